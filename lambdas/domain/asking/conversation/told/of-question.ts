/** The last question once more with other parts, by what is told of the words: "and when travelling", "for 50 dollars?" (docs/decisions/0038). */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import { type Asked, ofRole } from '../../queries/parts/asked.ts';
import { partsOf } from '../../queries/parts/parts.ts';
import { isRuled, type RuledQuery } from '../../queries/reading/kinds.ts';
import { bookCalled } from '../../reading/names/books.ts';
import type { Context } from '../../reading/read.ts';
import type { Heard } from '../heard.ts';
import { pointsAtPlayer } from '../rewritten/with-names.ts';
import { ofCheck } from './other-check.ts';
import { type Market, withFacts, withPrices } from './other-parts.ts';
import { ofSum } from './other-sum.ts';
import type { ChangeTopic } from './topics.ts';

/**
 * @param topic what is asked, as the encoder tells it
 * @returns undefined where the words have no part that the last question can have
 */
export function changeOfQuestion(
  topic: ChangeTopic,
  asked: Asked,
  { asked: before = [], queries }: Turn,
  context: Context,
): Heard | undefined {
  const [last, ...others] = before;
  const isOfPlay = queries[0]?.intent === 'play';
  if (!last || others.length > 0 || isOfPlay || !isRuled(last) || asked.refused.length > 0) return undefined;
  const own = { ...context, selectedSport: sportOf(last) ?? context.selectedSport, phrases: new Map() };
  switch (topic) {
    case 'explain':
      return last.ask === 'explain' ? again(last) : undefined;
    case 'carry':
    case 'terms':
    case 'flip':
    case 'pays': {
      const carried = carriedOn(topic, last, asked, own);
      return carried && again(carried);
    }
    case 'books': {
      const prices = pricesOf(last, asked);
      return prices && again(prices);
    }
    case 'bet': {
      const prompt = betOn(last, asked, own);
      return prompt === undefined ? undefined : { kind: 'text', prompt };
    }
    default:
      return undefined;
  }
}

const again = (query: RuledQuery): Heard => ({ kind: 'queries', queries: [query], isAside: false });

function sportOf(query: RuledQuery): Context['selectedSport'] | undefined {
  if (query.ask === 'find' || query.ask === 'market') return query.sports[0];
  return query.ask === 'check' ? query.legs[0]?.sports[0] : undefined;
}

function carriedOn(
  topic: ChangeTopic,
  last: RuledQuery,
  asked: Asked,
  context: Context,
): RuledQuery | undefined {
  switch (last.ask) {
    case 'find':
    case 'market': {
      if (topic === 'flip') return turned(last);
      const parts = partsOf(asked, context);
      return parts && (last.ask === 'find' ? withFacts(last, parts) : withPrices(last, parts));
    }
    case 'sum':
      return ofSum(last, asked);
    case 'check':
      return ofCheck(topic, last, asked, context);
    default:
      return undefined;
  }
}

/** "The other way around": the highest for the lowest. */
function turned<Query extends Extract<RuledQuery, { ask: 'find' | 'market' }>>(
  last: Query,
): Query | undefined {
  if (last.order === null) return undefined;
  return { ...last, order: last.order === 'most' ? 'least' : 'most' };
}

/** The prices of what was asked about, at every book. */
function pricesOf(last: RuledQuery, asked: Asked): Market | undefined {
  const books = ofRole(asked, 'book').flatMap(({ words }) => bookCalled(words.toLowerCase()) ?? []);
  if (last.ask === 'market')
    return { ...last, topic: last.players.length > 0 ? 'player_lines' : 'books', books };
  const leg = last.ask === 'check' && last.legs.length === 1 ? last.legs[0] : undefined;
  const teams = leg?.teams ?? (last.ask === 'find' ? last.teams : []);
  const players = leg ? (leg.player === null ? [] : [leg.player]) : last.ask === 'find' ? last.players : [];
  const sports = leg?.sports ?? (last.ask === 'find' ? last.sports : []);
  if (teams.length + players.length === 0) return undefined;
  return {
    ask: 'market',
    topic: players.length > 0 ? 'player_lines' : 'books',
    sports: [...sports],
    teams: players.length > 0 ? [] : [...teams],
    players: [...players],
    days: null,
    market: leg && players.length === 0 ? leg.market : null,
    side: leg?.side === 'over' || leg?.side === 'under' ? leg.side : null,
    line: leg?.line ?? null,
    stat: leg?.stat ?? (last.ask === 'find' ? last.stat : null),
    books,
    order: null,
    night: false,
  };
}

const onThem =
  /\b((?:bet|betting|take|back|backing|play|ride|fade|hammer|go|put money|lay money)(?: (?:on|with|against))?) (?:them|em|'em|that team|those guys)\b/i;

/** "So who would you take": a pick on whom the last question was about. */
function betOn(last: RuledQuery, told: Asked, context: Context): string | undefined {
  const parts = partsOf(told, context);
  if (!parts || (last.ask !== 'find' && last.ask !== 'market' && last.ask !== 'check')) return undefined;
  const leg = last.ask === 'check' ? last.legs[0] : undefined;
  const subject =
    last.ask === 'check' ? { teams: leg?.teams ?? [], players: leg?.player ? [leg.player] : [] } : last;
  const [player] = parts.players.length > 0 ? parts.players : subject.players;
  const [stat = null] =
    parts.stats.length > 0 ? parts.stats : [(last.ask === 'check' ? leg?.stat : last.stat) ?? null];
  const side = parts.side === 'over' || parts.side === 'under' ? `${parts.side} ` : '';
  if (player !== undefined) {
    if (stat === null || stat === 'other') return `Any prop by ${player}`;
    return `${player} ${side}${statNames[stat]}`;
  }
  // "A bet on him" after the best of a team is on no team.
  if (pointsAtPlayer(told.prompt)) return undefined;
  const teams = parts.teams.length > 0 ? parts.teams : subject.teams;
  const [team, other] = teams;
  if (team === undefined) return undefined;
  // "Would you bet on them this week" is about them, and about no side of their game.
  if (other === undefined && parts.teams.length === 0 && onThem.test(told.prompt))
    return told.prompt.replace(onThem, `$1 the ${team}`);
  // "Which way do you lean" after a total is about that total.
  const asked = parts.market ?? (last.ask === 'market' ? last.market : null);
  const market = asked === 'spread' || asked === 'total' || asked === 'moneyline' ? `${asked} ` : '';
  if (side !== '') return `${side}pick in the ${team} game`;
  return other === undefined
    ? `${market}pick in the ${team} game`
    : `${market}pick in the ${team} vs ${other} game`;
}
