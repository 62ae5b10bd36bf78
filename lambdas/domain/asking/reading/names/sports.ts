/** Sports named in words. */
import { gameSports, type Sport } from '../../../../contracts/feed/sports.ts';
import { add, type Rule } from '../draft.ts';
import { isRefused } from '../terms/days.ts';
import { gap } from '../words/text.ts';

const names: readonly (readonly [RegExp, Sport])[] = [
  [/\b(?:cfl|canadian football)\b/g, 'CFL'],
  [
    /\bnfl\b|(?<!\b(?:college|ncaa|canadian|gaelic|aussie|washington) )\b(?:american )?football\b(?! club)/g,
    'NFL',
  ],
  [/\bnba\b|(?<!\b(?:college|ncaa|womens) )\bbasketball\b/g, 'NBA'],
  [/\bnhl\b|\bhockey\b(?! club)/g, 'NHL'],
  [/\bmlb\b|(?<!\bcollege )\bbaseball\b/g, 'MLB'],
  [/\bmls\b|\bsoccer\b|\bfooty\b|\bfutbol\b/g, 'MLS'],
  [/\bgolf(?:ers?|ing)?\b|\bpga(?: tour)?\b/g, 'GOLF'],
];
/** Words used in one sport only. */
const hints: readonly (readonly [RegExp, Sport])[] = [
  [/\brun ?-?lines?\b/, 'MLB'],
  [/\bpuck ?-?lines?\b|\bstanley cup\b/, 'NHL'],
  [/\bworld series\b|\bcy young\b/, 'MLB'],
  [/\bsuper bowl\b|\b[an]fc\b|\bheisman\b/, 'NFL'],
  [/\bgrey cup\b/, 'CFL'],
  [/\bthe masters\b|\bryder cup\b/, 'GOLF'],
];

const anyName = '(?:nfl|nba|nhl|mlb|mls|cfl|pga|golf|football|basketball|hockey|baseball|soccer)';
/** "Anything but NBA", "no hockey". "No NFL favorites" excludes favorites rather than the sport. */
const refusedSports = new RegExp(
  ` (?:no|not|but not|except|except for|without|avoid|besides|other than|excluding|nothing (?:in|from|on)|(?:any|every)(?:thing)?(?: sports?)? but)(?: the)? ${anyName}(?:(?: ,)? (?:or|and|nor) (?:no )?${anyName})*(?! (?:favorites?|underdogs?|props?|player|parlays?|moneylines?|spreads?|totals?|overs?|unders?|legs?)\\b)\\b`,
  'g',
);

const asksForSeveral = /\b(?:parlays?|legs|picks|bets|plays|combos?|one (?:from|in|each|of each))\b/;
/** "One from each league", "a favorite in every sport". */
const eachSport =
  /\b(?:(?:one|a) (?:(?:leg|pick|bet|play|game) )?|1 (?:leg|pick|bet|play|game) )?(?:from |in |for |of |out of )?(?:each|every) (?:of (?:the|your|these|those) )?(?:(?:different|major|single|three|four|five|[345]) )*(?:sports?|leagues?)\b|\b(?:one|a|1) (?:(?:leg|pick|bet|play) )?per (?:sport|league)\b/g;
/** "One winner each: NFL, NBA and NHL". */
const eachListed = new RegExp(
  `\\b(?:one|a|1) (winner|favorite|underdog|pick|leg|bet|play|team|over|under|prop|moneyline|spread|total) each ?[:,-]?(?: (?:in|from|of|for))?(?= ,? ?${anyName}(?:(?: ?,)?(?: and| &| \\+)? ${anyName})+)`,
  'g',
);
const joined = /^(?: ?(?:,|and|plus|with|\/|\+|-|an?|the|one|from|in|each))* ?$/;

/** @returns how many sports are listed together ("NBA and NFL parlay"); 0 if they are alternatives ("NBA or NFL") */
function countTogether(lower: string): number {
  const found = names
    .flatMap(([pattern, sport]) =>
      [...lower.matchAll(pattern)].map(({ index, 0: words }) => ({
        sport,
        index,
        end: index + words.length,
      })),
    )
    .sort((a, b) => a.index - b.index);
  const isRow = found.every(
    ({ index }, at) => at === 0 || joined.test(lower.slice(found[at - 1]?.end, index)),
  );
  const count = new Set(found.map(({ sport }) => sport)).size;
  return isRow && count > 1 ? count : 0;
}

/** Removes the names without a gap, so that the words around a sport become adjacent. */
export const readSports: Rule = (draft) => {
  const { text, reading, selectedSport } = draft;
  const refused = new Set<Sport>();
  let isCross = false;
  if (asksForSeveral.test(text.lower)) draft.namedTogether = countTogether(text.lower);
  text.consume(
    /\b(?:across |from |in |of )?(?:any|all) (?:the )?(?:sports?|leagues?)\b|\bacross (?:all )?(?:sports|leagues)\b|\b(?:cross|multi|mixed)[ -]?sports?\b/g,
    ([words]) => {
      if (/(?:cross|multi|mixed)/.test(words)) isCross = true;
      else add(reading.sports, ...gameSports);
    },
  );
  text.consume(eachSport, () => {
    reading.eachSport = true;
  });
  text.consume(eachListed, ([, what = '']) => {
    reading.eachSport = true;
    if (what === 'winner') return 'moneyline';
    return /^(?:pick|leg|bet|play|team)$/.test(what) ? gap : what;
  });
  text.consume(refusedSports, ([words]) => {
    for (const [pattern, sport] of names) if (words.search(pattern) >= 0) refused.add(sport);
  });
  // "NFL MLs" are moneylines.
  text.consume(
    /(?<!\b(?:nfl|nba|nhl|mlb)(?: ,)?(?: and)? )\b(nfl|nba|nhl|mlb|football|basketball|hockey|baseball|favou?rites?|favs?|dogs?|underdogs?) mls\b/g,
    ({ 1: name }) => `${name} moneylines`,
  );
  // "Monday night football" also names a day.
  text.consume(/\b((?:sun|mon|thurs|fri|satur)day night) football\b/g, ({ 1: night, index }) => {
    add(reading.sports, 'NFL');
    reading.nightGame = !isRefused(text.lower.slice(Math.max(0, index - 32), index));
    return night;
  });
  for (const [pattern, sport] of names) {
    text.consume(pattern, () => {
      add(reading.sports, sport);
      return '';
    });
  }
  // "A cross-sport parlay, one NFL and one NBA" is of these two.
  if (isCross && reading.sports.length < 2) add(reading.sports, ...gameSports);
  reading.sports = reading.sports.filter((sport) => !refused.has(sport));
  // The selected sport is excluded, so every other one is wanted.
  if (reading.sports.length === 0 && refused.has(selectedSport))
    reading.sports.push(...gameSports.filter((sport) => !refused.has(sport)));
  text.put(0, text.lower.length, text.cased.replace(/ +/g, ' '));
  for (const [pattern, sport] of hints) {
    if (reading.sports.length === 0 && text.has(pattern)) add(reading.sports, sport);
  }
};
