/** `npm run dependence`: measures how legs of one game depend on each other, and what one-sided prices came in. */
import type { LeagueDependence } from '../../lambdas/domain/asking/same-game/classes.ts';
import { defineCommand, main } from '../ops/command.ts';
import { calibrate, overGapOf } from './check.ts';
import { type LeagueData, leaguesOf, oneSidedBooks, oneSidedPricesOf } from './leagues/leagues.ts';
import { measure } from './measure.ts';
import { bandsOf } from './one-sided-past.ts';
import { oneSidedTableOf } from './one-sided-table.ts';
import * as print from './print.ts';
import { leagueTable } from './table.ts';
import { writeDependence, writeOneSided } from './write.ts';

await main(
  defineCommand({
    help: `Usage: npm run dependence -- --data FOLDER [--check]

Measures how pairs of legs of one game depend on each other (a tetrachoric correlation by maximum likelihood, each pair at the
market's own chances), and what prices with one side came in. Writes the tables that the chances of same-game and one-sided bets are made of.

  --data     a folder with the CSV files of past seasons, packed (.csv.gz) or not
  --check    write nothing; fit on the first part of each season, and print by band and by side how the second came out`,
    options: { data: { type: 'string' }, check: { type: 'boolean', default: false } },
    async run({ data, check }, { say }) {
      if (!data) throw new Error('Name the folder with the seasons: --data FOLDER');
      const leagues = leaguesOf(data);
      const calibrations = leagues.map((league) => calibrate(league));
      if (check) {
        say(print.calibrationHeader);
        for (const each of calibrations.flat()) say(print.calibrationLine(each));
        say(`\nMultiplying / with dependence / happened; log loss multiplying → with dependence.`);
        return true;
      }
      const table: Record<string, LeagueDependence> = {};
      say(print.measuredHeader);
      for (const [index, league] of leagues.entries()) {
        const measured = measure(league.league, league.legs);
        for (const each of measured) say(print.measuredLine(league.league, each));
        const own = calibrations[index] ?? [];
        table[league.league] = leagueTable(measured, {
          season: league.season,
          legError: legErrorOf(league),
          overGap: [overGapOf(own, 'regular'), overGapOf(own, 'playoffs')],
        });
      }
      say(`\n${print.oneSidedHeader}`);
      for (const band of bandsOf(leagues.flatMap(({ oneSided }) => oneSided))) say(print.oneSidedLine(band));
      const oneSided = oneSidedTableOf(oneSidedPricesOf(data), oneSidedBooks);
      say(`\n${writeDependence(table)}: written, ${JSON.stringify(table).length} bytes`);
      say(`${writeOneSided(oneSided)}: written, ${JSON.stringify(oneSided).length} bytes`);
      return true;
    },
  }),
);

/** How far the books are apart at one line, in points: the root mean square of their standard deviations. */
function legErrorOf({ legs }: LeagueData): number {
  const spreads = legs.flatMap(({ spread }) => spread ?? []);
  const square = spreads.reduce((sum, each) => sum + each ** 2, 0) / spreads.length;
  return Math.round(Math.sqrt(square) * 1000) / 10;
}
