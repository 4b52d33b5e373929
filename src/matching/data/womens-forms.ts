// Meaning: men's given names, each with the women's names that are made of it and spelt nearly like it, lower case without
// accents: two persons, where a misspelling of such a length would be one. Names that men and women share (Andrea, Gabriele,
// Michele, Nicola, Simone, Valery) stand in no line, and of pairs in -o and -a (Mario, Maria) the rule knows by itself.
// Source: general knowledge of European and Arabic usage, 2026-11. 237 lines, sorted.
export const WOMENS_FORM_LINES: string = `
alan alana alanna alayna
alban albana
albert alberta albertina albertine
alexander alexandra alexandria alexandrina
alexandre alexandra
alfons alfonsa alfonsina
alfred alfreda
amin amina
amir amira
antoine antoinette
anton antonia antonie antonina
august augusta augustina
augustin augustina
aziz aziza
basim basima
benedict benedicta
benedikt benedikta
bernard bernadette bernarda bernardina bernardine
bogdan bogdana
bohumil bohumila
bohuslav bohuslava
branislav branislava
brian briana brianna brianne
bronislav bronislava
bronislaw bronislawa
bryan bryana bryanna
carl carla
cecil cecile cecilia
charles charlene charline charlotte
christian christiana christiane christina christine
claudius claudia
clement clementina clementine
colin colina colleen
constantin constantina
cristian cristiana cristina
damian damiana
daniel daniela daniella danielle
david davida davina
denis denisa denise
dennis denise
dimitri dimitra
dominic dominica
dominik dominika
edmund edmunda
edwin edwina
emanuel emanuela emanuella emmanuelle
emil emilia emilie
emmanuel emanuela emmanuela emmanuelle
eric erica ericka erika
erich erica erika
erik erica erika
ernest ernesta ernestina ernestine
eugen eugenia eugenie
eugene eugenia eugenie
fabian fabiana fabienne
fabien fabienne
farid farida
felix felicia
ferdinand ferdinanda
florian floriana
francis frances francesca
francois francoise
frantisek frantiska
franz franziska
fred freda
frederic frederica frederique
frederick frederica fredericka
friedrich friederike
gabriel gabriela gabriella gabrielle
georg georgia georgina
george georgette georgia georgiana georgina
gerald geralda geraldine
gerard gerarda gerardine
gilbert gilberta
glen glenda glenna
glenn glenda glenna
habib habiba
hakim hakima
halim halima
hamid hamida
henri henriette
henrik henrika henrike
herman hermina hermine
hermann hermine
hubert huberta
isidor isidora
ivan ivana ivanka ivanna
jacob jacoba jacobina
jacques jacqueline
jakob jakoba jakobina
jalil jalila
jamil jamila
jaroslav jaroslava
joachim joachima
joel joella joelle
johan johanna
johann johanna
johannes johanna
jordan jordana
jose josefa josette
josef josefa josefina josefine
joseph josepha josephina josephine
juan juana juanita
julian juliana julianna julianne
julien julienne
julius julia
justin justina justine
kamil kamila kamilla
karel karla
karim karima
karl karla
khalid khalida
konrad konrada
konstantin konstantina
kristian kristiana kristina kristine
krystian krystyna
ladislav ladislava
latif latifa
leon leona leonie leonora leontina leontine
leonard leonarda
leopold leopolda leopoldina leopoldine
louis louisa louise
lucian luciana
lucien lucienne
lucius lucia
ludovic ludovica
luis luisa
majid majida
malik malika
manuel manuela manuella
marcel marcela marcelina marcella marcelle
marijan marijana
marin marina
marius maria
martin martina martine
maxim maxima maxine
maximilian maximiliana
michael michaela michaella
michal michalina
mikael mikaela
mikhail mikhaila
milan milana milena
miroslav miroslava
mounir mounira
munir munira
nabil nabila
nadir nadira
najib najiba
nasir nasira
nicolas nicole nicolette nicolina
noel noella noelle
norbert norberta
norman norma
octavian octavia octaviana
octavius octavia
oliver olivia
olivier olivia
oswald oswalda
pascal pascale pascaline
patric patrice patricia
patrick patrice patricia
patryk patrycja
paul paula paulette paulina pauline
pavel pavla pavlina
peter petra petrina
petr petra
philip philipa philippa
philipp philippa
philippe philippa
pierre pierrette
rachid rachida
radoslav radoslava
rafael rafaela rafaella
rahim rahima
ramon ramona
raphael raphaela raphaella raphaelle
rashid rashida
raymond raymonda raymonde
richard richarda
robert roberta
roland rolanda rolande
roman romana
ronald ronalda
rostislav rostislava
rudolf rudolfa rudolfine
ruslan ruslana
salih saliha
salim salima
samir samira
samuel samuela
sebastian sebastiana
sebastien sebastienne
severin severina severine
shakir shakira
sharif sharifa
silvan silvana
silvester silvestra
stanislav stanislava
stanislaw stanislawa
stefan stefana stefania stefanie
steffen stefanie steffi
stephan stefanie stephania stephanie
stephane stephanie
stephen stephanie stephenie
sylvain sylvaine
sylvan sylvana
tahir tahira
teodor teodora
theodor theodora
theodore theodora
thomas thomasin thomasina thomasine
tomas tomasa
tristan tristana
ulrich ulrica ulrika ulrike
vaclav vaclava
valentin valentina
valerian valeriana
veselin veselina
victor victoria victorine
viktor viktoria viktoriya
vincent vincenta vincentia vincenza
vjekoslav vjekoslava
vladimir vladimira
vladislav vladislava
walid walida
wilhelm wilhelmina wilhelmine
william wilhelmina willa
wladyslaw wladyslawa
xavier xaviera
yaroslav yaroslava
yvan yvanna
yves yvette
yvon yvonne
zahid zahida
zahir zahira
zdenek zdena zdenka
zoran zorana
`;
