// Meaning: given names that one person may go by, a line a name: full forms and spellings first, then short and pet forms, lower
// case without accents. Two names are linked when a line holds both; a form may stand in several lines.
// Source: general knowledge of English, Spanish, Portuguese, French, German, Italian, Dutch, Scandinavian, Slavic, Greek, Hebrew
// and Arabic usage, 2026-11.
// 994 lines, sorted.
export const NICKNAME_LINES: string = `
aaron arron aron erin ron ronnie aharon
abdullah abdallah abdul abd
abel abe ab
abigail abby abbey abbie gail nabby abi
abner ab
abraham avraham ibrahim abram abe bram abie
ada addie
adalbert bert albert
adalberto beto
adam edie ade ad adama
adelaide addie addy adele heidi della dell ada
adele adela adelia addie dell della
adeline adaline adelina addie addy ada aline
adrian ade hadrian adriano
adriana adrienne adrianne adie ade
adrianus adri arie
agatha aggie aga agafia
agnes aggie inez nessie nessa agneta agnese
agnieszka agnes aga
ahmed ahmad ahmet achmed hamada
aileen eileen ilene lena allie
ainsley lee ains
alan allan allen alain al
alastair alistair alasdair allister al ali alec
albert alberto albrecht al bert bertie beto
albertina tina
alejandro alex ale jandro
alexander alexandre alessandro alejandro aleksandr aleksander alexandros alexandru al alec alex alek sandy sander sasha xander zander lex ale alejo jandro aleks olek oles sanya shura iskander eskander alexr
alexandra alessandra alejandra aleksandra alexandria al alex lexi lexie lexy sandra sandy sasha allie ally alix ale ola xandra shura
alexis lexi lexie alex
alfonso alphonse alphonso alonso alonzo al alf fonso poncho fonz lon lonnie
alfonso poncho
alfred alfredo al alf alfie fred freddie freddy fredo
ali aly
alice alicia alyce alisa allie ally elsie lisa ali ala
alicia alisha alycia ali lisha licia allie
allison alison allyson alyson alli ally allie ali
almira myra mira
alonzo alonso al lon lonnie lonzo
althea thea
alvin alvino al vin vinnie alwin
amalia amelia emilia mollie
amanda mandy manda amandine mandi
amber ambie
ambrose brose
amelia amy mel millie emily melia
anastasia stacy stacey ana stasia stasi nastya nastia asya tasia
anatoly tolya anatolii anatole
andre andreas andrew andrey andrei andres andrea drea
andrea andi andie drea andy rea
andrew andreas andres andrei andrey andrzej andre andrea anders andy drew andi andriy andrii endre andras bandi dru
angela angelina angelica angie angel ange angy geli
angelo angel ange gelo lito
anita ann annie nita
ann anne anna ana annie nan nancy nanny hannah annette anya anka ania anni nina hana
annabel annabelle anna belle bella ann annie
annette anne ann annie netta nettie
anselm selm
anthony antony antonio anton antoine antoni antonis tony toni ant tonio nino tono antek anto antos
antonia antoinette antonina tony toni nettie net ann tonia tona netta nina
antonia toni
antonio toto nino toni
aoife eva
april avril apes
arabella bella belle arry ara
archibald archie arch baldie archd
ariel ari arielle
aristotle aristotelis ari telly telis
arlene arleen arline lena
armando arman mando armand
armando mando
arnold arnaldo arnoldo arnaud arnie arn nolly
arthur arturo artur arturas art artie turo arty
asher ash
ashley ash ashleigh lee ashlee
athena tina
aubrey bree aub
audrey dee audie
augusta aggie gus gussie tina
augustine augustin agustin austin augustus agostino august gus augie tino gustl
aurelia aurelie relia lia ora
avery ave
balthazar balt
barbara babs barb barbie bobbie babette barbra basia varvara bab
barnabas barnaby barney berney
bartholomew bartolomeo bartolome bartlomiej bart barth barto bartek bat tolly bartel bartw
basil vasily vasilios vasil baz vassilis basilio bill vas
beatrice bea
beatrice beatrix beatriz bea trixie trix tracy bice bettie triss
beatriz bety
belinda bell belle linda bel
benedict benedetto benito benoit benedikt ben bennie benny bene
benjamin binyamin ben benny bennie benj benjy jamie benji benja mino benjn
bernadette bernie bernadine berna detta
bernard bernhard bernardo bernd barney bernie berney bern nardo berni
bertha bert bertie birdie berta
bertram bert bertie
bethany beth
beverly beverley bev
bhupinder bhupi
bjorn bjoern
blair blaire
boguslaw bogdan bohdan
bonita bonnie
bradford brad ford
bradley brad lee
brandon brandy bran
brenda bren brandy
brendan bren
brent brenton
brian bryan bryant bry
bridget brigid brigitte bridgette brigida biddy bridie bridey brie bree delia gitte birgit britta
brittany britney britt brit
broderick brady brody ricky rick rod
bronwyn bron wyn
bruce brucie
bruno bru
bud buddy
burkhard burk
burton burt
byron ron
caleb cale cal kaleb
calvin cal vin vinny
cameron cam ron ronny kamron
camilla camille camila cam millie milla cami
candace candice candi candy dacey candis
caoimhe keeva
carl karl carlos charles carlo karel carlito
carla karla carlie carly
carlos carlo charles carlito carlitos chuck litos calo
carmen carma carmine charm mina
carol carole carrol caroline karol carolyn
caroline carolyn carolina karoline carol carrie cary caro lina lynn callie cassie carri carolynn
carter cart
casey kc
casimir kazimierz kazimir kaz cas caz
cassandra cassie cass cassi sandra sandy sandi cassey kassandra
catherine katherine kathryn catharine katharine katharina cathryn katarina katerina caterina catalina catarina ekaterina yekaterina katarzyna kathrin katrin kathleen cathleen kate katie katy kathy cathy cath kat kit kitty kay kathie cat cate trina trish kari kasia kata katya katia kati cata rina lina kasha kathi kittie cassie karen katja
cecil cis
cecilia cecelia cecily cecile cissy celia cece sissy sheila ceci cilla
cedric ced rick ricky
celeste celestine lessie celie
charity chat charry
charlene charley sherry charlie char
charles carlos karl carl carlo karel karol charlie charley chuck chas chaz chick chip buck charly carlitos chuckie chad chucky chs
charlotte carlotta carlota charlie char lottie lotta lotte sherry lola lotty
chauncey chan
chelsea chels chelsey
cheryl sheryl cher sherry sheri
chester chet ches
chiara clara
chip charles
chloe clo
christian cristian kristian chris christy kit chrys xian
christina christine cristina kristina kristine christiana christiane kirsten kristin kristen krystyna chris chrissy christy tina kris krissy kristy kristie crissy cris tine stina kit krysia christie chrissie crystal kirsty tiina
christophe chris
christopher cristobal kristoffer christophe christoph krzysztof cristoforo kristopher chris kit topher kris christie chrissy stoffer stof tobal toffer kristof
ciaran kieran keiran
clara clarice clarissa claire clair clare clary
clarence clare clair
clarissa clara cissy rissa clarice
claude claud claudio claudius
claudia claudette claude claudine claudie
clayton clay
clement clemens clemente clem
clementine clementina clem tina
cleopatra cleo pat patty
clifford cliff ford
clifton cliff tony
clinton clint
clyde cly
colette coco lettie
colin nick collin cole col
concepcion concha conchita connie
conrad konrad con connie curt kurt
constance constanza connie constantina con
constantine konstantin constantin konstantinos costas kostas con costa gus dean dinos kostya kosta kostia connie
consuelo chelo connie
cora corinne corinna corrie
cordelia cory delia cord
corey cory coco
cornelia nelia nelly nellie cornie corrie lia
cornelis kees cor
cornelius cornelis cornelio con conny neil nelson cor kees neely neal niels
courtney curt court
craig craigie
crystal krystal chris crys krystle
curtis curt kurt
cuthbert bert cuddy
cynthia cintia cindy cyndi cindi cyndy cinthia thia
cyril kyrylo kirill cy kiril
cyrus cy koorosh
daisy margaret daze
damian damien damon dame
daniel danilo daniil dan danny dannie dani danila danek danko donny daniele deiniol danl
danielle daniela daniella dani dan danny ella daniele
daphne daph
darlene lena darry dar
darrell darryl daryl darrel darryll dar
david davide dawid dawit daud dave davey davie davy dewey dai taffy dudi dov dato
dawn dawnie
dean deano
deanna diana deana dee deedee anna
deborah debra debora devora deb debbie debby debbi debi deby debo
declan dec
deidre deirdre dee deedee
delbert del bert
delia fidelia cordelia dee bedelia
della adela delilah adelaide
delores dolores dolly lola del lolita dee lori
demetrius demetrios dimitri dimitris dmitri dmitry dmytro dimitrios jim jimmy dima mitya mitri demi dimi jimi mitch dmitriy dmitrii
denise dennise dee niecy deni
dennis denis denny den dionysios dion denys
derek derrick derick dirk rick ricky del dere rik
desiree desi des dez
desmond des desi mons
diana diane dianne dyan di dee didi dyana
diarmuid dermot
dick richard
diego jaime santiago jacob dieguito
dietrich dirk dieter
dolores lola loli lolita dee
domenico mimmo
domingo mingo
dominic dominick dominik domenico domingo dominique dom nick nicky mingo domi mimmo
dominique dom
dominique domi nikki dom
donald don donny donnie donal
donna donnie don madonna
dora dorothy theodora isidora eudora dodie dori
doreen dorie dory
doris dorrie dori
dorothy dorothea dorotea dot dottie dotty dolly dodie dora dory thea dorie dorita dee dorit
douglas douglass doug dougie duggie
dustin dusty
dwayne duane dewayne wayne
dwight ike
eamonn edmund
earl errol earle
ebenezer eben ben eb
eberhard eb hardy
eckhard ecki
edgar edgardo ed eddie eddy ned garo
edith edie edye edyth dita edy
edmund edmond edmundo eamon ed eddie ned ted mundo eddy edi edm
eduardo edward edouard eduard lalo edu eddie guayo duarte ed lalito
eduardo lalo
edward eduardo edouard eduard edvard edoardo ed eddie eddy ned ted teddy ward edek edo lalo teddie edw edwd
edwin ed eddie ned win eduin eddy
edwina edie eddie winnie
efrain frain
egbert bert
eileen aileen ilene helen lena
elaine elena helen lainie laney lanie
eldon don
eleanor elinor eleonora leonor leonora elanor lenora ellen ellie nell nellie nora ella lena leo elle nelly norah elea lenore leonore
elena helena ellen helen lena nena yelena alyona olena ileana ela elenita
eleonora nora
elias elijah eli ilias ilya lijah
elijah elias eli lige ilya lije
elizabeth elisabeth elisabetta isabel elisabet elspeth elzbieta yelizaveta elizaveta eliza elise elisa alzbeta erzsebet elissa ellie beth betsy betty bess bessie bette lisa liz liza lizzie lizzy libby lisbeth elsie elsa elspet lily bettie betsey buffy liesl lise lisl else ilse babette bettina bets eli ela izzy zabeth bet lizbeth lisette lissie tetty elza eliz elizth
ella ellen gabriella eleanor elle el
ellen helen eleanor ellie nell nellie lena elena
elliot eliot elliott ell
elmer elm
eloise heloise lois elouise lou
elsie elsa elizabeth else
elton tony
elvira elvie
elwood woody
emanuel emmanuel manuel immanuel emmanouil manny manu mani manolis
emil emile emilio mio milo
emily emilie emilia emely amelia em emmy millie emma mel milly emmie ems
emma emmy em erma ema emmie emmi
emmanuelle manu
emory em
encarnacion encarna
enrique henry henri enrico henrique heinrich quique kike rick ricky hank quico
eoin owen john ian
ephraim eph efrain
eric erik erich erick frederick rick ricky
erica erika ericka rikki ricki rick
ernest ernesto ernst ernie erno neto earnest nesto
ernestina tina
ernestine ernie teeny erna tina
ervin erwin irvin irving irv
esperanza espe
esteban stephen stefan steban
estelle estella stella essie stell
esther ester hester essie hettie hetty etti etta ettie star
ethan eth
ethel ethelyn
eugene eugenio evgeny yevgeny eugen gene zhenya geno ewgeni yevhen evgeni
eugenia eugenie gene genie nina evgenia yevgenia zhenya jenny
eunice nicie
eva eve evelyn evie ava ewa yeva evita
evan ivan john van ev ewan
evangeline evangelina eva eve evie vangie lina ev
evelyn eva eve evie lyn ev evelina evelyne lina
everett everet ev rett
ezekiel zeke ez
ezra ez
faith fay faye
fatima fatma fatemeh fati fatimah
federica fede
felicia felicity felicitas fel fliss flick felice lisha
felipe pipe
felix feliks
ferdinand fernando ferdinando ferdie fred freddie nando hernan ferdy fern nan
fernanda fer nanda
fernando nando fer fdo
fidel del
fidelia delia
fiona fi fee
fionn finn
florence florencia florentia flo flora florrie flossie floy flossy
floyd lloyd
frances francesca francisca francine franziska francoise fran frannie franny francie frankie fanny cissy sis paca francy franca cesca franka franzi kika pancha
francesco franco
francis francisco francesco francois frantisek franz franciszek francesc frank frankie fran franky paco pancho frans fritz curro cisco paquito kiko pacho ciccio franco xico chico ferenc feri franek franta
francisca paca paquita fran fca
francisco frank paco pancho cisco kiko curro paquito francis chico fco
franciscus frans
frank francis franklin frankie franky frans franz francisco francesco
franklin frank frankie lin
frederic fred
frederica frederika freda freddie ricki rikki frieda
frederick fredrick frederic frederik friedrich federico frederico fredric fryderyk fred freddie freddy fritz rick ricky fredi fritzi derick lico fede fredo fiete rik fredk
gabriel gabriele gabe gab gabby gavril gabi gabo
gabriela gabi
gabrielle gabriela gabriella gabriele gabby gabi gaby ella bri ellie brielle gab
gaetano tano
gareth gary gaz
garrett garret gary jerry rhett
gary garry garret gaz gal
gavin gav
gearoid gerald garrett
gene eugene
genevieve gen
genevieve genoveva gen gwen jenny eve gennie viv gena
geoffrey jeffrey jeffery geoffroy jeff geoff jeffry jef geof
george georg georges jorge giorgio jiri yuri jerzy georgios gheorghe goran juergen jurgen jurij geo georgie jordi yorgos giorgos gogi jorgen jerzyk gyuri yura jorgito georgy georgiy giorgi jorg juri
georgia georgina georgette georgiana georgie gina gigi georgeann
gerald gerardo gerard gerhard gerold jerry gerry gerd gerrit jerald gherardo lalo gert gere
geraldine gerry gerrie jerry dina deenie gerri
gerard gerhard gerardo gerry jerry gerd
gerardus gerard
gerlinde linde
germaine gerry
gertrude gertrud gert gertie trudy trudi trude
gijsbert gijs
gilbert gilberto gil bert wilber gilly beto
gilberto beto gil
gina georgina regina virginia angelina luigina
giovanni gianni
giovanni john gianni vanni gio juan gian nino giovannino
gisela gisi
giuseppe beppe
giuseppe joseph beppe peppe pino peppino jose joe
gladys glad
glenda glen
glenn glen
gloria glory glo
godfrey gottfried jeff
gonzalo gonza chalo
goran george
gordon gord gordie gordy don
grace gracie graciela graca gracia
graciela chela grace
graham grahame
gregorio goyo
gregory gregorio grigory grzegorz gregor greg gregg grigor greggory grigori gorio goyo grisha gregorios grischa grigoriy
gretchen margaret greta
grover gro
guadalupe lupe
guadalupe lupe lupita guada gpe
guillermo william guille memo willy guilherme gui gmo
gunnar gunther
gunther gunter gunnar
gurpreet preet
gustav gustavo gustave gustaf gus tavo gusti gusto gustaw
guy guido
gwendolyn gwendolen gwen wendy gwenda gwenny
hannah hanna ann anna johanna susannah annie nan hana
hans johannes johann john hansi
harold harald hal harry hank haroldo
harriet harriett henrietta hattie hatty etta harry etty
harrison harry
harry henry harold harrison harris harvey hal
harvey harv hervey
hassan hasan
hazel haze
heather heath hetty
hector ector tito
heidi adelheid adelaide
heinrich henry heinz heiner hinrich hein henrik hendrik enrique
helen helena helene elena ellen elaine eleni ilona ellie nell nellie lena nelly leni hela nel halina
helmut helmuth
heloise lois eloise
hendrik henk rik henry
henrietta henriette enriqueta etta hank hattie nettie hettie harriet ettie
henry henri enrique heinrich henrik hendrik enrico harry hal hank hen heinz heiner rik henny hennie henk rico quique
herbert heriberto bert herb herbie bertie beto heri
heriberto beto
herman hermann armand hermie manny harm
hermione hermia mione
hernando nando
hester hessie hettie esther
hezekiah hez kiah
hilary hillary hil hilly larry
hilda hildegard hildi hildy
hiram hi
horace horatio horry
howard howie hal ward
hubert huberto hugh bert hub
hugh hugo hughie hew ugo huw
humberto beto
humberto umberto berto beto
humphrey hump
hussein husain hussain hossein husayn huseyin
ian john iain ean
ibrahim abraham ebrahim ibra ibo
ignacio nacho iggy
ignatius ignacio ignazio ignacy iggy nacho ig nate nash
ilona helen ili ilka
immanuel manny emmanuel
inez agnes ines
ingrid inge inga
irene irina irena eirene renie rena irka ira rene arina
irmgard irma
irving irvin irv irwin
isaac isaak yitzhak izaak itzhak ike zack zak izzy ish isa ishaq itzik zac
isabel chabela isa
isabel isabella isabelle isobel isabela ysabel elizabeth bell bella belle izzy ib ibby issy tibby sabella nib isa chabela belita bel ishbel
isaiah isaias zay ike
isidore isidro isidoro izzy sid isidor
ismail ishmael esmail
israel izzy yisrael srul
ivan john vanya evan juan ivo vania
jacinto chinto
jack john jackson jacques jackie jonathan jake
jackson jack jax
jacob yakov jakob jacobo giacomo jacques james jakub iacob jacobus jake jay cobb jack coby koby yasha jaap kuba jakey yankel cob
jacobus jaap koos
jacqueline jaqueline jackie jacqui jacky jack jacquelyn jacquie lyn
james jaime jacques diego santiago giacomo jim jimmy jamie jimmie jem jay jae jas hamish seamus jaimie jimbo jimi iago
jamie james jaime jamey
jan johannes johan janek
jane janet jean joan joanna jeanne jana janie jennie jan jayne janey giovanna jenny
janet janette jeanette jan jane nettie jessie
janice jan janis
jared jerry
jaroslaw jarek
jasmine jas jazz yasmin jazzy mina
jason jay jase jasen
jasper casper gaspar kaspar jas
javier xavier javi xavi javy
jay james jason jacob
jean jeanne jane joan jeannie jeanie jan johan giovanni
jeanette jeannette janet jeanne jean jeanie jessie nettie
jefferson jeff sonny
jeffrey jeffery geoffrey jeffry jeff geoff jef
jemima mima jem jemma
jennifer jenifer jen jenny jenn jennie jenni guinevere genny jenna
jens john
jeremiah jeremias jeremy jerry jere jem
jeremy jeremiah jerry jez jem jezza jer
jerome jeronimo geronimo hieronymus jerry rom jere
jesse jess jessie yishai
jessica jess jessie jessi jesse jes
jesus chuy
jesus chuy chucho chus jesu suso
jill gillian jillian jilly gill
jo joanna josephine joann joanne joan
joachim joaquin achim jochen kim joaquim quino quim chimo jakim
joan joanna jane jean jo joanie
joanna joanne johanna joann jo hannah jody joan joana asia anna hanna
joaquim joachim quim
jocelyn joss lyn joy jo
jody joseph judith joan jodi jodie
joerg jorg george
johannes jan hans joop
john johannes johann juan joao giovanni ivan jan ian sean shaun shawn evan johan hans ioannis yannis giannis jon johnny jack johnnie jonny jackie jock gianni jovan janos yohannes yochanan yahya hannes janne juanito nani yanni zane johnie ioan ion vanya hovhannes jens jn jno
jonathan johnathan jonathon johnathon jonatan yonatan jon john johnny jonny nathan jack nate jono yoni jhon
jordan jordy jory jud
jordi george
jorge george coque jorgito
jose joseph pepe chepe che pepito joe joey josep ze josue joselito beppe
josep joseph pep
joseph jose josef giuseppe josip yosef yusuf youssef jozef iosif joe joey jody jos jo pepe josh beppe sepp seppi jojo joop jef pepi jupp josse yossi osip yusef pep zef joze
josephine josefina josefa giuseppina josephina jo josie joey fina posy jozefina pepa josy feeny
joshua josue yehoshua jesus josh jos joshie
joyce joy joice
juan john juanito juancho
juana joan jane juanita
juanita nita nettie juana
judah judas jude yehuda juda
judith judy judi jody judie judit edith yehudit
juergen jurgen jorg
julia julie juliet juliana giulia yulia jule jules julianne juls yuliya julita lia
julian julius giuliano julien jules jule yulian
juliet juliette julietta giulietta julia jules julie
julius julio giulio jules julian gyula
june junie
junior jr
justin justus justinian justino giustino jus justo
justine justina tina
karen karin caren kaz carin catherine kari kare
kasper jasper caspar kas
katharina kathi
katherine kathryn kate katie kathy kay
kathleen cathleen kathy kathie katie kay kate cathy kath
kay katherine kathleen kaye
kelly kelley kel
kelsey kels
kelvin kel
kendall ken kenny kendal
kendra ken kenny
kennedy ken
kenneth kennith ken kenny kenn kent
kent kenny ken kenton
kerry ker kerri
kevin kev kevan
khaled khalid
kimberly kimberley kim kimmy kimmie kym kimber
kirsten kirstin christina kris kirsty kiki
klaus nicholas claus
konstantin kostya costa
krishnamurthy krishna kris
kristen kristin christine kris kristy kirsten kristi kristine
kristopher kris kit
ksenia xenia oksana
kyle ky
lafayette laffie fate
lakshmi laxmi
lambert bert lam
lambertus bert
lamont monty
lance lancelot
laura lauren laurie lori lora lorri laurence loretta laurel laurinda lolly lara lorie
lauren laura laurie loren ren lor
laurence lawrence lorenzo laurent lorenz lars laurens larry lon lonny lorne lawrie laurie rance laz renzo lori wawrzyniec lorencz laurentius loren larrie
lavinia vina viney ina vinnie
lawrence laurence larry lonnie lorry lars law lawrie
leah lea lee
leander lee andy ander
lee leroy leland leah shirley
leendert leen
leila layla
leland lee
leo leon leopold leonard leonardo leonid lev lee
leon leo leonard leonidas lion leonel
leona leonora lee lona onie
leonard leonardo leonhard lenard leo len lenny leon lennie leno nardo linek
leonardo leo nardo
leonora eleanor nora lenora leonor lee
leopold leopoldo leo polly poldi polo
leroy lee roy
leslie lesley les lee lezlie
lester les
leszek lech
letitia leticia lettie letty tish titia lety
lewis louis luis ludwig lew lou louie
li lee
liam william
lillian lilian liliana lil lily lilly lillie lilli liana lillyann
linda lynda lindy lin lynn belinda melinda
lindsay lindsey linsey lindy lyn
linus linas
lionel leon leonel
lisa elizabeth melissa alice liza elisabeth alisa lise
liselotte lilo lotte
lloyd loyd
lois louise eloise
lorena loren lore lori
lorenzo laurence lawrence loren renzo enzo larry lencho lori
loretta lori etta lorrie retta laura
lorraine lori lorrie rainey raine
lottie charlotte carlotta
louis lewis luis luigi ludwig lou louie lodewijk ludovic luiz lew gigi
louisa luisa louise lou lulu eliza luise
louise luisa louisa luise lou lulu lois lulie loulou
lourdes lulu lou
lucas luke luca lukas luc lukasz luka lucca
lucia lucy lucie lucille lucinda lucija luz lu lulu chia
lucian luciano lucien lucio luke chano
lucille lucy lu lucile lou cille
lucinda lucy cindy lu cinda
lucy lucia lucille lucinda lucie luce lu
ludwig louis lutz wiggerl ludo luki ludek
luis louis lucho luigi lou wicho luisito luiz guicho
luke lucas lukas luc
luther lute lothar
lydia lidia lyddie liddy
lynn linda marilyn carolyn lyn lynne
lyudmila ludmila luda mila liudmila ludmilla
mabel maybelle mae may amabel
mackenzie kenzie mac mack kenz
madeleine madeline madelyn magdalena magdalene madalena maddie maddy lena magda maud mad made lyn madge malena maggie magdi leni
mahmoud mahmud
maire mary
malachi mal
malcolm mal malc
malgorzata margaret gosia
malinda lindy linda
mandy amanda miranda
manfred fred manni
manuel emmanuel emanuel manolo manny manu manel lito manoel mani
marcella marcy marcelle celia marcie marci cella
marcellus marcel marcelo marcello
marcia marsha marcie marcy
marco mark marcos marcus marc
marcus mark marc marco marcos markus marek mars
margaret margarita marguerite margarete margherita margareta margit margot greta maggie meg megan peggy madge marge margie margo rita daisy mags meggie peg pegeen midge mamie gretchen gretel marjorie mariquita metta mette grete greetje maisie mog molly gosia malgorzata margaretha margt
margarita mago
maria mary marie mariya marija maja mia ria mitzi moira mimi maru mariquita masha manya marika marisa miriam mari marysia cuca ma
marian marion mariana marianne mary mari
marianne mary ann anne mariana marian nan
marie mary maria mae mitzi mimi
marilyn mary lyn marylin lynn
marina mari rina
marion mary marian mari
marjorie marge margie margaret marg margy madge marj jorie midge
mark marc marco marcos marcus markus marek marky
marlene magdalene lena marla marly
marsha marcia marcie
marshall marsh
martha marta mart marty mat mattie patsy patty mita
martin martino marten marton martyn marty mart tino marti maarten martien
martina tina marty marti
marvin merv marv mervin
mary maria marie miriam maryam mariam moira maureen molly mollie polly mae mamie mitzi may minnie mimi maisie mally mare mariah mariella
maryann marianne mary ann annie
mason mase
matilda mathilda mathilde mattie tilly maud tillie maude til
matthew mathew matthias mateo matteo mathieu matthieu mateusz matej mattias matvei matt matty mat matthijs thys mats mate matyas mattheus teo motya
matthias mathias matias matt hias matty mat thies
maud matilda maude madeleine
maureen mary mo reenie rena
maurice mauricio maurizio morris moritz moe mo morrie mauro maury morry
mauricio mau
maximilian maximiliano maximus maxim maxime maxwell massimo max maks maxi maxie
maxine max
maxwell max
may mary mae margaret
megan meghan meagan margaret meg meggie
melanie mel mellie melly melania lanie
melinda linda mel lindy mindy mindi
melissa mel missy lisa lissa milly mellie
melody mel dee
melvin melvyn mel vinny
mercedes meche
mercedes merce mercy sadie meche cedes merche
meredith merry edith mer
merlin merle
merrill merry
mervyn merv mervin
michael michel miguel mikhail michele mihai mikael michal mikhael mihail mickael micheal mike mick mickey mikey micky misha mitch miki mischa mikel miko michiel mikko maikel miha mihaly misi michalis mykhailo migue mykola micah mica michl
michaela mikaela micaela mickey mica kayla
michelle michele michaela micki mickey shelly shell mich chelle shelley shellie miche
miguel michael mike migue miguelito
mikhail misha michael mischa
mildred millie milly mil
miles myles milo
millicent melicent milly millie missy
milton milt milty
mindy melinda
minerva minnie
miranda randy mandy mira randi
miriam mary maryam mariam mitzi mimi miri mim mir
mitchell mitchel mitch mickey
mohammed muhammad muhamad muhamed mohamed mohammad mehmet mohamad muhammed mo moe hamad mohd moham md mehdi mamadou magomed
moira mary
molly mary margaret mollie amalia
monica monika monique nicki moni mo
montgomery monty gum
morgan mo
morris maurice mo moe morrie
mortimer mort morty
morton mort
moses moshe moises mose moe mo moss musa moussa moishe moyshe
muriel mur
mustafa mostafa moustafa
myron ron
myrtle myrt mert
nadia nadezhda nadine nadya nada
nadine nada dina
nancy ann anne nan nance nanny agnes annie
naomi omi noemi nomi
natalie natalia nathalie natalya nataliya nat nattie talia tally natasha nata tasha natalja
natasha natalia tasha nastasia nat natasja
nathalie nath
nathan nathaniel jonathan nate nat natan natty
nathaniel nathanael nataniel nathan nate nat natty than nathl
neil neal niall nigel neill nils
nell ellen eleanor helen
nelson nels
nettie annette antoinette henrietta jeannette
neville nev
niamh neve
nicholas nicolas nikolai nicola nikolaus nikolaos nicolaus nicolo niccolo nikola mikolaj miklos nick nicky nico claus klaus niko nikos colin cole nicko nicolau kolya mykola nikolay niklas nils kolja nic colas coley klaas
nicole nicola nikki nicky nicki nic nikole cole nichole colette coley
nikolai kolya nick
noel noelle
nora eleanor leonora honora norah onora
norbert bert norby
norberto beto
norma normie
norman norm normie
octavia tave tavia
octavio tavo
odysseus ulysses
oisin osh
oksana oxana ksenia xenia ksana
oleksandr alexander sasha oleks alex
olga olya
olive olivia ollie nollie livia
oliver olivier olivero oliviero ollie ol noll
olivia olive liv livvy ollie livia via livi nollie
omar umar
omar umar omer
orlando lando
orlando roland lando rolando
orville orv
osama usama
oscar oskar ozzie ossie
oswald oswaldo ozzy ossie waldo oz
otis ottis
owen eugene
padraig patrick
pamela pam pammy pamella
parker park
pasquale pasqualino lino patsy pat
patience pat patty
patricia patrizia patrice pat patty patsy tricia trish pati patti trisha rickie tisha paddy patrycja ticia
patricia paty
patrick patricio patrizio padraig pat paddy patsy patric rick peter padraic podge pato patk
paul paulo pablo pavel paolo pawel pol paulie pauly pavlos pavlo pavle pal paulus paulinho pasha
paula paulina pauline paola paulette polly lina pol
pauline paulina paula polly lina
pavel pasha paul
pedro peter perico pete peyo pedrito
penelope penny nellie pen
percival percy perce val
percy percival
perry peregrine
peter pedro pietro pierre petros piotr pyotr petr petar pieter petrus pete petey per peer pero petya petri pierrick piet petro petie piero pere boutros peder pjotr
petra pet petronella
petronella nell pet nella petra
petrus piet peter
philip phillip felipe filippo philippe filip philipp filipe phil pip flip lippy philly lipe pippo fil
philippa phillipa pippa pip filippa phil
philomena mena phil filomena
phineas finn
phoebe fifi pheeb phebe
phyllis phil phyl phillis
pierre peter
pieter piet
pilar pili
polly mary paula
preston pres
priscilla prisca cilla prissy pris
prudence prue prudy pru
quentin quintin quinton quint quin
quincy quin
rachel rachael raquel rachelle rae ray shelly rach chelle rahel rochel
rafael raphael raffaele rafa raffi raf rafe rafi rafal ralph
raffaele lello
rahul raul
rajendra raj rajan
rajesh raj
ralph ralf rolf raoul raul rafe raphael
ramon moncho
ramon raymond ray moncho raymundo mon
ramona mona
randall randal randolph rand randy dall
randolph randolf rand randy dolph randall
raphael rafael raf rafe
raul rulo
raymond ramon raimund raimondo raymundo raimundo ray rae mundo rayo
rebecca rebekah rebeca reba becca becky beck bekah becka becki riva rivka
refugio cuca cuco
regina reggie gina rina queenie
reginald reynaldo reinaldo reinhold reg reggie naldo rex ron reynold
reinhard reiner
renata rene renee
rene renato renatus renaldo
reuben ruben rube reuven
rex reginald reynold
reynold reynaldo reg ray renny
rhoda rhodie
rhonda ronda rhon
ricardo richard rick ricky riccardo cardo richie
richard ricardo riccardo rikard ryszard rich rick dick ricky richie ritchie dickie dicky rico rickie rik rickey cardo dickon ryszrad ritch richd
rita margaret margarita
robert roberto robrecht rupert robin bob rob bobby robbie bert bobbie robby robb robyn dob beto berto rab rabbie robi bobi tito rbt robt
roberta robbie bobbie bert robin berta bobby robyn
roberto beto
robin robyn rob
roderick rodrigo roderic rod roddy rick erick rodney rory
rodney rod roddy
rodolfo rudolph rudolf rudy fito rodo rolf fofo
rodrigo roderick rod rigo rodri
rogelio roge
roger rogelio ruggero rodger rodge rog rutger hodge roge ruggiero
roisin rose
roland rolando orlando rollo rolly rowland roly lando
roman roma romain
ronald ronaldo reginald ron ronnie ronny naldo
rosa rose rosita rosie rosy rosalia chita
rosalie rosalia rosa rose rosie
rosalind rosalyn rosalinda roslyn ros roz rose linda rosie rosa
rosamond rosamund rosa roz rose rosie
rosanna roseanne rosanne rose anna roz rosie ann rosa
rosario charo chayo
rose rosa rosie rosalie rosina rosemary rosita rosy
rosemary rosemarie rosamaria rose rosie mary romy marie roses
roxanne roxana roxanna roxie rox roxy ann rose roxane
roy royce leroy
ruairi rory
ruben reuben rube
rudolph rudolf rodolfo rudy rudi dolph rolf rolfe rodolphe
rufus rufe
rupert robert ruprecht
russell russel russ rusty
ruth ruthie ruthann
ryan ry
sabine bine
sabrina brina rina
sadie sarah sara
sally sarah sara
salvador salvatore sal chava sally xavi toto turi
salvatore salvador sal sammy sally turi tore
samantha sam sammy mantha sammie samanta
samson sam sampson
samuel samuele samuil shmuel sam sammy samy sammie shmulik sami sampo saml
sandra alexandra cassandra sandy sandi sondra saundra sandie
sanjay sunjay
santiago santi chago jim diego
sarah sara sally sadie sal sarita zara sari sallie suki
saul paul
savannah vannah anna savanna
scott scotty scot scottie
sean john shaun shawn shane eoin
sebastian basti
sebastian sebastien sebastiano seb bastian basti bash bastien seba chano sebby
selena selina lena salena celina
selma anselma
serena rena
sergei sergey sergio serhiy serge sergiy serhii seryozha serj checo
sergey serge
seymour see morey
shannon shan shanon
sharon sharyn sherry shari shar sha
sheila cecilia sheilah shelia
shelby shel
sheldon shel shelly
shelley shelly michelle rachel shirley
sheryl cheryl sher
shirley shirl lee sherry
sibyl sybil sib
sidney sydney sid syd
siegfried sigi siggi
sigmund siegmund zygmunt sig siggy ziggy
sigrid siri
silas silvanus si
silvester sylvester sly vester si silvestre sy syl
silvia chiva
silvia sylvia sylvie silvie syl
simon simeon shimon simone szymon simao si sim simmy
simone simona
sinead jane janet
siobhan joan shevaun
socorro coco
solomon shlomo salomon suleiman sol solly sal saul zalman sulayman
sonia sophia sonya sonja
sophia sofia sophie zofia sofie sofya sonia sophy sofi fia sonya zosia sophi
soren soeren
spencer spence
srinivas srini sri
stacy eustace anastasia stacey staci
stanislav stanislaw stanislaus estanislao stan stas stash slava staszek stanko
stanley stan stanly
stefanie steffi
stella estelle estella
stephane steph
stephanie estefania stefanie stephania stefania steph stephie stevie annie steffi stef fanny stefani steff steffy
stephen steven stefan esteban stefano etienne stephan stefanos istvan stjepan estevan szczepan steve stevie steph stevan ste stefen steffen pista
stewart stuart stew stu
stuart stewart stu stew
subramanian subbu mani
susan susanna susannah suzanne susana suzanna susanne zuzana zsuzsanna shoshana sue susie suzy sukey suzie hannah susy sanna suze suz su zuzanna
susana susi
susanne susi
svetlana sveta lana svitlana
sylvia silvia syl sylvie
tabitha tabby tab
tadhg tim timothy
tamara tamar tammy tam mara toma tammie
tanya tatiana tania
tatiana tanya tania tati tatyana tetiana tiana
taylor tay
teodoro teo doro
terence terrence terrance terry tel ter
teresa tere
thaddeus tadeusz tadeo tad thad teddy tadek thady
theodora dora thea teodora dory theo tedra
theodore theodor teodoro fyodor fedor feodor theodoros ted teddy theo ned tad fedya teo doro todor tewodros theod
theodorus theo
theodosia theo dosia doshie
theresa teresa therese terese tess tessa terry tracy tessie tessy resi tere terri teri reese treza terezie terezia teresita
thomas tomas tommaso tomasz toma tom tommy thom thos massey tomek tommie tam tomo tommi toms foma
thorsten torsten
tiffany tiff tiffy tif
timothy timoteo timofei timothee timotheus timo tim timmy timmie timofey
tina christina martina albertina bettina valentina
tobias tobiah toby tobi tobit
tomas tommy
tracy teresa trace tracey tracie
travis trav
trevor trev
trey tre
trinity trini
tristan tris trystan
tyler ty
tyrone ty
ulrich uli ulli ullrich
ulrike uli ulla rike
ulysses lyss ulises
ursula ursa ursi sula ulla
ute uta
valentina val valya tina valia
valentine valentin valentino val vic
valerie valeria valerija val valery lera
vanessa nessa van vanna essa
vasily basil vasya vassily vasilii vasyl bill
velma wilma
venkatesh venkat venky
vernon vern vernie lavern
veronica veronika veronique vera ronnie ronna ron roni nika verka vero
veronique vero
vicente chente
victor viktor vittorio vic vick vico vitya
victoria viktoria vittoria viktoriya vicky vicki tori torie vic vikki toria vickie tory vika
vincent vicente vincenzo vincenz vin vince vinny vinnie vins enzo chente cenzo
vincenzo enzo vince
viola violet vi violetta letty
violet viola vi lettie
virgil virge virgilio
virginia virginie ginger ginny gina jinny virgy ginnie
vivian vivien vivienne viv vivi bibi vivianne
vladimir volodymyr wladimir vlad volodya vova vladi
vladislav wladyslaw vlad slava vladik
vyacheslav slava
walker walk
wallace wally wallis
walter gualterio gautier walther walt wally wat wolt valter
wanda wandy
wayne dwayne
wendell dell wen
wendy gwendolyn wanda wen
wesley wes lee westley
wilbur wilber will bert wil
wilfred wilfrid wilfredo will fred willie freddy wil
wilhelmina wilma willa minnie mina billie willie helmina elma mien
wilhelmus wim
willard will
william guillermo wilhelm guglielmo guillaume willem vilhelm bill will billy willie liam willy wil bil bud guille memo wim helmut uilleam vasyl willi wills billie vili gui willm wm
wilma wilhelmina billie
winfield field win
winifred winnie freddie win fred winny una
winston win winnie
wojciech wojtek adalbert
wolfgang wolf wolfi
woodrow woody wood drew
wyatt wy
xavier javier xavi zavier xav
xose jose pepe
yaroslav slava jaroslav jarek yarik
yasser yasir
yolanda yolande yoli iolanda
yolanda yoli
youssef yusuf yousef joseph
yuri george yura jury
yusuf joseph yousef yosef
yvette yvie evette
yvonne vonnie von evonne
zachary zachariah zacharias zechariah zacarias zach zack zak zac zachery zackary zachry
zbigniew zbyszek
zebediah zeb
zebulon zeb
zedekiah zed diah dyer
zhang chang
zoe zoey zoi
`;
