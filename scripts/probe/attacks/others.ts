/** Reading and changing another user's data by id. */
import { type Attack, ensure, ensureStatus } from '../attack.ts';
import type { Person, Site } from '../site.ts';

async function withPick(site: Site): Promise<{ owner: Person; promptLogId: string; pickId: string }> {
  const owner = await site.subscriber();
  const { promptLogId } = (await site.ask(owner)).body;
  ensure(promptLogId, 'there was no play to try it with');
  const { pick } = (await site.call('tracker-save', { token: owner.token, body: { promptLogId } })).body;
  return { owner, promptLogId, pickId: pick.id };
}

export const others: readonly Attack[] = [
  {
    name: 'another user’s answer and pick',
    async run(site) {
      const { owner, promptLogId, pickId } = await withPick(site);
      const { token } = await site.subscriber();
      const put = (body: object) => site.call('tracker-update', { method: 'PUT', token, body });
      ensureStatus(
        'reading it',
        await site.call('get-prediction-by-id', { token, query: { id: promptLogId } }),
        404,
      );
      ensureStatus('saving it', await site.call('tracker-save', { token, body: { promptLogId } }), 404);
      ensureStatus('marking it', await put({ pickId, status: 'miss' }), 404);
      ensureStatus('removing it', await put({ action: 'remove', pickId }), 404);
      ensureStatus(
        'betting on it',
        await put({ action: 'bet', pickId, bet: { stake: 5, price: -110, book: null, note: null } }),
        404,
      );
      for (const action of ['mark', 'undo']) {
        const answer = await put({ action, pickIds: [pickId], ...(action === 'mark' && { status: 'miss' }) });
        ensure(answer.status === 404 || answer.text.includes('[]'), `${action} of many: ${answer.text}`);
      }
      const change = { prompt: 'Safer', sport: 'NFL', change: { kind: 'safer' } };
      const followed = await site.call('prompt-process', {
        token,
        query: { follows: promptLogId },
        body: change,
      });
      ensureStatus('a follow-up to it', followed, 400, 404);
      const { body } = await site.call('tracker-get', { token: owner.token });
      ensure(body.savedPicks[0]?.status === 'pending', `the owner’s pick is ${body.savedPicks[0]?.status}`);
      return 'seven calls refused, and the pick is unchanged';
    },
  },
  {
    name: 'another user’s data in a download',
    async run(site) {
      const { owner, promptLogId, pickId } = await withPick(site);
      const { token } = await site.subscriber();
      for (const name of ['export-data', 'export-tracker'] as const) {
        const { text } = await site.call(name, { token, query: { userId: owner.email, id: pickId } });
        for (const each of [owner.email, promptLogId, pickId])
          ensure(!text.includes(each), `${name} has ${each}`);
      }
      const { text } = await site.call('export-data', { token: owner.token });
      ensure(
        !/passwordHash|\$2[aby]\$|sessionVersion|"pk"|"sk"/.test(text),
        'a download contains storage keys or hashes',
      );
      return 'no foreign data';
    },
  },
  {
    name: 'saving one answer twelve times concurrently',
    async run(site) {
      const owner = await site.subscriber();
      const { promptLogId } = (await site.ask(owner)).body;
      const save = () => site.call('tracker-save', { token: owner.token, body: { promptLogId } });
      await Promise.all(Array.from({ length: 12 }, save));
      const { body } = await site.call('tracker-get', { token: owner.token });
      ensure(body.savedPicks.length === 1, `${body.savedPicks.length} picks`);
      return 'one pick';
    },
  },
  {
    name: 'a formula in the downloaded tracker',
    async run(site) {
      const { owner, pickId } = await withPick(site);
      for (const note of ['=1+1', '+cmd|x', '@SUM(1)', '-2+3', '\uff1d1+1', '\uff0b1', '\uff20x']) {
        const bet = { stake: 5, price: -110, book: null, note };
        await site.call('tracker-update', {
          method: 'PUT',
          token: owner.token,
          body: { action: 'bet', pickId, bet },
        });
        const { text } = await site.call('export-tracker', { token: owner.token });
        ensure(
          !/[,\n]"?[=+\-@\uff1d\uff0b\uff0d\uff20][^,"\n]*"?\r?\n?$/.test(text.trimEnd()),
          `a cell contains ${note}`,
        );
      }
      return 'inert';
    },
  },
];
