/**
 * The 3,000 most common passwords, most common first. Source: frequency list of zxcvbn, Copyright (c) 2012-2016 Dan
 * Wheeler and Dropbox, Inc., MIT license.
 */
export const COMMONEST_PASSWORDS: ReadonlySet<string> = new Set(
  `
123456 password 12345678 qwerty 123456789 12345 1234 111111 1234567 dragon 123123 baseball abc123 football
monkey letmein shadow master 696969 michael mustang 666666 qwertyuiop 123321 1234567890 pussy superman 654321
1qaz2wsx 7777777 fuckyou qazwsx jordan jennifer 123qwe 000000 killer trustno1 hunter harley zxcvbnm asdfgh
buster andrew batman soccer tigger charlie robert sunshine thomas iloveyou fuckme ranger daniel hockey george
computer michelle jessica starwars asshole pepper klaster 112233 zxcvbn freedom princess joshua maggie pass
ginger 11111111 131313 fuck amanda ashley love cheese 159753 nicole summer matthew chelsea dallas biteme
matrix william yankees 6969 taylor corvette austin access martin heather thunder merlin secret diamond hello
anthony hammer fucker 1234qwer silver gfhjkm justin patrick richard bailey internet samantha golfer scooter
test orange cookie q1w2e3r4t5 maverick jackson sparky phoenix mickey bigdog snoopy guitar whatever chicken
morgan andrea camaro mercedes peanut ferrari falcon cowboy welcome sexy samsung steelers smokey joseph dakota
melissa arsenal boomer eagles tigers marina nascar booboo gateway yellow porsche monster spider diablo hannah
bulldog junior london purple compaq lakers iceman qwer1234 hardcore cowboys money banana ncc1701 boston
brandon tennis johnny miller q1w2e3r4 coffee scooby 123654 edward nikita yamaha mother barney brandy chester
fuckoff oliver charles player knight forever steven rangers midnight chicago bigdaddy redsox victoria angel
badboy please fender chris jasper james slayer rabbit natasha rachel marine bigdick wizard marlboro raiders
prince casper fishing flower crystal jasmine iwantu panties adidas winter winner gandalf password1 enter
ghbdtn 1q2w3e4r angela mike golden lauren cocacola jordan23 winston madison angels panther blowme sexsex
bigtits spanky shannon bitch sophie johnson asdfasdf david horny thx1138 toyota tiger murphy dick canada
danielle 12344321 blowjob 8675309 jonathan muffin liverpoo cooper apples dennis jackie black qwerty123
passw0rd john abcd1234 sandra pokemon 123abc slipknot carlos qazxsw 123456a scorpion qwaszx nathan butter
startrek rainbow asdfghjkl razz newyork redskins gemini cameron qazwsxedc florida liverpool turtle nicholas
wilson sierra viking booger butthead doctor rocket 159357 victor dolphins captain bandit jaguar packers pookie
peaches 789456 asdf dolphin helpme blue tucker theman maxwell tiffany jeremy qwertyui shithead debbie albert
lovers maddog alex monica united giants nirvana metallic hotdog rosebud mountain benjamin warrior stupid
elephant suckit success bond007 jackass bonnie alexis porn lucky jason scorpio samson q1w2e3 azerty rush2112
driver freddy willie calvin 1q2w3e4r5t sydney gators dexter red123 123456q 12345a bubba creative voodoo golf
happy arthur trouble america nissan gunner stella rebecca garfield gordon jessie bullshit parker asdfghjk 5150
fucking jack apollo 1qazxsw2 2112 eminem december legend airborne bear beavis august apple brooklyn godzilla
skippy 4815162342 buddy qwert kitten magic shelby beaver phantom fred nothing asdasd williams xavier braves
darkness blink182 travis copper platinum qweqwe tomcat 01012011 girls bigboy green power 102030 animal police
online 11223344 voyager lifehack 12qwaszx fish sniper 315475 trinity walter blazer heaven lover snowball
playboy loveme bubbles hooters cricket marvin willow donkey topgun nintendo family saturn november destiny
gabriel pakistan pumpkin digital sergey redwings explorer chance tits private runner therock guinness lasvegas
beatles 789456123 fire cassie christin qwerty1 celtic asdf1234 andrey broncos 007007 babygirl nelson donald
eclipse scott fluffy louise cartman michigan carolina testing little samuel alexande steve birdie pantera
cherry gibson sharon vampire peter mexico dickhead buffalo genius montana beer minecraft maximus flyers school
lovely stalker metallica doggie carter kristina kimberly spencer snickers barbara speedy sabrina carmen marcus
bronco lol123 friends paradise yankee horses magnum dreams cool caroline 147258369 lacrosse ou812 goober
enigma member qwertyu scotty pimpin bollocks sammy surfer brian cock poohbear genesis star dave asd123
qweasdzxc baby racing friend hello1 hawaii eagle1 viper october vanessa billy poopoo einstein boobies 12345q
stanley walker bitches paul drowssap courtney simple stephen badger alaska action denise jake bill jester
drummer 111222 spitfire patricia forest maryjane champion diesel svetlana rock friday kevin gregory pamela
mark frank hotrod 147258 chevy anderson lucky1 westside douglas security google badass tester shorty thumper
hitman mozart general zaq12wsx boobs reddog music 010203 alexander melanie lizard a123456 123456789a ruslan
vincent eagle 1232323q scarface teresa sweet qwerty12 147852 marshall a12345 olivia buddha porno veronica
420420 frankie spirit money1 stargate antonio qwe123 naruto mercury natalie liberty 12345qwert semperfi suzuki
king popcorn spooky marley system brittany scotland kelly claudia free kitty cherokee vikings simpsons death
rascal leslie qweasd jimmy hummer loveyou michael1 patches allison rocky adrian russia jupiter penguin passion
cumshot howard vfhbyf honda vladimir andre franklin sandman homer passport raider bastard 123789 infinity
assman bulldogs fantasy sucker 1234554321 horney domino budlight disney norman ironman usuckballz1 softball
francis bishop brutus jeffrey redrum ford bigred brooke jesus mnbvcxz fktrcfylh karina marines digger ireland
kawasaki cougar fireman oksana shit college russell alicia houston monday cunt bradley sarah justice nigger
super wildcats tinker logitech duncan dancer swordfis avalon everton reggie alexandr motorola timothy molly
patriots hentai madonna claire pussy1 eugene ducati colorado connor indian kermit juventus galore house smooth
freeuser warcraft simpson boogie titanic wolverin elizabet arizona valentin georgia saints asdfg accord baxter
matt denver test123 password123 mitchell christ yfnfif smith stinky zachary roland slut brenda spiderma
naughty chopper hello123 ncc1701d extreme skyline water virginia poop zombie pearljam 123qweasd froggy awesome
vision pirate fylhtq alyssa dreamer bullet predator empire wolf 123123a kirill charlie1 people panthers elvis
penis skipper nemesis rasdzv3 peekaboo simon rolltide alison american cardinal arnold daddy psycho danger
mookie happy1 wanker chevelle manutd goblue 9379992 hobbes vegeta tommy fyfcnfcbz 852456 picard burton 159951
bobby windows loverboy victory vfrcbv bambam serega 123654789 turkey tweety galina hiphop rooster changeme
berlin taurus suckme polina electric ronald avatar 134679 mine maksim raptor alpha1 hendrix newport bigcock
kenneth brazil hard spring eric a1b2c3 madmax england alpha france britney sublime darkside bigman wolfpack
classic hercules lawrence lincoln ronaldo letmein1 1q2w3e 741852963 spiderman blizzard 123456789q cheyenne
cjkysirj tiger1 wombat bubba1 raymond brother kristen pandora zxc123 holiday simone wildcat devils kramer
horse alabama 147852369 caesar 12312 basketball buddy1 sterling bondage carrie pussycat pickle shaggy sports
catch22 leather chronic a1b2c3d4 flowers admin robbie qqq111 qaz123 perfect gracie airplane kodiak freepass
amber billybob sunset katana crazy maria phpbb chocolat good snowman anna angel1 stingray candy firebird
wolves zeppelin detroit garcia pontiac gundam panzer vagina fisher pretty time outlaw connie business trevor
honey redhead tarheels greenday nastya 01011980 hardon engineer savage dragon1 hellfire serenity cobra service
dude michele sasha fireball lickme miranda darkstar 1029384756 01011 mustang1 flash remember white harvey
124578 oscar strike beauty freddie pavilion 01012000 bobafett adam dbrnjhbz bigmac bowling jeff chris1 duke
clinton ytrewq future jenny jones wallace harrison natali pyramid rulez welcome1 dodgers apache swimming
morris whynot teens trooper fuckit defender girl precious 135790 packard weasel popeye lucifer cancer icecream
142536 raven stewart swordfish tanner presario sandy viktor rockstar blonde manager cheryl norton james1
control wutang spike julian pimp atlanta airforce thailand casino looking lennon mouse paris 741852 hacker
bluebird hawkeye 456123 theone catfish elaine sailor lisa goldfish dustin nfnmzyf light tattoo design pervert
barbie maxima roscoe nipples machine trucks herman wrangler rocks tornado lights cadillac bubble jerry pegasus
madman longhorn philip laura browns target orlando 666999 eatme stefan qazwsx123 microsoft dilbert katie
christia baller winnie cannon lesbian shooter xfiles street seattle qazqaz cthutq amateur prelude corona
freaky malibu 123qweasdzxc beach assassin 246810 atlantis integra pussies iloveu regina lonewolf dragons
monkey1 unicorn software bobcat stealth kristin stacey peewee openup 753951 tony student srinivas angelina
newton leonardo young zaqwsx valentina shotgun lolita trigger enjoy athena veronika bruins coyote babydoll
joker country dollar lestat rocky1 hottie random butterfly potter wordpass smiley sweety snake chipper woody
samurai devildog gizmo video valerie maddie soso123aljg powers mistress freedom1 flipper express hjvfirf elena
moose cessna piglet goldie polaris teacher montreal cookies father wolfgang scully fatboy ladies wicked daisy
balls tickle bunny dfvgbh castle foobar transam single pepsi fetish oicu812 basketba ryan toshiba hotstuff
jasmin sunday booty gambit ronnie 31415926 impala texas birthday stephani jessica1 hooker lancer knicks
shamrock fuckyou2 stinger savannah 314159 kathleen roberto redneck benson deftones squirt siemens nick blaster
goldberg trucker alfred subaru renegade shelly ibanez manson swinger reaper blondie casey cristina hamilton
mylove minnie lindsay harry galaxy farmer gloria blahblah dudley special enterpri travel 1234abcd babylon5
indiana skeeter master1 sugar ficken great smoke bigone sweetpea fucked trfnthbyf curtis freeman marino escort
smitty bigfoot joanne babes check larisa trumpet spartan valera tristan babylon asdfghj sister yankees1
bigboobs stormy mister hamlet aardvark butterfl marathon andreas paladin cavalier manchester skater seven
napoleon indigo hornet rusty buckeyes 01011990 indians rose karate wonder hesoyam julie pierre jerome toronto
holland diamonds aurora chiefs buckeye 1qaz2wsx3edc sweetie highland hotsex charger redman elizabeth chandler
brandi passwor maiden griffin drpepper campbell monika leonard brown storm pornstar autumn bernie garden linda
12345678910 pencil millie sherlock timber thuglife insane pizza jungle mariah jesus1 aragorn 1a2b3c hamster
david1 audrey triumph techno lollol sidney pioneer catdog sophia 321654 none fktrctq morpheus 141627 pascal
sampson shadow1 island hobbit wetpussy erotic consumer blabla aaron justme stones marion chrissy tyler marie
spartak goforit burger pitbull adgjmptw kelsey nadine karen italia barcelona harold hunting kaiser artist
colors martha german sammie bass kissme virgin nicolas overlord mario isabella pebbles sundance emerald doggy
callie isabelle racecar irina germany element 1478963 zipper alpine basket holly goddess poison shirley change
nipple wesley sakura eddie chichi huskers 13579 christy marcel danny pussys q12345 ultimate dirty ncc1701e
blackie inside nicola nikki rommel matthew1 caserta omega geronimo watson sergio sammy1 trojan 123qwe123
philips nugget tarzan chicks aleksandr bassman warren trixie cream sherry manuel portugal webster help anakin
dodger bomber superfly madness michel global q1w2e3r4t5y6 loser 123asd yvonne fatcat ybrbnf florence soldier
energy warlock wrinkle1 desire bianca sexual martina babe larry seminole alejandr peace 951753 11235813
westham andrei concrete hector harris margaret access14 weed bernard letmein2 ladybug naked network christop
trombone history tintin sherman bluesky chuck rhbcnbyf qazxswedc home pleasure christian logan cotton onelove
cdtnkfyf january whore vfvjxrf lindsey sunny titans stallion holden archie brianna missy truck smile party
singer hansolo blue22 natalia angelo smiles phillip joanna beagle panama kingkong flatron moon inferno
mongoose connect poiuyt snatch qawsed juice blessed rocker dominic snakes personal turbo bluemoon emily sex4me
joey finger jamaica a1234567 alberto mulder beetle forget fuckyou1 passat immortal head jamie susan plastic
long 123454321 anthony1 whiskey dietcoke suck spunky giovanni magic1 monitor cactus exigen markus patton
planet ripper teen spyder apple1 nolimit abigail daniela katrina waters morrison hollywoo sluts sticky trunks
1234321 always diana andy japan mission 14789632 speed clifford april pickles fernando holmes sailing freak
bonehead ghbdtnbr million delta darren newman charlott rubber 911911 112358 molly1 yomama hongkong jumper
william1 open sylvia ilovesex faster unreal cumming olga bertha memphis maurice 1123581321 nylons rodney
kennedy legion sebastia shalom pentium geheim dodge brooks movie werewolf funtime ferret orion kingdom curious
graham 555666 niners dream milton cantona sprite philly pacific pirates abgrtyu gilbert lollipop french palmer
eternity office boeing super123 sweets sheila cooldude stars tottenha africa green1 jackoff monique irish
anything foster stocking columbia 7895123 moomoo martini tracey biscuit drizzt colt45 camera isabel fossil
robinson makaveli snapper satan666 solomon maniac salmon patriot verbatim jacob jersey nasty shasta asdzxc
standard shaved blackcat raistlin qwerty12345 punkrock infantry cjkywt 01012010 4128 gerald waterloo clayton
crimson dillon twister oxford ricardo serena musicman seinfeld flight maxine biggie denis silvia condor
colleen ravens megadeth wolfman cosmos sharks teddy bruce banshee keeper foxtrot anton gn56gn56 butt damien
skywalke velvet black1 sesame garrett dogs squirrel privet sunrise wolverine roxanne sucks legolas grendel
rick ghost western cats felix carrot frosty lvbnhbq herbert blades marlin stardust frog stone qazwsxed 121314
coolio brownie butler helena groovy twilight penny trains daytona mollie vanhalen pikachu peanuts licker
hershey jericho intrepid ninja bird 1234567a grace zaq123 search lobster goblin bottom punisher strider shogun
kansas murray suzanne darwin amadeus seven7 jason1 ball neptune showtime support muscle oldman bruno ekaterina
henry rfrfirf getsome showme 111222333 obiwan skittles whitney english danni tanker maestro capital tarheel
thanks gold anubis hannibal anal newlife gothic shark fighter blue123 brendan blues 123456z princes slick
chaos thunder1 sabine evelyn preston cindy roman boss 1q2w3e4r5t6y python test1 mirage blood devil clover
richie tequila chelsea1 cody surfing delete potato review chubby panasonic sandiego porter portland bentley
baggins penelope tina fusion buffy derrick buck sooners blackdog harmony buttons malcolm californ moscow
playtime mature safety allen 1a2b3c4d mary dagger dima stimpy christine lester asdf123 turner gangster
warriors iverson chargers byteme lucas swallow liquid misty lucky7 dingdong nymets cracker mushroom greg
456852 crusader mobile bigguy miami dkflbvbh bugger robin nimrod anastasia tazman stranger newpass doodle
monroe powder volume archer collins gotcha battle marco guardian dublin miguel masters slapshot septembe
stuart 147896325 pepsi1 milano short grizzly woody1 knights photos janice angelica scarlett 2468 damian nookie
charly lorenzo rammstein brasil 123321123 scruffy munchkin poopie 123098 camille kittycat latino hell santiago
dataset walnut 1701 thegame gerard viper1 1passwor kolobok picasso robert1 barcelon bananas trance auburn
coltrane eatshit goodluck starcraft wheels parrot postal blade dorothy blackman wisdom dusty pink gorilla
tamara quality katerina engine pass123 andrew1 shaney14 carlo dumbass cassidy osiris fuck_inside oakland
luther discover ranger1 spanking lonestar sally annie bingo meridian ping bender heather1 dookie stonecol
megaman bridge 192837465 terry rjntyjr ledzep violet madrid lowrider 25802580 richard1 randy firefly alexandra
phoebe griffey racerx paradox ghjcnj beautiful gangsta zaq1xsw2 julia tacobell women weezer sirius halflife
buffett shiloh 123698745 vertigo sergei loving aliens carson sobaka catalina keyboard sadie kangaroo josh
sinner soccer1 jazz 0.0.000 bonjour socrates chucky thompson hotboy cynthia hoover sprint 0007 sarah1 finish
dark scarlet celica lady shazam formula1 luke stevie sommer frances trebor qwerasdf national jeep
mailcreated5240 kiss bollox asshole1 fuckface elwood honda1 lorraine rebels vacation lexmark melvin penguins
bond 12369874 ragnarok formula 258456 claude tempest vfhecz tacoma qwertz colombia flames rockon duck prodigy
wookie sebastian dodgeram romeo mustangs 123qaz sithlord smoker server bang incubus window scoobydo oblivion
molson kitkat mystery titleist megan rescue magnolia zxcv1234 carpet juan director richmond 1122 melinda
celeste lawyer bigballs kenny tardis roger jimbob xanadu bobbie blueeyes shaman mersedes pooper dixie pussy69
wright golfing hearts lucy garbage sheena ashton mallard 12312312 kenwood springer patrick1 dogg cowboys1
oracle lizzie 123zxc nuttertools martinez 102938 topper chloe janine roberts imagine elliott 1122334455
shemale sleepy gremlin yourmom 123987 gateway1 imperial printer monkeys grateful peterpan hudson mikey
kingston cooler analsex faith jimbo pa55word gillian asterix freckles esther birdman frank1 defiant aussie
margarita stud blondes donnie tatyana wayne 445566 bridget aspirine mariners jackal tobias deadhead katrin
research anime rootbeer weather frogger polo israel children forgot stephanie frederic scooter1 mandy hallo
account noodles photo thomas1 parola shaolin willis celine willy palace 11112222 plymouth nellie creampie
santos justdoit rogers ohyeah fatass assfuck amazon 1234567q laurie kisses ludwig magnus queen camel nopass
deanna bosco 987456 6751520 harley1 putter champs massive spidey lightnin camelot bryan letsgo gizmodo aezakmi
bones caliente 12121 tatiana broken goodtime thankyou raiders1 brucelee redalert aquarius 456654 catherin
smokin pooh mypass payton lonely active astros roller porkchop sapphire shopping qwert123 kevin1 a1s2d3f4
beckham temple marian atomic rusty1 marvel vanilla qazwsxedcrfv unknown fletcher mason hunter1 kaktus cxfcnmt
blacky 753159 elvis1 aggies blackjac picture bangkok sooner hastings scream 123321q iforgot power1 myself
kasper judith abc12 buster1 slappy shitty veritas chevrole amber1 01012001 vader painter amsterdam kristi
jammer primus spectrum valley ernest eduard granny horny1 sasha1 clancy usa123 satan diamond1 hitler pete
avenger 1221 spankme 123456qwerty simba dylan smudge scrappy melody atlantic beatrice labrador john316 harder
southern syracuse front242 falcons rosemary husker candyman commando gator timmy sanchez pacman delta1 center
stuff pancho krishna darling fatman elijah throat clitoris pineappl keith lesbians sara lemons 8j4ye3uz kelley
barkley vulcan punkin alice odessa bush boner celtics method monopoly flyboy space romashka hamburg 123456aa
lick gangbang 223344 area51 spartans bennett aaa111 tricky snuggles asian carol anders annette drago homerun
vectra life homer1 charlotte jesse hermes grover boat topcat vivian cuddles carolyn infiniti 1234567890q
cosworth hayden dead forrest goodbye billie blake goose jeremiah phoenix1 killer1 ivanov bossman qawsedrf
peugeot exigent kyle doberman gary pauline bell durango brandon1 plumber telefon franco horndog emmanuel
laguna rbhbkk dawg alan webmaster breeze beast porsche9 beefcake reality leopard redbull oscar1 dalton shelley
topdog godsmack theking pics omega1 speaker strong viktoria dance fuckers bowler starbuck gjkbyf hungry
content valhalla night anarchy blacks herbie kingpin writer starfish nokia clarence loveit achilles 906090
labtec ncc1701a fitness jordan1 drake brando arsenal1 bull kicker napass desert sailboat bohica tractor hidden
muppet jackson1 jimmy1 terminator bart phillies kentucky pa55w0rd terror bella farside caitlin swingers legacy
ramona frontier butthole amelia doughboy jrcfyf tuesday matilda september sabbath daniel1 nebraska homers
qwertyuio azamat fallen maryland oakley agent007 oklahoma striker camels iguana looker pinkfloy moloko latin
double chang qwerty123456 dannyboy luckydog 789654 rhonda pistol whocares charmed skiing select studio franky
houses elliot javier puppy tanya nathalie boris daniil conrad miles command vladik vette vfrcbvrf stoner
ihateyou nevada moneys vkontakte mandingo puppies california funny crash 666777 mystic maynard zidane eileen
kotenok tyrone dilligaf budman bunghole zvezda stick 123457 jennie triton golfball today technics carlton bone
trojans panda river rafael church laptop rookie 01011991 15426378 aberdeen gustav hawk dale ivan shane jethro
enterprise escape igor stripper filter hurrican rfnthbyf lespaul gizmo1 snow central butch 132435 dthjybrf
belinda 1366613 handsome excalibu 963852 nofear momoney possum cutter metal bigger brothers bethany oilers
cash randall moocow cupcake gbpltw batman1 splash svetik leader super1 soleil bogdan melissa1 vipers babyboy
tdutybq lancelot sabina ccbill keystone passwort juliet russian madden flamingo australia firefox marilyn
dogman vortex rebel noodle raven1 zaphod killme verona pokemon1 chase babies coolman danila designer skinny
kamikaze deadman bacon attack gopher doobie somethin reagan warhammer bradford deeznuts freaks engage chevy1
steve1 torres apollo13 poncho hammers azsxdc dracula 000007 donna play sassy bitch1 boots deskjet cancel 12332
macdaddy mighty rangers1 oregon ralph manchest tight hilton sterlin marissa casey1 justine michaela dawson
fabian meatball mailman sinatra columbus cthulhu summer1 grandma ready bubbas lewis cartoon chair bicycle
jenna bryant helen eatpussy truelove sentinel kathy tolkien blow wendy breast capone lickit summit 123456k
peter1 hailey daisy1 beverly kitty1 julius universe 123456789z meghan crazy1 nancy jamesbon texas1 kathryn
eleven sexygirl 362436 miracle bowser davis sonic billyboy redhot traffic microsof microlab saint demon
military daddy1 rockets iloveyo fernand nina gordon24 danie cutlass function polska star69 titties pantyhos
01011985 sweden conner tree lifetime thekid theodore aikido gang rugby gofish pilot mayday bloody 1234qwe
market rush bonita tracy coke anfield sony lansing smut elvira scotch sexx catman 73501505 hustler fast saun
hayley dfkthbz peters passwor1 jenny1 azsxdcfv cheers irish1 gabrie tinman orioles scottie 1225 charlton
fortuna santana 01011970 airbus china station rustam xtreme bigmoney zxcasd retard fatima grumpy huskies
boxing 4runner
`
    .trim()
    .split(/\s+/),
);
