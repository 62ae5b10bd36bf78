/** Whether a team plays on two days in a row, in the days ahead or with the game before them. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { addDays, dayLabel, leagueDay } from '../../../../platform/calendar.ts';
import { upperFirst } from '../../../../platform/upper-first.ts';
import type { QueryAnswer } from '../../answered.ts';
import { playOn, pricesOf, scheduleOf } from '../../table/next.ts';
import { isOf, type Tables } from '../../table/tables.ts';
import { item, onDays, theTeam } from '../../table/words.ts';
import { finished } from '../past.ts';

interface Playing {
  readonly day: string;
  readonly words: string;
}

export function backToBacks({ teams, sports, days }: FindQuery, tables: Tables): QueryAnswer {
  const [sport = tables.selectedSport] = sports;
  const today = leagueDay(tables.now);
  const table = tables.sports.find((each) => each.sport === sport);
  const open = (table?.games ?? []).filter(({ status }) => status !== 'final');
  const span = days ?? Array.from({ length: 8 }, (_, at) => addDays(today, at));
  const past = table ? finished(table) : [];
  const parts = teams.flatMap((team): string[] => {
    const who = theTeam(team, sport);
    const games: Playing[] = [
      ...past
        .filter(({ homeName, awayName }) => homeName === team || awayName === team)
        .map(({ day, homeName, awayName }) => ({
          day,
          words: homeName === team ? `against ${theTeam(awayName, sport)}` : `at ${theTeam(homeName, sport)}`,
        })),
      ...open
        .filter((game) => isOf(game, team))
        .map(({ day, home, away }) => ({
          day,
          words:
            home.name === team ? `against ${theTeam(away.name, sport)}` : `at ${theTeam(home.name, sport)}`,
        })),
    ];
    const pairs = games.flatMap((second) => {
      const first = games.find(({ day }) => addDays(day, 1) === second.day);
      const isAsked = first && (span.includes(second.day) || span.includes(first.day));
      return first && isAsked && second.day >= today
        ? [
            {
              days: [first.day, second.day],
              words: item(
                `${dayLabel(first.day)} ${first.words}, and ${dayLabel(second.day)} ${second.words}`,
              ),
            },
          ]
        : [];
    });
    // "Are they on a back-to-back" is first of the game that comes next.
    const [soonest] = games.filter(({ day }) => day >= today).toSorted((a, b) => a.day.localeCompare(b.day));
    const isApart = soonest && days === null && !pairs.some((pair) => pair.days.includes(soonest.day));
    const when = days === null ? ' in the next 7 days' : onDays(days);
    return pairs.length > 0
      ? [
          ...(isApart
            ? [`Their next game, ${dayLabel(soonest.day)} ${soonest.words}, is not part of a back-to-back.`]
            : []),
          `${isApart ? 'Later' : 'Yes:'} ${who} play on two days in a row:`,
          ...pairs.map(({ words }) => words),
        ]
      : [`No: ${who} play no back-to-back${when}.`, ...nextTwo(games, today, upperFirst(who))];
  });
  const next = open.find((game) => teams.some((team) => isOf(game, team)));
  return {
    response: parts.join('\n'),
    cards: [],
    alternatives: next ? [pricesOf(next), playOn(next)] : [scheduleOf(sport)],
  };
}

/** The games nearest to today, which show the days between them. */
function nextTwo(games: readonly Playing[], today: string, who: string): string[] {
  const days = [...new Set(games.filter(({ day }) => day >= today).map(({ day }) => day))].sort().slice(0, 3);
  return days.length === 0 ? [] : [`${who} play${onEach(days)}.`];
}
const onEach = (days: readonly string[]): string =>
  ` on ${days.length === 1 ? dayLabel(days[0] ?? '') : `${days.slice(0, -1).map(dayLabel).join('; ')} and ${dayLabel(days.at(-1) ?? '')}`}`;
