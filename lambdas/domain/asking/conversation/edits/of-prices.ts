/** Prices once more: as they were before, who has the best one, and whose money moved them. */
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { bareOf } from '../asked/around.ts';
import type { Heard } from '../heard.ts';
import { atLeastOf } from './prices/at-least.ts';
import { narrowed } from './prices/narrowed.ts';
import { allOnPlayer, postedFor } from './prices/on-player.ts';
import { otherLines, winnerOf } from './prices/other-lines.ts';
import { othersOf, sameOf } from './prices/others.ts';
import { paysMore } from './prices/pays-more.ts';
import { sortedPrices } from './prices/sorted.ts';
import { withoutTeams } from './prices/without-teams.ts';

const past =
  '(?:yesterday|last night|this morning|earlier(?: (?:today|this week|in the week))?|before|originally|(?:a|an|one|two|a few|few|couple) (?:days?|hours?|weeks?) ago|last week|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at (?:the )?open(?:ing)?|to start|when it (?:opened|came out)|opening|the opener|opener|at first|initially)';
const ofPast = new RegExp(
  `^(?:(?:and|so|ok|what|whats|what's|where|wheres|how|about|was|were|did|is|it|that|they|the|this|line|lines|price|number|odds|spread|total|at|like|sit|sitting|set|been|start|open|much|same|as|of|for|looking|look|better|worse|higher|lower|different|cheaper|longer|shorter|any|been|changed) )*${past}(?: (?:at|too|though|then|tho))*$|^(?:(?:and|so|ok|what|whats|what's|where|did|was|has|the|it|that|they|line|price|number|odds|spread|total) )+(?:open(?:ed|er)?|start(?:ed)?|begin)(?: (?:at|out|out at))?$`,
);

const ofBook =
  /^(?:(?:and|so|ok|is|that|it|at|on|from) )*(?:(?:which|what|whose|who) (?:book|app|site|sportsbook|one|place)?(?:'s)? ?(?:is|was|has|have|got|gives?|offers?|that|it|the|price|number|at|on|from|best|line|odds|those)*(?: (?:is|was|has|have|got|gives?|offers?|that|it|the|price|number|at|on|from|best|line|odds|those))*|whose (?:is|price|number|odds|line)(?: (?:is|it|that))*|where(?:'s| is)? (?:that|it)(?: (?:at|from))?)$/;

const ofMoney =
  /^(?:(?:is|was|are|that|it|this|those|these|think|you|u|do|so|and|just|the|all|like|or|probably|maybe|its|it's|that's|thats|looks|look|because|bc|cuz|of|from|due|to|a|some|by) )*(?:sharps?|public|square|smart|big|wiseguys?|whales?|pros?)(?: (?:money|action|bettors?|bets?|side|play|move|moves|moving|or|public|square|squares|sharps?|it|them|you|u|think|tho|then|that|the))*$/;

const favorites =
  /^(?:(?:and|ok|just|only|show|me|the|all|what|about|who|whos|who's|which|are|is|list|of|them) )*(?:favorites?|favs?|favou?red|chalk)(?: (?:only|in|each|of|them|those|there|please))*$/;

/**
 * @param said the answer that was shown
 * @returns undefined if it asks for something else
 */
export function editOfPrices(
  prompt: string,
  last: MarketQuery,
  said: string | undefined,
  context: QuestionContext,
): Heard | undefined {
  const text = bareOf(prompt);
  const again: Heard = { kind: 'queries', queries: [last], isAside: true };
  const others = othersOf(prompt, last);
  if (others) return others;
  const part =
    sortedPrices(prompt, last) ??
    atLeastOf(prompt, last, context) ??
    allOnPlayer(prompt, last) ??
    postedFor(prompt, last) ??
    narrowed(prompt, last, context) ??
    otherLines(prompt, last, context) ??
    winnerOf(prompt, last, context) ??
    sameOf(prompt, last, context);
  if (part) return { ...again, queries: [part], isAside: false };
  const compared = paysMore(prompt, last, said, context);
  if (compared) return { ...again, queries: [compared], isAside: false };
  if (ofMoney.test(text)) return { ...again, queries: [{ ask: 'not_offered', thing: 'splits' }] };
  if (last.teams.length === 0 && last.topic === 'board' && favorites.test(text))
    return {
      ...again,
      queries: [{ ...last, topic: 'books', side: 'favorite', line: null, order: null }],
      isAside: false,
    };
  const query =
    bestOf(prompt, last, context) ?? extremeOf(text, last) ?? underdogOf(text, last) ?? widestOf(text, last);
  if (query) return { ...again, queries: [query], isAside: false };
  if (ofPast.test(text) && last.players.length === 0) return ofMoves(last);
  return last.topic === 'best_price' && ofBook.test(text) ? again : undefined;
}

const ofBest =
  /^(?:(?:and|so|ok|which|what|who|whos|who's|where|whose|book|books|app|site|sportsbook|one|is|are|has|have|got|gives?|offers?|can|do|i|get|gets|the|at|then) )+(?:best|highest|top|cheapest|better|sharpest) (?:one|number|price|odds|line|deal|value|payout|juice|(ml|moneyline)|(spread|points|run ?line|puck ?line|handicap))(?: (?:on|for|of|it|that|them|the|there|at|is|out|is it|where|side|to|bet|take|§))*$/;

/** "Who has the best number", "the best number on Denver" after the prices of every book: the best of them, by its book. */
function bestOf(prompt: string, last: MarketQuery, context: QuestionContext): MarketQuery | undefined {
  const isOfTeams = last.topic === 'books' && last.teams.length > 0 && last.players.length === 0;
  if (!isOfTeams || last.period !== undefined) return undefined;
  const { teams, text } = withoutTeams(prompt, context);
  const [said, winner, spread] = ofBest.exec(text) ?? [];
  if (said === undefined || teams.length > 1 || teams.some((team) => !last.teams.includes(team)))
    return undefined;
  const market = winner ? 'moneyline' : spread ? 'spread' : (last.market ?? 'moneyline');
  // A total is no team's.
  const isOfOne = teams.length === 1 && market !== 'total';
  return {
    ...last,
    topic: 'best_price',
    market,
    books: [],
    ...(isOfOne && { teams, side: null, line: null }),
  };
}

const ofBoard =
  /^(?:(?:that|thats|that's|it|its|it's|this|seems?|looks?|feels?|is|kinda|pretty|really|super|so|a bit|low|high|big|small|wow|damn|and|right|huh|no) )*(?:(?:is|isnt|isn't|that|it|this|the|one of|of|gotta be|must be) )+(lowest|highest|smallest|biggest|largest)(?: (?:one|total|totals|number|spread|line|on|of|in|the|board|slate|day|week|sunday|today|tonight|this|games?|all|them|league|nfl|nba|nhl|mlb|right now|out there))*$/;

/** "Is it the lowest on the board": the same line of every game. */
function extremeOf(text: string, last: MarketQuery): MarketQuery | undefined {
  const [, word] =
    ofBoard.exec(
      text
        .replace(/[,.!?]+ */g, ' ')
        .replace(/ +/g, ' ')
        .trim(),
    ) ?? [];
  const isOfLine = last.market === 'total' || last.market === 'spread';
  if (word === undefined || !isOfLine || last.topic !== 'books' || last.teams.length === 0) return undefined;
  const order = /^(?:low|small)/.test(word) ? 'least' : 'most';
  return { ...last, topic: 'board', teams: [], side: null, line: null, books: [], order };
}

const ofUnderdog =
  /^(?:(?:and|so|ok|who|whos|who's|which|what|team|side|one|is|are|the|a) )*(?:dogs?|underdogs?)(?: (?:here|there|in (?:it|that|this)|then|in (?:this|that) (?:one|game)))*$/;

/** "Who's the dog": who is favored says it, too. */
const underdogOf = (text: string, last: MarketQuery): MarketQuery | undefined =>
  last.teams.length > 0 && last.players.length === 0 && ofUnderdog.test(text)
    ? { ...last, topic: 'books', market: null, side: 'favorite', line: null, books: [] }
    : undefined;

const ofWidest =
  /^(?:(?:and|so|ok|who|whos|who's|which|what|whats|what's|team|game|one|is|are|the|has|have|had) )*(biggest|heaviest|largest|widest|highest|smallest|lowest|tightest|closest) (?:favou?rites?|favs?|spreads?|lines?|numbers?|ones?|games?|matchups?)(?: (?:here|there|of (?:them|those|these|the (?:night|day|slate|bunch|lot))|on (?:the|that) (?:board|slate|list)|tonight|today|then|is (?:it|that)))*$/;

/** "Biggest favorite" after the spreads of a day. */
function widestOf(text: string, last: MarketQuery): MarketQuery | undefined {
  const word = ofWidest.exec(text)?.[1];
  const isOfLines = last.market === 'spread' || last.market === 'total';
  if (word === undefined || !isOfLines || last.topic !== 'board' || last.teams.length > 0) return undefined;
  const order = /^(?:small|low|tight|close)/.test(word) ? 'least' : 'most';
  return { ...last, side: null, line: null, order };
}

/** Of the best price, that of the winner is meant where no market is named. */
function ofMoves(last: MarketQuery): Heard | undefined {
  const isOfTeams = last.teams.length > 0;
  const { starts: _, lines: __, ...query } = last;
  const market = last.market ?? (last.topic === 'best_price' ? 'moneyline' : null);
  return {
    kind: 'queries',
    queries: [
      {
        ...query,
        topic: isOfTeams ? 'movement' : 'largest_move',
        market: market === 'prop' || market === 'outright' || market === 'team_total' ? null : market,
        side: null,
        line: null,
        books: [],
        order: null,
      },
    ],
    isAside: true,
  };
}
