/** What is asked beside a bet that was shown, and changes nothing of it: to save it, what a word means, and why it is not another one. */
import { describe, expect, test } from 'vitest';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { legOf } from '../legs.ts';
import { quarterbacks as context, shownTurn, turnAfter } from '../turns.ts';

const bills = legOf({ market: 'moneyline', line: null, price: -150 });
const billsBy3 = legOf({ market: 'spread', line: -3, price: -110 });
const allen = legOf({
  market: 'prop',
  selection: 'over',
  line: 0.5,
  prop: { playerId: 'P1', player: 'Josh Allen', team: 'Buffalo Bills', stat: 'touchdowns' },
});
const single = shownTurn([bills]);

describe('saving it as a favor', () => {
  test.each([
    ['Thank you. Could you save those for me?', null],
    ['thanks! can you track it please', null],
    ['perfect, could you log that one for $20?', 20],
    ['Would you save it?', null],
    ['can i track that', null],
  ])('“%s”', (prompt, stake) => {
    expect(hear(prompt, single, context)).toMatchObject({ kind: 'save', stake });
  });

  test.each(['thank you so much', 'thanks, that was great'])('“%s” asks for nothing', (prompt) => {
    expect(hear(prompt, single, context)).toEqual({ kind: 'thanks' });
  });

  test.each(['could you save me some money', 'can you add the Jets', 'did you save it?'])(
    '“%s” saves nothing',
    (prompt) => {
      expect(hear(prompt, single, context)?.kind).not.toBe('save');
    },
  );
});

describe('a word that is explained', () => {
  test.each([
    ['what do you mean by value exactly', 'value'],
    ['wdym by value', 'value'],
    ['what exactly does value mean here', 'value'],
    ['ok how do you define value', 'value'],
    ['what do you mean by break even', 'break_even'],
    ['can you explain what juice is', 'vig'],
  ])('“%s”', (prompt, term) => {
    expect(hear(prompt, single, context)).toMatchObject({
      kind: 'queries',
      isAside: true,
      queries: [{ ask: 'explain', terms: [term] }],
    });
  });

  test.each(['what do you mean by that', 'can you explain the pick', 'what do you mean the bills'])(
    '“%s” is of no such word',
    (prompt) => {
      expect(hear(prompt, single, context)).not.toMatchObject({ queries: [{ ask: 'explain' }] });
    },
  );
});

describe('why it is not the bet that it is', () => {
  test.each([
    ['why him and not Allen', shownTurn([allen]), 'Josh Allen'],
    ['why not josh allen', shownTurn([allen]), 'Josh Allen'],
    ['why did you pick him over allen', shownTurn([allen]), 'Josh Allen'],
    ['why them and not the Bills', single, 'Buffalo Bills'],
    ['why not the bills instead', shownTurn([billsBy3]), 'Buffalo Bills'],
  ])('“%s”', (prompt, turn, name) => {
    expect(hear(prompt, turn, context)).toMatchObject({
      kind: 'unclear',
      isSure: true,
      why: `The last answer is on ${name} already.`,
      instead: expect.arrayContaining(['Why']),
    });
  });

  test('another one is compared', () => {
    expect(hear('why him and not Mahomes', shownTurn([allen]), context)).toMatchObject({
      queries: [{ ask: 'compare', options: [{ player: 'Josh Allen' }, { player: 'Patrick Mahomes' }] }],
    });
  });
});

describe('a game that goes otherwise has no price', () => {
  test.each([
    'what if Allen only goes a half and sits, does that change your mind',
    'if it rains would you still take them',
    'say allen gets hurt early, does that change anything',
    'would you still like it if their back up starts',
    'does it change your pick if allen is out',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, single, context)).toMatchObject({
      kind: 'unclear',
      isSure: true,
      why: expect.stringContaining('We can’t say what that would change'),
      instead: expect.arrayContaining(['Why']),
    });
  });

  test.each([
    'if he sits does that kill the over?',
    'does the over die if hes out',
    'if he is out should i take the under',
    'does that hurt the bills if he sits',
    'would you still bet them if he doesnt play',
    'what if he misses it, how does that affect the total',
  ])('“%s” after a question about a player', (prompt) => {
    expect(hear(prompt, turnAfter('is josh allen playing', context), context)).toMatchObject({
      kind: 'unclear',
      why: expect.stringContaining('We can’t say what that would change'),
    });
  });

  test.each(['what happens to my bet if he doesnt play', 'if hes out who steps up', 'should i bet his over'])(
    '“%s” asks for something that is known',
    (prompt) => {
      expect(hear(prompt, turnAfter('is josh allen playing', context), context)).not.toMatchObject({
        why: expect.stringContaining('We can’t say what that would change'),
      });
    },
  );

  test('what is offered instead is answered', () => {
    const heard = hear('if it rains would you still take them', single, context);
    for (const tap of heard?.kind === 'unclear' ? (heard.instead ?? []) : [])
      expect(['about', 'play']).toContain(hear(tap, single, context)?.kind);
  });

  test.each([
    'would you still take it at -170',
    'do i get a refund if allen is out',
    'what if the line moves, still like it?',
    'what if it rains',
  ])('“%s” is something else', (prompt) => {
    expect(hear(prompt, single, context)).not.toMatchObject({
      why: expect.stringContaining('We can’t say what that would change'),
    });
  });
});

describe('an earlier wish is set aside', () => {
  const wish = { kind: 'text', prompt: 'who do you like in Cowboys Bears' };
  test.each([
    'nm, forget that. who do you like in Cowboys Bears',
    'nm. who do you like in Cowboys Bears',
    'sorry, scratch that. who do you like in Cowboys Bears',
    'nvm, never mind that, who do you like in Cowboys Bears',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, single, context)).toMatchObject(wish);
  });
});
