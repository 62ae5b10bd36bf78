/** Words that say which legs are chosen: which days, which of all favorites, which lines, how many of each sport. */
import { inFigures } from '../figures.ts';
import { beside, type Span } from '../spans.ts';

/** @returns the spans in roles and words that say the same alone */
export const chosen = (spans: readonly Span[]): readonly Span[] =>
  [
    asTime,
    withOneTime,
    likeliestOfUnderdogs,
    asFavorite,
    asLowestTotal,
    asOrder,
    withBounds,
    ofEachSport,
  ].reduce((said: readonly Span[], restate) => restate(said), spans);

const dayName = '(?:sun|mon|tues|wednes|thurs|fri|satur)day';
const partOfDay = `${dayName}(?: (?:night|afternoon|morning))?`;

/** "The Monday game", told to be a game, is that of a time; a whole day is refused only where no part of it is named. */
const asTime = (spans: readonly Span[]): Span[] =>
  spans.map((span) =>
    span.role === 'game' && (span.isRefused ? day : time).test(span.words)
      ? { ...span, role: 'when', words: span.words.replace(/ night$/i, '$& game') }
      : span,
  );
const [day, time] = [
  new RegExp(`^(?:on )?${dayName}s?(?: games?)?$`, 'i'),
  new RegExp(`^(?:the )?(?:${partOfDay}|\\d{1,2}:\\d\\d|thanksgiving|christmas)(?: day)?(?: games?)?$`, 'i'),
];

/** "Thursday or Sunday" are the days of one time. */
function withOneTime(spans: readonly Span[]): Span[] {
  const made: Span[] = [];
  for (const span of spans) {
    const last = made.at(-1);
    const isFurther =
      last?.role === 'when' &&
      span.role === 'when' &&
      last.isRefused === span.isRefused &&
      last.leg === span.leg &&
      weekday.test(last.words) &&
      weekday.test(span.words) &&
      /^(?:and|or|&|,|, (?:and|or))$/i.test(span.before);
    if (isFurther) made[made.length - 1] = { ...last, words: `${last.words} ${span.before} ${span.words}` };
    else made.push(span);
  }
  return made;
}

const weekday = new RegExp(`${partOfDay}$`, 'i');

const isUnderdog = ({ role, words }: Span): boolean =>
  role === 'side' && /\b(?:under)?dogs?\b|\bpups?\b/i.test(words);

/** "An underdog with a real shot": the likeliest of them, because none is likely. */
const likeliestOfUnderdogs = (spans: readonly Span[]): Span[] =>
  spans.map((span) =>
    span.role === 'chance' &&
    !span.isRefused &&
    /\b(?:real|fair|reasonable|decent|good|fighting|legit(?:imate)?) (?:chance|shot)\b/i.test(span.words) &&
    beside(span, spans).some(isUnderdog)
      ? { ...span, role: 'order', words: 'shortest odds' }
      : span,
  );

/** "Whoever is expected to win by the most" is the biggest favorite: by the spread, where it is to cover. */
const asFavorite = (spans: readonly Span[]): Span[] =>
  spans.flatMap((span): Span[] => {
    if (span.role !== 'order' || span.isRefused || !winsByMost.test(span.words)) return [span];
    const isSpread = beside(span, spans).some(
      ({ role, words }) => role === 'market' && /\b(?:cover|spread|points)/i.test(words),
    );
    return [
      { ...span, words: isSpread ? 'highest line first' : 'biggest' },
      { ...span, role: 'side', words: 'favorites', before: '' },
    ];
  });
const winsByMost =
  /^(?:(?:the )?(?:team|one|whoever|side)(?:['’]s| that['’]?s| that is| is)? )?(?:(?:expected|supposed|projected|likely) to win|favou?red) by the most(?: points)?$/i;

const sideIn = (spans: readonly Span[], of: RegExp): boolean =>
  spans.some(({ role, words, isRefused }) => role === 'side' && !isRefused && of.test(words));

/** "The fewest goals, under" is said of the total of a game. */
function asLowestTotal(spans: readonly Span[]): Span[] {
  const at = spans.findIndex(({ role, isRefused }) => role === 'order' && !isRefused);
  const [order, next] = [spans[at], spans[at + 1]];
  const stat = next?.role === 'stat' ? next : undefined;
  const isFewest = fewest.test(`${order?.words ?? ''} ${stat?.words ?? ''}`.trim());
  const isNamed = spans.some(({ role, isRefused }) => ofLines.has(role) && !isRefused);
  if (!order || !isFewest || isNamed || !sideIn(spans, /\bunders?\b/i)) return [...spans];
  return spans
    .filter((span) => span !== stat)
    .map((span) => (span === order ? { ...order, words: 'lowest line first' } : span));
}
const fewest = /^(?:the )?(?:fewest|least|lowest) (?:points|goals|runs)\b/i;
const ofLines: ReadonlySet<string> = new Set(['team', 'vs', 'player', 'pos', 'market', 'line']);

/** "The craziest five legs" are a risk; in the closest game, neither an underdog nor a favorite is a great one. */
const asOrder = (spans: readonly Span[]): Span[] =>
  spans.map((span) => {
    if (span.role !== 'order' || span.isRefused) return span;
    if (/^(?:the )?(?:craziest|wildest|dumbest)$/i.test(span.words)) return { ...span, role: 'risk' };
    const isOfLine = beside(span, spans).some(
      ({ role, words }) =>
        role === 'market' && /spread|total|line$/i.test(words.replace(/^moneylines?$/i, '')),
    );
    if (isOfLine || !/^(?:the )?(?:closest|tightest)(?: (?:game|matchup|contest))?$/i.test(span.words))
      return span;
    if (sideIn(spans, /dogs?\b/i)) return { ...span, words: 'shortest odds' };
    return sideIn(spans, /\bfav/i) ? { ...span, words: 'longest odds' } : span;
  });

/** "Favorites laying double digits", "a road team favored by a field goal or less": which lines, and no line of a team. */
const withBounds = (spans: readonly Span[]): Span[] =>
  spans.flatMap((span): Span[] => {
    if (span.isRefused || (span.role !== 'line' && span.role !== 'lines')) return [span];
    const others = beside(span, spans);
    const isOfSpread =
      others.some(
        ({ role, words }) =>
          (role === 'side' && !/\b(?:overs?|unders?)\b/i.test(words)) ||
          (role === 'market' && /spread/i.test(words)),
      ) && !others.some(({ role }) => ofNamed.has(role));
    // "Home teams over 45" is a bet on the over.
    const isOver = span.role === 'line' && /^(?:over|under) \d/i.test(inFigures(span.words));
    if (!isOfSpread || isOver || !bounded.test(span.words)) return [span];
    const verb = (verbFirst.exec(span.words) ?? verbLast.exec(span.before))?.[0] ?? '';
    const lines = { ...span, role: 'lines', words: span.words.replace(verbFirst, '') };
    const isSaid = verb === '' || others.some(({ role, words }) => role === 'side' && ofSign.test(words));
    const words = /^(?:favou?red|lay|giv)/i.test(verb) ? 'favorites' : 'underdogs';
    return isSaid
      ? [lines]
      : [
          { ...span, role: 'side', words },
          { ...lines, before: '' },
        ];
  });
const ofSign = /fav|chalk|dog|pup/i;
const [verbFirst, verbLast] = [
  /^(?:favou?red by|laying|giving|getting|catching|taking) /i,
  /(?:favou?red by|laying|giving|getting|catching|taking)$/i,
];
const ofNamed: ReadonlySet<string> = new Set(['team', 'vs', 'player', 'pos', 'stat']);
const bounded =
  /^(?!by\b)(?:.* )?(?:(?:less|more|fewer|bigger|smaller|greater) than|under|over|below|above|at (?:least|most)|up to|no more than|between|double[- ]digits?)\b|\bor (?:less|fewer|more|better|under|smaller)$/i;

/** "One nfl, one nba and two mls", "one each from nfl and nhl": legs of each sport. */
function ofEachSport(spans: readonly Span[]): Span[] {
  const each = spans.find(({ role, isRefused }) => role === 'each' && !isRefused);
  if (!each || spans.some(({ leg }) => leg !== null)) return [...spans];
  const sports = spans.filter(({ role, isRefused }) => role === 'sport' && !isRefused);
  // "Three across nba, nhl and nfl, one each".
  if (
    sports.length > 1 &&
    /^(?:one|1|a)(?: (?:leg|pick|bet|play))? (?:each|from each|of each)$/i.test(each.words)
  )
    return spans.flatMap((span): Span[] => {
      const leg = sports.indexOf(span);
      if (leg < 0) return span === each ? [] : [span];
      return [
        { ...span, role: 'n', words: 'one', leg },
        { ...span, leg, before: 'from' },
      ];
    });
  const counted = [...each.words.matchAll(countOfSport)];
  const isAll = /^(?:(?:one|1) each|each|and|from|in|[,&+; ])*$/i.test(each.words.replace(countOfSport, ''));
  if (counted.length < 2 || !isAll) return [...spans];
  const legs = counted.flatMap(([, count = 'one', sport = ''], leg): Span[] => [
    { ...each, role: 'n', words: count, leg, before: leg === 0 ? each.before : ',' },
    { ...each, role: 'sport', words: sport, leg, before: 'from' },
  ]);
  return spans.flatMap((span) => (span === each ? legs : [span]));
}
const countOfSport =
  /(?:\b(one|two|three|four|[1-4]) (?:each )?(?:from |in |of )?(?:the )?)?\b(n[fbh]l|nba|ml[bs]|(?:foot|basket|base)ball|hockey|soccer)\b/gi;
