/** `npm run restore`: puts what `npm run export` wrote into a table. */
import { CannotDo, defineCommand, main, WrongCall } from './ops/command.ts';
import { numberOption } from './ops/number-option.ts';
import { everyTenThousand } from './ops/progress.ts';
import { pointToTable, targetHelp, targetOptions } from './ops/stage.ts';
import { itemsIn } from './ops/table-export.ts';
import { isEmpty, restoreTable, wholeExport } from './ops/table-restore.ts';

export const command = defineCommand({
  help: `Usage: npm run restore -- --from <folder> [--stage dev|prod | --local] [--overwrite] [--dry-run]

Puts every item of an export into a table, byte for byte. Cut off, it goes on when it is run again with the same
folder and table. A table that has items already is refused.

  --from               the folder that npm run export wrote
  --overwrite          puts them into a table that has items, over those with the same keys; asks for the table's name
  --units-per-second   write capacity units to use at most (500)
  --dry-run            says what it would put where, and puts nothing
${targetHelp}`,
  options: {
    ...targetOptions,
    from: { type: 'string' },
    overwrite: { type: 'boolean', default: false },
    'units-per-second': { type: 'string', default: '500' },
    'dry-run': { type: 'boolean', default: false },
  },
  async run(
    { from: folder, overwrite, 'units-per-second': units, stage, local, ...rest },
    { say, note, ask },
  ) {
    if (!folder) throw new WrongCall('--from is missing');
    const unitsPerSecond = numberOption('units-per-second', units, 1, 40_000);
    const manifest = wholeExport(folder);
    const table = await pointToTable({ stage, local });
    const count = `${itemsIn(manifest).toLocaleString('en')} items of ${manifest.table}`;
    if (rest['dry-run']) {
      const state = (await isEmpty(table)) ? 'empty' : 'not empty';
      say(`Would put ${count}, as of ${manifest.startedAt}, into ${table}, which is ${state}.`);
      return true;
    }
    if (overwrite && (await ask(`Items of ${table} with the same keys will be lost. Its name: `)) !== table) {
      throw new CannotDo('That is not its name: nothing was written.');
    }
    const progress = everyTenThousand(note);
    const put = await restoreTable({ table, folder, unitsPerSecond, overOthers: overwrite, progress });
    say(`${put.toLocaleString('en')} items were put into ${table}.`);
    return true;
  },
});

if (import.meta.main) await main(command);
