/** Recognizes what we do not have: another sport or league, or a service of a sportsbook. */
import type { Kind } from '../reading/kind.ts';
import { lexicon, marksIn, tokensOf } from '../reading/phrases.ts';
import type { Token } from '../reading/sentence.ts';
import { type ThingId, thingIds, thingOf, things } from './things.ts';

const named = lexicon(
  Object.fromEntries(thingIds.map((id) => [id, things[id].said])) as Readonly<Record<ThingId, string>>,
);

/** A sport that we have: a question about both is not about what is missing. */
const ourSports = lexicon({ ours: 'nfl|nba|nhl|mlb|mls|cfl|golf|pga' });

const words = lexicon({
  around:
    'best|good|great|any|bet|bets|betting|pick|picks|play|plays|parlay|parlays|odds|line|lines|spread|moneyline|total|over|under|game|games|match|fight|race|team|teams|tonight|today|tomorrow|weekend|week|' +
    'sunday|monday|tuesday|wednesday|thursday|friday|saturday|night|now|right now|this year|year|season|next|last|who|wins|win|winner|why|when|where|vs|against|like|love|lean|recommend|prop|props|leg|legs|favorite|underdog|' +
    'offer|on draftkings|draftkings|fanduel|betmgm|bet365|caesars|my bet|bet slip|ticket|slip|for sunday|worth|worth it|early|yet|leg left|left|still|ones|money|side|bookie|book|sportsbook|stats|player|players|show|list|most|heavy|heavily|' +
    'nfl|nba|nhl|mlb|mls|cfl|stadium|field|going|be like|affect|look|looks|looking|today|later|percent|%|there|offers|offered|value|price|prices|build|make|need|take|should',
});

/** Names of college teams and clubs are also places; with one of our teams beside them, they are not meant. */
const isOurs = (tokens: readonly Token[]) => tokens.some(({ team }) => team !== undefined);

export const notOffered: Kind<'not_offered'> = {
  read({ tokens, context }) {
    const found = marksIn(tokens, named);
    const [first] = found;
    if (!first) return undefined;
    const others = marksIn(tokens, words);
    const meant = found.find(({ meaning }) => things[meaning].isSubject) ?? first;
    const query = { ask: 'not_offered' as const, thing: meant.meaning };
    if (things[meant.meaning].isSubject) {
      const hasOurs = isOurs(tokens) || marksIn(tokens, ourSports).length > 0;
      return hasOurs ? undefined : { query, used: tokens.map((_, at) => at) };
    }
    if (meant.meaning === 'futures' && isFinalOnBoard(context.now)) return undefined;
    const teams = tokens.flatMap(({ team, figure }, at) => (team || figure ? [at] : []));
    return { query, used: [...tokensOf([...found, ...others]), ...teams] };
  },
  label: ({ thing }) => thingOf(thing)?.label ?? thing,
  prompt: ({ thing }) => thingOf(thing)?.said.split('|')[0] ?? thing,
};

/** The Super Bowl is a game on the board in February. */
const isFinalOnBoard = (now: Date) => now.getUTCMonth() === 1;
