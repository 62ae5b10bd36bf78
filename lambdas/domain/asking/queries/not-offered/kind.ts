/** Recognizes what we do not have: another sport or league, or a service of a sportsbook. */
import { plainly } from '../reading/cues.ts';
import type { Claim, Kind } from '../reading/kind.ts';
import { lexicon, marksIn, tokensOf } from '../reading/phrases.ts';
import { type Sentence, sentenceOf, type Token } from '../reading/sentence.ts';
import { wishAlone } from '../reading/wished.ts';
import type { Meant } from '../table/terms.ts';
import { thingCueOf } from './cues.ts';
import { elsewhereIn } from './elsewhere.ts';
import { asksForGolfResult } from './golf-results.ts';
import { type ThingId, thingIds, thingOf, things } from './things.ts';

const named = lexicon(
  Object.fromEntries(thingIds.map((id) => [id, things[id].said])) as Readonly<Record<ThingId, string>>,
);

/** A sport that we have: a question about both is not about what is missing. */
const ourSports = lexicon({ ours: 'nfl|nba|nhl|mlb|mls|cfl|golf|pga' });

const leaguesOf = (id: ThingId) => thingOf(id)?.leagues ?? '';
/** A subject has leagues; anything else is a service of a sportsbook. */
const isSubject = (id: ThingId) => leaguesOf(id) !== '';

const leagues = lexicon(
  Object.fromEntries(thingIds.flatMap((id) => (isSubject(id) ? [[id, leaguesOf(id)]] : []))) as Readonly<
    Record<ThingId, string>
  >,
);

const settlesOf = (id: ThingId) => thingOf(id)?.settles ?? '';
const settling = lexicon(
  Object.fromEntries(
    thingIds.flatMap((id) => (settlesOf(id) === '' ? [] : [[id, settlesOf(id)]])),
  ) as Readonly<Record<ThingId, string>>,
);

const words = lexicon({
  /** States whose college teams go by their name. */
  college:
    'georgia|texas|florida|michigan|oregon|kansas|kentucky|tennessee|iowa|wisconsin|oklahoma|arkansas|nebraska|utah|arizona|indiana|ohio|purdue|baylor|houston|miami|ucla|stanford|syracuse|state',
  around:
    'best|good|great|any|bet|bets|betting|pick|picks|play|plays|parlay|parlays|odds|line|lines|spread|moneyline|total|over|under|game|games|match|fight|race|team|teams|tonight|today|tomorrow|weekend|week|' +
    'sunday|monday|tuesday|wednesday|thursday|friday|saturday|night|now|right now|this year|year|season|next|last|who|wins|win|winner|why|when|where|vs|against|like|love|lean|recommend|prop|props|leg|legs|favorite|underdog|' +
    'offer|on draftkings|draftkings|fanduel|betmgm|bet365|caesars|my bet|bet slip|ticket|slip|for sunday|worth|worth it|early|yet|leg left|left|still|ones|money|side|bookie|book|sportsbook|stats|player|players|show|list|most|heavy|heavily|' +
    'nfl|nba|nhl|mlb|mls|cfl|stadium|field|going|be like|affect|look|looks|looking|today|later|percent|%|there|offers|offered|value|price|prices|build|make|need|take|should|btts|sets|goals|corners|card|cards|main event|round|rounds|race|future|futures|hangover|early|long shot|parlay|acca|accas|double|treble|both|score|to score|draw|method|gp|vegas|miami|monaco|track|post|entry|slip|flex|man|showdown|salary|contest|gpp|lock|locks|safe|free',
});

export const notOffered: Kind<'not_offered'> = {
  read(sentence, meant) {
    // "I was a goalie in college, give me the over": what is told around a wish is no part of it.
    const wish = wishAlone(sentence.text);
    if (wish === undefined || wish === sentence.text) return readThing(sentence, { meant });
    const claim = readThing(sentenceOf(wish, sentence.context), { whole: sentence.text, meant });
    return claim && { ...claim, used: sentence.tokens.map((_, at) => at) };
  },
  label: ({ thing }) => thingOf(thing)?.label ?? thing,
  prompt: ({ thing }) => thingOf(thing)?.said.split('|')[0] ?? thing,
};

interface Around {
  /** The text around the sentence, which may refuse what we have. */
  readonly whole?: string;
  readonly meant: Meant | undefined;
}

function readThing(
  { text, tokens, context }: Sentence,
  { whole = text, meant }: Around,
): Claim<'not_offered'> | undefined {
  // "Place 20 on the Islanders for me".
  const isOrder =
    /\b(?:place|put|bet|throw|drop)\b[^.?!]{0,15}\d[^.?!]{0,40}\bfor me\b/i.test(text) && hasTeam(tokens);
  if (isOrder)
    return { query: { ask: 'not_offered' as const, thing: 'placing' }, used: tokens.map((_, at) => at) };
  const plain = plainly(text);
  const cue = thingCueOf(plain);
  if (cue === 'champions')
    return { query: { ask: 'not_offered' as const, thing: cue }, used: tokens.map((_, at) => at) };
  const [settled] = marksIn(tokens, settling);
  if (settled && !(settled.meaning === 'futures' && isFinalOnBoard(context.now)))
    return {
      query: { ask: 'not_offered' as const, thing: settled.meaning },
      used: tokens.map((_, at) => at),
    };
  const hasOurTeam = hasTeam(tokens);
  const hasOurs = hasOurTeam || marksIn(tokens, ourSports).length > 0;
  if (!hasOurTeam && asksForGolfResult(plain, context))
    return { query: { ask: 'not_offered' as const, thing: 'golf_results' }, used: tokens.map((_, at) => at) };
  const isFuture = cue === 'futures';
  // A team or a sport of ours beside another league: the question is not only about what is missing.
  // "Vegas GP" is a race, not the city's team.
  const isOfOurs = hasOurs && !refusesOurs.test(plainly(whole)) && !(cue === 'racing' && ofRaces.test(plain));
  if (cue && !(isOfOurs && ofLeague.has(cue)) && !(isFuture && isFinalOnBoard(context.now)))
    return { query: { ask: 'not_offered' as const, thing: cue }, used: tokens.map((_, at) => at) };
  const elsewhere = elsewhereIn(text, context);
  if (elsewhere)
    return { query: { ask: 'not_offered' as const, thing: elsewhere }, used: tokens.map((_, at) => at) };
  const found = marksIn(tokens, named);
  const league = marksIn(tokens, leagues)[0]?.meaning;
  const other = found.find(({ meaning }) => meaning !== 'futures') ?? found[0];
  const likely = hasOurs ? undefined : thingIds.find((id) => id === meant?.topic);
  const thing = league ?? other?.meaning ?? likely;
  if (!thing) return undefined;
  const query = { ask: 'not_offered' as const, thing };
  if (hasOurs && isSubject(thing)) return undefined;
  if (league) return { query, used: tokens.map((_, at) => at) };
  if (thing === 'futures' && isFinalOnBoard(context.now)) return undefined;
  const around = marksIn(tokens, words).filter(({ meaning }) => meaning === 'around' || thing === 'college');
  const figures = tokens.flatMap(({ team, figure }, at) => (team || figure ? [at] : []));
  return { query, used: [...tokensOf([...found, ...around]), ...figures] };
}

/** Leagues and sports: other things that we do not have are missing for our teams too. */
const ofLeague: ReadonlySet<ThingId> = new Set(
  thingIds.filter((id) => isSubject(id) && id !== 'prediction_markets' && id !== 'casino'),
);

/** "None of that MLS stuff", "I know you don't, but the NHL games are at night": a league of ours that is not asked about. */
const refusesOurs =
  /(?:none of (?:that|the|those)|no|not|without|instead of|besides|other than|but (?:the|those)|except|anything but) (?:nfl|nba|nhl|mlb|mls|cfl|golf|pga)(?= )/;

const ofRaces = / (?:gp|grand prix|f1|nascar|pole) /;

const hasTeam = (tokens: readonly Token[]) => tokens.some(({ team }) => team !== undefined);

/** The Super Bowl is a game on the board in February. */
const isFinalOnBoard = (now: Date) => now.getUTCMonth() === 1;
