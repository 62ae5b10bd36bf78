/** Reads questions for a list of a slate: "list the home underdogs", "favorites of -150 or more", "highest and lowest totals, top 3". */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import { type Subject, subjectOf } from '../../table/subject.ts';
import { type Known, type Terms, termsOf } from '../../table/terms.ts';
import { openMarket } from '../open-market.ts';
import { type Bounds, boundsIn } from './bounds.ts';
import { type RankedMeaning, rankedWords } from './words.ts';

type Asked = Subject<RankedMeaning>;
type Ranked = Pick<
  MarketQuery,
  'market' | 'side' | 'order' | 'price' | 'venue' | 'limit' | 'by' | 'bothEnds' | 'sizes' | 'lines'
>;

/** Without one of these there is nothing that could be listed. */
const ofLists =
  /\b(?:fav\w*|chalk|(?:under)?dogs?|totals?|spreads?|over\/?unders?|pick ?'?-?ems?|plus[- ](?:money|odds|pric\w+)|(?:games?|matchups?|teams?))\b/i;

/** A question for a list has no more words than this. */
const longest = 120;
/** Asks for a list, orders one, or bounds it. */
const asksForList =
  /\b(?:list|which|what|whats|what['’]s|who|whos|who['’]s|are there|is there|show|rank\w*|sort\w*|order|any|how many|tell me|name|rundown|pull up|filter\w*|top|highest|lowest|biggest|largest|smallest|closest|tightest|most|heaviest|safest|key|sitting|exactly|between|double|first|listed|posted|over|under|above|below|(?:longer|shorter|more|less|better|higher|lower|bigger|smaller|heavier|steeper|stronger)|plus|getting|laying|favou?red|at least|at most|within)\b|[+-]\d{3}/i;

/** @returns undefined if it is another kind of question, or if a word is left unread */
export function readRanked(typed: string, known: Known): MarketQuery | undefined {
  if (
    typed.length > longest ||
    !ofLists.test(typed) ||
    !asksForList.test(typed) ||
    isOpinion.test(typed) ||
    ofAllowed.test(typed)
  )
    return undefined;
  const { count, rest } = counted(inWords(typed));
  const terms = termsOf(rest, rankedWords, known);
  const subject = subjectOf(terms);
  const { teams, players, stats, books, money, units, percents, periods, unlisted, unread, sports, days } =
    subject;
  const other = [teams, players, stats, books, money, units, percents, periods, unlisted, unread];
  const isOther = other.some((each) => each.length > 0) || subject.isTeamTotal || subject.isDraw;
  if (isOther || terms.isPast || terms.isUnclear || terms.nightGame) return undefined;
  const bounds = boundsIn(terms.terms);
  const ranked = bounds && rankedOf(subject, terms, bounds, { typed, count });
  return (
    ranked && {
      ...openMarket,
      topic: 'board',
      sports,
      days,
      ...ranked,
      ...(count !== undefined && { limit: count }),
      ...(terms.starts && { starts: terms.starts }),
    }
  );
}

/** "Which team gives up the most points": of results, and of no lines. */
const ofAllowed = /\b(?:giv(?:es?|en|ing)|gave) up\b|\b(?:allow|conced|surrender)\w*/i;

/** "Your favorites" are no teams that are favored, and "which of those" is of an answer before. */
const isOpinion =
  /\b(?:your|ur|my|our|his|her|their)(?: (?:top|\d|two|three))? fav|\b(?:those|these|them)\b(?! (?:games?|teams?|with|that|who)\b)/i;

/** "Favored by more than 7", "laying 10+ points": in the words of the lexicon. */
const inWords = (typed: string): string =>
  typed
    .replace(/\bfavou?red\b/gi, 'favorites')
    .replace(/\bteams? (?:(?:that|who) )?(?:are |is )?(?:laying|giving)\b/gi, 'favorites of')
    .replace(
      /\bteams? (?:(?:that|who) )?(?:are |is )?getting(?= (?:at least |more than |over |under )?\d)/gi,
      'underdogs of',
    )
    .replace(
      /(?<=\b(?:by|than|getting|laying|of|least) )(?:an? )?(touchdown|td|field goal)s?\b/gi,
      (_, score: string) => (/^f/i.test(score) ? '3' : '7'),
    )
    .replace(/\b(highest|lowest)[- ]scoring\b/gi, '$1 total')
    .replace(/(\d(?:\.5)?\+?) ?(?:points?|pts|pt)\b/gi, '$1')
    .replace(/\bnon[- ]?(?=fav)/gi, 'not ');

const counts: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const count = `(\\d{1,2}|${Object.keys(counts).join('|')})`;
const kinds =
  '(?:most|highest|lowest|biggest|largest|smallest|longest|shortest|safest|likeliest|best|tightest|closest|heaviest|cheapest|juiciest|fattest|steepest|widest|home|road|away|favs?|favou?rites?|dogs?|underdogs?|totals?|spreads?|games?|teams?|over/unders?)';
const atTop = new RegExp(`\\btop[- ]${count}\\b(?! or\\b)`, 'i');
const beforeKind = new RegExp(`(?<![\\d.+:$-])\\b${count} (?=${kinds}\\b)`, 'i');

/** "Three most valuable underdogs", "totals, top 3": how many are to be shown, and the rest of the words. */
function counted(prompt: string): { readonly count?: number; readonly rest: string } {
  for (const [pattern, instead] of [
    [atTop, 'top'],
    [beforeKind, ''],
  ] as const) {
    const [found, digits = ''] = pattern.exec(prompt) ?? [];
    const value = counts[digits.toLowerCase()] ?? Number(digits);
    if (found !== undefined && value >= 1 && value <= 30)
      return { count: value, rest: prompt.replace(pattern, instead) };
  }
  return { rest: prompt };
}

/** What asks for an order of several, whatever else is said. */
const ranks =
  /\b(?:rank\w*|sort\w*|order|ordered)\b|\bby (?:the )?(?:money ?lines?|mls?|prices?|odds|spreads?|win (?:probability|chance))\b/i;
const isOfSeveral =
  /\b(?:favs|favou?rites|dogs|underdogs|favored|teams|games|matchups|totals|spreads|over\/?unders|numbers|lines)\b/i;
const isOfWhich = /\bwhich (?:(?:home|road|away) )?(?:underdog|dog|fav\w*|team)\b/i;
const isOfGames = /\b(?:games?|matchups?|ones?)\b/i;

interface Said {
  readonly typed: string;
  readonly count: number | undefined;
}

function rankedOf(asked: Asked, terms: Terms<RankedMeaning>, bounds: Bounds, said: Said): Ranked | undefined {
  const { has, markets, sides } = asked;
  const [side] = sides;
  if (sides.length > 1 || markets.length > 1 || (has('home') && has('road'))) return undefined;
  if (side === 'over' || side === 'under' || side === 'draw') return undefined;
  const isOfTeams = side !== undefined || has('plusMoney') || has('home') || has('road');
  return isOfTeams ? ofTeams(asked, bounds, said) : ofLines(asked, terms, bounds, said);
}

/** Teams that are favored or not, by their price or their spread. */
function ofTeams({ has, markets, sides }: Asked, bounds: Bounds, { typed, count }: Said): Ranked | undefined {
  const [side = null] = sides;
  const [market = null] = markets;
  const { price, lines } = bounds;
  if (market === 'total' || has('keys') || bounds.sizes) return undefined;
  const isBounded = price !== undefined || lines !== undefined || has('twoDigits') || has('plusMoney');
  const isList = has('lists') || has('ordered') || ranks.test(typed) || has('offered');
  // "2 underdogs between +150 and +250" are a bet of two legs.
  const isAsked = isList || (isBounded && count === undefined);
  // "Who is the biggest favorite tonight" asks for one of them, which other readers name.
  const isPlural =
    isOfSeveral.test(typed) ||
    (count ?? 1) > 1 ||
    has('ordered') ||
    has('whole') ||
    ranks.test(typed) ||
    isOfWhich.test(typed);
  // A side alone, without a price, is bet on: "home teams tonight".
  if (!isAsked || !isPlural || (side === null && !has('plusMoney') && price === undefined)) return undefined;
  const isSpread = market === 'spread' || lines !== undefined || has('twoDigits');
  const isUp = has('most') || has('heavy');
  const isDown = has('least') || has('small');
  if (isUp && isDown) return undefined;
  const isOfFavorites = side === 'favorite';
  const [strong, weak] = isOfFavorites ? (['least', 'most'] as const) : (['most', 'least'] as const);
  const order = has('safe')
    ? 'least'
    : has('even')
      ? isOfFavorites
        ? 'most'
        : 'least'
      : isDown
        ? weak
        : isUp
          ? strong
          : null;
  const size = lines ?? (has('twoDigits') ? { min: 10, max: null } : undefined);
  const bound = price ?? (has('plusMoney') ? { min: 100, max: null } : undefined);
  return {
    market: isSpread ? 'spread' : 'moneyline',
    side,
    order,
    ...(bound && { price: bound }),
    ...(size && { lines: size }),
    ...venueOf(has),
    ...(has('value') && { by: 'value' as const }),
  };
}

const venueOf = (has: Asked['has']): Pick<Ranked, 'venue'> =>
  has('home') ? { venue: 'home' } : has('road') ? { venue: 'road' } : {};

/** Games by their total or spread, or by how even they are. */
function ofLines(
  { has, markets }: Asked,
  { terms }: Terms<RankedMeaning>,
  { price, lines, sizes }: Bounds,
  { typed, count }: Said,
): Ranked | undefined {
  const [market = null] = markets;
  if (price !== undefined || has('value') || has('safe') || market === 'moneyline') return undefined;
  const isAsked = has('lists') || has('ordered') || ranks.test(typed);
  if (has('keys') || sizes) {
    // "Games lined at 5.5" are of a total.
    const isOfSpread = market === 'spread' || has('keys') || (market === null && (sizes?.length ?? 0) > 1);
    if (!isOfSpread || lines) return undefined;
    return { market: 'spread', side: null, order: null, sizes: sizes ?? keyNumbers };
  }
  if (has('even') && (market === null || market === 'spread') && !has('most') && !has('least')) {
    if (lines || !(isAsked || isOfSeveral.test(typed) || market === 'spread')) return undefined;
    // The favorite with the longest price is the least of one.
    return market === 'spread'
      ? { market, side: null, order: 'least' }
      : { market: 'moneyline', side: 'favorite', order: 'most' };
  }
  // The most lopsided game is the one with the heaviest favorite.
  if (has('heavy') && market === null && isAsked && isOfGames.test(typed) && !lines)
    return { market: 'moneyline', side: 'favorite', order: 'least' };
  const isUp = has('most');
  const isDown = has('least');
  const of = market ?? (/\b(?:most|fewest) points\b/i.test(typed) ? 'total' : null);
  if (lines) {
    // "Which games are lined within 3": of a total nobody says that.
    const isSmall = Math.max(lines.min ?? 0, lines.max ?? 0) <= widestSpread;
    const sized = of ?? (isSmall && isOfGames.test(typed) ? 'spread' : null);
    const isListed = isAsked || /\b(?:games|matchups)\b/i.test(typed);
    return sized !== null && isListed && !isUp && !isDown
      ? { market: sized, side: null, order: null, lines }
      : undefined;
  }
  if (of === null) return undefined;
  if (isUp && isDown) return { market: of, side: null, order: 'most', bothEnds: true };
  const isRanked = has('ordered') || ranks.test(typed);
  if (isUp || isDown) {
    if (!isAsked && !isOfSeveral.test(typed) && count === undefined) return undefined;
    return { market: of, side: null, order: isUp ? 'most' : 'least' };
  }
  if (has('top') && count !== undefined) return { market: of, side: null, order: 'most' };
  const isUpward = /\b(?:lowest|smallest) (?:first|to)\b|\bascending\b/i.test(typed);
  return isRanked && terms.some(({ kind }) => kind === 'market')
    ? { market: of, side: null, order: isUpward ? 'least' : 'most' }
    : undefined;
}

/** A number above this is a total. */
const widestSpread = 25;

/** The margins that most football games end on. */
const keyNumbers = [3, 7];
