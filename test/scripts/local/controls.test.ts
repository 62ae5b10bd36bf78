/** The controls of the stand-ins. */
import { describe, expect, test } from 'vitest';
import { applyControls, makeControls } from '../../../scripts/local/controls.ts';
import { controlsOfForm, controlsPage } from '../../../scripts/local/controls-page.ts';

const nothing = async () => {
  throw new Error('nothing to do');
};
const noDeeds = { run: nothing, billing: nothing, jumps: () => [], jumpTo: nothing };

describe('modes', () => {
  test('a rule with a match takes precedence over the general one, and each is reset separately', () => {
    const controls = makeControls();
    const modeFor = (text: string) => controls.take('model', text).mode;
    controls.set({ model: { mode: 'empty', match: 'mine' } });
    controls.set({ model: { mode: 'refuse' } });
    expect([modeFor('mine'), modeFor('yours')]).toEqual(['empty', 'refuse']);
    controls.set({ model: { mode: 'normal' } });
    expect([modeFor('mine'), modeFor('yours')]).toEqual(['empty', 'normal']);
    controls.set({ model: { mode: 'normal', match: 'mine' } });
    expect(modeFor('mine')).toBe('normal');
  });

  test('applies as many times as requested', () => {
    const controls = makeControls();
    controls.set({ feed: { mode: 'down', times: 2 } });
    expect([1, 2, 3].map(() => controls.take('feed', '').mode)).toEqual(['down', 'down', 'normal']);
  });

  test.each([
    [[]],
    [{ weather: { mode: 'normal' } }],
    [{ model: 'refuse' }],
    [{ model: { mode: 'loud' } }],
    [{ model: { mode: 'refuse', match: '' } }],
    [{ model: { mode: 'refuse', times: 0 } }],
    [{ feed: { mode: 'status', status: 'Postponed' } }],
    [{ feed: { mode: 'won' } }],
    [{ model: { mode: 'empty' }, mail: { mode: 'loud' } }],
  ])('refuses %j and changes nothing', async (body) => {
    const controls = makeControls();
    const answer = await applyControls(controls, JSON.stringify(body), noDeeds);
    expect(answer.status).toBe(400);
    expect(controls.current()).toEqual(makeControls().current());
  });

  test('refuses anything but JSON', async () => {
    expect((await applyControls(makeControls(), '{', noDeeds)).status).toBe(400);
  });
});

describe('running a scheduled function', () => {
  test('waits for it and returns its result', async () => {
    const ran: string[] = [];
    const run = async (name: string) => {
      ran.push(name);
    };
    const answer = await applyControls(makeControls(), '{"run":"refresh-games"}', { ...noDeeds, run });
    expect(answer.status).toBe(200);
    expect(JSON.parse(String(answer.body))).toMatchObject({ ran: 'refresh-games', result: null });
    expect(ran).toEqual(['refresh-games']);
  });

  test('returns its error', async () => {
    const answer = await applyControls(makeControls(), '{"run":"refresh-games"}', noDeeds);
    expect(answer.status).toBe(500);
    expect(String(answer.body)).toContain('nothing to do');
  });
});

describe('jumping', () => {
  const moment = new Date('2026-11-22T18:00:00Z');
  const jumps = () => [{ to: 'start', label: 'Next start: A at B, 1 PM ET', moment }] as const;

  test.each([
    ['start', '2026-11-22T18:00:00.000Z'],
    ['2026-12-24T18:00', '2026-12-24T23:00:00.000Z'],
  ])('to %s', async (jump, instant) => {
    const moments: string[] = [];
    const jumpTo = async (to: Date) => {
      moments.push(to.toISOString());
    };
    const answer = await applyControls(makeControls(), JSON.stringify({ jump }), {
      ...noDeeds,
      jumps,
      jumpTo,
    });
    expect(answer.status).toBe(200);
    expect(moments).toEqual([instant]);
  });

  test.each(['final', 'yesterday', '', 7, '2026-02-30T18:00'])('refuses %j', async (jump) => {
    const answer = await applyControls(makeControls(), JSON.stringify({ jump }), { ...noDeeds, jumps });
    expect(answer.status).toBe(400);
    expect(String(answer.body)).toContain('jump must be one of: start, or a moment');
  });

  test('refuses an earlier moment', async () => {
    const jumpTo = async () => {
      throw new RangeError('Time goes only forward');
    };
    const answer = await applyControls(makeControls(), '{"jump":"2020-01-01T00:00"}', { ...noDeeds, jumpTo });
    expect(answer).toMatchObject({ status: 400, body: '{"error":"Time goes only forward"}' });
  });

  test('is a button for each on the page, which says what time it is', () => {
    const shown = { scheduled: [], now: new Date('2026-11-22T15:00:00Z'), jumps: jumps() };
    const page = controlsPage(makeControls(), shown);
    expect(page).toContain('It is Sunday, November 22, 2026 at 10:00 AM in New York.');
    expect(page).toContain('<button name="jump" value="start">Next start: A at B, 1 PM ET</button>');
    expect(controlsOfForm('jump=start')).toBe('{"jump":"start"}');
  });
});

describe('the page', () => {
  test('shows the settings, and its forms do the same as JSON', () => {
    const controls = makeControls();
    controls.set({ model: { mode: 'refuse', match: '<x>', times: 2 } });
    const page = controlsPage(controls, { scheduled: ['refresh-games'], now: new Date(), jumps: [] });
    expect(page).toContain('refuse for “&lt;x&gt;”, 2 more');
    expect(JSON.parse(controlsOfForm('target=model&mode=empty&match=&times=3'))).toEqual({
      model: { mode: 'empty', times: 3 },
    });
    expect(JSON.parse(controlsOfForm('run=refresh-games'))).toEqual({ run: 'refresh-games' });
  });
});
