/** Signs that the user, or the person a bet is for, is under age, and questions about the age that betting takes. */

import { anyOf } from '../words/pattern.ts';
import { spoken } from './care.ts';
import { pupils } from './minority/pupils.ts';
import { figureOfSpeech } from './signs/figure-of-speech.ts';
import { signOf } from './signs/signs.ts';

/** Under 19, the lowest age at which GamePlan can be used in most of Canada. */
const young = '(?:[4-9]|1[0-8]|(?:thir|four|fif|six|seven|eigh)teen|twelve|eleven|ten)';
/** Not of age in most of the United States; no adult says them with a question of what is allowed. */
const nearly = '(?:1[89]|20|eighteen|nineteen|twenty)';
const ofAge = '(?:1[89]|2[01]|eighteen|nineteen|twenty one|legal|of age|old enough|an adult)';
const child =
  '(?:son|daughter|kid|child|boy|girl|teen|teenager|(?:little |younger |baby |kid )?(?:brother|sister|bro|sis|cousin)|nephew|niece|grandson|granddaughter|grandkid|student|stepson|stepdaughter|godson|friend)s?';
/** Whose papers and accounts somebody too young borrows. */
const elder =
  '(?:(?:older |big |oldest )?(?:brother|bro|sister|sis|cousin)|mom|mum|mother|dad|father|parent|uncle|aunt|grandma|grandpa|step ?dad|step ?mom|buddy|friend|roommate|someone|somebody|someone else|teammate|coach)s?';
const papers =
  '(?:ids?|licen[cs]e|drivers licen[cs]e|passport|ssn|social(?: security)?(?: number)?|birth certificate|identity|accounts?|acct|login|info|name|details|profile|draftkings|fanduel|betmgm|caesars|bet365|fd|dk|sportsbook|debit|app|phone to bet)';
/** What a number counts if it is not an age: a record, a price, legs. */
const counts =
  '(?! ?(?:-|%|\\$|\\.|\\d|and \\d|and a half|points?|pts|legs?|picks?|plays?|bets?|teams?|seeds?|dollars|bucks|percent|units?|u|games?|wins?|losses|straight|for|of|up|down|in a row|to 1|out|over|under|minutes?|hours?|days?|weeks?|months?|min|hrs?|k|yards?|yds|rebounds?|assists?|goals?|saves|shots|strikeouts|strokes|aces|beers|drinks|foot|feet|ft|into|back|behind|ahead|away from|short|shy|deep|on average|today|tonight|this))';
const years =
  '(?: ?(?:yo|y o|yrs? old|years? olds?|years? of age|yr olds?|yrs? olds?|-year-olds?|year-olds?|yos))';
const ofSport =
  '(?! (?:record|rivalry|team|franchise|stadium|quarterback|qb|rookie|player|phenom|star|streak|drought|veteran|vet|wonderkid|sensation|prospect|talent|striker|winger|midfielder|goalie|goaltender|pitcher|shortstop|outfielder|defenseman|center|forward|guard|prodigy|debut\\w*|call ?up|for (?:christmas|his birthday|her birthday)|whiskey|scotch|bourbon|dog|cat|car|truck|kid (?:for|from|on)))';
/** That a child bets or asks, and is not only a fan. */
const ofBetting =
  '.* (?:bet|bets|betting|account|app|use|uses|using|used|wants? (?:a (?:bet|pick|parlay|lock|winner)|to (?:bet|put|use|play|sign|try|join|make|get)|in|me to|your)|asking|asked (?:for|me)|let|allow\\w*|legal|block|sign\\w*|gambl\\w*|site|draftkings|fanduel|deposit\\w*|(?:give|get|make|build|pick|send|help) (?:him|her|them|one for)|for (?:him|her|them)|his own|her own|be on|on here|here|(?:can|could|should|is) (?:he|she|they|it)|ok|what now|found|parlay for)(?!\\w)';
/** That a child is a fan, and the asker bets. */
const ofFan =
  '.* (?:loves?|lives for|lives|obsessed|fan|likes?|thinks?|says|swears|knows|beats|wears|calls|believes|crazy about|into the)(?!\\w)';
/** "Your" is mostly the possessive, "keep your 4 favorites"; written for "you are" it says that by what comes after the age. */
const ofReader =
  '(?= ?$| (?:and|or|but|so|can|could|cant|do|does|dont|will|wont|would|are|is|to|in|with|u|you|they|i|it|what|who|how|lol|right|now|rn|yet|though|anyway|legally)(?!\\w))';
const place = '(?:[a-z]+ ?){1,2}';
const school =
  '(?:hs|high ?school|middle ?school|junior high|elementary|secondary school|grade school|jr high)';

const ages = anyOf([
  ...pupils,
  `(?:im|i am|i just turned|i turned|i turn|im turning|he is|hes|she is|shes|theyre|aged?|youre|you are|if you|if ur|being|find out you|find out youre) (?:only |just |almost |nearly |about |like |still |barely |actually |literally |turning )*${young}${years}?${counts}`,
  `your (?:only |just |still )*${young}(?:${years}|${counts}${ofReader})`,
  `(?:my|a|our) ${child}(?: \\w+)? (?:is|are|whos|who is|just turned|turned|turns|hes|shes)(?: only| just| almost| about| still)* (?:${young}|four|five|six|seven|eight|nine)${counts}(?:(?=${ofBetting})|(?!${ofFan}))`,
  '(?<!\\w)1[3-8][mf](?! (?:from|on|at|of))',
  `(?<!\\w)(?<!(?:my|our|many) )${young}${years}(?!\\w)${ofSport}`,
  `(?:my|our) (?:${young}|four|five|six|seven|eight|nine) ?(?:yo|y o|-?year-? ?old|yr-? ?old)(?=${ofBetting})|(?:has|have|wants?|let|lets|letting|stop|block|keep|if|can|does|caught) (?:my|our) ${young} ?(?:yo|y o|-?year-? ?old|yr-? ?old)`,
  `^ (?:yo |hey |hi )?${young} (?:here|yo|and (?:ready|wanna|want|looking|betting|in)|but|years (?:old|of age)|from|in \\w+ (?:can|is|am))(?! (?:at|to))`,
  `(?<!(?:boy|son|kid|daughter|nephew|niece|grandson|girl|brother|sister) (?:just )?)(?:turning|turn|turned) (?:1[0-8]|${young}) ?(?= (?:next|this|soon|in|on|tomorrow|today|and (?!\\d)|last|\\w+day)(?!\\w)| ?$)`,
  `(?:(?:im|i am|were|youre|wont be|hes|shes|he is|she is) (?:not|almost|nearly|close to)|wont be|isnt|^ not|years? (?:until|till|til|from)|months? (?:until|till|til|from)|(?:until|till|til|when|before|once) (?:i|he|she|im|i am|hes|shes)|(?:i|ill|hell|shell|will|dont|he|she|doesnt) turn|turning|(?:im|i am|youre|you are|if you|if im|hes|shes|who are|who is|being|people|someone|anyone|kids|still|players|anybody|are|for|was|were) (?:still |just )?(?:under|below|younger than|less than)) (?:yet |quite |even |being |im |i am |turn |i turn |im turning |hes |shes |he is |she is |the age of |be |turning )*(?:18|19|21|eighteen|twenty one)(?= (?:yet|till|til|until|so|but|can|and (?!\\d)|in (?:\\w+|\\d+ \\w+)|next|soon|this|what|which|who|how|is|give|lol|any|does|will|no|u|you|gimme|bc|cuz|because|though|still|\\w+ (?:can|so))(?!\\w)| ?$)`,
  `(?:im|i am|was) (?:not|under|below|still not|not yet|younger than) (?:yet )?(?:the )?${ofAge}(?! (?:record|team))`,
  `${nearly}(?: (?:yrs?|years?|yo|year) ?(?:olds?)?)?(?: (?:is|in|here in|from|and in|ok in|living in|enough|good|fine|years|old))* ?${place}?(?:am i (?:allowed|ok|good|legal|old enough)|is (?:that|it|this) (?:ok|okay|cool|alright|fine|a problem|legal|allowed|enough|old enough)|good to go|old enough|(?:legal|allowed|enough|ok|okay) (?:to (?:bet|play|use|gamble|sign)|in|for|here|or)|can i (?:bet|use|play|sign|gamble|join)|can you bet|do i qualify)`,
  `(?:is|are|if im|am i|at|be) ${nearly}(?: (?:year|yr) olds?| yo)? (?:old )?(?:enough|allowed|ok|okay|legal|able|fine|good|too young)`,
  `(?:can|do|does|will|would|could|are|let|lets) (?:an? |they let |u let |you let |it let )?${nearly} ?(?:yo|-?year-? ?olds?|yr olds?|yrs? old)`,
  `(?:in|im in|a|my|still in|finishing|starting|since) (?:the )?(?:[5-9]th|1[0-2]th|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)(?: |-)grade(?:r|rs)?|(?:[6-9]|1[0-2])th ?graders?|(?<! )(?:[6-9]|1[0-2])th grade(?= ?$)|(?:[6-9]|1[0-2])th grade(?= ?$)`,
  '(?:in |im in |i am in |a )?grade (?:[5-9]|1[0-2])(?! (?:picks?|plays?|bets?))',
  `(?:im|i am|my ${child} is|still|were|we are|us|me and \\w+) (?:still )?(?:a |in |at |an |just )*${school}(?:er|ers)?(?! (?:\\w+ )?(?:coach|teacher|ref|referee|principal|counselor|dad|mom|sports|reunion))`,
  '(?:middle|high) ?schoolers?(?! (?:coach|record|stadium|star|career))',
  `(?:freshm[ae]n|sophomore|junior|senior|kid|kids|student|students|soph|frosh|underclassman) (?:in|at|from|of) (?:my |a |the |our )?${school}|(?:im|i am|as) (?:a |an |just a |only a |still a )*(?:freshman|sophomore|frosh|high school \\w+)(?! (?:in|at) (?:college|uni\\w*|law|med))`,
  `${school} (?:sophomore|freshman|freshmen|junior|senior|student|students|kid|kids|lunch|class|classes|kids|parking|cafeteria|friends|buddies|teacher|here)(?! (?:got|was|gets|getting) drafted)|(?:kids|boys|guys|friends|everyone|buddies) (?:at|in|from) (?:my |our )?(?:school|class|homeroom|lunch)(?! of)`,
  `(?:im|i am|we|were|me|my (?:friends|boys)|boys|buddies|guys)(?: \\w+){0,8} (?:at|in) (?:my |our )?(?:high ?school|middle ?school|8th grade|homeroom|math class|study hall)(?! (?:coach|record|stadium|career|star))`,
  '(?:my|our|the) (?:\\w+ )?(?:teacher|principal|vice principal|guidance counselor|school)(?: (?:just|always|is|will|would|wont|gonna|almost))* (?:took|take|takes|taking|caught|catch|confiscat\\w*|yell\\w*|block\\w*|ban\\w*|banned|looking|watching|see|sees|saw|wifi|let|lets|gave|said i|bans)|(?:got|have|after|before|during|skip\\w*|in) (?:my )?(?:bio|chem|algebra|geometry|calc|pe|social studies|spanish class|history class|english class|gym class|math class)(?!\\w)|(?:next|free|lunch) period(?! (?:line|total|over|under|goal|score|moneyline|spread|starts))|learners? permit|(?:my|got|get|spent|spend|whole|bet) (?:\\w+ )?allowance(?! (?:of|for the))|prom (?:money|night|date|tux|dress|is|this|tickets?)|(?:after|before|at|for|to) prom(?!\\w)|(?:(?<=^ )|my |so |im |still |got |been |being )grounded(?= ?$| (?:so|and|but|for|lol|still|cant|until|til|by my|again))|(?:we|me|guys|boys|friends|im|i|buddies)(?: \\w+){0,4} (?:on|play|made) (?:the )?(?:jv|varsity)(?!\\w)|(?:mom|dad|parent|brother|sister|mother|father)s?(?: is| are)? (?:asleep|sleeping|at work|not home|out)(?: \\w+){0,5} (?:his|her|their) (?:phone|account|app|laptop|ipad|card|wallet)|(?:mom|dad|parents?)(?: \\w+)? (?:said|says|told|let|lets) (?:me|i can|i could|its ok|its fine)(?! (?:to take|the|take|its the))|principal(?: \\w+)? (?:banned|took|caught|bans)|(?:after|before|during|skipping|in) (?:my )?(?:school|math|science|(?<!(?:(?:that|this|it|those|these|them|all|me|mean|means|say|speak|explain|explained|again|answer) |^ ?(?:(?:so|ok|okay|and|now|please|pls|but|again) )?)in )english(?! (?:please|pls|plz))|gym|history|chem\\w*|bio\\w*|algebra|geometry|homeroom|detention|recess|study hall|third period|(?:\\w+ )?class ends|homework|prom|finals at school)(?! (?:test|of|scores?|majors?))|(?<!(?:drive|driving) an? )school (?:bus|wifi|lunch|chromebook|laptop|dance|night)|(?:my|in|got) (?:detention|recess|homeroom|prom|report card|curfew|learners permit|allowance money)|(?:im|got|been|while|still) grounded(?! (?:into|out|by))|my (?:mom|dad|parents?|mother|father)s?(?: (?:wont|dont|doesnt|didnt|said|says|never|always|will|would|just|finally))* (?:let me|lets me|allow me|allows me|let us|grounded|ground me|took (?:my|away)|confiscated|i cant|said i could|gave me (?:permission|lunch))',
  '(?:im|i am|we are|were|youre|ur|you are|if|hes|shes|are|as|being|a|my \\w+ is|because|bc|that|for|can|do|let|lets|allow|about) (?:an? |still |just |any |the |them |in )*(?:minors?|underage|under age|underaged|teenagers?|teens?|preteen)(?= ?$| (?:and|but|can|so|what|is|who|give|bet|use|get|sign|on|are|need|lol|anyway|here|play|to|from|or|in (?!the)|gambl|using|who|with|allowed|be|dont|have))(?! league)',
  'under ?age(?:d|r)?(?! (?:of|the))|under the (?:legal )?age|not (?:legally )?(?:of age|old enough)|(?:im|i am|we are|were|bc im|because im|since im|hes|shes) (?:not|too young|still not|way too young) ?(?:\\w+ )?(?:old enough|to bet|to gamble|of age|for this)?(?= ?$|)(?<=young|enough|bet|gamble|age|this)|too young (?:to|for)',
  // Papers of somebody else, and ways around the check.
  `(?:get|getting|got|go|skip|beat|bypass|fool|trick|pass|avoid|around|past) (?:past|around|by|through)? ?(?:the |your |an |their |ur |any )?(?:id|age|identity|kyc|ssn) ?(?:check|verification|verify|thing|gate|part|process)|fake (?:id|ids|birthday|birthdate|age|dob|name)|(?:lie|lied|lying) (?:about|on) (?:my|your|ones|the|how) (?:age|birthday|bday|b-day|dob|birth|old)|(?:no|without|with no|skip the) age|age thing|what grade (?:do|are|you|must)|(?:do|does|will|would|did|gonna|they|you) (?:they |you |it |books? |the app |\\w+ )?card(?= ?$| (?:on|at|here|me|you|people|when|if|there))|(?:get|got|getting|be) carded|carding|(?:wrong|different|older) (?:birthday|birth ?date|dob|age)|(?:without|no|need|needs|check|checks|checking|verify|verifies|ask for|card) (?:an? |my |your |ur |the |for |any |showing )*(?:ids?|age|birthday)(?= ?$| (?:check|here|on|to|at|before|when|or|for|verification|now))`,
  `(?:using|use|used|uses|put|enter|entered|type|give|gave|if i|on|borrow\\w*|with|w|under|on|through|thru|have|got|get|took|take|off|share|sharing|stole|scan\\w*|via|in) (?:my |his |her |their |a |the )*${elder} ${papers}(?! (?:is|was|score|for a))|(?:my|his|her) (?:moms?|dads?|parents?|mothers?|fathers?|(?:older |big )(?:bro\\w*|sis\\w*)|brothers|bros|sisters|cousins) (?:account|acct|id|login|licen[cs]e|draftkings|fanduel|betmgm|caesars|bet365|fd|dk|sportsbook|app|phone to bet|ssn|social|face|credit card to (?:bet|deposit))`,
  `my (?:mom|dad|mum|father|mother|parents?|older brother|big brother|big bro|older sister|(?:step|grand)(?:dad|mom|pa|ma))(?: \\w+){0,2} (?:(?:puts?|places?|makes?|enters?|submits?|bets) (?:it|them|in|my|the|our)?(?: \\w+)? ?(?:bets?|parlays?|it|them|in)(?: in)? ?(?:for me)?(?= ?$| (?:for|so|on|and|bc|cuz|because|since))|lets me (?:bet|use|gamble|play))|^ (?:mom|dad) (?:puts|places|lets)`,
  // Children on the account.
  `(?:my|our|a|the|his|her) (?!(?:smart|cool|sharp|other|popular) kids)(?:\\w+ )?(?:kids?|teens?|teenagers?|teenage \\w+|children|child|minor|grandkids?|students)(?: \\w+){0,3} (?:bet|bets|betting|gambl\\w*|parlays?|(?:is|are|been|got|gets|getting|was|be) on (?:here|this|it|the app|my)|(?:use|using|uses|used|made an?|make an?|opened|created|signed|sign|got into|hacked|access\\w*)(?! (?:money|to the))|wants? (?:to|a|in)|asking|into (?:this|betting|gambling|my account))|(?:keep|block|stop|lock|prevent|restrict|protect|kick)(?: \\w+){0,2} (?:kids?|child|children|minors?|teens?|teenagers?|son|daughter)(?: \\w+){0,3} (?:from|off|out|on|using|access)|parental (?:controls?|lock|settings|block)|(?:for|with) (?:my )?(?:kids|children|minors|teens) to (?:bet|use|gamble)|how (?:do|can) (?:i|we) (?:block|stop|keep) (?:him|her|them)(?= ?$| (?:from|off|out|using))`,
  // Teams of the young, and what only pupils have.
  `(?:my|our|i play|i play for|im on|im in|im on the) (?:u ?-?(?:[6-9]|1[0-8])|(?:[6-9]|1[0-8])u|peewee|bantam|midget|squirts?|atom|mites?|pop warner|little league|jv|junior varsity)(?! (?:girls|boys|kids|squad|coach|coached|line|game is|series))|(?:my|our) (?:u ?-?(?:[6-9]|1[0-8])|(?:[6-9]|1[0-8])u|jv|travel|rec league|little league|aau|varsity|club) (?:coach|team|tryouts|practice)(?= .*(?:says|said|told|bet|me|us))|i (?:pitch|catch|start|ref|wrestle|run|throw|kick|punt)(?: \\w+)? (?:for|on|in)? ?(?:jv|varsity|modified|u1[0-8]|1[0-8]u)`,
  `(?:lunch|cafeteria) table|lunch ?room|(?:soph(?:o)?more?s?|sofmore|freshmen|freshman|frosh) in (?:hs|high|hi)|(?:[6-9]|1[0-2])th grade (?:is|was|sucks|got|has|starts|science|math|boys|here|homeroom)|(?:u|you|got|anything|picks?|bets?) (?:for )?teens?(?= ?$| (?:or|like|here|only|lol))`,
  // What the law asks.
  `(?:legal|minimum|min|gambling|betting|drinking|required|right|certain) (?:\\w+ )?age(?! (?:of|gap))|age (?:limit|requirement|requirements|restriction|restrictions|rule|rules|minimum|verification|check|gate|to (?:bet|gamble|play|use|sign)|for (?:betting|gambling|sports|this))(?! on being)|how old(?: \\w+){0,2} (?:to be|gotta be|gotta|must i|must you|should i be|be to|be in|need be|2 be|have to be|be)(?!\\w)|what age(?! (?:do|does|did|is|was|are) (?!i |you |u |we |one |they |kids |someone |it |the |legal |ok |allowed ))|(?:im|i am|am i|are you|if you|not|is he|is she|hes|shes|you|i|be|being|when im|not quite) (?:\\w+ ){0,2}old enough(?! (?:game|to know|to remember|line))|(?:legal|allowed|of age|fine|ok)(?: \\w+){0,3} (?:at|with|when|if) (?:im |you are )?(?:18|19|20|21)(?!\\w)|born (?:in )?20[12]\\d|youngest (?:you can|you gotta|age|i can|someone)|(?:18|19|21|eighteen) (?:and|or) (?:over|older|up)(?= ?$| (?:only|rule|in|to|for))|(?:is|are|was) (?:it|this|betting|u|you|they|that) (?:18|19|21|\\d\\d)(?: |-)?(?:\\+|plus|and over|or 21|or 18|only)`,
  `(?:en|voy en|estoy en|de) (?:la )?(?:secundaria|prepa|preparatoria)(?! (?:de mi|del|de los))|cuenta de? (?:mi )?(?:jefa|jefe|mama|papa|hermano|hermana|primo|tio|abuelo|abuela)|tengo ${young}(?: anos)?|mi hij[oa] (?:de|tiene) ${young}|soy (?:un |una )?menor(?: de edad)?|menor de edad|mi (?:profesor|profesora|maestro|maestra)|edad (?:minima|legal)|cuantos anos (?:hay|tengo) que`,
  `j ?ai (?:seulement |juste )?${young} ans|(?:mon fils|ma fille|mon frere|ma soeur) (?:a|de) ${young} ans|(?:je suis|suis) (?:\\w+ )?mineure?|mineurs?(?= ?$)|age (?:legal|minimum)|(?:mon|ma) (?:prof|professeur|enseignante?)(?!\\w)(?! (?:de|du))|(?:au|en|chu|suis) (?:en |au )?(?:secondaire|sec|lycee) ?\\d?(?= ?$| )|en [3-6]e(?= annee| |$)`,
]);

/** "U" and "ur". */
const you = /(?<= )u(r?)(?= )/g;

const saidIn = (prompt: string) => spoken(prompt).replace(figureOfSpeech, ' ');
const isNamed = (said: string): boolean => ages.test(said.replace(you, 'you$1'));

/** Whether a class of words says that somebody is under age, whatever the weights say. */
export const namesAge = (prompt: string): boolean => isNamed(saidIn(prompt));

/** Whether a prompt says that somebody under age asks or is to bet, or asks how old one must be. */
export function isUnderAge(prompt: string): boolean {
  const said = saidIn(prompt);
  return isNamed(said) || signOf(said) === 'age';
}
