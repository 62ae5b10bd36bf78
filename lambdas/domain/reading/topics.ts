/** Questions that want to know rather than to bet: games, prices, form, injuries, the record, how this works. */
import type { InfoTopic } from '../../contracts/reading.ts';
import type { Rule } from './draft.ts';
import { isFiller } from './fillers.ts';
import { titled } from './players.ts';
import { team } from './text.ts';

/** The first words of the question as `sayReading` writes it. */
export const leads: Readonly<Record<InfoTopic, string>> = {
  schedule: 'Which games are on',
  prices: 'What are the odds',
  form: 'Recent form',
  injuries: 'Who is injured',
  standings: 'Current standings',
  meetings: 'Past meetings',
  record: 'Your track record',
  how_it_works: 'How does this work',
};

const t = `(?:the )?${team}`;
const terms =
  'push|parlay|moneyline|money line|spread|point spread|run line|puck line|teaser|over\\/under|over under|total|juice|vig|vigorish|ev|expected value|closing line|closing line value|clv|hedge|prop|player prop|prop bet|same game parlay|unit|units|bankroll|edge|value|value bet|break even|confidence|chalk|underdog|favorite|long shot|hook|handicap|implied probability|hail mary|coin flip|track record';
const titles =
  'super bowl|world series|stanley cup|grey cup|mls cup|nba finals|finals|championships?|champions|mvp|heisman|cy young|rookie of the year|pennant|division|conference|afc|nfc|title|playoffs|masters|us open|the open|ryder cup';

type Asked = readonly [topic: InfoTopic, pattern: RegExp, evenInABet?: boolean];

/** In this order: the first that fits decides. With the flag, also where a bet is spoken of. */
const asked: readonly Asked[] = [
  [
    'how_it_works',
    /\bhow (?:does|do|will|can) (?:this|it|that|gameplan|the app|you|i|we|your picks|your predictions)(?: \w+)? (?:work|use|get started|cancel|pick|calculate|make money|choose|predict)\b(?: this| it| that| them)?/,
    true,
  ],
  [
    'how_it_works',
    new RegExp(
      `\\bwhat (?:does|do|is|are|is meant by)(?: an?| the)? (?:${terms}|[+-]\\d+(?:\\.\\d)?)s?(?: bets?| odds)? mean\\b`,
    ),
    true,
  ],
  [
    'how_it_works',
    new RegExp(`\\bwhat (?:is|are)(?: an?)? (?:${terms}|[+-]\\d+(?:\\.\\d)?)s?(?: bets?)? (?=[?.]? ?$)`),
    true,
  ],
  [
    'how_it_works',
    /\b(?:explain|difference between|how do (?:odds|parlays|spreads|moneylines|payouts|props) work|what (?:can|do) you do|who are you|are you (?:an ai|a bot|human|real)|how many prompts|(?:do|can|are) (?:you|your picks|your predictions|these|the picks) (?:ever )?guaranteed?|is (?:it|this|anything|a win) guaranteed|how accurate is the (?:market|chance))\b(?: (?:wins?|results?|profits?|picks?|to win|anything))?/,
    true,
  ],
  [
    'record',
    /\b(?:your|gameplan|the app) (?:\w+ )?(?:record|track record|accuracy|hit rate|win rate|results|roi|stats|history)\b|\bhow (?:have|did|are|were) (?:your|the) (?:\w+ )?(?:picks|predictions|bets|plays|parlays)(?: (?:done|do|doing|been|performed?|performing|gone?|lately|so far)){0,3}\b|\bhow (?:accurate|good|reliable|often) are (?:you|your picks|your predictions)\b(?: right)?|\bhow often (?:are|do) you(?:r picks)? (?:right|win|hit)\b|\btrack record\b/,
    true,
  ],
  [
    'injuries',
    /\b(?:who|which players|anyone|anybody|is anyone|is anybody)(?: is| are| else is)? (?:injured|hurt|out|questionable|doubtful|inactive|on (?:the )?(?:ir|injured reserve))\b(?! of the)|\b(?:injur(?:y|ies)|inactives)(?: (?:reports?|list|news|updates?|status))?\b|\bis (?:[\p{L}'.-]+ ){1,3}(?:injured|hurt|out|questionable|doubtful|healthy|suiting up|starting|playing(?! (?:at|against|vs)\b)|active|available)\b|\b(?:injured|hurt)\b/u,
  ],
  [
    'meetings',
    new RegExp(
      `\\b(?:when was )?(?:the )?last time (?=${t} (?:and |vs |@ |at |against )?(?:played|beat|met|faced|won|meet)?)|\\bhead[ -]to[ -]head\\b|\\bh2h\\b|\\b(?:past|last|previous|recent) (?:\\w+ )?meetings?\\b|\\bhistory between\\b|\\brivalry\\b|\\bmet (?:last|before)\\b|\\b(?:series )?history (?=(?:of |for )?${t})`,
      'u',
    ),
  ],
  [
    'standings',
    /\b(?:current )?standings?\b|\bwho is (?:in )?(?:first|last|leading|top|on top)(?: place)?\b|\b(?:league|division|conference) table\b|\bwhat place\b|\bhow many (?:wins|losses|points) do\b/,
  ],
  [
    'prices',
    new RegExp(
      `\\b(?:who|which team|what team|whos)(?: (?:will|is going to|is gonna|do you think will|s))? (?:win|wins|take|takes|winning)(?: (?:it all|the|this years?|a|an))* (?:\\w+ )?(?:${titles})\\b|\\b(?:super bowl|world series|stanley cup|mvp|championship|futures?) (?:odds|winner|pick|bet|favorites?|prediction)s?\\b|\\bfutures\\b`,
    ),
    true,
  ],
  ['prices', /\bhow much (?:does|do|would|will) [^?.,]{1,40}\bpays?\b/, true],
  [
    'prices',
    new RegExp(
      `\\bwhat (?:are|is|were)(?: the)?(?: current| best| latest)? (?:odds|price|prices|line|lines|spread|total|over\\/under|moneyline|run line|puck line|payout|number)s?\\b(?: (?:of|on|for|in|that|at))?|\\b(?:show|list|give|tell)(?: me)?(?: all)?(?: the)?(?: current)? (?:odds|lines|prices)\\b(?! (?:of|at|over|under|around|better) [+\\d-])|\\b(?:odds|price|lines?) (?:on|for|of) (?=${t})|\\bbest price (?:on|for)\\b|\\bhow (?:likely|probable) (?:is|are)\\b|\\bwhat (?:chance|chances) (?:do|does|have)\\b|\\bwhat is the (?:chance|probability)\\b`,
      'u',
    ),
  ],
  [
    'form',
    new RegExp(
      `\\bhow (?:have|has|are|is|do|did) (?:the )?(?:${team}|[\\w'-]+)(?: and (?:the )?${team})?(?: been)? (?:playing|doing|looking|performing|looked|played|done|perform|do)\\b(?: (?:lately|recently|this season|this year))?|\\b(?:recent |current )?form\\b|\\b(?:win|winning|losing|hot|cold) streak\\b|\\blast (?:three|five|ten|\\d{1,2}) (?:games|results|matches|starts)\\b|\\bhow (?:good|bad|hot) (?:are|is)\\b|\\bwhat is (?:the )?${team} record\\b| ${team} record\\b|\\brecord of (?:the )?(?=${team})`,
      'u',
    ),
  ],
  [
    'schedule',
    new RegExp(
      `\\b(?:what|which)(?: \\w+)? (?:games?|matches|match|matchups?|tournaments?)(?: (?:are|is|do we have|do you have|does|there|being|played|on|tonight|today|tomorrow|going|happening|scheduled|available|left|this|can i)){1,4}\\b|\\b(?:who|whos|which teams?|what teams?)(?: is| are| do| does)? (?:plays?|playing|on)(?: (?:against|at))?\\b|\\bwhen (?:do|does|is|are|will)\\b(?: (?:the )?(?:next )?${team})?(?: (?:play|playing|game|next game|match|face))*|\\bwhat time\\b|\\bschedule\\b|\\b(?:list|show)(?: me)?(?: all| the| all the)? (?:games|matches|matchups)\\b|\\b(?:are there|is there|any)(?: any| a)? (?:games?|match|matches)(?: on)?\\b(?! (?:to|you|worth|i should|with)\\b)|\\bdo (?:the )?${team} (?:even )?play\\b|\\b(?:all |upcoming )games (?=(?:today|tonight|tomorrow|on|this|sunday|monday|tuesday|wednesday|thursday|friday|saturday)\\b[^,]{0,20}\\?)`,
      'u',
    ),
  ],
];

/** A pick is asked for as well, so that the fact asked about is only a reason. */
const wantsBet =
  /\b(?:bets?|picks?|parlays?|safe|safest|should i|should we|wager|lock|locks|value|play of|you like|do you think|worth|recommend|suggest|build|single|props?|to bet|take)\b/;

export const readTopic: Rule = ({ text, reading }) => {
  for (const topic of Object.keys(leads) as InfoTopic[]) {
    if (!text.lower.startsWith(` ${leads[topic].toLowerCase()}`)) continue;
    text.put(1, 1 + leads[topic].length, '•');
    reading.intent = 'info';
    reading.topic = topic;
    return;
  }
  const isBet = text.has(wantsBet);
  for (const [topic, pattern, evenInABet] of asked) {
    if (isBet && !evenInABet) continue;
    const found = pattern.exec(text.lower);
    if (!found) continue;
    if (topic === 'injuries')
      reading.player = personIn(text.cased.slice(found.index, found.index + found[0].length));
    text.put(found.index, found.index + found[0].length, '•');
    reading.intent = 'info';
    reading.topic = topic;
    return;
  }
};

/** "Is Patrick Mahomes playing?" */
function personIn(words: string): string | null {
  const name = /^is ((?:\p{L}[\p{L}'.-]* ){1,3})/iu.exec(words)?.[1]?.split(' ').slice(0, -1) ?? [];
  const isName = name.length > 0 && name.every((word) => !isFiller(word.toLowerCase()));
  return isName ? titled(name.slice(0, 3).join(' ')) : null;
}
