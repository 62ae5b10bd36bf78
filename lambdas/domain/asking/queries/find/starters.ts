/** Who starts: pitchers, where the feed names them. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Starter } from '../../facts/sheet.ts';
import type { QueryAnswer } from '../answered.ts';
import { playOn, pricesOf, scheduleOf } from '../table/next.ts';
import { gamesAbout, type Tables } from '../table/tables.ts';
import { matchupAndStart } from '../table/words.ts';

export function starters(query: FindQuery, tables: Tables): QueryAnswer {
  const [sport = tables.selectedSport] = query.sports;
  const [game] = gamesAbout(query, tables);
  if (sport !== 'MLB') {
    return {
      response: `We have no ${sport} starters: our feed names starting pitchers only. Injury reports say who is out.`,
      cards: [],
      alternatives: game ? [pricesOf(game), playOn(game)] : [scheduleOf(sport)],
    };
  }
  const sheet = tables.sports.find((each) => each.sport === sport)?.sheet;
  const named = game && sheet?.starters?.[game.id]?.rows;
  if (!game || !named || (!named.home && !named.away)) {
    return {
      response: game
        ? `No starting pitcher is named yet for ${matchupAndStart(game)}.`
        : 'No upcoming game for that team is listed in the next 7 days.',
      cards: [],
      alternatives: game ? [pricesOf(game), playOn(game)] : [scheduleOf(sport)],
    };
  }
  const sides = [
    [game.away.name, named.away],
    [game.home.name, named.home],
  ] as const;
  return {
    response: [
      `${matchupAndStart(game)}:`,
      ...sides.map(([team, starter]) => `• ${team}: ${wordsFor(starter)}`),
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title: 'Starting pitchers',
        columns: [
          { label: 'Team', align: 'start' },
          { label: 'Pitcher', align: 'start' },
          { label: 'ERA', align: 'end' },
          { label: 'Strikeouts', align: 'end' },
        ],
        rows: sides.map(([team, starter]) => [
          team,
          starter?.name ?? 'not named',
          starter?.era?.toFixed(2) ?? '–',
          `${starter?.strikeouts ?? '–'}`,
        ]),
      },
    ],
    alternatives: [pricesOf(game), playOn(game)],
  };
}

function wordsFor(starter: Starter | null): string {
  if (!starter) return 'not named yet';
  const { name, era, innings, strikeouts } = starter;
  const known = [
    ...(era === null ? [] : [`${era.toFixed(2)} ERA`]),
    ...(innings === null ? [] : [`${innings} innings`]),
    ...(strikeouts === null ? [] : [`${strikeouts} strikeouts`]),
  ];
  return known.length > 0 ? `${name} (${known.join(', ')})` : name;
}
