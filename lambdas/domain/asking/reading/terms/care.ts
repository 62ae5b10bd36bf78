/** Signs of chasing losses, borrowing, despair or a belief in sure wins: they get help, and no bet. */

import { anyOf } from '../words/pattern.ts';
import { namesCrisis } from './distress/crisis.ts';
import { isDistress } from './distress/distress.ts';
import { figureOfSpeech } from './signs/figure-of-speech.ts';
import { signOf } from './signs/signs.ts';

const sum =
  '(?:(?:like |about |over |almost )?(?:\\$ ?\\d+|\\d{2,}|\\d+ ?k|a grand|\\w+ (?:grand|thousand|hundred)))';

/** Borrowed money, or money needed for something else. */
const borrowing = [
  `loan ?sharks?|(?:i (?:still )?|(?<=^ (?:(?:so|ok|yo|bro|man|hey) )?))owe (?:${sum}|money|people|everyone|(?:my|the|a|some) \\w+)(?! (?:a |an |one |another |two |some )*(?:beers?|cokes?|lunch|dinner|drinks?|rounds?|pizza|steak|case|wings|coffee|apology|favor|wins?(?! or)|burgers?|tacos|nachos|sushi|breakfast|\\$? ?\\d{1,2}(?![\\dk]| (?:k|thousand|grand|hundred)\\b)))|(?:in|my|our|into|big|gambling) debts?(?! (?:ceiling|to (?:its|my (?:fantasy|league)|the (?!bank|bookie|irs|casino|shark|guy))))|debt collectors?`,
  'evict(?:ed|ion)|foreclos(?:ed|ure)|bankrupt(?:cy)?(?! (?:franchise|team|club))|(?:bookie|bookmaker) (?:is|will|wants|keeps) (?:after|calling|kill|hurt|break|his|her|their)',
  '(?:school|college|food|bill|bills|gas|electric|car|wedding|diaper|lunch|vacation|kids) money(?! ?lines?)|money for (?:the |my |our )?(?:rent|bills|school|food|groceries|tuition|kids|baby)',
  '(?:my|our|whole|entire|last) (?:wages?|salary|pay ?check|rent|tuition|401k|savings|retirement|student loans?|inheritance)(?! race)',
  '(?:sold|selling|sell) my (?:car|house|ring|watch|phone|truck|laptop|stuff|things)',
  'borrow(?:ed|ing)?(?! (?:my|a|the|his|her|your) (?:\\w+ )?(?:ladder|line|jersey|truck|hat|page|play|idea|pen|login))|(?<!on )(?<!student )loans?(?! (?:depot|players?|move|deal|spell))|lent me (?:\\$? ?\\d|some|money|cash|the money|a (?:hundred|grand|few|couple)|two|three|five)|payday (?:is|loans?|advance|lender|money)|(?:my|whole|this|last|next|entire|half|every|his|her|our|two) (?:\\w+ ){0,2}paychecks?|paychecks? (?:on|is|gone|to)|(?:my|our|the|pay|second|2nd|whole|on|reverse) (?:\\w+ )?mortgage(?! (?:the|rates?|backed))|mortgage (?:money|payments?|is|due)|(?:my|our|his|her|the|moms?|dads?|wifes|work|company|on|maxed|with|two|three|several|all) (?:\\w+ ){0,2}credit cards?|overdraft|pawn(?:ed)?|student aid',
  '(?:rent|grocery|groceries|tuition|child support|retirement|insurance) money(?! ?lines?)',
  '(?:pay|make|cover|afford) (?:my|our|this months) (?:\\w+ )?(?:rent|bills|debts?|groceries|tuition)',
  '(?:pay|make|afford) (?:the )?(?:rent|tuition)|pay (?:the bills|off (?:my |the |a |some |that )?(?:debts?|bookie|guy|loan\\w*|cards?|him|them|what))',
  '(?:bet|risk|put|stake|wager|gamble|use)(?: all)?(?: of)? (?:my |our |the )*(?:life |whole |entire |last )*(?:savings|rent|house(?! on the market)|retirement|inheritance|college fund|emergency fund|last dollars?)',
  '(?:my|last) (?:life )?savings|my last (?:\\$ ?\\d+|dollars?|bucks?|\\d+ (?:dollars|bucks))',
];

const despair = [
  '(?:cant|cannot|can not|couldnt) (?:stop|quit|control)(?! (?:wont|winning|cashing|hitting|scoring|laughing|watching|smiling|thinking|talking|the|him|them|anyone|anybody|a|nobody|his|their|anything|us))(?: (?:my|the|myself|from))?(?: (?:betting|gambling|wagering|myself|losing|chasing))?',
  '(?:stop|quit) (?:betting|gambling)(?! (?:on|against|the|overs?|unders?|favorites?|favs?|underdogs?|dogs?|props?|parlays|teams?|them|him))|(?:gambling|betting) (?:problem|addiction|addict|debts?|is ruining)',
  '(?:gambling|betting|recovering) addict\\w*|addict(?:ed|ion) to (?:gambling|betting|bets|the bets|parlays|this app|the app|losing|chasing)|(?:im|i am|am i|became|becoming) (?:an )?addict(?:ed)?(?! to)|my addiction|gamblers anonymous|relapsed?(?! into)',
  'self[ -]?exclu(?:de|ded|sion)',
  'up all night (?:betting|gambling|losing|chasing)',
  '(?:cant|cannot) (?:go on|take (?:it|this) (?:any ?more|much longer)|do this any ?more|live like this)|nothing left(?: to live for)?(?! (?:on|in the|to bet|to play))',
  '(?:last|only) (?:hope|way out|chance to (?:fix|save))|my life is (?:over|ruined|a mess|falling apart)|(?<!(?:wont|will not|wouldnt|would not|never) )hate my(?:self| life)(?! (?:as an?|for (?:lik|tak|bett|lov|pick|say)\\w*))|wish i (?:was|were) dead|better off (?:dead|without me)',
  '(?:want|wanna|need|trying|tried|have|wish i could|help me|how (?:do|can) i) (?:to )?(?:stop|quit|give up) (?:this|it|all this|doing this|for good|betting|gambling)(?! (?:pick|play|team|one|(?:from )?(?:auto|renew|charg|bill)))',
  'suicid(?:e|al)(?! (?:squeezes?|pools?|by (?:turnovers?|penalt\\w+)))|kill my ?self|(?<!(?:gonna|will|would|to|2|they|always|games|overs|unders|teams|those|these) )kill me|end (?:it all|my life)|want to die|(?:want|wish) (?:it|everything|it all) to (?:just )?(?:end|be over)(?! (?:in|with|by|as|on|under|over|before|after)\\b)|hurt myself|self[ -]harm',
  'dont want to live|no reason to live',
  '(?:im|i am|i feel|im feeling|getting) (?:\\w+ )?(?:desperate(?! for (?!money|cash|a (?:win|hit|lock)))|hopeless|ruined)|desperate for (?:money|cash)',
  'ruined(?: (?:me|my|us))?(?= ?$)|ruin(?:ed|ing) my',
  'my (?:wife|husband|partner|girlfriend|boyfriend|family|kids|parents|mom|dad|mother|father|boss|fiancee?) (?:left|will leave|is leaving|(?:doesnt|does not|dont|cant|must not|shouldnt|better not|will never|never|must never) (?:know(?! (?:anything|nothing|football|ball|sports|basketball|hockey|baseball|what|how|who|which))|find out|see|hear)|found out|thinks i (?:stopped|quit))',
  'dont tell my (?:wife|husband|partner|girlfriend|boyfriend|family|kids|parents|mom|dad|boss)|behind my (?:wife|husband|partner|girlfriend|boyfriend|family|parents)s? back|secretly (?:bet|betting|gambling)|(?:hide|hiding) (?:my|the|all|these) (?:bets?|betting|gambling|loss(?:es)?)',
  '(?:hiding|hide|lied|lying) (?:it |this |my (?:bets|betting|gambling|losses) )?(?:from|to|about) my',
  'i (?:really |just |have to |desperately )*(?:need|must|have) to win(?: (?:this|money|tonight|today|back|something|or))',
];

const sureMoney = [
  '(?:cant|cannot|can not|impossible to|no way to|never) (?:possibly )?lose(?! (?:at|to|on|by) )',
  'guarantee(?:d|s)? (?:me )?(?:an? |the |to )?(?:\\w+ )?(?:wins?|winners?|winning|money|profits?|payouts?|cash|returns?|bets?|parlays?|locks?|picks?|income)',
  '(?:1\\d\\d0?|hundred) ?(?:%|percent) (?:\\w+ )?(?:sure|certain|guaranteed?|safe|locks?|win|winning|winner|accurate)',
  '(?:sure|risk[ -]?free) money(?! ?lines?)|fixed (?:match|matches|game|games)|no[ -]lose',
];

/** Money that is not the asker's to bet, or is due elsewhere. */
const notTheirs = [
  `down (?:\\$ ?\\d{2,}|\\d{3,}|\\d+ ?k|a grand|(?:\\d+|(?!in )\\w+) (?:grand|thousand|hundred|bucks|dollars))(?! (?:at|yards|points))`,
  '(?:gets|got|win|wins|make|makes) (?:it|that|everything|this) all back',
  '(?:rent|my bills?|mortgage|car payment|tuition|child support) (?:is |are |was |were )?(?:over|past )?due|bills? (?:is |are |was |were )?(?:over|past )due|(?:late|behind) on (?:the |my |our )?(?:rent|bills|mortgage|payments|child support)',
  'cash advance|title loan|maxed (?:it |them )?out|second mortgage|plasma|pawn ?shop|garnish\\w*|repo(?:ed|ssessed)',
  '(?:took|take|taking|stole|stealing|steal|using|used|skimm?(?:ed|ing)) (?:out )?(?:some |the |all the )?(?:money|cash|\\$ ?\\d+\\w*|\\d+\\w*) (?:from|out of) (?:work|my (?:job|boss|kids?|mom|dad|parents|wife|husband|company|savings|401k|brother|sister|friend|grandma|grandpa|daughters?|sons?)|the (?:register|till|company|kids))',
  '(?:christmas|holiday|tax|disability|unemployment|pension|formula|medicine|insulin|daycare|funeral|divorce|alimony|hospital) money|money (?:i|we) (?:dont|do not) have|(?:i|we) (?:really )?(?:cant|cannot) afford to lose',
  'i (?:just )?(?:got|was) (?:fired|laid off)|(?:i )?lost my (?:job|house|apartment|car)|or (?:im|i am|ill be) (?:broke|homeless|evicted|out on the street)|sleeping in my car',
];

/** Asks for help to stop, for the asker or for somebody close. */
const helpToStop = [
  '(?:hot ?line|help ?line)(?! for (?:\\w+ )?fans)|(?:gambling|betting|gamblers) (?:help|support|therap\\w+|counsel\\w+)|help (?:me |him |her |with )*(?:my |his |her )?(?:gambling|betting)(?! (?:on|tips|strategy|slip))',
  '(?:ban|block|exclude|restrict|lock) (?:myself|me)(?: (?:from|out)|(?= ?$))|(?:ban|block) my (?:account|card)',
  '(?:lose|losing|lost|spend|spending|spent|gamble|gambling) (?:way |far )?too much(?! (?:juice|vig|time|sleep))|(?:betting|gambling) too (?:much|often)(?! juice)',
  '(?:i think |maybe |pretty sure |do )i (?:might |may |probably )?(?:have|got|have got) a problem|i (?:might |may |probably |do |really )?have a (?:\\w+ )?(?:gambling|betting|serious|real) problem|i have a problem(?= ?(?:lol|help|$))',
  'my (?:dad|mom|father|mother|son|daughter|brother|sister|husband|wife|boyfriend|girlfriend|partner|friend|buddy|roommate|uncle|kid) (?:\\w+ )?(?:gambles|is addicted|has a (?:\\w+ )?problem|cant stop|keeps (?:losing|gambling|betting)|is gambling|bets every|lost everything|gambled)',
  '(?:want|wanna|need|trying|tried|have|got|gotta|should) (?:to )?(?:quit|stop)(?: (?:for|betting|gambling|this|altogether|completely))(?! (?:the|that|him|her) )',
  '(?:dont|do not|cant|cannot) see (?:the|a|any) point(?! (?:spread|total|(?:of|in) (?:those|these|them|that|it|a|laying|paying|betting|taking|buying)))|no point (?:anymore|in (?:living|going on))|whats the point any ?more|nobody would (?:care|miss)|tired of (?:living|life)',
  '(?:been up|awake|up) (?:all night|for \\d+ (?:hours|days)|\\d+ (?:hours|days) straight) (?:betting|gambling|chasing|losing|on)|(?:havent|have not) (?:eaten|left the house)|(?:keep|been|caught) (?:lying|hiding)',
  '(?:wife|husband|partner|girlfriend|boyfriend|family|parents) (?:will|would|is gonna|is going to|wants to|is|are) (?:divorce|divorcing|leaving|leave) me',
];

const inFrench = [
  'j ?ai (?:tout perdu|perdu (?:\\d+|tout|mon|ma|mes|\\$)(?! (?:pari|match|combine|over|under|parlay|gageure)))',
  '(?:rattraper|recuperer|regagner) (?:mes|ma|mon|les|largent|l argent)',
  'emprunt\\w*|argent (?:du )?loyer|peux pas (?:arreter|perdre)|argent facile',
];

const moreFrench = [
  'dettes?|(?:perdu|joue|depense|mise|parie) (?:tout )?(?:mon|ma|mes|l|tout l) ?(?:salaire|loyer|paie|paye|argent|economies|epargne)',
  '(?:plus envie de vivre|veux plus vivre|suicid(?:er|aire)|desespere\\w*|endette\\w*|surendett\\w*|vendu (?:mon|ma|mes)|(?:mise|parie|joue|perdu) (?:tout )?(?:mon|ma|mes)(?! (?:pari|match|combine|over|under|parlay|gageure))|limiter mes|bloque\\w* mon compte|auto ?exclusion|va me quitter|payer (?:mon|le) loyer|ne peux plus|peux plus (?:arreter|m))',
  '(?:arreter|cesser) de (?:jouer|parier|miser)|(?:dors|dormi) (?:plus|pas)|pas dormi|en finir|veux mourir|me refaire|accro (?:au|aux) (?:jeux?|paris)',
  '(?:plus d ?argent|argent (?:de|du|pour) (?:le |la |l ?)?(?:loyer|epicerie|ecole|hypotheque)|je dois (?:de l ?)?(?:argent|\\d+)|aidez moi|besoin d ?aide|probleme (?:de|avec le) jeu|(?:jouer|parier) trop|perdre trop)',
  '(?:ma|mon) (?:femme|mari|copine|copain|famille|mere|pere) ne (?:le )?(?:sait|savent|doit)|cache\\w* (?:a|de) (?:ma|mon)',
];

const inSpanish = [
  'perdi (?:todo|todos|toda|mi|mis|el|la|mucho|\\d+)|he perdido (?:todo|mi|mis|mucho|\\d+)|recuperar (?:lo|mi|mis|el|la|todo)',
  'deudas?(?! del spread)|debo (?:dinero|plata|mucho|\\d+)|prestamistas?|prestado|prestamos?|(?:dinero|plata) (?:de|del|para) (?:la |el |mi )?(?:renta|alquiler|comida|escuela|casa|colegio)',
  '(?:mi|todo mi) (?:sueldo|salario|renta|alquiler|quincena)|mis ahorros|mi (?:esposa|esposo|mujer|marido|familia|novia) no (?:lo )?sabe',
  'no tengo (?:dinero|plata)|me quede sin (?:dinero|plata|nada)|necesito ayuda|problema(?:s)? (?:con el juego|de juego|con las apuestas)|apuesto demasiado|pierdo demasiado|empen\\w+',
  '(?:gaste|aposte|jugue|perdi|use|meti|empene) (?:toda? |todo )?(?:la|el|mi|mis|lo|los) (?:renta|alquiler|sueldo|salario|quincena|ahorros|dinero|plata|comida|casa|coche|carro|que tenia|de (?:la|los|mis|mi) \\w+)|(?:no quiero|ya no quiero) (?:vivir|seguir)|suicid(?:ar\\w*|io)|desesperad[oa]|ayudenme|no le digas? a mi (?:esposa|esposo|mujer|marido|familia)|limit\\w+ (?:mis|mi) (?:depositos?|apuestas|cuenta)|bloque\\w+ mi cuenta',
  'no puedo (?:parar|dejar|dormir|mas)|(?:dejar|parar) de (?:apostar|jugar)|no he dormido|quiero morir(?:me)?|matarme|ludopat\\w*|adicto',
];

const signs = anyOf([
  ...borrowing,
  ...notTheirs,
  ...helpToStop,
  ...despair,
  ...inFrench,
  ...moreFrench,
  ...inSpanish,
]);
const signsOfSureMoney = anyOf(sureMoney);
/** Words that the user dictates as an answer: they test the model and are not a belief in sure wins. */
const dictated =
  /(?<![a-z])(?:repeat (?:after me|this|that|the following|exactly|it back)|(?:say|write|print|output|type|answer|respond|reply|echo) (?:only |just |exactly |out |back )*(?:with |the |this |that |these )*(?:words?|sentence|phrase|line|text|following|exactly|yes)|just say|tell (?:me|everyone|users) that) .*$/;

/** Not signs: "Do you guarantee wins?" asks how this works; paying for a plan by credit card is not borrowing. */
const harmless = anyOf(
  [
    // How large one bet may be: a question about a stake, and no word about somebody's betting.
    '(?:is|would|will|are|if)(?: (?:betting|risking|staking|putting|wagering|it|ok|okay|like|about))* \\$?\\d+(?:%| percent| units?| bucks| dollars)?(?: of (?:my|a|the) (?:bankroll|roll|bank))?(?: (?:an?|per|each|every|one|single|on|for)){1,3} (?:bets?|games?|plays?|picks?|wagers?|parlays?)(?: (?:be|seem|sound|is|considered))* (?:way |far |a bit |a little )?too (?:much|big|large|high|risky)',
    'too much (?:to (?:bet|risk|stake|put|wager)|for (?:one|a|each|a single)) (?:bets?|games?|plays?|picks?)',
    // Of a term that was explained.
    'i (?:still |really |just )?(?:dont|do not) (?:get|understand|follow) (?:it|this|that)',
    // Of the tracker, and of what an answer said.
    '(?:delete|remove|erase|scratch|clear|take|get|pull|drop|wipe) (?:it|that|this|them|those|these|the)(?: (?:last|first|second|third|latest|new|other|one|bet|pick|parlay|play|leg|ones))* (?:off|off of|from|out of) (?:of )?(?:my|the) (?:bets?|list|tracker|picks?|record|log|card)(?! (?:so|before|or|if|because|bc|cuz|my) )',
    '(?:you|u|ya|yall|it|they|everyone) (?:all |just |always |also |already )*said (?:that|this|it|so|the same(?: thing)?) (?:the )?last (?:time|one|week|night)',
    // "Cut it down to like +400": of what a bet pays, and no limit of the asker's.
    '(?:cut|tone|dial|bring|take|get|knock|drop|lower|scale|trim|pull|reel) (?:it|this|that|them|the (?:odds|price|payout)) (?:down|back|in)(?: (?:to|at|around|about|like|say|something|more|closer|maybe|the))* (?:plus )?[1-9]\\d{2,3}(?! ?(?:a|per|each|every|dollars?|bucks?|limit|max|total|this|on|bets?)(?![a-z]))',
    // Of a bet, not of a debt.
    '(?:it )?(?:needs to|need it to|has to|make it|must) pay (?:me )?(?:a (?:bit|little) )?more(?! (?:rent|debt|back|off|bills))',
    '(?<=^ )(?:do|does|can|are|is|will) (?:you|u|ya|your|gameplan|the|it|these|this|a|any)(?: \\w+){0,3} guarantee\\w*(?: (?:an? |the |to )?\\w+)?',
    'your (?:own |whole |grandmas? |grandmothers? |moms? |dads? |mothers? )*(?:life savings|savings|house|pension|mortgage|rent|retirement|pay ?check|money|bankroll)|not (?:tryna|trying to|looking to) get rich',
    '(?:pay|subscribe|plan|subscription)(?: \\w+){0,4} (?:credit|debit) cards?|(?:credit|debit) cards?(?: \\w+){0,5} (?:plan|subscription|subscribe|account page|membership|declined|expired|on file)',
  ],
  'g',
);

/** The stake of a bet that does not count, and a payment for the service, come back without a win. */
const refunded = anyOf(
  [
    '(?:get|getting|give me|want|gets|got|see) (?:all )?(?:my|the|our|his) (?:money|stake|cash|bet|wager) back',
  ],
  'g',
);
const isOfRefund = anyOf([
  'scratch\\w*|void\\w*|push\\w*|postpon\\w*|cancel\\w*|suspend\\w*|rain\\w*|delay\\w*|refund\\w*|charg\\w*|subscri\\w*|billed|plan|promo|inactive|injur\\w*|hurt|dnp|ruled out|sits|sat out|doesnt play|didnt play|not playing|no contest|called off|called early|pitcher|goalie|starter|benched|tie|ties|tied|dead heat|withdr\\w*|wd|leaves?|left|exits?|ejected|early|snowed|forfeit\\w*|moved|snap',
]);

/** What a prompt means, without what is harmless. */
function meantBy(prompt: string): string {
  const said = spoken(prompt).replace(figureOfSpeech, ' ').replace(harmless, ' ');
  return isOfRefund.test(said) ? said.replace(refunded, ' ') : said;
}

const isNamed = (meant: string): boolean =>
  signs.test(meant) ||
  namesCrisis(meant) ||
  isDistress(meant) ||
  signsOfSureMoney.test(meant.replace(dictated, ' '));

/** Whether a class of words says that help is needed, whatever the weights say. */
export const namesCare = (prompt: string): boolean => isNamed(meantBy(prompt));

/**
 * Whether a prompt mentions chasing losses, borrowing, despair or sure money, so that it gets a supportive answer
 * instead of a bet. A team's losses, a lock of the day and a safe bet are ordinary betting language and do not count.
 */
export function needsCare(prompt: string): boolean {
  const meant = meantBy(prompt);
  return isNamed(meant) || signOf(meant) === 'care';
}

/** The number beside a month is a day, never an age: "for Sunday, Apr 12". */
const dayOfMonth =
  /(?<![a-z])((?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)) \d{1,2}(?:st|nd|rd|th)?(?![a-z0-9]| (?:years?|yrs?|yo)(?![a-z]))/g;

/** "Put 20 on it": what is put on a bet are dollars. */
const stake = /(?<![a-z0-9])(bets?|put|puts|throw|toss|drop|risk|stake|lay|wager) (\d+)(?= on )/g;

/** Lower case, without accents, apostrophes, punctuation and the days of months; a space at both ends. */
export function spoken(prompt: string): string {
  return ` ${prompt
    .slice(0, 4000)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/['’‘`´]/g, '')
    .replace(/(?<![\w+])\+ ?money(?![a-z])/g, 'plus money')
    .replace(/[^a-z0-9$%-]+/g, ' ')
    .replace(dayOfMonth, '$1')
    .replace(stake, '$1 $$$2')
    .trim()} `;
}
