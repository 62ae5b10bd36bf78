/**
 * What shows the kind of a question even where not every word of it was read. A question with such words asks for no bet: it is
 * answered by its kind or asked back, and never charged.
 */
import { factsAsked } from '../find/reading/sure.ts';
import type { KindName } from './kinds.ts';
import { askedBesideRefusal } from './several/beside-refusal.ts';
import { wishesForBet } from './wished.ts';

/** The kinds that the table or the tracker answers. */
export type TableKindName = Extract<KindName, 'check' | 'compare' | 'market' | 'find' | 'mine' | 'track'>;

const anyOf = (phrases: readonly string[]) =>
  new RegExp(`(?<![\\w'])(?:${phrases.join('|')})(?![\\w'])`, 'i');

const my = '(?:my|our)';
const did = "(?:(?:how|what|when|where) )?(?:did|do|have|had|has|am|was|were|'?d|how'?d|how'?m|how'?ve)";
const moved =
  '(?:mov(?:e|ed|es|ing)|steam(?:ed|ing)?|budged?|shift(?:ed|ing)?|jump(?:ed|ing)?|drift(?:ed|ing)?|tick(?:ed|ing)?|flip(?:ped)?|climb(?:ed|ing)?|dropp(?:ed|ing)|drop|tank(?:ed)?|risen|rose|fallen|fell|crash(?:ed)?|creep(?:ing)?|crept|slid|sliding)';
const line =
  '(?:line|lines|number|spread|total|price|prices|odds|ml|moneyline|juice|o\\/u|over\\/under|runline|puckline)';

/**
 * Sure ones: no wish for a bet is said like this. In the order in which they count, the more particular kind first.
 */
const sure: Readonly<Record<TableKindName, RegExp>> = {
  track: anyOf([
    '(?:log|track|record|save|jot|enter|note|write) (?:it|that|this|my|these|those|both|down|the|a bet|bet|\\d+|\\$\\d+|[a-z]+ (?:it|that))',
    '(?:log|track|save|enter|add) .*(?:tracker|for me|log|record|slip|book|unit|units|\\d+u|\\bon\\b|pls|please)',
    "(?:mark|grade|settle|set|void|delete|remove|erase|undo|scratch|edit|correct|fix|change) (?:out |the )?(?:it|that|this|my|the|[\\w' ]+(?:bet|pick|ticket|slip|one|leg|parlay|game))",
    '(?:put|log|save|add|write|enter) (?:in |down )?my (?:slip|ticket|bet|pick|parlay|play)|(?:want|need) (?:it|this|that|them) (?:counted|logged|tracked|saved|recorded)|(?:save|log|add|keep) as (?:pending|open)|got (?:voided|refunded)',
    '(?:put|keep) (?:me|it|that|this) (?:down|in)|keep (?:track|an eye)|to (?:my|the) tracker|in (?:my|the) tracker|undo',
    '(?:i )?(?:already )?(?:bet|took|placed|put|threw|dropped|laid) .*(?:log|track|save|add|enter|record|put) (?:it|that|this|them|pls|please|for me)',
    '(?:cashed|cashed it) out|wrote (?:it )?down|wrong (?:price|odds|stake|line|team|book|amount)|should(?: have|ve)? be(?:en)? [+-]?\\$?\\d',
    "(?:has|have|had|shows?|got|lists?|says) (?:it|that|this|my|the|me)(?: [\\w']+){0,4} (?:as|for|at|down as|marked|graded) (?:an? )?(?:l|w|loss|win|miss|hit|push|void|loser|winner)",
    'shouldve been|i (?:meant|typed)|(?:it|that|mine|this) was (?:at |for |on )?[+-]?\\$?\\d+(?:\\.\\d+)?,? not|not [+-]?\\d+(?:\\.\\d+)? .*(?:change|fix|correct)|already placed|logged (?:it )?(?:twice|wrong)',
    '(?:save|log|add|track)(?: it| that| this)?(?: pls| please)?[.! ]*$',
  ]),
  mine: anyOf([
    `${my} (?:\\w+ ){0,3}(?:record|roi|profit|profits|units|bankroll|stats|win rate|winrate|win pct|history|streak|p&?l|pnl|clv|net|balance|losses|wins|results|credits|prompts|questions|plan|subscription|tier|open (?:bets|picks|tickets)|pending)`,
    `${did} i (?:ever |even |really |actually |still |usually |currently |normally )?(?:do|done|doing|win|won|lose|lost|hit|make|made|go|gone|going|bet|bets|stake|staked|risk|risked|wager|wagered|cash|cashed|up|down|ahead|behind|green|red|in the|better|worse|profitable|beat|beating|used|use|up or down|winning|losing|log|logged|save|saved|track|tracked|have (?:open|pending|riding|left|on)|got (?:left|open|riding|pending)|good at|best|perform|start|at)`,
    'am i (?:on|in|running|hot|cold|due|winning|losing)|(?:what|anything|everything|stuff|all|which) (?:\\w+ )?(?:that )?(?:i|ive|i have) (?:bet|took|had|played|logged|saved|placed)',
    '(?:of )?mine (?:hit|won|cash|cashed|win|still|open|live|pending)|any of mine|anything of mine',
    "(?:bets?|picks?|plays?|parlays?|tickets?|wagers?) (?:that )?(?:i|ive|i've|i have) (?:ever )?(?:made|placed|had|logged|saved|took|taken|won|lost|have|got)|everything i (?:had|bet|took|played|have)",
    "(?:i|i've|ive) (?:ever|had on here|logged|actually good at|best at|worst at|am best at|lose most|win most)",
    'still (?:open|pending|live)(?: for me)?|(?:whats|what is|what) (?:still )?(?:pending|open|unsettled)|at risk|riding (?:total|right now)|how much .* riding',
    '(?:win|hit) (?:%|pct|percent|percentage|rate) .*(?:parlays|past|last|this|on|with)|avg (?:stake|bet|odds)|average (?:stake|bet|odds|wager)',
    'what (?:did|was) (?:i|that thing i|the one i)|which (?:ones|bets|picks) did i|(?:how many|any) (?:credits|prompts|questions) .*(?:i|left|me)|(?:did|is) .*(?:billing|bill|charge|charged) me|my plan|(?:i|me) on the (?:free|paid|pro)',
    'profit all time|all time (?:profit|record)|compare my|do i (?:do )?(?:better|worse)',
  ]),
  market: anyOf([
    `(?:has|have|did|does|is|are|was|were|been|why|when|which|what|how far|how much).{0,60}?${line}.{0,30}?(?:${moved}|gone|went|go(?:ing|ne)?|c[ao]me|coming|chang(?:e|ed|ing)|open(?:ed|er|ing)?|start(?:ed)?)`,
    `${line} (?:has |have )?(?:${moved}|gone|went|came|opened|changed)|${moved} (?:since|from|to|off|through|in)|line move(?:s|ment)?|opened? at|opener|opening (?:line|number|spread|total|odds)|reverse line|${moved}.{0,20} ${line}`,
    '(?:lowest|least|smallest|highest|most|cheapest|best|how much|whats the|what is the|any|less|lower|low) (?:hold|vig|vigorish|juice|margin|rake|overround)|(?:hold|vig|vigorish|overround) (?:on|in|for|at|of)|reduced juice|no[ -]?vig',
    "(?:which|what|wut|wat) (?:books?|sportsbooks?|shop|shops|app|place|site|bookie)|who(?:'?s|se| is| has| got|'s got)? (?:got |has |offering |giving |hanging |at |higher |lower |the (?:best|highest|lowest|cheapest) (?:price|line|number|odds))|where can (?:i|a guy|you|u|we)|where(?:'?s| is| do i)? (?:the )?(?:best|cheapest|get|can)|best (?:place|book|shop|spot|app) (?:to|for)",
    '(?:does|do|has|have|is|are)?(?: )?(?:any(?:one|body)|any books?|somebody|someone|they) (?:still )?(?:have|has|got|offer|offering|list|listing|hanging|post|posted|post(?:ing)?|deal|dealing)|(?:lines?|odds|props|prices|numbers) (?:up|out|posted|available|released|live|open)(?: yet)?|(?:have|has|got) .{0,40}(?:lines?|odds|props|prices) (?:up|out|posted)|have (?:up|out) for|books? have (?:out|up)',
    'arb|arbs|arbing|arbitrage|surebets?|sure bets?|middles?|middling|middle the|risk[ -]free|both sides at|between two books|off[ -]market|shop (?:me|around|for)|line ?shop(?:ping)?|stale',
    '(?:list|show|pull up|give|gimme|whats|what are|what is|send|display|print|see)(?: me| us)?(?: all| every| the| all the| every single| a list of| full| whole| entire)* (?:[\\w.]+ ){0,4}(?:lines|odds|spreads|totals|prices|moneylines|board|slate|numbers|mls)',
    '(?:dk|draftkings|fd|fanduel|betmgm|mgm|caesars|bet365|365|pinnacle|pinny|betrivers|espn ?bet|fanatics|hard ?rock|bovada|circa) (?:vs\\.?|versus|or|against|compared to) (?:dk|draftkings|fd|fanduel|betmgm|mgm|caesars|bet365|365|pinnacle|pinny|betrivers|espn ?bet|fanatics|hard ?rock|bovada|circa)',
    '(?:biggest|largest|shortest|longest|heaviest|highest|lowest|closest|tightest|smallest) (?:fav(?:e|ou?rite)?s?|dogs?|underdogs?|totals?|spreads?|lines?|odds|moneylines?|over\\/unders?|number) (?:on|in|of|for|out|left|today|tonight|tomorrow|this|across)(?! parlay)',
    '(?:whats|what is|what are|what r|how big is|how much is|hows) .{0,40}(?:spread|total|line|odds|moneyline|over\\/under|o\\/u|price|priced|number|juice)s?(?: at| now| rn| right now| today| tonight| sunday| in| on| for| of)?',
    'alt(?:ernate)? (?:spreads?|lines?|totals?)|ladders?|three[ -]way|3[ -]?way',
    "(?:widest|fattest|steepest|tallest) (?:spread|total|line|number)|who(?:'?s| is) (?:the )?(?:chalk|favou?red|fav|favou?rite|laying)|everything (?:posted|they got|they have|u got|you got)|what(?:'?s|s| is| does) .{0,30}(?:got|have) (?:up|posted|listed)|hang(?:ing)? .{0,20}(?:number|line)",
    '(?:totals?|spreads?|games?) (?:lined )?(?:at|above|below|over|under|north of|south of|higher than|lower than) \\d',
  ]),
  compare: anyOf([
    "which (?:one|ones|1|is|leg|side|slip|of|would|should|do|u|you|has|goes|hits|wins|pays|team|bet|pick|play|prop|way)(?:'?s)?",
    "who(?:'?s| is| do| u| you| would| should| has|m|s)?.{0,40} (?:safer|likelier|better|more likely|a better|the better|stronger|more)",
    '(?:better|safer|smarter|cheaper|sharper|likelier|stronger|rather|prefer|torn|stuck|choose|choosing|deciding|decide|pick one|settle it|settle this|rank|compare|weaker|weakest|stinker|riskier) .{0,80}\\b(?:or|vs|versus|between|and|than|to)\\b',
    '\\b(?:or|vs|versus)\\b .{0,80}(?:better|safer|smarter|cheaper|sharper|likelier|stronger|rather|prefer|which|rank|if u had to|if you had to|who u got|who you got|go|longer)',
    '(?:gotta|have to|need to|should i|want to|wanna|if (?:u|you|i) (?:had|have) to|which (?:one )?(?:do|should|to|would)(?: i| u| you)?) (?:drop|cut|lose|ditch|remove|axe|scrap)',
    'better (?:slate|matchup|spot|value|number|price|bet|side) .{0,60}\\b(?:or|vs|than)\\b|either one|rank (?:em|them|these|those)|in what order|between .{2,40} and .{2,40}|buy(?:ing)? (?:the |a )?(?:half|hook|point)',
    "least (?:scary|risky|sweaty)|scar(?:es|ier|iest)|gun to|more (?:probable|likely|realistic)|most likely|rank (?:em|these|those|them|my)|who (?:do )?(?:u|you|ya) trust|one only|just one|(?:would|wld) (?:you|u) rather|wyr|stay away|whos? the (?:fade|play)|price (?:didn'?t|doesn'?t|does not|did not) matter|forget (?:the )?price",
    'f5 or|1h or|first half or|or full game|or (?:the )?(?:1h|first half|f5|whole game)',
  ]),
  check: anyOf([
    'worth (?:it|a|the|taking|playing|betting|my)|worth\\??$|(?:any|good|no|bad|decent|still|real|much) value|value or (?:no|not|nah|trap)|(?:good|bad|fair|decent|ok|okay|great|right|solid|nice|terrible|awful|sharp|soft|off|stale) (?:price|number|line|odds|deal|payout)|price (?:ok|good|bad|fair|right|off)|(?:is|are) (?:it|that|this|they) (?:a )?(?:fair|legit|dumb|stupid|crazy|insane|nuts|silly|ok|okay|good|bad|smart|worth|too|trap|mistake|sucker)',
    'robb(?:ery|ed)|ripped off|rip ?off|overpa(?:y|ying|id)|overpriced|underpriced|mispriced|sucker bet|free money|steal|too (?:juicy|juiced|steep|short|much|high|low|rich|expensive|pricey|late)|2 much|yay or nay|yea or nay|yes or no|good or (?:nah|not|no|bad)|or nah|y\\/n|take it or|or leave it|thumbs (?:up|down)|play or pass|bet or pass|hit or miss',
    "talk me (?:out|off)|case against|devils advocate|why (?:shouldn'?t|should i not|not) |am i (?:nuts|crazy|dumb|stupid|insane|wrong|missing|getting|overpaying|reaching)|any (?:good|shot|chance|edge)|thoughts|gut check|sanity check|double check|rate (?:my|this|the|it)|grade (?:my|this|the|it)|opinion on|(?:u|you|ya) like (?:it|that|this)|(?:number|price|line) (?:stinks|sucks|good|bad|ok|right)|did i (?:miss|do good|get a good|overpay)|tell me if|is (?:it|that|this) really|(?:would|do) (?:u|you) (?:still )?(?:play|take|bet|touch|lay|back|like) |good use|good bet|bad bet|dumb bet|smart bet|take it\\?|is that (?:legit|dumb|bad|good|fair|ok|crazy|decent|right)|get more for",
    'boost(?:ed)?|superboost|bonus bet|free bet|profit boost|odds boost|used to be',
    'tail or (?:pass|fade|no|nah)|(?:fade|pass|play|bet|take) or (?:tail|pass|fade|no|nah|leave)|bite\\?|sharp or square|square or sharp|smells? (?:like|fishy|off)|trap\\b|(?:beat|get the best of) (?:it|the (?:number|line|close|market))|worth (?:a|the|my|any|adding|having)|brave enough|even bother|in there|in it\\?|reasonable or|rip off|good number|right number|fair\\?|fair (?:number|line)|too (?:high|low|long|short|much|big|many)|(?:would|wud) (?:you|u) (?:lay|take|back|touch|play|bet)|pays \\$?\\d|pays \\d+\\/\\d|any ev|\\+ev|ev in',
    'should it be (?:more|higher|longer|bigger|better)|whats (?:wrong|your take|ur take)|(?:fair|no[ -]?vig|implied|true) (?:price|odds|chance|probability|value)|break ?even',
  ]),
  find: anyOf([
    '(?:did|didnt|have|has|had|were|was|who|how many|how often|do|does|what|whatd|when|which) .{0,60}(?:cover(?:ed|s)?|win|won|lose|lost|beat|beaten|score[ds]?|final|record|streak|in a row|hit(?:ting)?|good in|cash(?:ed|ing)?|go over|go under|went|finish(?:ed)?|choke[d]?|last (?:night|week|game|time|sunday|saturday|friday|monday|tuesday|wednesday|thursday|season|meeting|year)|this (?:season|year)|season series|tally)',
    '(?:is|are|will|was|has|any word on|status of|update on) .{0,40}(?:playing|out|in|starting|active|inactive|hurt|injured|questionable|doubtful|available|suiting up|scratched|back|limited|confirmed|up tonight|pitching|dressing)',
    '(?:injury|injuries|injured|inactives?|ir|lineups?|starters?|probables?|goalie|goaltender|netminder|pitch(?:er|ers|ing|es|ed)|on the bump|on the mound|in net|throws|throwing|qb)',
    '(?:ats|h2h|head to head|standings|table|schedule|box score|final score|score of|record|form|last (?:\\d+|two|three|four|five|six|seven|eight|ten)|leads? the|leaders?|top \\d+|most .* on the|b2b|back to back|days? rest|off a bye|season series|series)',
    "what time|when (?:do|does|is|are|did)|who(?:'?s| is| are| do| does| did)? (?:they |playing|play|on |starting|out|hurt|hot|left|in )|kick ?off|tip ?off|puck drop|first pitch|no game|any games?",
    "(?:how|what) (?:did|bad did|'?d|do|does) .{0,40}(?:do|look|choke|play|finish|end|perform|fare)",
    'each (?:week|game|night)|per game|game log|times .* (?:scored|hit|went)|how many',
  ]),
};

const order = [
  'track',
  'mine',
  'compare',
  'market',
  'check',
  'find',
] as const satisfies readonly TableKindName[];

/** @returns the kinds that words of the question show, the surest first; none for a question that may ask for a bet */
export function kindsShown(prompt: string): TableKindName[] {
  const text = prompt.normalize('NFKC').replace(/[’‘]/g, "'");
  return order.filter((name) => sure[name].test(text));
}

/** Questions that a wish for a bet is never put as: the ask is about the asker, the books, a move, a result, or a choice. */
const neverAPlay = anyOf([
  'tail or (?:pass|fade)|sharp or square|square or sharp|good number or|reasonable or (?:not|rip|robbery)|smells? like a trap|(?:would|wud) (?:you|u) lay|(?:did|do) i beat (?:it|the)|pays? \\d+(?:\\/| to )1 for',
  "(?:widest|fattest|steepest) (?:spread|total|line)|who(?:'?s| is) (?:the )?chalk|least scary|gun to (?:your|ur|my) head|more probable|rank (?:em|these|those|them)\\b",
  '(?:would|will) (?:i|you|we|u) (?:be|have been) (?:up|ahead|down|even|profitable|in the (?:green|black|red))|(?:are|is|was|were) .{3,40} profitable',
  '(?:how )?(?:do|did|have|am) i (?:do|done|doing|did|better|worse|win|won|lose|lost|up|down|perform)(?! (?:if|when|to|on this|with this))',
  '(?:lowest|least|smallest|highest|how much|whats the) (?:hold|vig|vigorish|margin|rake|overround)',
  '(?:does|do|has|have) (?:any(?:one|body)|any books?|they) (?:have|got|posted|list(?:ed)?|offer)',
  '(?:day|week|weekend|night|month|season)s? off (?:from )?(?:betting|gambling)',
  '(?:gone|went|moved|going) (?:up|down)|(?:line|number|spread|total) (?:moved|move|jumped|opened)',
  'did (?:my |the )?[\\w ]{2,24} (?:win|cover|lose)|who (?:won|covered)',
  'better (?:slate|day|night) .*\\bor\\b|(?:f5|1h|first half|1st half|first 5|1q|first quarter|first period|1p) or .*(?:game|full|whole)|\\bor (?:the )?full game',
  'biggest (?:fav|favorite|favourite|dog|underdog) (?:on|in|of) (?:the|all)|is there (?:something|anything) better',
  '(?:any|no|have an|got an|have any|got any) (?:idea|clue) (?:why|what for|what happened|whats? (?:behind|going on))|what for\\?*$',
  // A change of a bet, where none was shown.
  '^\\W*(?:(?:ok|now|so|just|pls|please|can (?:you|u)) )*(?:drop|remove|swap|replace|take out|cut|ditch|lose|switch) (?:out )?(?:the |my |that )(?:\\w+ )?(?:leg|pick|one)\\b',
  "(?:i|we) (?:dont|don't|do not|cant|can't) (?:have|use|get on) (?:dk|draftkings|fd|fanduel|betmgm|mgm|caesars|bet365|365|pinnacle|espn ?bet|fanatics|hard ?rock)",
]);

const named = /(?:^|[\s@(])[+-]\d{1,5}(?:\.5)?(?!\d)|\b(?:ov?e?r?|under|u) ?\d{1,3}(?:\.5)\b/;
/** Of a wish, and no price of a bet: "nothing over +250". */
const bounds =
  /\b(?:nothing|none|not|no \w+) (?:over|under|above|below|past|beyond|\w+ than) [+-]?\d+|\b(?:at (?:least|most)|(?:longer|shorter|better|worse|more|less|higher|lower) than|max(?:imum)?|min(?:imum)?|up to) [+-]\d{3,}|[+-]\d{3,} (?:or (?:better|more|longer|shorter|less|worse)|max|min)\b/gi;
/** A judgment that is asked of a bet with its line or price: nobody wishes for a bet like this. */
const judged = anyOf([
  '(?:decent|good|fair|bad|ok|okay|right|great|nice|terrible|reasonable|solid) (?:price|number|line|deal|odds|value)|worth (?:it|a|the|my)|over ?priced|underpriced|(?:too|way too|2) (?:juiced|juicy|steep|short|much|high|low|rich|expensive|pricey|long|many|big)',
  'fair\\?|thoughts\\?*$|(?:take|tail|fade|play|bet|hammer) it\\?|or (?:nah|trap|pass|what|no|not)\\?*$|should i wait|playable|overpay|rip ?off|robbery|steal|trap|any (?:value|good|ev)|am i (?:crazy|nuts|dumb|wrong)',
]);
const wished = /\b(?:give|gimme|find|build|make|need|want|suggest|recommend|best|parlay|leg|legs|picks?)\b/i;

/** @returns the words that no play answers; undefined if there are none */
export function notAPlay(prompt: string): string | undefined {
  if (wishesForBet(prompt)) return undefined;
  const text = prompt.normalize('NFKC').replace(/[’‘]/g, "'");
  const never = neverAPlay.exec(text)?.[0].trim() ?? factsAsked(text) ?? askedBesideRefusal(text);
  if (never !== undefined || wished.test(text) || !named.test(text.replace(bounds, ' '))) return never;
  return judged.exec(text)?.[0].trim();
}
