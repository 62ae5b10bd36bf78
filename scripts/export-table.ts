/** `npm run export`: every item of a table as files, to keep or to move. */
import { CannotDo, defineCommand, main, WrongCall } from './ops/command.ts';
import { numberOption } from './ops/number-option.ts';
import { everyTenThousand } from './ops/progress.ts';
import { pointToTable, targetHelp, targetOptions } from './ops/stage.ts';
import { exportTable } from './ops/table-export.ts';

export const command = defineCommand({
  help: `Usage: npm run export -- --to <folder> [--stage dev|prod | --local] [--segments 4] [--units-per-second 500]

Writes every item of the table to a folder, as gzipped JSON lines in DynamoDB's own format. Cut off, it goes on when
it is run again with the same folder. It is no snapshot: what changes meanwhile may be in it or not; for a table as it
was at one second, restore it from its point-in-time recovery. The folder then holds personal data: keep it so.

  --to                 the folder; made where it is not there
  --segments           how many parts are read side by side (1 to 64)
  --units-per-second   read capacity units to use at most
${targetHelp}`,
  options: {
    ...targetOptions,
    to: { type: 'string' },
    segments: { type: 'string', default: '4' },
    'units-per-second': { type: 'string', default: '500' },
  },
  async run({ to, segments, 'units-per-second': units, stage, local }, { say, note }) {
    if (!to) throw new WrongCall('--to is missing');
    const [many, unitsPerSecond] = [
      numberOption('segments', segments, 1, 64),
      numberOption('units-per-second', units, 1, 40_000),
    ];
    const table = await pointToTable({ stage, local });
    const items = await exportTable({
      table,
      folder: to,
      segments: many,
      unitsPerSecond,
      now: new Date(),
      progress: everyTenThousand(note),
    }).catch(onFull);
    say(`${items.toLocaleString('en')} items of ${table} are in ${to}.`);
    return true;
  },
});

function onFull(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
    throw new CannotDo('The disk is full: make room, then run this again, and it goes on.');
  }
  throw error;
}

if (import.meta.main) await main(command);
