/** `npm run rotate-session-key`: a new key signs the sessions of a stage, and nobody is signed out. */
import type { KeyRing } from '../lib/session-keys/session-key-ring.ts';
import { CannotDo, defineCommand, main, WrongCall } from './ops/command.ts';
import { retire, revoke, ringOf, rotate } from './ops/rotation.ts';
import { checkedStage, stageOption } from './ops/stage.ts';

export const command = defineCommand({
  help: `Usage: npm run rotate-session-key -- --stage dev|prod [--retire | --revoke] [--dry-run]

Makes a new key for sessions, gives its public half to every function, and only then signs with it. Tokens of the old
key stay valid until they expire (30 days at most), so nobody is signed out. Cut off, it goes on when it is run again.

  --stage     dev or prod
  --retire    takes back the keys of which no token can be valid any more, and makes none
  --revoke    for a key that has leaked: a new one at once and no other; everybody has to sign in again
  --dry-run   says which keys there are and what it would do, and changes nothing`,
  options: {
    ...stageOption,
    retire: { type: 'boolean', default: false },
    revoke: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
  async run({ stage: name, 'dry-run': dryRun, ...chosen }, { say, note, ask }) {
    const stage = checkedStage(name);
    if (chosen.retire && chosen.revoke) throw new WrongCall('Either --retire or --revoke, not both');
    const now = new Date();
    const tell = (ring: KeyRing) => {
      for (const line of described(ring, now)) say(line);
    };
    if (dryRun) {
      tell(await ringOf(stage));
      say(`Would ${chosen.retire ? deeds.retire : chosen.revoke ? deeds.revoke : deeds.rotate}.`);
    } else if (chosen.retire) {
      const count = await retire(stage, { now, note });
      say(count > 0 ? `Keys taken back: ${count}.` : 'No key can be taken back yet.');
    } else if (chosen.revoke) {
      if ((await ask(`Type ${stage} to sign everybody out: `)) !== stage) {
        throw new CannotDo('That is not the stage: nothing was changed.');
      }
      tell(await revoke(stage, { now, note }));
    } else {
      tell(await rotate(stage, { now, note }));
      say('Within five minutes every new session is signed by the new key.');
    }
    return true;
  },
});

const deeds = {
  rotate: 'make a new key, publish it, and then sign with it',
  retire: 'take back the keys that are over',
  revoke: 'make a new key, and take back all others: everybody has to sign in again',
} as const;

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
