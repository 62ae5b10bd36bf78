/** `npm run smoke`: checks from outside that a running GamePlan works. */
import * as z from 'zod/mini';
import { sports } from '../../../lambdas/contracts/feed/sports.ts';
import { defineCommand, main, UsageError } from '../command.ts';
import { type Check, checks } from '../smoke/checks.ts';
import { CheckFailed, type Probe, probeOf } from '../smoke/probe.ts';
import { type Account, subscriberChecks } from '../smoke/signed-in.ts';
import { checkedStage, outputOf } from '../stage.ts';

type Say = (line: string) => void;

export const command = defineCommand({
  help: `Usage: npm run smoke -- --stage dev|prod
       npm run smoke -- --url <https://…>
       SMOKE_PASSWORD=… npm run smoke -- --stage dev --email <subscriber> [--write [--sport NFL]]

Checks a running GamePlan from outside: pages, security headers, public calls, and that every other call refuses
requests without a session. Changes nothing without --write. Exit code 1 if a check fails.

  --stage   dev or prod: the site of that stage
  --url     any other site, such as http://localhost:8888
  --email   also sign in as this subscriber, with the password in SMOKE_PASSWORD, and check the subscriber's calls
  --write   also ask for a play and save it; uses one of today's prompts, and leaves a pick
  --sport   the sport to ask about with --write: ${sports.join(', ')}`,
  options: {
    stage: { type: 'string' },
    url: { type: 'string' },
    email: { type: 'string' },
    write: { type: 'boolean', default: false },
    sport: { type: 'string', default: 'NFL' },
  },
  async run({ stage, url, email, write, sport: named }, { say }) {
    if ((stage === undefined) === (url === undefined)) throw new UsageError('Name either --stage or --url');
    const account = accountOf(email);
    if (write && !account) throw new UsageError('--write needs --email');
    const sport = sports.find((one) => one === named.toUpperCase());
    if (!sport) throw new UsageError(`--sport must be one of: ${sports.join(', ')}`);
    const origin = url === undefined ? await outputOf(checkedStage(stage), 'siteOrigin') : originIn(url);

    const ofSubscriber = account ? subscriberChecks(account, write ? sport : undefined) : [];
    const probe = probeOf(origin);
    const failed = (await runAll(checks, probe, say, false)) + (await runAll(ofSubscriber, probe, say, true));
    say(`${origin}: ${failed === 0 ? 'every check passed' : `${failed} failed`}`);
    return failed === 0;
  },
});

function originIn(url: string): string {
  const result = z.url({ protocol: /^https?$/ }).safeParse(url);
  if (!result.success)
    throw new UsageError(`--url must be an address such as https://example.com, not "${url}"`);
  return new URL(url).origin;
}

/** A password in the arguments would stay in the shell's history. */
function accountOf(email: string | undefined): Account | undefined {
  if (email === undefined) return undefined;
  const { SMOKE_PASSWORD: password } = process.env;
  if (!password) throw new UsageError('SMOKE_PASSWORD is not set');
  return { email, password };
}

/** @param isChain each check needs the one before, so stop at the first failure @returns the number of failed checks */
async function runAll(list: readonly Check[], probe: Probe, say: Say, isChain: boolean): Promise<number> {
  let failed = 0;
  for (const check of list) {
    if (await passes(check, probe, say)) continue;
    failed += 1;
    if (isChain) break;
  }
  return failed;
}

async function passes({ name, run }: Check, probe: Probe, say: Say): Promise<boolean> {
  const started = performance.now();
  const report = (mark: string, what: string) =>
    say(
      `${mark} ${name.padEnd(38)} ${String(Math.round(performance.now() - started)).padStart(6)} ms  ${what}`,
    );
  try {
    report('ok  ', await run(probe));
    return true;
  } catch (error) {
    if (!(error instanceof CheckFailed)) throw error;
    report('FAIL', error.message);
    return false;
  }
}

if (import.meta.main) await main(command);
