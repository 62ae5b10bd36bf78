/**
 * Names of teams and players of what we do not have: lower case, without accents and punctuation, separated by `|`. "State" is also
 * read as "st".
 */

/** How much a name needs around it. */
export interface Names {
  /** Nothing: it means nothing else. */
  readonly alone?: string;
  /** A word of a bet nearby, or another such name. */
  readonly beside?: string;
  /** It is a word, a place or a surname too: a line or a price directly after it, or another name beside it. */
  readonly word?: string;
  /** A team of ours has it too: another name beside it. */
  readonly shared?: string;
}

const college = {
  alone:
    'iron bowl|egg bowl|apple cup|red river rivalry|red river shootout|red river showdown|red river game|army navy game|army navy|backyard brawl|clean old fashioned hate|palmetto bowl|sunshine showdown|territorial cup|world largest outdoor cocktail party|worlds largest outdoor cocktail party|' +
    'third saturday in october|floyd of rosedale|little brown jug|old oaken bucket|paul bunyan trophy|paul bunyans axe|commander in chief trophy|bayou classic|tobacco road|battle for the iron skillet|magnolia bowl|deep south oldest rivalry|deep souths oldest rivalry|' +
    'rose bowl|sugar bowl|orange bowl|cotton bowl|fiesta bowl|peach bowl|citrus bowl|gator bowl|alamo bowl|holiday bowl|sun bowl|liberty bowl|music city bowl|pinstripe bowl|las vegas bowl|outback bowl|celebration bowl|college gameday game|natty game',
  beside:
    'alabama|bama|crimson tide|roll tide|auburn|lsu|ole miss|mississippi state|arkansas|razorbacks|texas am|texas aandm|texas a m|texas a and m|tamu|aggies|longhorns|hook em|' +
    'oklahoma sooners|sooners|missouri|mizzou|kentucky|south carolina|gamecocks|vanderbilt|vandy|commodores|tennessee vols|vols|georgia bulldogs|uga|florida gators|gators|' +
    'ohio state|tosu|osu|buckeyes|michigan|michigan state|mich state|wolverines|sparty|spartans|penn state|psu|nittany lions|nittany|wisconsin|badgers|iowa|hawkeyes|minnesota gophers|gophers|nebraska|huskers|cornhuskers|illinois|illini|northwestern|' +
    'purdue|boilermakers|boilers|indiana hoosiers|hoosiers|maryland|terps|terrapins|rutgers|scarlet knights|ucla|usc|oregon|oregon ducks|oregon state|washington huskies|washington state|wazzu|wsu|huskies|' +
    'clemson|florida state|fsu|seminoles|noles|miami hurricanes|miami fl|duke|blue devils|unc|north carolina|tar heels|nc state|wolfpack|wake forest|demon deacons|virginia|uva|virginia tech|hokies|georgia tech|' +
    'louisville|pitt panthers|syracuse|boston college|stanford|cal bears|notre dame|fighting irish|' +
    'texas tech|red raiders|tcu|horned frogs|baylor|kansas jayhawks|jayhawks|kansas state|k state|iowa state|cyclones|oklahoma state|ok state|okst|west virginia|wvu|ucf|byu|houston cougars|cincinnati bearcats|bearcats|utah utes|utes|arizona state|asu|sun devils|colorado buffaloes|colorado buffs|buffs|wildcats|bulldogs|cougars|' +
    'tulane|tulsa|memphis tigers|usf|south florida|smu|north texas|unt|utsa|uab|east carolina|ecu|temple owls|florida atlantic|fau|midshipmen|' +
    'boise|boise state|san diego state|sdsu|aztecs|fresno state|san jose state|sjsu|colorado state|utah state|wyoming|new mexico|new mexico state|nmsu|unlv|hawaii|lobos|' +
    'utep|app state|appalachian state|james madison|jmu|old dominion|odu|georgia state|georgia southern|coastal carolina|south alabama|ulm|ull|ragin cajuns|arkansas state|texas state|southern miss|thundering herd|' +
    'western kentucky|wku|middle tennessee|mtsu|liberty flames|sam houston state|jax state|kennesaw state|fiu|louisiana tech|delaware|missouri state|' +
    'toledo|bowling green|kent state|akron|ohio bobcats|miami ohio|miami oh|ball state|central michigan|eastern michigan|western michigan|northern illinois|niu|umass|uconn|' +
    'north dakota state|ndsu|south dakota state|north dakota|south dakota|montana|montana state|idaho|idaho state|weber state|eastern washington|northern iowa|northern arizona|portland state|sac state|sacramento state|uc davis|cal poly|' +
    'villanova|nova|georgetown|hoyas|marquette|creighton|st johns|johnnies|red storm|seton hall|providence|depaul|gonzaga|zags|saint marys|st marys|santa clara|loyola|vcu|saint louis billikens|billikens|dayton|rhode island|george mason|george washington|st bonaventure|st bonnies|st joes|la salle|fordham|duquesne|' +
    'wichita state|murray state|indiana state|illinois state|southern illinois|grand canyon|gcu|uc irvine|uc santa barbara|ucsb|long beach state|' +
    'princeton|yale|harvard|cornell|dartmouth|upenn|holy cross|colgate|vermont|hofstra|drexel|northeastern|uncw|unc wilmington|college of charleston|towson|furman|wofford|samford|' +
    'florida gulf coast|fgcu|quinnipiac|cleveland state|youngstown|youngstown state|valpo|' +
    'mcneese|grambling|jackson state|tennessee state|austin peay|tennessee tech|eastern kentucky|tarleton state|' +
    'cameron boozer|aj dybantsa|dybantsa|darryn peterson|boozer|zuby|ejiofor|arch manning|diego pavia|pavia|stowers|azzi fudd|fudd|juju watkins',
  word: 'irish|navy|army|air force|georgia|rice|temple|troy|tide|dawgs|horns|cal|ou|penn|marshall|xavier|butler|drake|davidson|bradley|richmond|iu|umd|ohio|louisiana|nevada|rebs|heels|pitt',
  shared:
    'texas|florida|miami|tennessee|arizona|utah|colorado|houston|memphis|cincinnati|washington|minnesota|indiana|kansas|oklahoma|carolina|buffalo|charlotte',
} as const satisfies Names;

const soccer = {
  alone:
    'real madrid|atletico madrid|atletico|barca|barcelona|bayern|bayern munich|dortmund|borussia dortmund|bvb|leverkusen|bayer leverkusen|leipzig|rb leipzig|psg|marseille|juventus|juve|inter milan|ac milan|napoli|as roma|lazio|atalanta|' +
    'man city|man united|man utd|man u|manchester city|manchester united|manchester utd|arsenal|chelsea|liverpool|tottenham|newcastle united|aston villa|west ham|everton|brighton|wolverhampton|nottingham forest|crystal palace|' +
    'benfica|sporting lisbon|ajax|psv|feyenoord|galatasaray|fenerbahce|celtic fc|club america|chivas|tigres|monterrey|cruz azul|pumas|al nassr|al hilal|' +
    'mbappe|haaland|salah|vinicius|bellingham|lewandowski|yamal|harry kane|ronaldo|saka|palmer goal|usmnt|uswnt',
  beside:
    'roma|porto|lille|lyon|monaco|rennes|strasbourg|nantes|toulouse|auxerre|le havre|' +
    'stuttgart|frankfurt|eintracht|wolfsburg|hoffenheim|freiburg|mainz|augsburg|werder|union berlin|gladbach|monchengladbach|bochum|st pauli|koln|cologne|schalke|hamburg|hertha|heidenheim|' +
    'sevilla|villarreal|real sociedad|real betis|betis|athletic bilbao|athletic club|bilbao|celta|osasuna|getafe|girona|mallorca|rayo|espanyol|alaves|las palmas|elche|levante|oviedo|valencia|' +
    'fiorentina|bologna|torino|udinese|sassuolo|genoa|sampdoria|lecce|cagliari|verona|hellas verona|venezia|' +
    'fulham|brentford|bournemouth|leicester|southampton|ipswich|ipswich town|burnley|sheffield united|sheffield wednesday|leeds|leeds united|sunderland|luton|norwich|west brom|watford|middlesbrough|coventry|hull city|stoke city|swansea|wrexham|birmingham city|derby county|' +
    'old firm|hibs|hibernian|aberdeen|sporting cp|braga|vitoria|club brugge|anderlecht|genk|az alkmaar|twente|utrecht|besiktas|trabzonspor|olympiacos|olympiakos|panathinaikos|aek athens|paok|salzburg|slavia|slavia prague|sparta prague|ferencvaros|red star belgrade|shakhtar|dynamo kyiv|dinamo zagreb|copenhagen|bodo glimt|malmo|' +
    'toluca|pachuca|puebla|tijuana|xolos|juarez|san luis|' +
    'flamengo|palmeiras|corinthians|sao paulo|fluminense|botafogo|gremio|cruzeiro|atletico mineiro|boca|boca juniors|river plate|racing club|independiente|san lorenzo|penarol|colo colo|universidad de chile|atletico nacional|millonarios|' +
    'al ittihad|al ahli|musiala|vini|rodrygo|raphinha|pedri|griezmann|osimhen|lautaro|dembele|wirtz|isak|luis diaz|gyokeres|tolisso|olise|odegaard|fernandes|barella',
  word: 'kane|villa|forest|inter|palace|america|madrid|milan|como',
  shared: 'celtic|spurs',
} as const satisfies Names;

const tennis = {
  alone:
    'djokovic|alcaraz|sinner|nadal|federer|swiatek|sabalenka|gauff|medvedev|zverev|rybakina|pegula|tiafoe|ruud|tsitsipas|rune',
  beside:
    'carlos alcaraz|jannik sinner|novak djokovic|ben shelton|taylor fritz|tommy paul|frances tiafoe|jack draper|lorenzo musetti|holger rune|casper ruud|alex de minaur|de minaur|alexander zverev|daniil medvedev|andrey rublev|rublev|musetti|draper|shelton|hurkacz|' +
    'dimitrov|khachanov|berrettini|mpetshi|perricard|opelka|isner|fonseca|mensik|lehecka|machac|popyrin|cerundolo|auger aliassime|aliassime|shapovalov|sebastian korda|monfils|wawrinka|kyrgios|nakashima|michelsen|' +
    'learner tien|davidovich|fokina|griekspoor|bublik|humbert|cobolli|sonego|etcheverry|norrie|struff|tabilo|jarry|bautista agut|nishikori|goffin|' +
    'iga swiatek|aryna sabalenka|coco gauff|jessica pegula|elena rybakina|madison keys|emma navarro|paolini|jasmine paolini|zheng qinwen|qinwen|andreeva|mirra andreeva|anisimova|amanda anisimova|osaka|naomi osaka|svitolina|azarenka|muchova|krejcikova|vondrousova|badosa|ostapenko|kasatkina|haddad maia|kostyuk|raducanu|mboko|bencic|sakkari|jabeur|halep|noskova|samsonova|kalinskaya|alexandrova|kenin|venus williams',
  word: 'fritz|tien|eala',
} as const satisfies Names;

const fights = {
  alone:
    'canelo|mcgregor|jon jones|adesanya|makhachev|topuria|volkanovski|tyson fury|usyk|jake paul|logan paul|tank davis|inoue|omalley|o malley|dana white|khabib',
  beside:
    'islam makhachev|ilia topuria|alex pereira|pereira|poatan|aspinall|tom aspinall|ngannou|francis ngannou|miocic|ankalaev|magomed ankalaev|jiri prochazka|prochazka|chimaev|khamzat|khamzat chimaev|du plessis|dricus|strickland|sean strickland|whittaker|imavov|caio borralho|borralho|' +
    'belal muhammad|della maddalena|jack della|colby covington|covington|shavkat|rakhmonov|shavkat rakhmonov|ian garry|machado garry|gaethje|justin gaethje|poirier|dustin poirier|oliveira|charles oliveira|tsarukyan|paddy pimblett|pimblett|dan hooker|' +
    'max holloway|holloway|diego lopes|yair rodriguez|dvalishvili|merab dvalishvili|sandhagen|cory sandhagen|petr yan|nurmagomedov|pantoja|alexandre pantoja|royval|joshua van|valentina|shevchenko|valentina shevchenko|grasso|zhang weili|weili|kayla harrison|amanda nunes|derrick lewis|nate diaz|nick diaz|' +
    'anthony joshua|deontay wilder|dubois|daniel dubois|beterbiev|bivol|david benavidez|benavidez|gervonta|gervonta davis|ryan garcia|devin haney|haney|shakur stevenson|shakur|teofimo|teofimo lopez|lomachenko|terence crawford|bud crawford|errol spence|boots ennis|jaron ennis|naoya inoue|katie taylor|amanda serrano|mayweather|pacquiao',
  word: 'crawford|wilder',
} as const satisfies Names;

const racing = {
  alone: 'max verstappen|verstappen|leclerc|piastri|chase elliott|kyle busch|talladega|lewis hamilton',
  beside:
    'lando norris|charles leclerc|oscar piastri|george russell|carlos sainz|fernando alonso|alonso|antonelli|kimi antonelli|pierre gasly|gasly|tsunoda|hadjar|albon|mclaren|ferrari|' +
    'kyle larson|denny hamlin|hamlin|ryan blaney|blaney|joey logano|logano|william byron|christopher bell|tyler reddick|reddick|ross chastain|chastain|bubba wallace|chase briscoe|brad keselowski|keselowski|alex bowman|austin cindric|cindric|shane van gisbergen|van gisbergen|palou|pato oward|newgarden|scott dixon|colton herta',
  word: 'norris',
} as const satisfies Names;

const womens = {
  alone:
    'caitlin clark|angel reese|aja wilson|a ja wilson|paige bueckers|bueckers|breanna stewart|sabrina ionescu|ionescu|las vegas aces|indiana fever|new york liberty|minnesota lynx|seattle storm|nelly korda',
  beside:
    'lynx|stewie|sabrina|aja|a ja|napheesa|napheesa collier|arike|arike ogunbowale|ogunbowale|kelsey mitchell|kelsey plum|jackie young|chelsea gray|jewell loyd|aliyah boston|jonquel|jonquel jones|kahleah copper|alyssa thomas|diana taurasi|taurasi|brittney griner|griner|satou sabally|nneka ogwumike|skylar diggins|courtney williams|kayla mcbride|rhyne howard|allisha gray|brionna jones|marina mabrey|tina charles|kamilla cardoso|cameron brink|rickea jackson|sophie cunningham|' +
    'phoenix mercury|atlanta dream|chicago sky|connecticut sun|dallas wings|washington mystics|mystics|los angeles sparks|la sparks|golden state valkyries|valkyries|liberty sun|toronto tempo',
  word: 'liberty|fever|aces|sparks|mercury',
} as const satisfies Names;

const otherSports = {
  beside:
    'all blacks|springboks|wallabies|leinster|munster|toulon|saracens|kohli|virat kohli|bumrah|rohit sharma|babar azam|ben stokes|joe root|mumbai indians|chennai super kings|super kings|royal challengers|sunrisers|rajasthan royals|punjab kings|delhi capitals|sydney sixers|' +
    'littler|luke littler|luke humphries|van gerwen|gukesh|faze|navi|fnatic|geng|astralis',
} as const satisfies Names;

export const names = { college, soccer, tennis, fights, racing, womens, other_sports: otherSports } as const;

/** Conferences of colleges: beside a word of games, because most are words too. */
export const conferences =
  'sec|acc|mac|caa|maac|meac|swac|wac|wcc|aac|cusa|conference usa|big ten|big 10|b1g|big 12|big xii|big east|big sky|big south|big west|pac 12|a10|atlantic 10|american athletic|mountain west|mwc|sun belt|sunbelt|ivy|ivy league|patriot league|horizon league|missouri valley|mvc|summit league|southland|socon|southern conference|ohio valley|asun|atlantic sun|america east|west coast conference';
