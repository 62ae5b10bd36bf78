/** Asking more than the plan, a play limit, a break or a self-exclusion allows. */
import { type Attack, countOf, ensure, ensureStatus, minute, mostSince } from '../attack.ts';
import { newAddress, type Person, password, type Site, someWord } from '../site.ts';

const exclude = ({ call }: Site, { token }: Person) =>
  call('play-limits', { token, body: { action: 'self-exclude', period: '6-months', confirm: 'EXCLUDE' } });

const statusOf = async ({ call }: Site, { token }: Person) => (await call('get-user-status', { token })).body;

export const play: readonly Attack[] = [
  {
    name: 'thirty concurrent questions',
    async run(site) {
      const person = await site.subscriber();
      const started = Date.now();
      const answers = await Promise.all(Array.from({ length: 30 }, () => site.ask(person)));
      ensure(
        countOf(answers, 200) <= mostSince(started, 6, minute),
        `${countOf(answers, 200)} were answered`,
      );
      ensure(
        answers.every(({ status }) => status < 500),
        'one of them failed with 500',
      );
      return `${countOf(answers, 200)} answered`;
    },
  },
  {
    name: 'one question sent five times',
    async run(site) {
      const person = await site.subscriber();
      const before = (await statusOf(site, person)).remainingPrompts;
      const requestKey = `probe-${someWord()}`;
      await Promise.all(Array.from({ length: 5 }, () => site.ask(person, { requestKey })));
      const after = (await statusOf(site, person)).remainingPrompts;
      ensure(before - after <= 1, `it cost ${before - after} prompts`);
      return `it cost ${before - after}`;
    },
  },
  {
    name: 'raising a play limit without delay',
    async run(site) {
      const person = await site.subscriber();
      const save = (body: object, token = person.token) =>
        site.call('play-limits', { method: 'PUT', token, body });
      await save({ promptsPerDay: 1 });
      await site.ask(person);
      const second = await site.logIn(person.email);
      for (const body of [
        { promptsPerDay: 10 },
        { promptsPerDay: null },
        { promptsPerDay: 10, next: null },
      ]) {
        await save(body);
        await save(body, second);
      }
      ensureStatus('a second question', await site.ask(person), 429);
      for (const body of [
        { promptsPerDay: -1 },
        { promptsPerDay: 0 },
        { promptsPerDay: 1e9 },
        { promptsPerDay: '9' },
      ]) {
        ensureStatus(JSON.stringify(body), await save(body), 400);
      }
      return 'the lower limit still applies';
    },
  },
  {
    name: 'shortening a break',
    async run(site) {
      const person = await site.subscriber();
      const take = (period: string) => site.call('user-profile', { token: person.token, body: { period } });
      const { breakUntil } = (await take('month')).body;
      await take('day');
      const now = (await statusOf(site, person)).breakUntil;
      ensure(now === breakUntil, `it ends ${now}, not ${breakUntil}`);
      const { body } = await site.ask(person);
      ensure(!body.promptLogId, 'a question was answered');
      return 'it is still a month';
    },
  },
  {
    name: 'asking during a self-exclusion',
    async run(site) {
      const email = `${someWord()}@example.com`;
      const [person, other] = [await site.subscriber(), await site.register(email.replace('@', '+other@'))];
      const plain = await site.register(email);
      await site.buy(other);
      ensureStatus('the exclusion', await exclude(site, plain), 200);
      ensureStatus('another account with the same mailbox', await site.ask(other), 403);
      ensureStatus('its checkout', await site.startCheckout(other.token), 403);
      ensureStatus('a checkout', await site.startCheckout(plain.token), 403);
      await site.call('play-limits', {
        method: 'PUT',
        token: plain.token,
        body: { promptsPerDay: 50, excludedUntil: null },
      });
      await site.call('deactivate-account', { token: plain.token, body: { confirm: 'DELETE' } });
      for (const again of [email, email.toUpperCase(), email.replace('@', '+again@')]) {
        const { token } = await site.register(again);
        ensureStatus(`${again}, registered again`, await site.startCheckout(token), 403);
        await site.call('deactivate-account', { token, body: { confirm: 'DELETE' } });
      }
      ensureStatus('another user', await site.ask(person), 200);
      return 'refused in five ways';
    },
  },
  {
    name: 'saving while the account is deleted',
    async run(site) {
      const email = newAddress();
      const person = await site.buy(await site.register(email));
      const { promptLogId } = (await site.ask(person)).body;
      const saves = Array.from({ length: 14 }, () =>
        site.call('tracker-save', { token: person.token, body: { promptLogId } }),
      );
      const gone = site.call('deactivate-account', { token: person.token, body: { confirm: 'DELETE' } });
      const answers = await Promise.all([gone, ...saves]);
      ensure(
        answers.every(({ status }) => status < 500),
        'one of them failed with 500',
      );
      ensureStatus(
        'the deleted account',
        await site.call('auth', { body: { action: 'login', email, password } }),
        401,
      );
      const { body } = await site.call('export-data', { token: (await site.register(email)).token });
      ensure(body.picks.length === 0 && body.asks.length === 0, 'a new account has deleted data');
      return `${countOf(answers, 201)} saved before the deletion`;
    },
  },
];
