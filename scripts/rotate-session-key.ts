/** `npm run rotate-session-key`: a new key signs the sessions of a stage, and nobody is signed out. */
import type { KeyHolder } from '../lib/names.ts';
import type { KeyRing } from '../lib/session-keys/session-key-ring.ts';
import { CannotDo, defineCommand, main, WrongCall } from './ops/command.ts';
import { retire, revoke, ringOf, rotate } from './ops/rotation.ts';
import { checkedStage, stageOption } from './ops/stage.ts';

export const command = defineCommand({
  help: `Usage: npm run rotate-session-key -- --stage dev|prod [--for users|admins] [--retire | --revoke] [--dry-run]

Makes a new session key, gives its public key to every function, and only then signs with it. Tokens of the old key
stay valid until they expire, so nobody is signed out. If it is interrupted, running it again continues.

  --stage     dev or prod
  --for       whose sessions: users (the default; tokens last up to 30 days) or admins (8 hours)
  --retire    removes the keys whose tokens have all expired, and makes none
  --revoke    for a leaked key: replaces all keys at once; everyone it signed in must sign in again
  --dry-run   lists the keys and what would be done, and changes nothing`,
  options: {
    ...stageOption,
    for: { type: 'string', default: 'users' },
    retire: { type: 'boolean', default: false },
    revoke: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
  async run({ stage: name, for: holder, 'dry-run': dryRun, ...chosen }, { say, note, ask }) {
    const stage = checkedStage(name);
    if (!isHolder(holder)) throw new WrongCall(`--for is users or admins, not ${holder}`);
    if (chosen.retire && chosen.revoke) throw new WrongCall('Either --retire or --revoke, not both');
    const now = new Date();
    const rotation = { holder, now, note };
    const tell = (ring: KeyRing) => {
      for (const line of described(ring, now)) say(line);
    };
    if (dryRun) {
      tell(await ringOf(stage, holder));
      say(`Would ${chosen.retire ? deeds.retire : chosen.revoke ? deeds.revoke : deeds.rotate}.`);
    } else if (chosen.retire) {
      const count = await retire(stage, rotation);
      say(count > 0 ? `Keys removed: ${count}.` : 'No key can be removed yet.');
    } else if (chosen.revoke) {
      if ((await ask(`Type ${stage} to sign out all ${holder}: `)) !== stage) {
        throw new CannotDo('That is not the stage: nothing was changed.');
      }
      tell(await revoke(stage, rotation));
    } else {
      tell(await rotate(stage, rotation));
      say('Within five minutes every new session is signed by the new key.');
    }
    return true;
  },
});

const isHolder = (text: string): text is KeyHolder => text === 'users' || text === 'admins';

const deeds = {
  rotate: 'make a new key, publish it, and then sign with it',
  retire: 'remove the expired keys',
  revoke: 'make a new key and remove all others: everyone has to sign in again',
} as const;

/** Names of keys only, and never what could sign. */
function described({ signing, next, former }: KeyRing, now: Date): string[] {
  return [
    `${signing.kid}  signs`,
    ...(next ? [`${next.kid}  is being published`] : []),
    ...former.map(({ jwk, until }) =>
      Date.parse(until) > now.getTime()
        ? `${jwk.kid}  verifies until ${until}`
        : `${jwk.kid}  expired ${until}: --retire removes it`,
    ),
  ];
}

if (import.meta.main) await main(command);
