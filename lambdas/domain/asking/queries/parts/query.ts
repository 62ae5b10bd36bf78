/**
 * A question of a kind that is told, by the parts that are told (docs/decisions/0038): none of its other words is read, so that it is
 * understood in any words.
 */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { leagueDay } from '../../../platform/calendar.ts';
import type { Context } from '../../reading/read.ts';
import type { Span } from '../../roles/spans.ts';
import { occasionTold } from '../find/occasions/told.ts';
import { ofGame } from '../find/reading/of-game.ts';
import { ofTable } from '../find/reading/of-table.ts';
import { opponentsIn } from '../find/reading/opponents.ts';
import { playedDays } from '../find/reading/played-days.ts';
import type { KindName, RuledQuery } from '../reading/kinds.ts';
import { sentenceOf } from '../reading/sentence.ts';
import { type Asked, has } from './asked.ts';
import { checkOf } from './check.ts';
import { compareOf } from './compare.ts';
import { findOf } from './find.ts';
import { marketOf } from './market.ts';
import { type Parts, partsOf } from './parts.ts';
import { sumOfParts } from './sums.ts';
import { trackOf } from './track.ts';

/**
 * "The LA ones, not Sacramento" and, in the tracker, "it was 50, not 500": what is refused is only what is not meant, beside what is.
 */
const isSaidOtherwise = ({ role }: Span, kind: KindName, asked: Asked): boolean =>
  kind === 'track' || ((role === 'team' || role === 'sport') && has(asked, 'team', 'player'));

/** "Lakers record at the garden", of which no team is told: an answer about the whole league would be about something else. */
const lacksTeam = (
  { teams, against, players }: Parts,
  { prompt, refused }: Asked,
  context: Context,
): boolean =>
  teams.length + against.length + players.length + refused.length === 0 &&
  sentenceOf(prompt, context).tokens.some(({ team }) => team !== undefined);

const withOpponents = (query: FindQuery, { roster }: Context): FindQuery =>
  query.topic === 'game_log'
    ? { ...query, against: opponentsIn(query.against, query.players, roster) }
    : query;

const ofPlayed = (query: FindQuery, { prompt }: Asked, { now }: Context): FindQuery =>
  query.topic === 'score' && query.days
    ? { ...query, days: playedDays(query.days, leagueDay(now), prompt) }
    : query;

/**
 * @param topic as the kind's query names it
 * @returns undefined for a kind that has no parts, or where one cannot be read
 */
export function queryOf(
  kind: KindName,
  topic: string | undefined,
  asked: Asked,
  context: Context,
): RuledQuery | undefined {
  if (!asked.refused.every((span) => isSaidOtherwise(span, kind, asked))) return undefined;
  switch (kind) {
    case 'find': {
      const occasion = occasionTold(asked, context);
      if (occasion) return occasion;
      const parts = partsOf(asked, context);
      const query =
        parts && !lacksTeam(parts, asked, context) ? findOf(topic, parts, asked.prompt) : undefined;
      if (!query) return undefined;
      const found = withOpponents(ofPlayed(query, asked, context), context);
      return ofTable(ofGame(found, asked.prompt), asked.prompt, context.selectedSport);
    }
    case 'market': {
      const parts = partsOf(asked, context);
      return parts && !lacksTeam(parts, asked, context) ? marketOf(topic, parts, asked.prompt) : undefined;
    }
    case 'check':
      return checkOf(asked, context);
    case 'compare':
      return compareOf(asked, context);
    case 'track':
      return trackOf(topic, asked, context);
    case 'sum':
      return sumOfParts(topic, asked);
    default:
      return undefined;
  }
}
