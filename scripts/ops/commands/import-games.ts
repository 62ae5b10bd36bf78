/** `npm run import-games`: imports games, prices and scores from a file or from a few days of the feed. */
import * as z from 'zod/mini';
import { gradeLegsOn } from '../../../lambdas/app/picks/grading.ts';
import { gameSports, type Sport, sports } from '../../../lambdas/contracts/feed/sports.ts';
import { environment } from '../../../lambdas/contracts/platform/environment.ts';
import { changedGames, withLastPrices } from '../../../lambdas/data/feed/changed-games.ts';
import { gamesOn, storeGames } from '../../../lambdas/data/feed/games.ts';
import type { Game } from '../../../lambdas/domain/feed/games/game.ts';
import { daysBetween } from '../../../lambdas/domain/feed/games/span.ts';
import { addDays } from '../../../lambdas/domain/platform/calendar.ts';
import type { FeedConfig } from '../../../lambdas/services/feed/client.ts';
import { fetchGames } from '../../../lambdas/services/feed/feed.ts';
import { reasonOf } from '../../local/process/state.ts';
import { CommandError, defineCommand, main, numberOption, UsageError } from '../command.ts';
import { readGames } from '../game-file.ts';
import { secretOf } from '../secrets.ts';
import { settingsOf } from '../settings.ts';
import { checkedStage, pointToTable, targetHelp, targetOptions } from '../stage.ts';

/** Days a game may have moved from the day under which it is stored. */
const movedDays = 7;

export const command = defineCommand({
  help: `Usage: npm run import-games -- --from <file> [--stage dev|prod | --local] [--dry-run]
       npm run import-games -- --sport NFL --day 2026-11-22 [--days 3] [--stage dev|prod | --local] [--dry-run]

Imports games, prices and scores into the table, and grades the picks that were waiting for them. Running it again
changes nothing. Reads a file (a JSON array, or one game per line, as in lambdas/domain/feed/games/game.ts), or the sports feed with
the key of the stage; without a stage, the key is read from GOALSERVE_API_KEY.

  --from      file to read
  --sport     ${gameSports.join(', ')}
  --day       first day to read, in America/New_York
  --days      number of days (1 to 14)
  --dry-run   list what would change, and change nothing
${targetHelp}`,
  options: {
    ...targetOptions,
    from: { type: 'string' },
    sport: { type: 'string' },
    day: { type: 'string' },
    days: { type: 'string', default: '1' },
    'dry-run': { type: 'boolean', default: false },
  },
  async run({ from, sport, day, days, stage, local, 'dry-run': dryRun }, { say, note }) {
    if ((from === undefined) === (sport === undefined)) throw new UsageError('Name either --from or --sport');
    const now = new Date();
    const span = sport === undefined ? undefined : spanOf(sport, day, numberOption('days', days, 1, 14));
    const table = await pointToTable({ stage, local });
    const games = span ? await fromFeed(span, now, stage, note) : readGames(from ?? '');
    const known = await storedAround(games);
    const changed = changedGames(games, known, now);
    say(`${games.length} games, ${changed.length} new or changed.`);
    if (dryRun) {
      for (const { id, day, home, away, status } of changed) {
        say(`would store ${id}  ${day}  ${away.name} at ${home.name}, ${status}`);
      }
      return true;
    }
    const stored = await storeGames(games, known, now);
    let graded = 0;
    let failed = 0;
    // With the last prices before the start, for the closing-line value.
    for (const game of withLastPrices(games, known, now)) {
      try {
        graded += await gradeLegsOn(game, now.toISOString());
      } catch (error) {
        failed += 1;
        note(`${game.id} could not be graded: ${reasonOf(error)}`);
      }
    }
    say(`${stored} games stored in ${table}; ${graded} legs of picks graded.`);
    return failed === 0;
  },
});

interface Span {
  readonly sport: Sport;
  readonly from: string;
  readonly to: string;
}

/** @throws UsageError */
function spanOf(named: string, day: string | undefined, days: number): Span {
  const sport = gameSports.find((one) => one === named.toUpperCase());
  if (!sport) throw new UsageError(`--sport must be a sport that plays games, not "${named}"`);
  const from = z.iso.date().safeParse(day);
  if (!from.success) throw new UsageError('--day must be a date such as 2026-11-22');
  return { sport, from: from.data, to: addDays(from.data, days - 1) };
}

async function fromFeed(
  { sport, from, to }: Span,
  now: Date,
  stage: string | undefined,
  note: (line: string) => void,
): Promise<readonly Game[]> {
  const answer = await fetchGames(sport, { from, to, now }, await feedOf(stage));
  switch (answer.kind) {
    case 'games':
      for (const problem of answer.problems) note(`The feed: ${problem}`);
      if (answer.skipped > 0) note(`${answer.skipped} rows of the feed could not be read.`);
      return answer.games;
    case 'nothing':
      return [];
    case 'not-entitled':
      throw new CommandError(`The feed's key does not include ${sport}: contact Goalserve.`);
    case 'down':
      throw new CommandError(`The feed is unavailable: ${answer.why}`);
  }
}

async function feedOf(named: string | undefined): Promise<FeedConfig> {
  const stage = named === undefined ? undefined : checkedStage(named);
  const key = stage ? await secretOf(stage, 'feed-key') : process.env.GOALSERVE_API_KEY;
  if (!key) throw new UsageError('--stage is missing, and GOALSERVE_API_KEY is not set');
  const baseUrl = process.env[environment.feedBaseUrl] || settingsOf(stage ?? 'dev', []).feedBaseUrl;
  return { key, baseUrl: baseUrl ?? '' };
}

/** Games stored on these days and near them, so that a game that moved is not left under its old day. */
async function storedAround(games: readonly Game[]): Promise<Game[]> {
  const near = sports.map(async (sport) => {
    const days = games.filter((game) => game.sport === sport).flatMap(({ day }) => daysNear(day));
    return gamesOn(sport, [...new Set(days)]);
  });
  return (await Promise.all(near)).flat();
}

const daysNear = (day: string) => daysBetween(addDays(day, -movedDays), addDays(day, movedDays));

if (import.meta.main) await main(command);
