/** A team's place in its division or group, with the games or points behind. */
import type { Standing } from '../../../../contracts/feed/stats.ts';
import type { Game } from '../../../feed/games/game.ts';
import type { Fact, TeamFacts } from '../fact.ts';
import { sidesOfGame } from '../games.ts';
import { forTeam, type Lean, numberIn, otherSide } from '../lean.ts';
import { leanOfGap } from '../pair.ts';
import type { SportSheet } from '../sheet.ts';
import { fewestGames, gamesPlayed, standingOf } from './record.ts';

export const standing: TeamFacts = {
  facts: (game, sheet) => {
    const found = sidesOfGame.flatMap((side) => standingFactOf(side, game, sheet));
    const [first, second] = found;
    // Within one group the second fact would repeat the first, so only the leading team's is used.
    if (!first || !second || !('opponentPosition' in second.values)) return found;
    const lead = first.values.position - second.values.position;
    return lead === 0 ? found : [lead > 0 ? second : first];
  },
  isPerTeam: false,
  side: ({ team, values }, selection) => forTeam(team, leadOf(values) ?? 0, selection),
  pair: ({ values }) => leadOf(values),
};

/** Toward the team that is higher in their group; undefined if they are not in one group. */
function leadOf(values: Fact['values']): Lean | undefined {
  if (values.opponentPosition === undefined) return undefined;
  return leanOfGap(numberIn(values, 'opponentPosition') - numberIn(values, 'position'), 1);
}

function standingFactOf(side: 'home' | 'away', game: Game, sheet: SportSheet) {
  const team = game[side];
  const row = standingOf(team, sheet);
  const games = row && gamesPlayed(row);
  if (!sheet.standings || row?.position == null || games === undefined || games < fewestGames) return [];
  const group = sheet.standings.rows.filter((each) => each.group === row.group);
  const opponent = standingOf(game[otherSide(side)], sheet);
  const isSameGroup = opponent?.group === row.group && opponent.position !== null;
  const back = row.points === null ? gamesBack(row, group) : undefined;
  return [
    {
      id: `${game.id} standing ${side}`,
      kind: 'standing' as const,
      gameId: game.id,
      sport: game.sport,
      about: team.name,
      team: side,
      values: {
        position: row.position,
        teams: group.length,
        group: groupLabel(row.group, game.sport),
        ...(row.points === null ? {} : { points: row.points }),
        ...(back === undefined ? {} : { gamesBack: back }),
        ...(isSameGroup
          ? { opponentPosition: opponent.position ?? 0, opponent: game[otherSide(side)].name }
          : {}),
      },
      n: games,
      asOf: sheet.standings.asOf,
      source: sheet.standings.source,
      knownToMarket: true,
    },
  ];
}

/** Games behind the group's leader: half the sum of the differences in wins and in losses. */
function gamesBack({ won, lost }: Standing, group: readonly Standing[]): number | undefined {
  const leader = group.find(({ position }) => position === 1);
  if (leader?.won == null || leader.lost === null || won === null || lost === null) return undefined;
  const back = (leader.won - won + lost - leader.lost) / 2;
  return back >= 0 ? back : undefined;
}

/** `American League, East` is the American League East; `National Football Conference, NFC West` is the NFC West. */
export function groupLabel(group: string, sport: Game['sport']): string {
  const parts = group
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^all teams$/i.test(part));
  const last = parts.at(-1) ?? sport;
  // Both leagues of baseball have a division of this name; basketball and hockey have one.
  const isShared = sport !== 'NBA' && sport !== 'NHL';
  const isBare = isShared && /^(east|west|central|north|south)$/i.test(last) && parts.length > 1;
  return isBare ? `${parts.at(-2)} ${last}` : last;
}
