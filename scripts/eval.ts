/** `npm run eval`: how many answers fit their questions, and whether any answer breaks a rule. */
import { cases } from './eval/cases.ts';
import { findings, table } from './eval/print.ts';
import { evaluate } from './eval/run.ts';
import { faultsOf } from './eval/summary.ts';
import { defineCommand, main, numberOption } from './ops/command.ts';

const command = defineCommand({
  help: `Usage: npm run eval [-- --hostile] [--seeds <count>] [--all] [--json]

Asks ${cases.length} questions, as people type them, through the product's own code: on the replayed games of a fixed day, with
the stand-in model, or with a real model if OPENAI_API_KEY is set (OPENAI_BASE_URL and OPENAI_MODEL as for npm start).
Reports how many answers fit their question, and counts every violation of the rules for answers.

  --hostile         use a model that lies instead of the stand-in
  --seeds <count>   with --hostile: run all questions this many times with different lies (default 1)
  --all             list every finding, and every question whose answer differs from its words
  --json            one JSON document on standard output (npm run --silent eval -- --json)

Exit code 1 if a figure that must be 0 is not, or a figure is below its minimum.`,
  options: {
    hostile: { type: 'boolean', default: false },
    seeds: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  async run({ hostile, seeds, all, json }, { say, note }) {
    const seedCount = numberOption('seeds', seeds, 1, 999);
    const summary = await evaluate(cases, {
      hostile,
      seeds: Array.from({ length: seedCount }, (_, index) => index + 1),
      note: (line) => note(`… ${line}`),
    });
    if (json) say(JSON.stringify(summary, null, 2));
    else say([...table(summary), ...findings(summary, all)].join('\n'));
    return faultsOf(summary).length === 0;
  },
});

await main(command);
