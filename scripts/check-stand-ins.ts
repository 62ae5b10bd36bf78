/** `npm run check-stand-ins`: compares the stand-ins of this machine with what AWS and Stripe publish for tests. */
import { resolve } from 'node:path';
import { dynamoDbLocalVersion, installDynamoDbLocal } from './check-stand-ins/dynamodb-local.ts';
import { compareEngines } from './check-stand-ins/engine.ts';
import { makeReport } from './check-stand-ins/report.ts';
import { judgeStripeCalls } from './check-stand-ins/stripe.ts';
import { installStripeMock } from './check-stand-ins/stripe-mock.ts';
import { defineCommand, main, UsageError } from './ops/command.ts';
import { holdOneRun } from './ops/one-run.ts';
import { projectRoot } from './ops/run.ts';

export const command = defineCommand({
  help: `Usage: npm run check-stand-ins -- [--only table|payments]

Compares the stand-ins of npm start with the vendors' own programs for tests:

  table      the tests of the table run on DynamoDB Local, and requests at the edges of DynamoDB's rules are answered
             by it and by the local engine; needs Java 17 or newer, and Maven the first time
  payments   every call to Stripe goes to the stand-in and to stripe-mock, which checks it against the description of
             Stripe's API; needs Go

Mails are compared elsewhere: npm run rehearse sends them to the emulator's SES. Each line of the output is one thing that
holds (ok) or does not (FAIL); known differences are listed. Everything it writes is in .local/check-stand-ins.`,
  options: { only: { type: 'string' } },
  async run({ only }, { say, note }) {
    if (only !== undefined && only !== 'table' && only !== 'payments') {
      throw new UsageError('--only must be table or payments');
    }
    if (process.platform === 'win32') {
      say('skip it runs on Linux and macOS only');
      return true;
    }
    const release = holdOneRun('check-stand-ins', resolve(projectRoot, '.local'));
    const { report, holds } = makeReport({ say });
    try {
      if (only !== 'table') {
        note('Installing stripe-mock, if it is not installed…');
        const program = await installStripeMock();
        if (program) await judgeStripeCalls(program, report);
        else say('skip stripe-mock: it needs Go, and a Go module proxy the first time');
      }
      if (only !== 'payments') {
        note(`Installing DynamoDB Local ${dynamoDbLocalVersion}, if it is not installed…`);
        const problem = await installDynamoDbLocal();
        if (problem === undefined) await compareEngines(report);
        else say(`skip DynamoDB Local: ${problem}`);
      }
      say('Mails are accepted by the SES of the emulator in npm run rehearse.');
      return holds();
    } finally {
      release();
    }
  },
});

if (import.meta.main) await main(command);
