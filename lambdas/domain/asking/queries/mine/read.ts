/** Reads questions about the asker's own picks, prompts and plan. */
import { type MineQuery, mineTopics } from '../../../../contracts/asking/queries/own.ts';
import { lexicon } from '../table/lexicon.ts';
import { type Subject, subjectOf } from '../table/subject.ts';
import { type Known, termsOf } from '../table/terms.ts';
import { asksAtRisk } from './at-risk.ts';
import { asksForOldBets } from './old-bets.ts';
import { daysSince, lastPicksIn, periodIn, type Since, sinceIn, spanning } from './period.ts';

const written = {
  own: 'my|mine|i|ive|im|i have|have i|am i|did i|do i|our|of mine|me|for me|ive had|i had|i got|have i got|on here|any of mine|id',
  record:
    'record|records|stats|statistics|win rate|winrate|win percentage|win percent|win pct|win %|percentage|hit rate|roi|profit|profits|profitable|p/l|pnl|performance|performing|history|up or down|up|down|ahead|behind|in the red|in the green|in the black|' +
    'winning|losing|lose|loses|lost|won|made|make|balance|doing|doing so far|done|numbers|track record|tracker|return|returns|results so far|bottom line|money|in units|cash|betting|green|red|in the money|win pct|hit pct|good at|actually good at|bad at|best sport|total profit|total winnings|total won|total lost|winnings|won total|cashed out|bottom line for me',
  units: 'units',
  open: 'open|pending|still open|unsettled|outstanding|active|not settled|waiting|ungraded|not graded|still live|running|in play|unresolved|still going|alive|riding|en cours|going on|still alive|left to play|at risk|riding|exposure|on the line|in progress|not graded yet|still pending|still live|isnt settled|isnt settled yet|arent settled|arent settled yet|hasnt settled|havent settled|hasnt settled yet|havent settled yet|isnt graded|arent graded|hasnt been settled|havent been settled',
  bets: 'bets|bet|picks|pick|plays|tickets|ticket|wagers|slips|slip|action|legs|everything|every bet|every pick|thing|took|placed|logged|saved',
  parlay: 'parlays|parlay',
  ownBets:
    'bet i made|bets i made|bets ive made|picks i made|thing i took|the thing i took|one i took|ones i took|i took|i logged|i saved|i placed|i ever logged',
  ownDo: 'i do|do i do|i do best|i do worst|i ever|have i staked|have i wagered|i staked|i wagered',
  outcome:
    'win|hit|cash|miss|cashed|graded|settled|settle|results|result|do|land|come in|came in|go|cash in|get there|good|made|turn out|end up|while i was asleep|asleep',
  did: 'did|how did|have|has|how many|how many of',
  prompts:
    'prompts|prompt|questions|question|questions left|asks left|asks|credits|picks left|todays questions|free questions|free asks',
  left: 'left|remaining|remain|used|more|still have|roll over|rollover|carry over|reset|renew|expire|refresh|can i ask|can i still ask|get back|i got|do i get|i get|used|used up|up already|out of|run out|ran out|already|before i run out|till i run out|til i run out|until i run out|before im out|till im out|until im out|before im done|before i hit my limit|before i hit the limit|before i hit my cap|before i hit the cap|before i have to wait|till i hit my limit|until i hit my limit',
  plan: 'plan|subscription|tier|membership|subscribed|account type|package|billing|billed|billing me|bill me|free one|the free one|free plan|paid one|paid plan|free version|trial|free trial|card ending|auto renew|autorenew',
  pay: 'pay|paying|pay for it|payment|payments|next payment|charge|charged|card|cost|costs|costing|price|come out|comes out|due',
  much: 'how much|how many',
  sport:
    'best sport|worst sport|which sport|what sport|by sport|per sport|sport|sports|each sport|best league|worst league|which league|what league|league',
  type: 'bet type|bet types|type of bet|types of bets|kind of bet|kinds of bets|parlays or singles|singles or parlays|parlays vs singles|straight bets|singles|best at|worst at|by bet type|which bets|market|markets|spreads or totals|moneylines or spreads',
  team: 'team|teams|what team|which team|club',
  book: 'by book|sportsbook|book|books',
  prop: 'prop|props|player prop|player props',
  streak:
    'streak|losing streak|winning streak|win streak|longest streak|hot streak|cold streak|longest losing streak|longest winning streak|longest win streak|in a row|on a heater|on tilt|running hot|running cold|running good|running bad|run hot|run cold|hot|cold|heater|slump|skid|on a run|straight',
  clv: 'clv|closing line|the closing line|beat the close|beat the closing line|closing line value|the close|beating the close|beating the closing line|beat the line|beat closing',
  stake:
    'average bet|avg bet|average stake|avg stake|bet size|average bet size|avg bet size|average wager|typical bet|avg wager|stake size|usual stake|stakes|biggest bet|largest bet|biggest win|biggest loss|size|staked|wagered|risked|amount|total amount|amount at risk|at risk|total at risk|riding|how much riding|put in|put up',
  odds: 'average odds|avg odds|avg price|average price|odds i take|odds i bet|what odds',
  told: 'you tell me|u tell me|you give me|u give me|you gave me|u gave me|did you tell|did u tell|did you give|did u give|you pick for me|did you pick|you say|you recommend|u recommend|you like for me|tell me|give me|last answer|earlier picks|you suggested|your last pick',
  most: 'best|worst|most|least|longest|biggest|largest|better|worse|by far|beat|average|avg|highest|lowest|at',
  or: 'or|vs|versus|than',
  period:
    'past days|last days|days|the week|on the week|this month|this season|this year|this yr|all time|lately|so far|overall|last month|past 30 days|last 30 days|past 7 days|past week|since january|may|june|july|compare|last|recently|in total|ytd|month|last 30 days|past 30 days|30 days|past month|ever|this week|past week|last 7 days|past 7 days|today|past year|career|lifetime|all time for me|since i started|to date|year|on the year|on the season|on the month|for the month|this wk',
} as const;
type Meaning = keyof typeof written;
const words = lexicon(written, {
  without: 'for me|one|some one|my|mine|i|ive|im|me|has|have|did|do|would|team|teams|than|or',
});

/** @returns undefined if it is another kind of question, or if a word is left unread */
export function readMine(prompt: string, known: Known): MineQuery | undefined {
  // The number of days is part of a period.
  const since = sinceIn(prompt, known.today);
  const dated = since ? prompt.replace(since.words, 'to date') : prompt;
  const last = lastPicksIn(dated);
  const asked = (last ? dated.replace(last.words, 'last picks') : dated).replace(spanning, '');
  const terms = termsOf(asked.replace(/\b(last|past|previous) \d{1,2} (days?)\b/gi, '$1 $2'), words, known);
  const subject = subjectOf(terms);
  if (asksAtRisk(prompt)) {
    const { days } = subject;
    return { ...noPart, topic: 'open', days, uncounted: ['stake'] };
  }
  if (asksForOldBets(prompt)) return { ...noPart, topic: 'told', days: null, uncounted: [] };
  const { sports, teams, sides, lines, numbers, prices, money, books, unread, stats, players } = subject;
  const extra = [lines, prices, money, unread, subject.units];
  if (extra.some((each) => each.length > 0) || terms.nextGame || terms.nightGame) return undefined;
  const topic =
    topicOf(subject, terms.isPast, last !== undefined) ??
    mineTopics.find((each) => each === known.meant?.topic);
  if (!topic) return undefined;
  // "On parlays of 4 legs", "on dogs", "on overs": a part that no counter knows.
  const isOfParlays = subject.has('parlay') && topic === 'record';
  const isUncounted = isOfParlays || [sides, numbers, stats, players].some((each) => each.length > 0);
  const isOfRecord =
    ['own', 'ownBets', 'ownDo'].some((each) => subject.has(each as Meaning)) ||
    (subject.has('record') && subject.has('period'));
  if (isUncounted && (!isOfRecord || ['prompts', 'plan', 'told', 'open'].includes(topic))) return undefined;
  const isOfPicks = topic !== 'prompts' && topic !== 'plan';
  const isPart = sports.length + subject.markets.length + teams.length + books.length > 0;
  if (!isOfPicks && isPart) return undefined;
  const [market = subject.has('prop') ? ('prop' as const) : null, ...others] = subject.markets;
  const isSeveral = others.length > 0 || (subject.has('prop') && subject.markets.length > 0);
  return {
    ask: 'mine',
    // What is not counted by itself: the record says how it is counted instead.
    topic:
      (isUncounted && topic !== 'told') || ((teams.length > 0 || books.length > 0) && topic === 'record')
        ? 'uncounted'
        : isSeveral
          ? 'by_type'
          : topic,
    sports: teams.length > 0 ? [] : sports,
    teams,
    players: [],
    days:
      topic === 'results' || topic === 'told'
        ? subject.days
        : topic === 'record'
          ? since
            ? daysFrom(since, known.today)
            : (periodIn(prompt, known.today) ?? subject.days?.slice(0, mostDays) ?? null)
          : null,
    market: isSeveral ? null : market,
    uncounted: topic === 'uncounted' || isUncounted || isPart ? uncountedIn(subject) : [],
    ...(last && topic === 'results' && { last: last.count }),
    ...(since &&
      !since.isAll &&
      topic === 'record' &&
      !daysFrom(since, known.today) && { isLonger: true as const }),
  };
}

const noPart = { ask: 'mine' as const, sports: [], teams: [], players: [], market: null };

/** Null for a span that is not counted day by day. */
const daysFrom = ({ day }: Since, today: string): string[] | null =>
  day === null ? null : daysSince(day, today);

const mostDays = 31;

/** What no counter knows, as far as it is named. */
function uncountedIn(subject: Subject<Meaning>): MineQuery['uncounted'] {
  const { has, teams, players, books, sides, stats, numbers } = subject;
  return [
    ...(has('team') || teams.length > 0 ? (['team'] as const) : []),
    ...(players.length > 0 ? (['player'] as const) : []),
    ...(has('book') || books.length > 0 ? (['book'] as const) : []),
    ...(has('odds') ? (['odds'] as const) : []),
    ...(has('stake') ? (['stake'] as const) : []),
    ...(sides.length > 0 ? (['side'] as const) : []),
    ...(stats.length > 0 ? (['statistic'] as const) : []),
    ...(numbers.length > 0 || has('parlay') ? (['number'] as const) : []),
  ].slice(0, 3);
}

function topicOf(
  subject: Subject<Meaning>,
  isPast: boolean,
  isOfLast: boolean,
): MineQuery['topic'] | undefined {
  const has = (meaning: Meaning) =>
    subject.has(meaning) ||
    (meaning === 'bets' && subject.has('parlay')) ||
    (subject.has('ownBets') && (meaning === 'own' || meaning === 'bets' || meaning === 'outcome')) ||
    (subject.has('ownDo') && (meaning === 'own' || meaning === 'record'));
  const isOwn =
    has('own') ||
    (has('period') && (has('record') || has('stake') || has('odds')) && subject.teams.length === 0);
  if (has('prompts')) return has('left') && (isOwn || !has('bets')) ? 'prompts' : undefined;
  if (has('plan')) return isOwn ? 'plan' : undefined;
  if (has('told'))
    return (isPast || subject.days !== null) && !has('own') ? 'told' : isPast ? 'told' : undefined;
  if (has('bets') && has('much') && subject.days !== null) return 'results';
  if (has('open')) return 'open';
  if (!isOwn) return undefined;
  if (has('clv')) return 'clv';
  if (has('stake') || has('odds')) return 'uncounted';
  if (has('streak')) return 'streak';
  // Picks that are counted from the newest are listed one by one.
  if (isOfLast && !has('team') && !has('book') && !has('sport') && !has('type')) return 'results';
  if (has('did') && (has('outcome') || has('record')) && (subject.days !== null || isPast)) return 'results';
  if (has('team') || has('book')) return has('record') || has('most') ? 'uncounted' : undefined;
  if (has('sport')) return 'by_sport';
  if (has('type')) return has('most') || has('record') ? 'by_type' : undefined;
  if (has('bets') && has('did') && (has('outcome') || has('record'))) return 'results';
  if (has('bets') && isPast) return 'results';
  if (has('bets') && has('much') && (has('period') || subject.days !== null)) return 'results';
  return has('record') || has('units') ? 'record' : undefined;
}
