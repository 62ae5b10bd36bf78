/** Signing in with another user's passkey, one for another site, a replayed one, or without user verification. */
import { Authenticator, type Claims } from '../../bench/authenticator.ts';
import { type Attack, countOf, ensure, ensureStatus, mostSince, quarterHour } from '../attack.ts';
import { newVisitor, type Person, type Site } from '../site.ts';

const begin = async ({ call }: Site) =>
  (await call('passkey-sign-in', { body: { action: 'options' } })).body.options;

const signIn = ({ call }: Site, passkey: object) =>
  call('passkey-sign-in', { body: { action: 'sign-in', passkey } });

async function add(site: Site, { token }: Person, device: Authenticator, claims: Claims = {}) {
  const { options } = (await site.call('passkeys', { token, body: { action: 'options' } })).body;
  const passkey = device.create(options, claims);
  return {
    passkey,
    answer: await site.call('passkeys', { token, body: { action: 'add', name: 'Key', passkey } }),
  };
}

export const passkeys: readonly Attack[] = [
  {
    name: 'forged passkey responses',
    async run(site) {
      const person = await site.register();
      const device = new Authenticator(site.origin);
      ensureStatus('adding one', (await add(site, person, device)).answer, 200);
      const lies: Readonly<Record<string, Claims>> = {
        'another site': { origin: 'https://evil.example' },
        'another domain': { rpId: 'evil.example' },
        'no user verification': { verified: false },
        'a creation': { type: 'webauthn.create' },
        'another user': { userHandle: 'AAAA' },
      };
      for (const [what, claims] of Object.entries(lies)) {
        const { status } = await signIn(site, device.use(await begin(site), claims));
        ensure(status === 400 || status === 401, `${what}: status ${status}`);
      }
      ensureStatus(
        'a valid response',
        await signIn(site, device.use(await begin(site), { counter: 50 })),
        200,
      );
      const cloned = await signIn(site, device.use(await begin(site), { counter: 3 }));
      ensure(cloned.status !== 200, 'a lower counter was accepted');
      return `${Object.keys(lies).length} forgeries and a clone refused`;
    },
  },
  {
    name: 'replaying a passkey response',
    async run(site) {
      const person = await site.register();
      const device = new Authenticator(site.origin);
      await add(site, person, device);
      const used = device.use(await begin(site));
      const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(site, used)));
      ensure(countOf(answers, 200) === 1, `it signed in ${countOf(answers, 200)} times`);
      const madeUp = device.use({ challenge: Buffer.from('0'.repeat(32)).toString('base64url') });
      ensure((await signIn(site, madeUp)).status !== 200, 'an invented challenge was accepted');
      return 'one of six';
    },
  },
  {
    name: 'another user’s passkey',
    async run(site) {
      const [one, other] = [await site.register(), await site.register()];
      const device = new Authenticator(site.origin);
      const { passkey, answer } = await add(site, one, device);
      const { id } = answer.body.passkey;
      for (const action of ['rename', 'remove']) {
        const { status } = await site.call('passkeys', {
          token: other.token,
          body: { action, id, name: 'Mine' },
        });
        ensure(status === 400 || status === 404, `${action}: status ${status}`);
      }
      const { status } = await site.call('passkeys', {
        token: other.token,
        body: { action: 'add', name: 'Mine', passkey },
      });
      ensure(status !== 200, 'it was added to another account');
      const { body } = await site.call('passkeys', { token: one.token });
      ensure(body.passkeys.length === 1 && body.passkeys[0].name === 'Key', 'it was changed');
      await site.call('passkeys', { token: one.token, body: { action: 'remove', id } });
      ensure(
        (await signIn(site, device.use(await begin(site)))).status !== 200,
        'a removed passkey signs in',
      );
      return 'neither renamed, removed nor added';
    },
  },
  {
    name: 'flooding passkey sign-in',
    async run({ call }) {
      const [visitor, started] = [newVisitor(), Date.now()];
      const answers = await Promise.all(
        Array.from({ length: 70 }, () => call('passkey-sign-in', { visitor, body: { action: 'options' } })),
      );
      ensure(
        countOf(answers, 200) <= mostSince(started, 50, quarterHour),
        `${countOf(answers, 200)} were started`,
      );
      return `${countOf(answers, 200)} of 70`;
    },
  },
];
