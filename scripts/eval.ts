/** `npm run eval`: how many answers fit their questions, and whether any answer breaks a rule. */
import { cases } from './eval/cases.ts';
import { measure, measuredWords } from './eval/measure.ts';
import { findings, table } from './eval/print.ts';
import { answersTo } from './eval/questions.ts';
import { evaluate } from './eval/run.ts';
import { faultsOf } from './eval/summary.ts';
import { writtenOut } from './eval/written-out.ts';
import { startRecording } from './local/model/recordings.ts';
import { defineCommand, main, numberOption } from './ops/command.ts';

const command = defineCommand({
  help: `Usage: npm run eval [-- --recorded | --hostile | --combined] [--seeds <count>] [--record <folder>] [--all] [--json]
       npm run eval -- --ask <file> [--record <folder>] [--json]

Asks ${cases.length} questions, as people type them, through the product's own code: on the replayed games of a fixed day, with
the stand-in model, or with a real model if OPENAI_API_KEY is set (OPENAI_BASE_URL and OPENAI_MODEL as for npm start).
Reports how many answers fit their question, and counts every violation of the rules for answers.

  --recorded        use what a capable model replied to the same requests, where it was recorded
  --hostile         use a model that lies instead of the stand-in
  --combined        ask a hundred combined bets of an outsider instead, each in three ways, and count how many get what they ask for
  --seeds <count>   with --hostile: run all questions this many times with different lies (default 1)
  --record <folder> write each request without a recording to the folder as <key>.request.json, and take <key>.reply.json, the
                    model's reply to exactly that request, as its recording
  --ask <file>      ask the questions of a file instead, and print what a user sees: a JSON object per line, {"ask": "…",
                    "box": "NFL"}, and the question before a follow-up as "before"; with --record, replies are taken from the folder
  --all             list every finding, and every question whose answer differs from its words
  --json            one JSON document on standard output (npm run --silent eval -- --json)

Exit code 1 if a figure that must be 0 is not, or a figure is below its minimum.`,
  options: {
    recorded: { type: 'boolean', default: false },
    hostile: { type: 'boolean', default: false },
    combined: { type: 'boolean', default: false },
    record: { type: 'string', default: '' },
    ask: { type: 'string', default: '' },
    seeds: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  async run({ recorded, hostile, combined, record, ask, seeds, all, json }, { say, note }) {
    if (ask) {
      for await (const asking of answersTo(ask, record || undefined)) {
        const lines = writtenOut(asking);
        say(
          json
            ? JSON.stringify({ ...asking.of, used: asking.used, text: lines.join('\n') })
            : `${lines.join('\n')}\n`,
        );
      }
      return true;
    }
    if (combined) {
      const measured = await measure();
      say(measuredWords(measured, all));
      return true;
    }
    const seedCount = numberOption('seeds', seeds, 1, 999);
    const recorder = record ? startRecording(record, new Date().toISOString().slice(0, 10)) : undefined;
    const summary = await evaluate(cases, {
      model: hostile ? 'hostile' : recorded || recorder ? 'recorded' : 'stand-in',
      ...(recorder && { onCall: recorder.take }),
      seeds: Array.from({ length: seedCount }, (_, index) => index + 1),
      note: (line) => note(`… ${line}`),
    });
    if (recorder) {
      const { kept, open, refused } = recorder.finish();
      for (const problem of refused) note(`not the schema: ${problem}`);
      note(`${kept} recordings, ${open} open requests in ${record}`);
    }
    if (json) say(JSON.stringify(summary, null, 2));
    else say([...table(summary), ...findings(summary, all)].join('\n'));
    return faultsOf(summary).length === 0;
  },
});

await main(command);
