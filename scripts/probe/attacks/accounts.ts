/** Guessing passwords and accounts, mass assignment, and common passwords. */
import { type Attack, countOf, ensure, ensureStatus, mostSince, quarterHour } from '../attack.ts';
import { newAddress, newVisitor, password, someWord } from '../site.ts';

const rounds = 25;
/** For two equal distributions, the first value of a pair is the larger one about half of the time. */
const indistinguishable = { least: 0.2, most: 0.8 };

export const accounts: readonly Attack[] = [
  {
    name: 'guessing one password from one address',
    async run({ call, register }) {
      const { email } = await register();
      const [visitor, started] = [newVisitor(), Date.now()];
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, nth) =>
          call('auth', {
            visitor,
            body: { action: 'login', email, password: `Wrong-Horse-${nth}` },
            headers: {
              'x-forwarded-for': newVisitor(),
              'x-real-ip': newVisitor(),
              forwarded: `for=${newVisitor()}`,
            },
          }),
        ),
      );
      ensure(
        countOf(answers, 401) <= mostSince(started, 10, quarterHour),
        `${countOf(answers, 401)} guesses were checked`,
      );
      ensureStatus('the owner', await call('auth', { body: { action: 'login', email, password } }), 200);
      return `${countOf(answers, 401)} of 30 checked, and the owner signs in`;
    },
  },
  {
    name: 'guessing one password from 60 networks',
    async run({ call, register }) {
      const { email } = await register();
      const prefix = `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}`;
      const started = Date.now();
      const answers = await Promise.all(
        Array.from({ length: 120 }, (_, nth) =>
          call('auth', {
            visitor: `${prefix}:${(nth % 60).toString(16)}::1`,
            body: { action: 'login', email, password: `Wrong-Horse-${nth}` },
          }),
        ),
      );
      ensure(
        countOf(answers, 401) <= mostSince(started, 50, quarterHour),
        `${countOf(answers, 401)} guesses were checked from one /48`,
      );
      ensureStatus('the owner', await call('auth', { body: { action: 'login', email, password } }), 200);
      return `${countOf(answers, 401)} of 120 checked, and the owner signs in`;
    },
  },
  {
    name: 'account enumeration by response',
    async run({ call, register }) {
      const { email } = await register();
      const same = async (name: 'auth' | 'auth-reset-password', body: object) => {
        const [known, unknown] = await Promise.all([
          call(name, { body: { ...body, email } }),
          call(name, { body: { ...body, email: newAddress() } }),
        ]);
        const replies = [known, unknown].map(({ status, body: { requestId: _id, ...rest } }) =>
          JSON.stringify([status, rest]),
        );
        ensure(replies[0] === replies[1], `known: ${replies[0]}, unknown: ${replies[1]}`);
      };
      await same('auth', { action: 'login', password: 'Wrong-Horse-7' });
      await same('auth', { action: 'resend-verification' });
      await same('auth-reset-password', { action: 'request' });
      return 'sign-in, verification and reset answer the same';
    },
  },
  {
    name: 'account enumeration by timing',
    async run({ call, register }) {
      const { email } = await register();
      const took = async (address: string) => {
        const started = performance.now();
        await call('auth', { body: { action: 'login', email: address, password: 'Wrong-Horse-7' } });
        return performance.now() - started;
      };
      const [known, unknown]: [number[], number[]] = [[], []];
      for (let nth = 0; nth < rounds; nth += 1) {
        // Alternating, so that load on the machine affects both.
        const order = nth % 2 === 0 ? [known, unknown] : [unknown, known];
        for (const list of order) list.push(await took(list === known ? email : newAddress()));
      }
      const larger = known.flatMap((one) => unknown.map((other) => (one > other ? 1 : 0)));
      const part = larger.reduce<number>((sum, each) => sum + each, 0) / larger.length;
      ensure(
        part > indistinguishable.least && part < indistinguishable.most,
        `a known account is slower in ${part.toFixed(2)} of pairs`,
      );
      return `a known account is slower in ${part.toFixed(2)} of pairs`;
    },
  },
  {
    name: 'mass assignment of plan, role and verification',
    async run({ call, register, logIn }) {
      const given = {
        id: 'x',
        role: 'admin',
        plan: 'pro',
        subscriptionStatus: 'active',
        status: 'active',
        verifiedAt: '2020-01-01T00:00:00Z',
        customerId: 'cus_x',
        sessionVersion: 0,
        __proto__: { plan: 'pro' },
        constructor: { prototype: { plan: 'pro' } },
      };
      const { email, token } = await register(newAddress(), given);
      const profile = {
        preferredSport: null,
        preferredTeam: null,
        bettingStyle: null,
        riskTolerance: null,
        oddsFormat: 'american',
      };
      await call('user-profile', {
        method: 'PUT',
        token,
        body: { ...profile, ...given, excludedUntil: null },
      });
      const { body } = await call('get-user-status', { token: await logIn(email) });
      ensure(
        body.subscription_plan === 'free' && body.status !== 'active',
        `the plan is ${body.subscription_plan}, ${body.status}`,
      );
      const raw = `{"action":"register","name":"Test","email":"${newAddress()}","password":"${password}","agreeToTerms":true,"__proto__":{"verifiedAt":"2020"}}`;
      await call('auth', { body: raw });
      const fresh = newAddress();
      await call('auth', {
        body: { action: 'register', name: 'Test', email: fresh, password, agreeToTerms: true, ...given },
      });
      ensureStatus(
        'an unverified address',
        await call('auth', { body: { action: 'login', email: fresh, password } }),
        403,
      );
      return 'plan, role and verification are unchanged';
    },
  },
  {
    name: 'common passwords',
    async run({ call }) {
      for (const common of ['Password1', 'Abc12345', 'Qwerty123', 'Welcome1', 'GamePlan1']) {
        const body = {
          action: 'register',
          name: 'Test',
          email: newAddress(),
          password: common,
          agreeToTerms: true,
        };
        ensureStatus(common, await call('auth', { body }), 400);
      }
      return 'refused';
    },
  },
  {
    name: 'forty concurrent sign-ups with one address',
    async run({ call }) {
      const body = { action: 'register', name: 'Test', email: newAddress(), password, agreeToTerms: true };
      const answers = await Promise.all(Array.from({ length: 40 }, () => call('auth', { body })));
      ensure(countOf(answers, 201) === 1, `${countOf(answers, 201)} accounts were created`);
      ensure(
        answers.every(({ status }) => status < 500),
        'one of them failed with 500',
      );
      return 'one account';
    },
  },
  {
    name: 'guessing the password within a session',
    async run({ call, register }) {
      const { token } = await register();
      const started = Date.now();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          call('change-password', {
            token,
            body: { currentPassword: `Wrong-${someWord()}`, newPassword: 'New-Horse-99' },
          }),
        ),
      );
      const checked = answers.length - countOf(answers, 429);
      ensure(checked <= mostSince(started, 10, quarterHour), `${checked} guesses were checked`);
      return `${checked} of 20 checked`;
    },
  },
];
