/** The controls of the stand-ins. */
import { describe, expect, test } from 'vitest';
import { applyControls, makeControls } from '../../../scripts/local/controls.ts';
import { controlsOfForm, controlsPage } from '../../../scripts/local/controls-page.ts';

const nothing = async () => {
  throw new Error('nothing to do');
};
const noDeeds = { run: nothing, billing: nothing };

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

describe('the page', () => {
  test('shows the settings, and its forms do the same as JSON', () => {
    const controls = makeControls();
    controls.set({ model: { mode: 'refuse', match: '<x>', times: 2 } });
    const page = controlsPage(controls, ['refresh-games']);
    expect(page).toContain('refuse for “&lt;x&gt;”, 2 more');
    expect(JSON.parse(controlsOfForm('target=model&mode=empty&match=&times=3'))).toEqual({
      model: { mode: 'empty', times: 3 },
    });
    expect(JSON.parse(controlsOfForm('run=refresh-games'))).toEqual({ run: 'refresh-games' });
  });
});
