/** `npm run eval`: how well questions are answered, and what must never happen in an answer. */
import { cases } from './eval/cases.ts';
import { findings, table } from './eval/print.ts';
import { evaluate } from './eval/run.ts';
import { faultsOf } from './eval/summary.ts';
import { defineCommand, main, UsageError } from './ops/command.ts';

const command = defineCommand({
  help: `Usage: npm run eval [-- --hostile] [--seeds <count>] [--all] [--json]

Asks ${cases.length} questions, as people type them, along the product's own path: over the replayed games of a fixed day, with
the model's stand-in, or with your own model where OPENAI_API_KEY is set (OPENAI_BASE_URL and OPENAI_MODEL as for
npm start). Says how many answers fit their question, and what of what must never happen did.

  --hostile         with a model that lies, in place of the stand-in
  --seeds <count>   of --hostile: asks everything so many times, with other lies each time; 1 unless told otherwise
  --all             every finding, and every question that is not answered as its words say
  --json            one JSON document on standard output (npm run --silent eval -- --json)

Exit code 1 where a figure that must be 0 is not, or one that has a floor lies below it.`,
  options: {
    hostile: { type: 'boolean', default: false },
    seeds: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  async run({ hostile, seeds, all, json }, { say, note }) {
    if (!/^[1-9]\d{0,2}$/.test(seeds))
      throw new UsageError(`--seeds takes a number from 1 on, not "${seeds}"`);
    const summary = await evaluate(cases, {
      hostile,
      seeds: Array.from({ length: Number(seeds) }, (_, index) => index + 1),
      note: (line) => note(`… ${line}`),
    });
    if (json) say(JSON.stringify(summary, null, 2));
    else say([...table(summary), ...findings(summary, all)].join('\n'));
    return faultsOf(summary).length === 0;
  },
});

await main(command);
