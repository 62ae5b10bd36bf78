/** What the words of one role say, read by the grammar in phrases that it has for that role. */
import type { Reading, WantedRisk } from '../../../contracts/asking/reading.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import type { ReadResult } from '../reading/draft.ts';
import { groups } from '../reading/names/groups.ts';
import { inFigures, moneyIn } from './figures.ts';
import { formIn, ofMarkets } from './forms.ts';
import { barePrice, chanceIn, noneIn, payoutIn, priceIn } from './prices.ts';
import { isOfEnd, timeIn } from './said/times.ts';
import type { Span } from './spans.ts';

/** Reads a part of a question. */
export type Read = (words: string) => ReadResult;

/** Terms of a bet that a phrase says. */
export type Terms = Partial<Reading>;

interface Phrases {
  /** Phrases for the words, the likeliest first. */
  readonly of: (words: string) => readonly string[];
  /** The terms that they can say: at least one of them. */
  readonly terms: readonly (keyof Reading)[];
  /** Terms that they say only beside one of these: "MNF" is football. */
  readonly besides?: readonly (keyof Reading)[];
}

const as =
  (...templates: readonly string[]) =>
  (words: string) =>
    templates.map((template) => template.replace('*', words));

/** "Sunday night" is a game of its own in football. */
const ofNights =
  (...templates: readonly string[]) =>
  (words: string) =>
    as(
      ...(/^(?:sun|mon|thu|thur|thurs)(?:day)? ni(?:ght|te)$/i.test(words) ? ['* pick'] : []),
      ...templates,
    )(words);

/** A wanted term by its role. */
const wanted: Readonly<Record<string, Phrases>> = {
  n: { of: as('* legs', '* leg parlay', '*'), terms: ['legs'] },
  sport: { of: as('*', '* pick'), terms: ['sports'] },
  group: {
    of: as('* teams', '*', 'the * teams', 'teams in the *', '* games', '* division'),
    terms: ['group', 'sports', 'nightGame', 'starts', 'days'],
  },
  book: { of: as('on *', '*'), terms: ['book'] },
  when: {
    of: ofNights(
      '* games',
      '*',
      'on *',
      'at * games',
      'games *',
      'games starting *',
      'the * game',
      'games at *',
      'games in the *',
    ),
    // "West coast games" are a place as much as a time.
    terms: ['days', 'starts', 'nightGame', 'nextGame', 'group'],
    besides: ['sports'],
  },
  price: {
    of: as('each price *', '*', 'odds *', 'each leg *', 'price *', 'no price shorter than *'),
    terms: ['price'],
  },
  payout: {
    of: as(
      'parlay paying *',
      'parlay to *',
      'parlay that *',
      'parlay, *',
      'parlay *',
      'parlay, total odds *',
      'parlay for *',
    ),
    terms: ['payout'],
  },
  chance: {
    of: as('* likely', '* chance', '*', 'at least * likely'),
    terms: ['chance', 'legChance'],
  },
  risk: {
    of: as('a * pick', '* bets', 'a * parlay', '*', 'something *'),
    terms: ['risk', 'order', 'legChance', 'value'],
  },
  value: { of: as('*', 'a * bet', 'good *', '* pick'), terms: ['value'] },
  order: { of: as('*', 'the * odds', 'the * favorite', '* price'), terms: ['order', 'risk', 'value'] },
  stake: { of: as('with $*', 'with *', 'bet *', '*', '$*'), terms: ['budget', 'units'] },
  each: {
    of: as('one from *', '*', 'one from each *', '* game', 'from *'),
    terms: ['eachGame', 'eachSport'],
  },
  lines: {
    of: as('*', 'spreads *', 'totals *', 'a * spread', 'line *', 'props, *'),
    terms: ['lines', 'line'],
  },
  form: { of: as('*', 'a * bet', '* parlay'), terms: ['legs', 'slips', 'sameGame'] },
};

/** A term that is refused, by its role. */
const refused: Readonly<Record<string, Phrases>> = {
  team: { of: as('no * games', 'avoiding the *', 'not the *'), terms: ['teams'] },
  vs: { of: as('no * games', 'avoiding the *'), terms: ['teams'] },
  game: { of: as('no * game', 'avoiding the *'), terms: ['teams'] },
  pos: { of: as('no *', 'prop, no *'), terms: ['notPositions'] },
  market: { of: as('no *', 'without *', 'no * bets'), terms: ['notMarkets', 'notStats'] },
  side: { of: as('no *', 'without *'), terms: ['notSides'] },
  stat: { of: as('no prop on *', 'no * props', 'no *'), terms: ['notStats'] },
  sport: { of: as('no *', 'anything but *'), terms: ['sports'] },
  when: { of: as('not on *', 'not *', 'no * games'), terms: ['days', 'starts'] },
  form: { of: as('no *', 'not a *'), terms: ['legs', 'slips'] },
  price: { of: as('no price *', 'nothing *', 'no favorites over *'), terms: ['price'] },
  lines: { of: as('no *'), terms: ['lines'] },
  risk: { of: as('nothing *', 'no *', 'not too *'), terms: ['risk'] },
};

const isSaid = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);

/** Terms of a form that are no legs: "parlay". */
const formless =
  /^(?:an? |one )?(?:parlay(?:s|ed|ing)?|combined|slips?|tickets?|bets?|plays?|picks?|combos?|combinations?|accas?|accumulators?|cards?|leggers?|teamers?|legs?)$/i;
const alone = /^(?:an? )?(?:singles?|straights?(?: (?:up|bets?))?|one bet|single bets?)$/i;

/** Words of risk that the grammar leaves to their role, because they are also said of other things. */
const risks: readonly (readonly [RegExp, WantedRisk])[] = [
  [
    /\b(?:longer?|long|moon ?shots?|spicy|fun|miracles?|reckless|dumb(?:est)?|weird|nuke|dreams?|huge|insane|gambles?|sweaty|chaos|dart throws?|degen|lottos?|lotteries|bombs?|crazy|wild|yolo|silly|big|juicy|fl[iy]ers?|sweats?|shocks?|daring|bold|prayers?|bananas|nuts|crazi(?:er|est)|wildest|unsafe|unlikely|ugly|rich|hail mary)\b/i,
    'long_shot',
  ],
  [
    /\b(?:lay ?ups?|safe(?:r|ish)?|chill|tame|simple|low stress|no sweat|sane|normal|modest|sleepy|light|calm|reasonable|anchor|cannot lose|sensible|fancy|automatic|easy|boring|steady|gimmes?|free money|confident|strong|certain|bankers?|hammer|feel good about|count on|sleep on|sure things?|shoo-? ?ins?|high odds|(?:good|decent|high) (?:chance|shot)|reliable|bulletproof|should cruise|can(?:not|'?t) (?:really )?lose|chalk|chalky|quiet|conservative|solid|likely)\b/i,
    'safe',
  ],
];

/** Says nothing that the legs do not say. */
const ofEach =
  /^(?:each|one|1|both|all|apiece|(?:one|1) (?:each|apiece)|each one|one (?:leg|bet) each|every (?:single|leg)|every single one)$/i;

/** Sports by what they are played on, and leagues in full. */
const surfaces: readonly (readonly [said: RegExp, sport: Sport])[] = [
  [/^(?:ice hockey|puck|(?:the )?(?:league|sport|one) with (?:the )?pucks?|(?:on )?(?:the )?ice)$/i, 'NHL'],
  [/^(?:futbol|footy|(?:on )?(?:the )?pitch)$/i, 'MLS'],
  [/^(?:hoops|ball|(?:on )?(?:the )?(?:court|hardwood))$/i, 'NBA'],
  [/^(?:gridiron|pigskin)$/i, 'NFL'],
  [/^(?:on )?(?:the )?diamond$/i, 'MLB'],
  [/^(?:the )?national hockey league$/i, 'NHL'],
  [/^(?:the )?national basketball association$/i, 'NBA'],
  [/^(?:the )?national football league$/i, 'NFL'],
  [/^major league baseball$/i, 'MLB'],
  [/^major league soccer$/i, 'MLS'],
];

/** "Need at least +140": what says that a price is the least stands before it. */
const leastBefore = /\b(?:at least|minimum(?: of)?|min|no (?:worse|shorter|less|lower) than|better than)$/i;

/** @returns what a span says; undefined if no phrase reads it */
export function termsOf(span: Span, read: Read): Terms | undefined {
  const { role, isRefused } = span;
  const words = isRefused ? bareRefusal(span) : span.words;
  const isLeast = role === 'price' && !isRefused && leastBefore.test(span.before);
  const least = isLeast ? termsOf({ ...span, before: '', words: `at least ${words}` }, read) : undefined;
  if (least) return least;
  const own = isRefused ? undefined : ownTerms(span);
  if (own) return own;
  if (role === 'player' && isRefused) {
    const { player } = read(`${words} prop`).reading;
    return player === null ? undefined : { notPlayers: [player] };
  }
  const [, time, which = time ?? ''] = (role === 'each' && ofSome.exec(words)) || [];
  if (which !== '') {
    const some =
      termsOf({ ...span, role: 'when', words: which }, read) ??
      termsOf({ ...span, role: 'sport', words: which }, read);
    return some && { eachGame: true, ...some };
  }
  // "No winner" refuses the moneyline, by whatever name.
  if (isRefused && role === 'market' && formIn(ofMarkets, words) !== words)
    return termsOf({ ...span, words: formIn(ofMarkets, words) }, read);
  if (role === 'chance' && !isRefused && / each$/i.test(words)) {
    const { chance = null, legChance = chance } =
      termsOf({ ...span, words: words.slice(0, -' each'.length) }, read) ?? {};
    return legChance ? { legChance } : undefined;
  }
  if (role === 'when' && isOfEnd(span)) return undefined;
  const [, never] =
    (role === 'when' && !isRefused && /^(?:nothing|none)(?: starting)? (.+)$/i.exec(words)) || [];
  if (never !== undefined) return termsOf({ ...span, isRefused: true, words: never }, read);
  if (isRefused && isNeverTaken(role, words)) return {};
  if (isRefused && role === 'group') return withoutGroup(span, read);
  if (isRefused && role === 'when') {
    // "Nothing after ten": what is left starts before.
    const [, which = '', time = ''] =
      /^(?:starting |that starts? )?(after|past|later than|before|earlier than) (.+)$/i.exec(words) ?? [];
    const kept =
      which &&
      termsOf(
        { ...span, isRefused: false, words: `${/^[be]/i.test(which) ? 'from' : 'before'} ${time}` },
        read,
      );
    if (kept) return kept;
  }
  if (isRefused && role === 'price') {
    const none = noneIn('nothing', words);
    if (none !== undefined) return termsOf({ ...span, isRefused: false, words: none }, read);
  }
  const phrases = (isRefused ? refused : wanted)[role];
  const said =
    phraseOf(phrases, role === 'when' ? timeIn(words) : words, read) ??
    phraseOf(phrases, role === 'price' ? barePrice(words) : inFigures(words), read);
  // "The central" is a division of several sports.
  if (role === 'group' && said?.group?.endsWith(' Division') && (said.sports?.length ?? 0) > 1)
    return /\bdiv/i.test(words) ? said : undefined;
  if (said) return said;
  // What is staked changes no leg, and a sport that nobody asked for is refused anyway.
  if (role === 'stake' || (role === 'sport' && isRefused)) return {};
  // "Nothing wild": what is read of a word for a long shot holds for its refusal.
  if (isRefused) return role === 'risk' && riskIn(words)?.risk === 'long_shot' ? { risk: 'safe' } : undefined;
  if (role === 'chance') {
    const chance = chanceIn(words);
    return chance ? { chance } : (phraseOf(wanted.risk, words, read) ?? riskIn(words));
  }
  return role === 'risk' ? riskIn(words) : undefined;
}

/** "Anyone from Boston", "a bet on the Saints", "all the overs": who or what is refused. */
const bareRefusal = ({ role, words }: Span): string =>
  words
    .replace(
      /^(?:(?:any|every|no)(?:one|body|thing)|(?:(?:an?|any|all|the|of) )*(?:bets?|picks?|plays?|legs?|games?|ones?)) (?:on|from|of|with|in|involving) |^(?:(?:an?|any(?:thing)?|all|every|the|of) )+/i,
      '',
    )
    .replace(ofTeams.has(role) ? / (?:games?|matchups?)$/i : /$^/, '');
const ofTeams: ReadonlySet<string> = new Set(['team', 'vs', 'game', 'when']);

/** Of two conferences, one is left where the other is refused. */
const conferences: readonly (readonly [string, string])[] = [
  ['AFC', 'NFC'],
  ['Eastern Conference', 'Western Conference'],
  ['American League', 'National League'],
];

/** "Nobody from the NFC South": none of its teams. */
function withoutGroup(span: Span, read: Read): Terms | undefined {
  const { group, sports = [] } = termsOf({ ...span, isRefused: false }, read) ?? {};
  const pair = conferences.find((both) => both.some((name) => name === group));
  const [other] = pair?.filter((name) => name !== group) ?? [];
  if (other) return { group: other, sports };
  const [sport, ...more] = sports;
  const of = groups.find((each) => each.sport === sport && each.name === group);
  if (!of || of.isPlace || more.length > 0) return undefined;
  const teams = of.teams.flatMap((name) => read(`${sport}, avoiding the ${name}`).reading.teams);
  return { sports, teams: [...new Map(teams.map((team) => [team.name, team])).values()] };
}

/** What no leg is on unless it is asked for: parts of games, alternate lines, and statistics that no book of ours has. */
const isNeverTaken = (role: string, words: string): boolean =>
  role === 'period' ||
  (role === 'lines' && /^alt|\b(?:buy|buying|bought)\b/i.test(words)) ||
  (role === 'form' && /^(?:teas|pleas)ers?$/i.test(words)) ||
  (role === 'market' && /^futures?$/i.test(words)) ||
  (role === 'pos' && /^(?:bullpens?|relievers?)$/i.test(words)) ||
  (role === 'stat' &&
    /\b(?:corners?|cards?|fouls?|field goals?|kicks?|kicking|punts?)\b|^first(?: (?:basket|bucket|td|touchdown|goal)s?)?(?: ?scorers?)?$/i.test(
      words,
    ));

/** A leg of each league. */
const ofLeagues =
  /^(?:(?:one|1|an?|each|every) )?(?:leg |pick |bet )?(?:(?:has to be|is|each) )?(?:per|from each|from every|(?:from|in) a different|an?|in each|each|of each) (?:league|sport)(?: each)?$|^(?:a |all )?different (?:league|sport)s?(?: each)?$|^(?:no (?:league|sport) twice|no two(?: legs)?(?: come)? (?:from|in) the same (?:league|sport)|(?:one|1) (?:league|sport) each)$/i;

const isMost = /\b(?:fewer|less|(?:more|longer) than|at most|up to|max(?:imum)?|cap)\b/i;

/** A bet on one game. */
const ofOneGame =
  /^(?:(?:in |from |all |of |the |a )*(?:very )?(?:same|one|1|single) )(?:games?|matchup|match|contest)(?: only)?$/i;

/** Numbers of legs by a name that the grammar does not know. */
const countNames: Readonly<Record<string, number>> = { quad: 4, handful: 5 };

/** Legs of a parlay are of different games anyway. */
const ofDifferentGames =
  /^(?:all |each |legs? |one |from |in |of |a )*(?:\w+ )?(?:diff(?:erent)?|separate)(?: games?| match(?:es|ups?)?| ones| teams?)?(?: each)?$|^(?:one|1|a|an?other) (?:different )?games? (?:each|apiece)$|^(?:no two(?: legs| picks)?|never two|not)(?: come)? (?:from|in|of) the same (?:game|matchup|match)$/i;

/** "One each game", "in each of" games, "every one of them". */
const ofGames =
  /^(?:every|(?:each|every)(?: one)? of|(?:one|1) each (?:game|match(?:up)?)|(?:(?:one|1) )?(?:from |in )?(?:each|every) of (?:the |these |those )?(?:(?:[2-8]|two|three|four|five|six|seven|eight) )?games)$/i;

/** "From each early game", "in each of the three football games", "the two late games": one a game, of some of them. */
const ofSome =
  /^(?:(?:one|1) )?(?:bet )?(?:from |in |for )?(?:(?:each|every) (?:of the )?(early|late|noon|afternoon|evening|prime ?time|night)|(?:(?:each|every|all|both)(?: of)?(?: the)?|the)(?: (?:[2-6]|two|three|four|five|six))? (early|late|noon|afternoon|evening|football|basketball|hockey|baseball|soccer|n[fh]l|nba|ml[bs])) (?:games?|match(?:es|ups?)?)$/i;

/** Every answer is the best that is found. */
export const ofAny =
  /^(?:the |your |absolute |very )*(?:best|better|good|great|top|strongest|strong|favorite|fav|sharpest|smartest|nicest|softest)(?: (?:bets?(?: of the day)?|plays?|picks?|ones?|looking|available|rated))?$/i;

/** "Exactly three", "three teams": a number with words that say no more. */
const counted =
  /^(?:exactly|only|just|like|maybe|about|around|a|any|these|all)? ?(\d+)(?: (?:teams?|players?|guys|games?|legs?|picks?|bets?|of (?:em|them)))?$/i;

/** What a role says in words that need no phrase. */
function ownTerms({ role, words, before }: Span): Terms | undefined {
  switch (role) {
    case 'form':
      if (formless.test(words)) return {};
      if (/^(?:an? )?(?:doubles?|trebles?)$/i.test(words)) {
        const legs = /d/i.test(words) ? 2 : 3;
        return { legs: { min: legs, max: legs } };
      }
      if (ofOneGame.test(words)) return { sameGame: true };
      return alone.test(words) ? { legs: { min: 1, max: 1 } } : undefined;
    case 'stake': {
      if (/\bunits?\b|(?:\b|\d)u\b/i.test(words)) return undefined;
      const budget = moneyIn(words);
      return budget === undefined ? undefined : { budget };
    }
    case 'n': {
      const [, from, to] = /^(?:between )?(\d) (?:and|to) (\d)$/i.exec(inFigures(words)) ?? [];
      if (from && to && from < to) return { legs: { min: Number(from), max: Number(to) } };
      const [, most] =
        /^(?:(?:(?:never|no|not|nothing) more|no parlays longer) than |at most |up to |max(?:imum)? |max out at |cap it at )?(\d)(?: legs?)?(?: or (?:fewer|less)| max| at most)?$/i.exec(
          isMost.test(words) ? inFigures(words) : '',
        ) ?? [];
      if (most && Number(most) > 1) return { legs: { min: 2, max: Number(most) } };
      const named = countNames[words.toLowerCase().replace(/^an? /, '').replace(/ of$/, '')];
      const legs = /^both$/i.test(words) ? 2 : (named ?? Number(counted.exec(inFigures(words))?.[1]));
      return legs > 0 ? { legs: { min: legs, max: legs } } : undefined;
    }
    case 'sport': {
      const sport = surfaces.find(([said]) => said.test(words))?.[1];
      return sport && { sports: [sport] };
    }
    case 'value':
      if (/^(?:sharp|mispriced|(?:way )?off)$/i.test(words)) return { value: true };
      return ofAny.test(words) || /^(?:reasonably|fairly|decently) priced$/i.test(words) ? {} : undefined;
    case 'each':
      if (ofGames.test(words) || (/^every one of them$/i.test(words) && /\b(?:from|in|for)$/i.test(before)))
        return { eachGame: true };
      if (ofLeagues.test(words)) return { eachSport: true };
      return ofEach.test(words) || ofDifferentGames.test(words) ? {} : undefined;
    case 'payout': {
      const payout = payoutIn(words);
      return payout ? { payout } : undefined;
    }
    case 'price':
      return priceIn(words);
    default:
      return undefined;
  }
}

function riskIn(words: string): Terms | undefined {
  // "Nothing too silly" is safe, and "nothing boring" can be anything.
  const bare = words.replace(notTooMuch, '');
  const risk = risks.find(([pattern]) => pattern.test(bare))?.[1];
  if (bare !== words) return risk === 'long_shot' ? { risk: 'safe' } : undefined;
  return risk && !/\b(?:no(?! sweat)|not|nothing)\b/i.test(words) ? { risk } : undefined;
}
const notTooMuch = /^(?:no(?! sweat)|not|nothing|without(?: being)?)(?: (?:too|so|very|that|anything))* /i;

/** What the first phrase says that the grammar reads in full. */
function phraseOf(phrases: Phrases | undefined, words: string, read: Read): Terms | undefined {
  for (const phrase of phrases?.of(words) ?? []) {
    const { reading, unread } = read(phrase);
    const said = phrases?.terms.filter((term) => unread.length === 0 && isSaid(reading[term])) ?? [];
    const besides = phrases?.besides?.filter((term) => isSaid(reading[term])) ?? [];
    if (said.length > 0)
      return Object.fromEntries([...said, ...besides].map((term) => [term, reading[term]])) as Terms;
  }
  return undefined;
}
