/** Signing in with a passkey that is another's, for another site, used before, or used without its owner. */
import { Authenticator, type Claims } from '../../bench/authenticator.ts';
import { type Attack, countOf, ensure, ensureStatus } from '../attack.ts';
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
    name: 'a passkey that says something else',
    async run(site) {
      const person = await site.register();
      const device = new Authenticator(site.origin);
      ensureStatus('adding one', (await add(site, person, device)).answer, 200);
      const lies: Readonly<Record<string, Claims>> = {
        'another site': { origin: 'https://evil.example' },
        'another domain': { rpId: 'evil.example' },
        'nobody was there': { verified: false },
        'a creation': { type: 'webauthn.create' },
        'another person': { userHandle: 'AAAA' },
      };
      for (const [what, claims] of Object.entries(lies)) {
        const { status } = await signIn(site, device.use(await begin(site), claims));
        ensure(status === 400 || status === 401, `${what} was answered ${status}`);
      }
      ensureStatus('the truth', await signIn(site, device.use(await begin(site), { counter: 50 })), 200);
      const cloned = await signIn(site, device.use(await begin(site), { counter: 3 }));
      ensure(cloned.status !== 200, 'a counter that went back was taken');
      return `${Object.keys(lies).length} lies and a clone`;
    },
  },
  {
    name: 'a passkey’s answer used twice',
    async run(site) {
      const person = await site.register();
      const device = new Authenticator(site.origin);
      await add(site, person, device);
      const used = device.use(await begin(site));
      const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(site, used)));
      ensure(countOf(answers, 200) === 1, `it signed in ${countOf(answers, 200)} times`);
      const madeUp = device.use({ challenge: Buffer.from('0'.repeat(32)).toString('base64url') });
      ensure((await signIn(site, madeUp)).status !== 200, 'a challenge of one’s own was taken');
      return 'one of six';
    },
  },
  {
    name: 'another person’s passkey',
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
        ensure(status === 400 || status === 404, `${action} was answered ${status}`);
      }
      const { status } = await site.call('passkeys', {
        token: other.token,
        body: { action: 'add', name: 'Mine', passkey },
      });
      ensure(status !== 200, 'it was added to another account');
      const { body } = await site.call('passkeys', { token: one.token });
      ensure(body.passkeys.length === 1 && body.passkeys[0].name === 'Key', 'it was changed');
      await site.call('passkeys', { token: one.token, body: { action: 'remove', id } });
      ensure((await signIn(site, device.use(await begin(site)))).status !== 200, 'a removed one signs in');
      return 'neither renamed, removed nor added';
    },
  },
  {
    name: 'passkey sign-ins begun without end',
    async run({ call }) {
      const visitor = newVisitor();
      const answers = await Promise.all(
        Array.from({ length: 70 }, () => call('passkey-sign-in', { visitor, body: { action: 'options' } })),
      );
      ensure(countOf(answers, 200) <= 50, `${countOf(answers, 200)} were begun`);
      return `${countOf(answers, 200)} of 70`;
    },
  },
];
