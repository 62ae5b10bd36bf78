/** Reads questions about prices: the best one, every book's, how they moved, margins, arbitrage, middles and whole boards. */
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import { addDays } from '../../../platform/calendar.ts';
import { sportOfPlayer } from '../../reading/names/known-players.ts';
import { ranksFacts } from '../find/ranks/read.ts';
import { readAtHour } from '../find/reading/at-hour.ts';
import { type Subject, subjectOf } from '../table/subject.ts';
import { type Known, termsOf } from '../table/terms.ts';
import { readImplied } from './implied/read.ts';
import { readKeyNumber } from './key-number/read.ts';
import { openMarket } from './open-market.ts';
import { readRanked } from './ranked/read.ts';
import { playerLines } from './read-players.ts';
import { linesOf, plusPrice } from './reading/bounds.ts';
import { asksForAlternates, withQuoteAsked } from './reading/lists.ts';
import { daysOfMoved, sinceDay } from './reading/when-moved.ts';
import { isMoneylineOnly, topicMeant, topicOf } from './topic.ts';
import { type MarketMeaning, marketWords } from './words.ts';

const asksWhatItPays =
  /\b(?:what|whats|how much)\b[^?.]{0,40}(?:\b\d+ on (?:it|that|them|this)\b|\b(?:pay|win|return|payout|get|make)(?: me| back)? (?:on|for|with|off|if i \w+) \$?\d+(?!\.5))/i;

/** "Need the score too" is of a game that was played, and no price; the book of that name has something "at" it. */
const namesScore = /(?<!\bat )\bthe (?:final )?score\b(?! bet\b)/i;

/** "Which team scores the most" is of games that were played. */
const asksWhoScores = /\b(?:which|what) teams? (?:scores?|scored|allows?|allowed|gives? up|concedes?)\b/i;

/** "What did Burrow do against the Ravens" is of games that were played. */
const asksWhatHeDid = /\b(?:what|how)(?:['’]?d| did)\b.*\b(?:do|play|look|fare|perform)\b/i;

/** "What has Dončić done against Denver", but not "what has his line done". */
const asksWhatHeHasDone =
  /\b(?:what|how) (?:has|have)\b(?!.*\b(?:lines?|odds|prices?|spreads?|totals?|numbers?|moneylines?|props?|markets?|books?)\b).*\b(?:done|played|looked|fared|performed|been|put up|shot|thrown|pitched)\b/i;

/** @returns undefined if it is another kind of question, or if a word is left unread */
export function readMarket(typed: string, known: Known): MarketQuery | undefined {
  const apart = readImplied(typed, known) ?? readKeyNumber(typed, known) ?? readRanked(typed, known);
  if (apart) return apart;
  // "Whats on at 1" asks for games and for no prices.
  if (readAtHour(typed, known)) return undefined;
  // An hour without its half of the day is after noon.
  const prompt = withPoints(
    withQuoteAsked(typed)
      .replace(/\b(\d{1,2}) ?o'? ?clock\b/gi, '$1 pm')
      .replace(/\b(?:home|win)[ ,/-]+draw[ ,/-]+(?:and |or )?(?:away|win|loss|lose)\b|\b1x2\b/gi, '3 way')
      // "The spread at FanDuel": the market, and where its price is asked.
      .replace(/\b(spread|total|ml|moneyline) at\b/gi, '$1 quotes')
      // "Is the total 2.5 or 3.5": which of them is asked, and the price of neither.
      .replace(
        /\bis the (total|o\/u|over ?\/? ?under) (?:at |on |set at )?\d+(?:\.5)? or \d+(?:\.5)?\b/gi,
        'what is the $1',
      )
      // "His k line": a letter that counts nothing, unless a line is asked for.
      .replace(/\bk'?s?(?= (?:lines?|props?|odds|numbers?)\b)/gi, 'strikeouts'),
  );
  if (namesScore.test(prompt) || asksWhatHeDid.test(prompt) || asksWhoScores.test(prompt)) return undefined;
  if (asksWhatHeHasDone.test(prompt)) return undefined;
  // "Past 6 games" counts games that were played.
  if (/\b(?:past|last|previous) \d{1,2} (?:games?|matches|weeks?|meetings)\b/i.test(prompt)) return undefined;
  // "Celtics moneyline and what's 40 on it pay": the number is a stake.
  if (asksWhatItPays.test(prompt)) return undefined;
  // "Do the Lakers score more than the Celtics": no line has moved.
  if (ranksFacts(typed, known)) return undefined;
  const terms = termsOf(prompt, marketWords, known);
  const subject = subjectOf(terms);
  const { sports, teams, markets, sides, books, players, stats, has, unread } = subject;
  // "It was 48 last night": of a move, the day is when the asker saw it.
  if ((terms.isPast && !has('moved')) || terms.isUnclear || subject.unlisted.length > 0) return undefined;
  const isSince = has('moved') && sinceDay.test(prompt);
  const named = terms.isPast || isSince ? null : throughDay(prompt, subject.days, known.today);
  const days = teams.length + players.length > 0 && isPricedNow(prompt) ? null : named;
  // "Jays +1.5 better than -170": the price that is to be beaten is the asker's.
  const prices = has('bestPrice') ? subject.prices.slice(1) : subject.prices;
  const extra = [unread, prices, subject.money, subject.units, subject.percents];
  if (extra.some((each) => each.length > 0)) return undefined;
  if (players.length > 0 || stats.length > 0 || has('picked'))
    return withAllLines(
      ofHisSport(
        playerLines({ ...subject, days }, known.meant !== undefined, isOrMore.test(prompt)),
        prompt,
        known,
      ),
      prompt,
    );
  const topic = topicOf({ ...subject, days }, terms) ?? topicMeant(known.meant, subject);
  const isOfAll = topic === 'board' || topic === 'movement' || topic === 'largest_move';
  if (!topic || teams.length > 4 || (markets.length > 1 && !isOfAll) || sides.length > 1 || books.length > 6)
    return undefined;
  const bounds = linesOf(subject, terms, topic, asksForAlternates(prompt));
  if (!bounds || (terms.nightGame && days === null) || subject.periods.length > 1) return undefined;
  const period = periodOf(subject);
  const of = marketOf(subject, topic, alternatesIn(prompt));
  // "Dropping all morning" is when the price moved, and not when the game starts.
  const starts = topic === 'movement' ? null : terms.starts;
  return {
    ...openMarket,
    topic,
    sports,
    teams,
    days: topic === 'movement' && teams.length > 0 ? daysOfMoved(prompt, days) : days,
    market: of.market,
    side: of.side,
    line: bounds.line,
    books,
    order: isOrdered(subject, topic) && bounds.lines === undefined ? orderOf(subject) : null,
    ...plusPrice(prompt, { topic, market: of.market }),
    night: terms.nightGame,
    ...(period !== undefined && { period }),
    ...(bounds.lines && { lines: bounds.lines }),
    ...(starts && { starts }),
  };
}

const isOrMore =
  /\b\d{1,3}(?:\+(?!\d)|[ -](?:plus|or (?:more|better|higher|over|above|greater)|and (?:up|over|above))\b)|\bat least \d/i;

/** "Ovechkin to score" is read as a touchdown, as of most players. */
function ofHisSport(
  query: MarketQuery | undefined,
  prompt: string,
  { roster }: Known,
): MarketQuery | undefined {
  if (query?.stat !== 'touchdowns' || /\b(?:at?td|tds?|touchdowns?)\b/i.test(prompt)) return query;
  const sports = query.players.map((name) => sportOfPlayer(name, roster));
  const isOfGoals = sports.length > 0 && sports.every((sport) => sport === 'NHL' || sport === 'MLS');
  return isOfGoals ? { ...query, stat: 'goals' } : query;
}

/** Of a board, and of the totals of a game by book. */
const isOrdered = ({ markets, teams }: Asked, topic: MarketQuery['topic']): boolean =>
  topic === 'board' || (topic === 'books' && teams.length > 0 && markets.includes('total'));

/** "What other points lines does he have", "every line on his rebounds". */
function withAllLines(query: MarketQuery | undefined, prompt: string): MarketQuery | undefined {
  const isOfAll =
    query?.topic === 'player_lines' &&
    query.players.length > 0 &&
    query.line === null &&
    allLines.test(prompt);
  return query && isOfAll ? { ...query, lines: { min: null, max: null } } : query;
}
const allLines =
  /\b(?:other|every|each|all(?: of)?(?: the| his| her)?)\b[\w '’]{0,24}\b(?:lines?|numbers?|rungs?)\b/i;

/** "Best number on steelers +": the points that a team gets or gives, of which no number is said. */
const withPoints = (prompt: string): string =>
  prompt.replace(
    /(?<=\p{L}) ?(?:[+-]|\bplus\b|\bminus\b)(?= *(?:[?!.,]|$)| +(?:best|number|price)\b)/giu,
    ' spread',
  );

/** "Alt totals" are one term, of a market. */
function alternatesIn(prompt: string): 'spread' | 'total' | null {
  const said = /\balt(?:s|ernates?|ernative)?\.? (\w+)/i.exec(prompt)?.[1]?.toLowerCase() ?? '';
  if (/^(?:totals?|ou|o|overs?|unders?)$/.test(said)) return 'total';
  return /^(?:spreads?|run|runlines?|puck|pucklines?|handicaps?)$/.test(said) ? 'spread' : null;
}

/** "All soccer prices thru Monday": the days up to it, too. */
function throughDay(prompt: string, days: string[] | null, today: string): string[] | null {
  const [last, ...others] = days ?? [];
  const isSpan =
    /\b(?:thru|through|until|till?|up to) (?:(?:this|next|end of) )?(?:tomorrow|tmrw|(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*)\b/i.test(
      prompt,
    );
  if (last === undefined || others.length > 0 || !isSpan) return days;
  const span: string[] = [];
  for (let day = today; day <= last && span.length < 8; day = addDays(day, 1)) span.push(day);
  return span.length > 0 ? span : days;
}

/** "Best number on the Steelers rn": the price is of now, the game is the team's next one. */
const isPricedNow = (prompt: string): boolean =>
  /\b(?:right now|rn)\b/i.test(prompt) && !namesDay.test(prompt);
const namesDay =
  /\b(?:today|tonight|tomorrow|tmrw|tn|yesterday|weekend|(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:days?)?|next|this)\b/i;

type Asked = Subject<MarketMeaning>;

/** Three ways to bet on a winner are of regulation; in soccer every moneyline has them. */
function periodOf({ periods, has, isDraw, sports }: Asked): MarketQuery['period'] {
  const [named] = periods;
  if (named !== undefined) return named === 'game' ? undefined : named;
  const isThreeWay = has('threeWay') || isDraw;
  return isThreeWay && sports.some((sport) => sport === 'NHL' || sport === 'NBA' || sport === 'NFL')
    ? 'regulation'
    : undefined;
}

function marketOf(
  { markets, sides, lines, numbers, has, isTeamTotal, isDraw }: Asked,
  topic: MarketQuery['topic'],
  alternates: 'spread' | 'total' | null,
): Pick<MarketQuery, 'market' | 'side'> {
  const [said] = sides;
  const side = said === 'over' || said === 'under' ? said : null;
  if (isTeamTotal) return { market: 'team_total', side };
  if (has('threeWay') || isDraw) return { market: 'moneyline', side: null };
  if (topic === 'board' && isMoneylineOnly({ has })) return { market: 'moneyline', side: null };
  if (topic === 'books' && has('favored') && !has('odds') && markets.length === 0 && side === null)
    return has('much') || has('points') || !has('what')
      ? { market: null, side: 'favorite' }
      : { market: 'spread', side: null };
  const isOfPoints = has('points');
  const ordered = has('biggestDog') || has('biggestFavorite') || has('high') || has('low') || has('most');
  const open =
    side !== null
      ? 'total'
      : isOfPoints || lines.length > 0 || (topic === 'board' && said !== undefined && numbers.length > 0)
        ? 'spread'
        : topic === 'board' && ordered
          ? 'moneyline'
          : null;
  const [market = alternates ?? open] = markets.length > 1 ? [null] : markets;
  // A listed number without a market is a total: "games lined at 5.5".
  const isTotal = market === null && topic === 'board' && numbers.length > 0;
  return { market: isTotal ? 'total' : market, side };
}

/** Of moneylines, the most is the longest price. */
function orderOf({ has }: Asked): MarketQuery['order'] {
  if (has('biggestDog')) return 'most';
  if (has('biggestFavorite')) return 'least';
  return has('high') || has('most') ? 'most' : has('low') ? 'least' : null;
}
