// Meaning: men's given names, each with the women's names that are made of it and spelt nearly like it, lower case without
// accents: two persons, where a misspelling of such a length would be one. Names that men and women share (Andrea, Gabriele,
// Michele, Nicola, Simone, Valery) stand in no line, and of pairs in -o and -a (Mario, Maria) the rule knows by itself.
// Source: general knowledge of European, Arabic and Indian usage, 2026-11. 287 lines, sorted.
export const WOMENS_FORM_LINES: string = `
adrian adriana adriane adrianna adrienne
adrien adrienne
alan alana alanna alayna
alban albana
albert alberta albertina albertine
alexander alexandra alexandria alexandrina
alexandre alexandra
alfons alfonsa alfonsina
alfred alfreda
amin amina
amir amira
amit amita
anil anila
antoine antoinette
anton antonia antonie antonina
antonin antonina antonine
armand armanda armande
arun aruna
august augusta augustina
augustin augustina
aziz aziza
basim basima
benedict benedicta
benedikt benedikta
bernard bernadette bernarda bernardina bernardine
bertrand bertrande
bogdan bogdana
bohumil bohumila
bohuslav bohuslava
branislav branislava
brian briana brianna brianne
bronislav bronislava
bronislaw bronislawa
bryan bryana bryanna
camil camila
carl carla
cecil cecile cecilia
charles charlene charline charlotte
christian christiana christiane christina christine
claudius claudia
clement clementina clementine
colin colina colleen
constantin constantina
cornelius cornelia
cristian cristiana cristina
cyril cyrilla
damian damiana
daniel daniela daniella danielle
david davida davina
denis denisa denise
dennis denise
dimitri dimitra
dominic dominica
dominik dominika
dorian doriana dorianne
edmund edmunda
edwin edwina
emanuel emanuela emanuella emmanuelle
emil emilia emilie
emile emilie
emmanuel emanuela emmanuela emmanuelle
eric erica ericka erika
erich erica erika
erik erica erika
ernest ernesta ernestina ernestine
eugen eugenia eugenie
eugene eugenia eugenie
evgeni evgenia evgeniya
fabian fabiana fabienne
fabien fabienne
farid farida
fathi fathia
felix felicia
ferdinand ferdinanda
florian floriana
francis frances francesca
francois francoise
frank franka
frantisek frantiska
franz franziska
fred freda
frederic frederica frederique
frederick frederica fredericka
friedrich friederike
gabriel gabriela gabriella gabrielle
gaspar gaspara
georg georgia georgina
george georgette georgia georgiana georgina
gerald geralda geraldine
gerard gerarda gerardine
germain germaine
gilbert gilberta
glen glenda glenna
glenn glenda glenna
habib habiba
hakim hakima
halim halima
hameed hameeda
hamid hamida
henri henriette
henrik henrika henrike
herman hermina hermine
hermann hermine
hubert huberta
isidor isidora
iulian iuliana
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
kamal kamala
kamil kamila kamilla
kareem kareema
karel karla
karim karima
karl karla
khalid khalida
konrad konrada
konstantin konstantina
kristian kristiana kristina kristine
krystian krystyna
ladislav ladislava
lambert lamberta
latif latifa
laurent laurentia laurentine
leon leona leonie leonora leontina leontine
leonard leonarda
leonid leonida
leopold leopolda leopoldina leopoldine
lorin lorina
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
michael michaela michaella michelle
michail michaila
michal michalina
michel micheline michelle
mikael mikaela
mikhail mikhaila
milan milana milena
miroslav miroslava
mounir mounira
munir munira
nabil nabila
nadim nadima
nadir nadira
naim naima
najib najiba
nasir nasira
nathanael nathanaella nathanaelle
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
radomir radomira
radoslav radoslava
rafael rafaela rafaella
rafiq rafiqa
rahim rahima
ramon ramona
raphael raphaela raphaella raphaelle
rasheed rasheeda
rashid rashida
raymond raymonda raymonde
richard richarda
robert roberta
roland rolanda rolande
roman romana
ronald ronalda
rostislav rostislava
rudolf rudolfa rudolfine
rudolph rudolpha
ruslan ruslana
sabir sabira
sadiq sadiqa
saeed saeeda
sajid sajida
saleem saleema
salih saliha
salim salima
samir samira
samuel samuela
sebastian sebastiana
sebastien sebastienne
severin severina severine
shahid shahida
shakir shakira
sharif sharifa
silvan silvana
silvester silvestra
slavomir slavomira
stanislav stanislava
stanislaw stanislawa
stefan stefana stefania stefanie
steffen stefanie steffi
stephan stefanie stephania stephanie
stephane stephanie
stephen stephanie stephenie
sumit sumita
sunil sunila
svetoslav svetoslava
sylvain sylvaine
sylvan sylvana
sylvester sylvestra
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
vasil vasila
veselin veselina
victor victoria victorine
viktor viktoria viktoriya
vincent vincenta vincentia vincenza
vjekoslav vjekoslava
vladimir vladimira
vladislav vladislava
wahid wahida
walid walida
wilhelm wilhelmina wilhelmine
william wilhelmina willa
wladyslaw wladyslawa
xavier xaviera
yaroslav yaroslava
yevgeni yevgenia yevgeniya
yvan yvanna
yves yvette
yvon yvonne
zahid zahida
zahir zahira
zdenek zdena zdenka
zlatan zlatana
zoran zorana
`;
