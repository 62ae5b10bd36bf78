/** Whether a game is of the sort that is asked about. */
import type { FindQuery, GameSort } from '../../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import type { Standing } from '../../../../../contracts/feed/stats.ts';
import { hourIn, leagueZone, weekdayOf } from '../../../../platform/calendar.ts';
import { groups, isInGroup } from '../../../reading/names/groups.ts';
import { inPart, type Own, restOf } from '../past.ts';

/** @returns undefined where what is kept of the game does not tell */
export type IsOfSort = (game: Own) => boolean | undefined;

interface Around {
  readonly team: string;
  readonly sport: Sport;
  /** All games of the team, newest first. */
  readonly all: readonly Own[];
  readonly standings: readonly Standing[];
}

export function sortOf(sort: GameSort, around: Around): IsOfSort {
  const valueIn = countOf(sort.of);
  const isIn = (value: number | null | undefined) =>
    value === null || value === undefined
      ? undefined
      : (sort.min === null || value >= sort.min) && (sort.max === null || value <= sort.max);
  const { team, sport, all, standings } = around;
  switch (sort.of) {
    case 'scored':
    case 'allowed':
    case 'margin':
    case 'combined':
      return (game) => isIn(valueIn(game));
    case 'won_by':
      return (game) => game.scored > game.conceded && isIn(valueIn(game));
    case 'lost_by':
      return (game) => game.scored < game.conceded && isIn(valueIn(game));
    case 'closing_total':
      return ({ total }) => isIn(total);
    case 'lead':
      return (game) => {
        const score = inPart(game, sort.part ?? 'first_half');
        return score && isIn(score.scored - score.conceded);
      };
    case 'overtime':
      return wentLong;
    case 'opponents':
      return ({ opponent }) => isIn(shareOf(opponent, standings));
    case 'group':
      return ({ opponent }) => isOfGroup(opponent, sort.group ?? '', team, sport);
    case 'hour':
      return ({ startsAt }) => isIn(hourIn(leagueZone, startsAt));
    case 'weekday':
      return ({ day }) => isIn(weekdayOf(day));
    case 'month':
      return ({ day }) => isIn(Number(day.slice(5, 7)));
    case 'since_bye': {
      const first = firstAfterBye(all);
      return ({ startsAt }) => first !== undefined && startsAt >= first.startsAt;
    }
  }
}

/** What of a game is counted. */
export const countOf =
  (of: GameSort['of']) =>
  ({ scored, conceded }: Own): number => {
    if (of === 'scored') return scored;
    if (of === 'allowed') return conceded;
    return of === 'combined' ? scored + conceded : Math.abs(scored - conceded);
  };

/** Overtime, or more than nine innings. */
function wentLong({ lines, sport }: Own): boolean | undefined {
  if (!lines) return undefined;
  return sport === 'MLB' ? lines.away.length > 9 : lines.overtime !== null;
}

function shareOf(name: string, standings: readonly Standing[]): number | undefined {
  const row = standings.find(({ team }) => team.name === name);
  if (!row || row.won === null || row.lost === null) return undefined;
  const drawn = row.drawn ?? 0;
  const games = row.won + row.lost + drawn + (row.overtimeLosses ?? 0);
  return games === 0 ? undefined : (row.won + drawn / 2) / games;
}

const ofDivision = /(?:Division|(?:AFC|NFC|AL|NL) \w+)$/;
const ofConference = /(?:Conference|League|AFC|NFC)$/;

function isOfGroup(opponent: string, group: string, team: string, sport: Sport): boolean | undefined {
  if (group !== 'division' && group !== 'conference') return isInGroup(opponent, sport, group);
  const own = groups.find(
    (each) =>
      each.sport === sport &&
      (group === 'division' ? ofDivision : ofConference).test(each.name) &&
      isInGroup(team, sport, each.name),
  );
  return own && isInGroup(opponent, sport, own.name);
}

/** The newest game before which the team had a week off. */
function firstAfterBye(all: readonly Own[]): Own | undefined {
  return all.find((game, at) => {
    const before = all[at + 1];
    return (
      before !== undefined &&
      (Date.parse(game.day) - Date.parse(before.day)) / (24 * 3600_000) >= restOf(game.sport).bye
    );
  });
}

/** Topics that are asked of such games. */
export const isSorted = (query: FindQuery): query is FindQuery & { readonly games: GameSort } =>
  query.games !== undefined;
