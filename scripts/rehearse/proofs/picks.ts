/** `npm run smoke` asks and saves for real, and the pick is graded once its games are over. */
import { gameSports } from '../../../lambdas/contracts/feed/sports.ts';
import { listPicks } from '../../../lambdas/contracts/picks/tracker.ts';
import { execute } from '../../ops/command.ts';
import { command as smoke } from '../../ops/commands/smoke.ts';
import { probeOf } from '../../ops/smoke/probe.ts';
import { invoke } from './outages.ts';
import { person, signIn } from './person.ts';
import { ensure, type Proof, Refuted, type Rehearsal } from './proof.ts';

/** Checks of smoke that cannot pass on the emulator. */
const cannotPass = [
  {
    check: 'a missing file',
    why: "the emulator's S3 answers 403 to CloudFront for a missing file, whatever the bucket policy allows",
  },
] as const;

/** Longer than any game takes. */
const gameHours = 6;

export const smokePasses: Proof = {
  name: 'smoke --write passes, except for what the emulator cannot show',
  async run({ front, note }) {
    // Out of season, a sport has no play.
    for (const sport of gameSports) {
      const lines = await smokeOf(front.origin, sport, note);
      const failed = lines.filter((line) => line.startsWith('FAIL'));
      const unexpected = failed.filter(
        (line) => !cannotPass.some(({ check }) => line.includes(` ${check} `)),
      );
      if (unexpected.length === 1 && unexpected[0]?.includes('no play for')) continue;
      for (const line of lines) note(line);
      const passing = cannotPass.filter(({ check }) => !failed.some((line) => line.includes(` ${check} `)));
      ensure(passing.length === 0, `"${passing[0]?.check}" is listed as impossible, and passes`);
      const passed = lines.filter((line) => line.startsWith('ok')).length;
      ensure(passed > 0 && unexpected.length === 0, `${unexpected.length} checks failed, see above`);
      return [
        `${passed} checks with ${sport}`,
        ...cannotPass.map(({ check, why }) => `not "${check}": ${why}`),
      ].join('; ');
    }
    throw new Refuted('no sport has a play to suggest');
  },
};

async function smokeOf(origin: string, sport: string, note: (line: string) => void): Promise<string[]> {
  const lines: string[] = [];
  process.env.SMOKE_PASSWORD = person.password;
  await execute(smoke, ['--url', origin, '--email', person.email, '--write', '--sport', sport], {
    say: (line) => lines.push(line),
    note,
    ask: async () => '',
  });
  return lines;
}

export const picksAreGraded: Proof = {
  name: 'the saved pick is graded once its games are over',
  async run({ front, aws }: Rehearsal) {
    const probe = probeOf(front.origin);
    const token = await signIn(probe);
    const [saved] = (await probe.call(listPicks, { token })).savedPicks;
    ensure(saved?.status === 'pending', `the pick is ${saved?.status}, not pending`);
    const starts = saved.metadata.legs.map(({ startsAt }) => Date.parse(startsAt));
    front.setFeedClock(new Date(Math.max(...starts) + gameHours * 3600_000));
    try {
      await invoke(aws, 'refresh-games');
    } finally {
      front.setFeedClock(new Date());
    }
    const [graded] = (await probe.call(listPicks, { token })).savedPicks;
    ensure(graded && graded.status !== 'pending', 'the pick is still pending');
    return `${graded.status}, profit ${graded.profit}`;
  },
};
