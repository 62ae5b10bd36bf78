/** Words that ask for games, prices, form, injuries, standings, the record, or help. */
import type { InfoTopic } from '../../../../contracts/asking/reading.ts';
import { anyOf } from './pattern.ts';
import { team } from './text.ts';

const one = `(?:the )?${team}`;
/** Betting terms that users ask the meaning of. */
const terms =
  '(?:push|parlay|moneyline|money line|spread|point spread|run line|puck line|teaser|over\\/under|over under|total|juice|vig|vigorish|ev|expected value|closing line|closing line value|clv|hedge|prop|player prop|prop bet|same game parlay|unit|bankroll|edge|value|value bet|break even|confidence|chalk|underdog|favorite|long shot|hook|handicap|implied probability|hail mary|coin flip|track record|[+-]\\d+(?:\\.\\d)?)s?';
/** Season titles and awards, which the feed does not price. */
const titles =
  '(?:super bowl|world series|stanley cup|grey cup|mls cup|nba finals|finals|championships?|champions|mvp|heisman|cy young|rookie of the year|pennant|division|conference|afc|nfc|title|playoffs|masters|us open|the open|ryder cup)';
const ours = '(?:your|gameplan|the app)';
const day = '(?:today|tonight|tomorrow|on|this|sunday|monday|tuesday|wednesday|thursday|friday|saturday)';
const weekday = '(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)';
const games = '(?:games?|matches|match|matchups?|tournaments?)';

const howItWorks = [
  'how (?:does|do|will|can) (?:this|it|that|gameplan|the app|you|i|we|your picks|your predictions)(?: \\w+)? (?:work|use|get started|cancel|pick|calculate|make money|choose|predict)(?: (?:this|it|that|them))?',
  'how do (?:odds|parlays|spreads|moneylines|payouts|props) work',
  `what (?:does|do|is|are|is meant by)(?: an?| the)? ${terms}(?: bets?| odds)? mean`,
  `what (?:is|are)(?: an?)? ${terms}(?: bets?)?(?= [?.]? ?$)`,
  'explain',
  'difference between',
  'what (?:can|do) you do',
  'who are you',
  'are you (?:an ai|a bot|human|real)',
  'how many prompts',
  'how much (?:should|do|can) i (?:bet|stake|wager|put|risk)',
  '(?:do|can|are) (?:you|your picks|your predictions|these|the picks) (?:ever )?guaranteed?(?: (?:wins?|results?|profits?|picks?|to win|anything))?',
  'is (?:it|this|anything|a win) guaranteed',
  'how accurate is the (?:market|chance)',
];

const record = [
  `${ours} (?:\\w+ )?(?:record|track record|accuracy|hit rate|win rate|results|roi|stats|history)`,
  'how (?:have|did|are|were) (?:your|the) (?:\\w+ )?(?:picks|predictions|bets|plays|parlays)(?: (?:done|do|doing|been|performed?|performing|gone?|lately|so far)){0,3}',
  'how (?:accurate|good|reliable|often) are (?:you|your picks|your predictions)(?: right)?',
  'how often (?:are|do) (?:you|your picks) (?:right|win|hit)',
  'track record',
];

/** GamePlan's past picks. */
const ownPast = [
  `(?:yesterdays?|last (?:nights?|weeks?|weekends?)|last ${weekday}s?) (?:\\w+ ){0,2}(?:bets?|picks?|plays?|parlays?|locks?|slate|predictions?|suggestions?)`,
  '(?:bets?|picks?|plays?|parlays?|locks?|slate|predictions?)(?: (?:you (?:gave|had|made)|did|do|from|of|for|hit|win|won|lose|lost))* (?:yesterday|last (?:night|week|weekend))',
  'how (?:did|have) (?:you|we|it|they all) (?:do|done|go|gone)',
  'did (?:your|our|my|the|that|any) (?:\\w+ ){0,2}(?:bets?|picks?|plays?|parlays?|locks?) (?:hit|win|cash|lose|do|go)',
];

/** Finished games. */
const results = [
  `didn?t? (?:the )?${team}(?: (?:even|actually|and|or|the|${team}))* (?:win|lose|cover|beat|play|score|go over|hit)`,
  `(?:have|has|had) (?:the )?${team}(?: (?:even|actually|ever|the|${team}))* (?:won|lost|covered|beaten|played|scored)`,
  '(?:who|what team|which team|whos)(?: has| have)? (?:won|lost|covered|did win)(?! (?:will|to))',
  '(?:what (?:was|were|is)(?: the)? )?final scores?|what was(?: the)? scores?|(?:scores?|results?) (?:of|from|for) (?:last|yesterday)',
  `how (?:did|was)(?: the)? (?:${team}|game|games|match|[\\w'-]+)(?: game| match)? (?:do|go|end|finish|play|look|last night|yesterday)`,
  '(?:yesterdays?|last (?:nights?|weeks?)) (?:\\w+ )?(?:games?|results?|scores?|winners?)',
];

const injuries = [
  '(?:who|which players|anyone|anybody|is anyone|is anybody)(?: is| are| else is)? (?:injured|hurt|out(?! of the)|questionable|doubtful|inactive|on (?:the )?(?:ir|injured reserve))',
  '(?:injury|injuries|inactives)(?: (?:reports?|list|news|updates?|status))?',
  "is (?:[\\p{L}'.-]+ ){1,3}(?:injured|hurt|out|questionable|doubtful|healthy|suiting up|starting|active|available|playing(?! (?:at|against|vs)))",
  'injured|hurt',
];

const meetings = [
  `(?:when was )?(?:the )?last time(?= ${one})`,
  'head[ -]to[ -]head|h2h',
  '(?:past|last|previous|recent) (?:\\w+ )?meetings?',
  'history between|rivalry|met (?:last|before)',
  `(?:series )?history(?= (?:of |for )?${one})`,
];

const standings = [
  '(?:current )?standings?',
  'who is (?:in )?(?:first|last|leading|top|on top)(?: place)?',
  '(?:league|division|conference) table',
  '(?:who|which team|what team) (?:has|is|got)(?: got)? the (?:best|worst|most|fewest) (?:record|team|wins|losses)',
  'what place',
  'how many (?:wins|losses|points) do',
];

const futures = [
  `(?:who|which team|what team|whos)(?: (?:will|is going to|is gonna|do you think will))? (?:win|wins|take|takes|winning)(?: (?:it all|the|this years?|an?))* (?:\\w+ )?${titles}`,
  '(?:super bowl|world series|stanley cup|mvp|championship|futures?) (?:odds|winner|pick|bet|favorites?|prediction)s?',
  'futures',
  'how much (?:does|do|would|will) [^?.,]{1,40} pays?',
];

const reasons = [
  `why (?:is|are|was|were|does|do|did|has|have)(?: (?:the|their))?(?: (?:line|odds|price|spread|total|number))?(?: (?:on|for|of|in))?(?: (?:the )?${team})*(?: game)?(?: (?:is|are|such|so|that|this|an?|the|only|still|not|big|heavy|huge|large|low|high|short|long|bad|good|favou?red|getting|giving|laying))*(?: (?:favorites?|underdogs?|lines?|odds|prices?|points))?`,
  `(?:is|are|was|were|has|have|did|where is|where are|how has|how is)(?: (?:the|their|any))?(?: ${team})*(?: game)? ?(?:lines?|odds|spreads?|totals?|prices?|numbers?|moneylines?)(?: (?:on|for|of|in) (?:the )?${team})?(?: game)? (?:been )?(?:moving|moved?|changing|changed?|dropping|dropped?|rising|risen|shifting|shifted?|drifting|drifted|(?:going |gone )?(?:up|down))`,
  '(?:line|odds|price) (?:move(?:s|d|ment|ments)?|moving|changes?|shifts?|history)|reverse line',
];

const prices = [
  'what (?:are|is|were)(?: the)?(?: current| best| latest)? (?:odds|prices?|lines?|payouts?|number)(?: (?:of|on|for|in|that|at))?',
  'what (?:are|is|were)(?: the)?(?: current| latest)? (?:spread|total|over\\/under|moneyline|run line|puck line)s?(?: (?:of|on|for|in|that|at))?',
  'what (?:is|are)(?: the)? (?:chances?|probability)(?: (?:of|that|for))?',
  '(?:show|list|give|tell)(?: me)?(?: all)?(?: the)?(?: current| best)? (?:odds|lines|prices)(?! (?:of|at|over|under|around|better) [+\\d-])',
  `(?<!(?:run|puck|goal|point|money) ?)(?:odds|price|lines?) (?:on|for|of)(?= ${one})`,
  '(?<=^ )(?:current )?(?:odds|prices|lines) (?:on|for|of|in)(?! [+\\d-])',
  'best price (?:on|for)',
  'how (?:likely|probable) (?:is|are)',
  'what (?:chance|chances) (?:do|does|have)',
];

const form = [
  `how (?:have|has|are|is|do|did) (?:the )?(?:${team}|[\\w'-]+)(?: and (?:the )?${team})?(?: been)? (?:playing|doing|looking|performing|looked|played|done|perform|do)(?: (?:lately|recently|this season|this year))?`,
  '(?:recent |current )?form',
  '(?:win|winning|losing|hot|cold) streak',
  'last (?:three|five|ten|\\d{1,2}) (?:games|results|matches|starts)',
  'how (?:good|bad|hot) (?:are|is)',
  `what is (?:the )?${team} record`,
  `(?<=${team} )record`,
  `record of(?= ${one})`,
];

const schedule = [
  `(?:what|which)(?: \\w+)? ${games}(?:(?: (?:are|is|do we have|do you have|does|there|being|played|on|going|happening|scheduled|available|left|can i)){1,4}|(?= ${day}))`,
  '(?:who|whos|which teams?|what teams?)(?: is| are| do| does)? (?:plays?|playing|on)(?: (?:against|at))?',
  `when (?:do|does|is|are|will)(?: (?:the )?(?:next )?${team})?(?: (?:play|playing|game|next game|match|face))*`,
  `how many ${games}`,
  'what time',
  'schedule',
  '(?:list|show)(?: me)?(?: all| the| all the)? (?:games|matches|matchups)',
  `(?:are there|is there|(?<!\\b(?:in|from|of|on|for) )any)(?: any| a)? ${games}(?: on)?(?! (?:to|you|worth|i should|with) )`,
  `do (?:the )?${team} (?:even )?play`,
  `(?:all |upcoming )games(?= ${day} ?[^,]{0,20}\\?)`,
];

/** @property evenInABet applies even if the question mentions a bet; other topics are then a reason for the bet */
export interface TopicPattern {
  readonly topic: InfoTopic;
  readonly pattern: RegExp;
  readonly evenInABet: boolean;
}

const topicOf = (topic: InfoTopic, phrases: readonly string[], evenInABet = false): TopicPattern => ({
  topic,
  pattern: anyOf(phrases),
  evenInABet,
});

/** The first match decides. */
export const topicPatterns: readonly TopicPattern[] = [
  topicOf('how_it_works', howItWorks, true),
  topicOf('record', record, true),
  topicOf('record', ownPast, true),
  topicOf('injuries', injuries),
  topicOf('meetings', meetings),
  topicOf('standings', standings),
  topicOf('prices', futures, true),
  topicOf('prices', reasons),
  topicOf('form', results),
  topicOf('prices', prices),
  topicOf('form', form),
  topicOf('schedule', schedule),
];
