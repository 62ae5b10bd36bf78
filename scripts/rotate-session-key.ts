/** `npm run rotate-session-key`: a new key signs the sessions of a stage, and nobody is signed out. */
import type { KeyRing } from '../lib/session-key-ring.ts';
import { defineCommand, main } from './ops/command.ts';
import { retire, ringOf, rotate } from './ops/rotation.ts';
import { checkedStage, stageOption } from './ops/stage.ts';

export const command = defineCommand({
  help: `Usage: npm run rotate-session-key -- --stage dev|prod [--retire] [--dry-run]

Makes a new key for sessions, gives its public half to every function, and only then signs with it. Tokens of the old
key stay valid until they expire (30 days at most), so nobody is signed out. Cut off, it goes on when it is run again.

  --stage     dev or prod
  --retire    takes back the keys of which no token can be valid any more, and makes none
  --dry-run   says which keys there are and what it would do, and changes nothing

After a leak of the key this is not enough, because tokens made with it stay valid: see lib/deploying.md.`,
  options: {
    ...stageOption,
    retire: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
  async run({ stage: name, retire: isRetiring, 'dry-run': dryRun }, { say, note }) {
    const stage = checkedStage(name);
    const now = new Date();
    if (dryRun) {
      for (const line of described(await ringOf(stage), now)) say(line);
      say(
        isRetiring
          ? 'Would take back those that are over.'
          : 'Would make a new key, publish it, and sign with it.',
      );
    } else if (isRetiring) {
      const count = await retire(stage, { now, note });
      say(count > 0 ? `Keys taken back: ${count}.` : 'No key can be taken back yet.');
    } else {
      for (const line of described(await rotate(stage, { now, note }), now)) say(line);
      say('Within five minutes every new session is signed by the new key.');
    }
    return true;
  },
});

/** Names of keys only, and never what could sign. */
function described({ signing, next, former }: KeyRing, now: Date): string[] {
  return [
    `${signing.kid}  signs`,
    ...(next ? [`${next.kid}  is being published`] : []),
    ...former.map(({ jwk, until }) =>
      Date.parse(until) > now.getTime()
        ? `${jwk.kid}  verifies until ${until}`
        : `${jwk.kid}  is over since ${until}: --retire takes it back`,
    ),
  ];
}

if (import.meta.main) await main(command);
