/** Which bet a leg is: the words for whom, on what, which side and which line, read by the grammar together. */
import type { Reading } from '../../../contracts/asking/reading.ts';
import { emptyReading } from '../reading/draft.ts';
import { areBoth } from '../reading/wishes/apart.ts';
import { inFigures } from './figures.ts';
import type { Span } from './spans.ts';
import { ofAny, type Read } from './values.ts';
import { phrase } from './words.ts';

/** Roles whose words are read together. */
export const ofKind: ReadonlySet<string> = new Set([
  'team',
  'vs',
  'game',
  'player',
  'pos',
  'market',
  'side',
  'stat',
  'line',
  'period',
  'ref',
  'lines',
  'order',
]);

/** Who, then which side of what; a game last. */
const inOrder = [
  'pos',
  'player',
  'team',
  'vs',
  'period',
  'order',
  'side',
  'line',
  'stat',
  'market',
  'lines',
  'game',
];

/** Reads the words of a kind of bet together: as said, else in the usual order. */
export function kindOf(spans: readonly Span[], read: Read): Reading | undefined {
  if (spans.length === 0) return emptyReading();
  const bare = withSigns(
    withoutChoice(
      spans.filter(
        (span) => span.role !== 'ref' && !isWholeGame(span) && !isAnyBest(span) && !isAnybody(span, spans),
      ),
    ),
  );
  const sorted = inOrder.flatMap((role) => bare.filter((span) => span.role === role));
  const team = sorted.find(({ role }) => role === 'team');
  const said = (spans: readonly Span[]) => spans.map((span) => phrase(span, bare)).join(' ');
  const player = sorted.find(({ role }) => role === 'player');
  const tries = [said(bare), said(sorted)];
  if (team) {
    const others = sorted.filter((span) => span !== team);
    const backing = `${said(others)} pick backing the ${phrase(team, bare)}`;
    // "Lions props" are on players of theirs, and on nobody of their opponent.
    if (others.some(isProps) && !player) tries.unshift(backing);
    else tries.push(backing);
  } else if (sorted.some(({ role }) => ofPlayers.has(role))) {
    tries.push(`${said(sorted)} prop`);
  }
  if (player) {
    const others = sorted.filter((span) => span !== player);
    const name = phrase(player, bare);
    const reached = said(others).replace(/^(\d+)\+$/, (_, count: string) => `over ${Number(count) - 0.5}`);
    tries.push(
      others.some(({ role }) => role === 'stat')
        ? `${said(others)} by ${name}`
        : `any prop by ${name}, ${reached}`,
    );
  }
  // Of a player whose position is not known, yards are those that most players have.
  const yards = sorted.find(({ role, words }) => role === 'stat' && /^(?:yards|yds|yardage)$/i.test(words));
  const pos = sorted.find(({ role }) => role === 'pos');
  if (yards && (player || pos))
    tries.push(
      ...tries.map((words) =>
        words.replace(/\b(?:yards|yds|yardage)\b/i, `${yardsOf(pos?.words ?? '')} yards`),
      ),
    );
  const order = sorted.find(({ role }) => role === 'order');
  if (order) {
    const others = sorted.filter((span) => span !== order);
    const form = orderIn(order.words, others);
    // "The longest touchdown" is a statistic, and the longest odds on one are not.
    if (form && others.some(({ role }) => role === 'stat')) tries.unshift(`${said(others)} prop, ${form}`);
    else if (form) tries.push(`${said(others)} pick, ${form}`);
  }
  for (const words of tries) {
    const { reading, unread } = read(words);
    const isBet = unread.length === 0 && reading.intent === 'play' && !areBoth(reading);
    if (isBet && isOf(reading, bare)) return reading;
  }
  return undefined;
}

const isProps = ({ role, words }: Span): boolean => role === 'market' && /\bprops?\b/i.test(words);

/** What comes first, in the words of a canonical prompt: a line where one is bet on, else a price. */
function orderIn(words: string, others: readonly Span[]): string | undefined {
  const isLine =
    !/odds|price|pay|likel/i.test(words) &&
    others.some(({ role, words: of }) => role === 'market' && ofLine.test(of));
  if (isLine && most.test(words)) return 'highest line first';
  if (isLine && least.test(words)) return 'lowest line first';
  if (likeliest.test(words)) return 'shortest odds';
  if (longest.test(words)) return 'longest odds';
  if (shortest.test(words)) return 'shortest odds';
  return undefined;
}
/** What "most" is said of decides: "most likely" is no long price. */
const longest =
  /^(?:the )?(?:(?:longest|biggest|highest|largest|juiciest|priciest|(?:best|top) (?:odds|prices?|payouts?))\b|most(?: (?:money|cash|upside|juice|juicy|plus|points|profit|unlikely))?$)/i;
/** The highest chance is no high price. */
const likeliest =
  /^(?:the )?(?:highest|biggest|greatest|best|top)[ -](?:chances?|probabilit(?:y|ies)|likelihood|hit rate|percentage)/i;
const shortest =
  /^(?:the )?(?:heaviest|steepest|shortest|likeliest|easiest|cheapest|cheap|surest|lowest|smallest|most (?:likely|probable|certain|confident|lopsided|one[- ]sided|expensive))\b/i;
const ofLine = /total|spread|o\/u|over/i;
const most = /^(?:the )?(?:highest|biggest|largest|most)\b/i;
const least = /^(?:the )?(?:lowest|smallest|tightest|fewest)\b/i;

/** Roles of a bet on a player. */
const ofPlayers: ReadonlySet<string> = new Set(['player', 'pos', 'stat']);

/** "Over or under in the Bears game": the side is left open, and the total is what is bet on. */
function withoutChoice(spans: readonly Span[]): Span[] {
  const sideOf = ({ role, words }: Span) =>
    role === 'side' ? /^(?:the )?(over|under)s?$/i.exec(words)?.[1] : undefined;
  const sides = new Set(spans.flatMap((span) => sideOf(span)?.toLowerCase() ?? []));
  if (sides.size < 2) return [...spans];
  const rest = spans.filter((span) => sideOf(span) === undefined);
  const [side] = spans.filter((span) => sideOf(span) !== undefined);
  const isOfTotal = !rest.some(({ role }) => role === 'market' || role === 'stat' || role === 'player');
  return side && isOfTotal ? [...rest, { ...side, role: 'market', words: 'total' }] : rest;
}

/** How players of a position gain yards. */
function yardsOf(pos: string): string {
  if (/\b(?:qb|quarterback|passer)s?\b/i.test(pos)) return 'passing';
  return /\b(?:rb|running back|back|runner)s?\b/i.test(pos) ? 'rushing' : 'receiving';
}

/** "A favorite giving 5.5", "laying seven", "getting four": the side is the sign of the line. */
function withSigns(spans: readonly Span[]): Span[] {
  const line = spans.find(({ role }) => role === 'line');
  const side = spans.find(
    ({ role, words }) => role === 'side' && (giving.test(words) || getting.test(words)),
  );
  const [number] = /^\d+(?:\.5)?$/.exec(inFigures(line?.words ?? '')) ?? [];
  const isOfPlayer = spans.some(({ role }) => ofPlayers.has(role));
  if (!line || !side || number === undefined || isOfPlayer) return [...spans];
  const words = `${giving.test(side.words) ? '-' : '+'}${number}`;
  const isOnlySign = /ing$|^(?:lay|give|get|take|catch)/i.test(side.words);
  return spans.flatMap((span) => {
    if (span === line) return [{ ...line, words }];
    return span === side && isOnlySign ? [] : [span];
  });
}
const giving =
  /^(?:(?:a |the )?(?:favou?rites?|favs?|faves?|chalk)|lay(?:ing)?|giv(?:e|ing)|spotting|minus)$/i;
const getting =
  /^(?:(?:an? |the )?(?:underdogs?|dogs?|pups?)|get(?:ting)?|tak(?:e|ing)|catch(?:ing)?|plus)$/i;

/** Who is only said to do what is bet on: "a skater with 2 shots". */
const isAnybody = ({ role, words, isRefused }: Span, all: readonly Span[]): boolean =>
  role === 'pos' &&
  !isRefused &&
  /^(?:skaters?|shooters?|(?:skill )?(?:players?|guys?)|scorers?|hitters?|sluggers?)$/i.test(words) &&
  all.some((span) => span.role === 'stat');

/** "The best prop": every answer is the best that is found. */
const isAnyBest = ({ role, words }: Span): boolean => role === 'order' && ofAny.test(words);

const isWholeGame = ({ role, words }: Span): boolean =>
  role === 'period' && /\b(?:full|whole|entire)\b|^(?:the )?(?:game|regular game)$|^all told$/i.test(words);

/** What a total is of; any other statistic is a player's. */
const isOfScore = ({ role, words }: Span): boolean =>
  role !== 'stat' || /^(?:total )?(?:points?|pts|goals?|runs?|scor(?:e|es|ing)|to score)$/i.test(words);

/** "The ones under six points", but not "alt lines" beside a line, which is the one that is meant. */
const isBound = ({ role, words }: Span): boolean =>
  role === 'lines' && /\d|\b(?:double[- ]digits?|touchdown|field goal)\b/i.test(inFigures(words));

/** Whether a reading has what the words of these roles say, and nobody else. */
function isOf(
  { teams, player, stat, markets, sides, line, lines, positions, period }: Reading,
  spans: readonly Span[],
): boolean {
  const has = (role: string) => spans.some((span) => span.role === role);
  const named = teams.filter(({ stance }) => stance !== 'avoid');
  return (
    has('player') === (player !== null) &&
    named.length > 0 === (has('team') || has('vs') || has('game')) &&
    (!has('vs') || has('team') || named.every(({ stance }) => stance === 'against')) &&
    (!has('market') || markets.length > 0 || period !== undefined) &&
    (!has('stat') ||
      stat !== null ||
      period !== undefined ||
      (markets.length > 0 && spans.every(isOfScore))) &&
    (!has('line') || line !== null || lines !== undefined) &&
    (!has('lines') || lines !== undefined || !spans.some(isBound)) &&
    (!has('side') || sides.length > 0) &&
    (!has('pos') || positions !== undefined || stat !== null) &&
    (!has('period') || period !== undefined || stat !== null)
  );
}
