/** A conversation: each question is asked with the turn that the answer before it wrote. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Asking } from '../../../lambdas/app/asking/asking.ts';
import { grammar } from '../../../lambdas/app/asking/reading/grammar.ts';
import type { Brief } from '../../../lambdas/domain/asking/brief.ts';
import { emptyReading } from '../../../lambdas/domain/asking/reading/draft.ts';
import { type Ledger, makeLedger } from '../../../scripts/eval/ledger.ts';
import { blankReply } from '../../../scripts/local/model/reply.ts';
import { games, sheet } from '../../domain/asking/answer/board.ts';
import { now } from '../../domain/feed/games/games.ts';
import { askWith, standIn } from '../../support/asking.ts';

const sport = 'NFL';
const teams = games.flatMap(({ home, away }) => [home, away]).map(({ name }) => ({ sport, name }) as const);
const load = async (each: string) => ({ games: each === sport ? games : [], sheet, notes: [] });

/** Each call has a key of its own, as the client makes them. */
function conversation(
  ledger: Ledger = makeLedger(),
  model: typeof standIn = standIn,
  roster: NonNullable<Asking['roster']> = [],
) {
  const ask = async (prompt: string, requestKey: string = randomUUID()) => {
    const { asked } = await askWith(
      { prompt, sport, now, teams, roster, requestKey, ...(ledger.turn && { turn: ledger.turn }) },
      { load, ledger, model },
    );
    if (asked.kind !== 'answered') throw new Error(asked.kind);
    return { ...asked.outcome, askId: asked.askId };
  };
  return { ask, ledger };
}

const namesOf = ({
  analysis,
}: {
  readonly analysis: { readonly legs: readonly { readonly gameId: string }[] };
}) => analysis.legs.map(({ gameId }) => gameId);

test('typed changes follow each other, and are stored and charged as plays', async () => {
  const { ask, ledger } = conversation();
  const first = await ask('3 leg NFL parlay');
  const swapped = await ask('swap the second');
  expect(swapped.kind).toBe('play');
  expect(namesOf(swapped)).toEqual(expect.arrayContaining([namesOf(first)[0], namesOf(first)[2]]));
  expect(namesOf(swapped)).not.toContain(namesOf(first)[1]);
  const dropped = await ask('drop the last one');
  expect(namesOf(dropped)).toEqual(namesOf(swapped).slice(0, 2));
  const safer = await ask('safer');
  expect(safer.analysis.confidence).toBeGreaterThan(dropped.analysis.confidence);
  expect(ledger.stored).toHaveLength(4);
  expect(ledger.used).toBe(4);
});

test('every change that is offered gives a play, whichever sport is selected when it is tapped', async () => {
  const { ask, ledger } = conversation();
  const first = await ask('3 leg parlay');
  const changes = first.kind === 'play' ? first.changes : [];
  const [earlier] = ledger.stored;
  if (!earlier) throw new Error('nothing stored');
  expect(changes.length).toBeGreaterThan(3);
  for (const { label, change } of changes) {
    const { asked } = await askWith(
      { prompt: '3 leg parlay', sport: 'MLB', now, teams, change, earlier },
      { load },
    );
    expect(asked.kind === 'answered' && asked.outcome.kind, label).toBe('play');
  }
});

test('a typed change to a statistic is about its sport', () => {
  const reading = { ...emptyReading(), markets: ['prop' as const], stat: 'strikeouts' as const };
  const next = { reading, keep: [], without: [] };
  expect(grammar({ prompt: 'strikeouts instead', sport, now, teams, next }).sports).toEqual(['MLB']);
});

test('another same-game bet has other selections, and the fifth is the last', async () => {
  const { ask } = conversation();
  const given = [await ask('NFL same game parlay')];
  let last = await ask('something else');
  for (; last.kind === 'play' && given.length < 8; last = await ask('something else')) given.push(last);
  expect(given.map(({ analysis }) => analysis.slip?.sameGame)).toEqual(Array(5).fill(true));
  const all = given.flatMap(({ analysis }) => analysis.suggestion);
  expect(new Set(all).size).toBe(all.length);
  expect(last.response).toContain('That was the fifth same-game parlay in a row');
});

test.each([
  'just tell me who to bet',
  'skip the speech, pick please',
  'i dont need a lecture',
  'ok then 3 leg parlay',
  'safer',
  'is the Bills moneyline a good bet',
  'dont care give me the lock',
])('after help was shown, “%s” gets the help and no play', async (prompt) => {
  const { ask, ledger } = conversation();
  await ask('3 leg NFL parlay');
  expect((await ask('lost the rent money, need a lock to win it back')).kind).toBe('care');
  for (const again of [prompt, 'best bet tonight']) {
    const kept = await ask(again);
    expect(kept).toMatchObject({ kind: 'care', charged: false, asks: ['care'] });
    expect(kept.response).toContain('won’t suggest a play');
  }
  expect(ledger.used).toBe(1);
});

test('after help was shown, thanks get a word back, and another question is answered and ends it', async () => {
  const { ask } = conversation();
  expect((await ask('lost the rent money, need a lock to win it back', 'one-call')).kind).toBe('care');
  expect((await ask('lost the rent money, need a lock to win it back', 'one-call')).kind).toBe('care');
  expect((await ask('thanks')).response).toContain('You’re welcome');
  expect((await ask('what games are on today')).kind).toBe('info');
  expect((await ask('3 leg NFL parlay')).kind).toBe('play');
});

test('a question about the answer costs nothing, and the answer stays the last one', async () => {
  const { ask, ledger } = conversation();
  const first = await ask('3 leg NFL parlay');
  const why = await ask('why');
  expect(why).toMatchObject({ kind: 'info', charged: false, asks: ['change'] });
  for (const leg of first.analysis.legs)
    for (const { text } of leg.evidence ?? []) expect(why.response).toContain(text);
  const odds = Number(first.analysis.odds);
  const sum = await ask('how much would 25 win');
  expect(sum).toMatchObject({ kind: 'info', charged: false, asks: ['sum'] });
  expect(sum.response).toContain(`$${Number(((25 * odds) / 100).toFixed(2))}`);
  const weakest = await ask('which leg is weakest');
  expect(weakest.response).toContain('least likely of the 3');
  const saved = await ask('track it for 20');
  expect(saved).toMatchObject({ kind: 'info', asks: ['track'], askId: first.askId });
  expect(saved).toMatchObject({ cards: [{ type: 'bet', stake: 20, price: odds }] });
  expect(ledger).toMatchObject({ used: 1, stored: [expect.anything()] });
  expect((await ask('drop leg 3')).analysis.legs).toHaveLength(2);
});

test('a change that means nothing asks back, and leaves the answer to be changed', async () => {
  const { ask, ledger } = conversation();
  await ask('2 leg NFL parlay');
  const unclear = await ask('swap leg 7');
  expect(unclear).toMatchObject({ kind: 'clarify', charged: false, response: 'The last answer has 2 legs.' });
  if (!('alternatives' in unclear)) throw new Error('no alternatives');
  expect(unclear.alternatives.length).toBeGreaterThanOrEqual(2);
  for (const { prompt } of unclear.alternatives) expect((await ask(prompt)).kind, prompt).toBe('play');
  expect(ledger.used).toBe(1 + unclear.alternatives.length);
});

test('a repeated call is not read as a change of its own answer', async () => {
  const { ask, ledger } = conversation();
  await ask('How much does 20 at +150 pay?');
  const changed = await ask('and 50?', 'the-same-call');
  expect(changed.response).toContain('$75');
  expect((await ask('and 50?', 'the-same-call')).response).toBe(changed.response);
  await ask('3 leg NFL parlay');
  await ask('drop leg 3', 'one-change');
  await expect(ask('drop leg 3', 'one-change')).rejects.toThrow('repeated');
  expect(ledger.stored).toHaveLength(2);
});

test('a bet that the asker names is stored as theirs, at their price, and is no play', async () => {
  const { ask, ledger } = conversation();
  const { home } = games[0] ?? {};
  const prompt = `Is ${home?.name} moneyline +140 at FanDuel a good price?`;
  const checked = await ask(prompt, 'one-check');
  expect(checked).toMatchObject({ kind: 'info', asks: ['check'], charged: false });
  expect(checked.askId).toMatch(/-OWN$/);
  expect(ledger.stored).toEqual([
    expect.objectContaining({
      id: checked.askId,
      origin: 'own',
      charged: false,
      analysis: expect.objectContaining({ odds: '+140', book: 'FanDuel' }),
    }),
  ]);
  // Repeated, it is the same bet; and it is the one to track.
  expect((await ask(prompt, 'one-check')).askId).toBe(checked.askId);
  expect(await ask('track it for 30')).toMatchObject({
    askId: checked.askId,
    cards: [{ type: 'bet', stake: 30, price: 140, book: 'FanDuel' }],
  });
  expect((await ask('how much would 25 win')).response).toContain('$35');
  expect(ledger).toMatchObject({ used: 0, stored: [expect.anything()] });
});

test('the day’s first question is a question by itself', async () => {
  const { ask } = conversation();
  expect((await ask('track it')).kind).not.toBe('play');
});

test('what cannot be placed on the last answer is not charged, and its taps can be had', async () => {
  const { ask, ledger } = conversation();
  await ask('3 leg NFL parlay');
  for (const prompt of ['u sure she plays in that one', 'throw in a blorp', 'i dont have fanduel'])
    expect(await ask(prompt), prompt).toMatchObject({ kind: 'clarify', charged: false });
  expect(ledger.used).toBe(1);
  const odd = await ask('do both');
  if (!('alternatives' in odd)) throw new Error('no alternatives');
  for (const { prompt } of odd.alternatives)
    expect(['play', 'info'], prompt).toContain((await ask(prompt)).kind);
});

test('where there was no play, nothing can be changed, and the reason is said once more', async () => {
  const { ask } = conversation();
  const none = await ask('NFL pick, over 99.5');
  const [, reason = ''] = /^No play\. ([^\n]+)/.exec(none.response) ?? [];
  expect(reason).not.toBe('');
  const odd = await ask('throw in a blorp');
  expect(odd).toMatchObject({ kind: 'clarify', charged: false });
  expect(odd.response).toBe(`The last answer had no play that could be changed. ${reason}`);
});

test('what every word was heard of is not read by the model', async () => {
  const model: typeof standIn = async (brief, within) => {
    const answer = await standIn(brief, within);
    const restated = brief.before ? ['how are picks made'] : [];
    return answer.kind === 'reply' ? { ...answer, reply: { ...answer.reply, restated } } : answer;
  };
  const { ask } = conversation(makeLedger(), model);
  await ask('NFL pick, over 99.5');
  const why = await ask('could you explain why you chose those two');
  expect(why).toMatchObject({ kind: 'clarify', charged: false });
  expect(why.response).toMatch(/^We chose nothing: the last answer had no play\./);
});

test('a change that brings back the same legs is not charged again', async () => {
  const { ask, ledger } = conversation();
  const first = await ask('NFL moneyline pick');
  const same = await ask('no props');
  expect(namesOf(same)).toEqual(namesOf(first));
  expect(same).toMatchObject({ kind: 'play', charged: false });
  expect(ledger.used).toBe(1);
  expect(await ask('something else')).toMatchObject({ kind: 'play', charged: true });
  expect(ledger.used).toBe(2);
});

test('doubt, the chance, the book and thanks are answered from what was shown, uncharged', async () => {
  const { ask, ledger } = conversation();
  const { analysis } = await ask('2 leg NFL parlay');
  const [first] = analysis.legs;
  expect((await ask('u sure? feels high')).response).toContain(first?.evidence?.[0]?.text);
  expect((await ask('whats the chance both hit')).response).toContain(`${analysis.market_probability}%`);
  expect((await ask('how likely is the first one')).response).toContain(`${first?.marketProbability}%`);
  expect((await ask("where's that price")).response).toContain(`at ${analysis.book}`);
  expect((await ask('which one would you put the most on')).response).toContain('likeliest of the 2');
  expect((await ask('thanks man')).response).toContain('welcome');
  expect(ledger.used).toBe(1);
  // The parlay is still the answer that is changed.
  expect((await ask('make it 3')).analysis.legs).toHaveLength(3);
});

test('a bet made otherwise than it was shown is stored as it was made, and one that was not is the answer itself', async () => {
  const { ask, ledger } = conversation();
  const first = await ask('3 leg NFL parlay');
  const asShown = await ask('log it for 20');
  expect(asShown.askId).toBe(first.askId);
  const saved = await ask('only played the first two legs, 20 bucks, got +180 on mgm');
  expect(saved).toMatchObject({ kind: 'info', asks: ['track'], charged: false });
  expect(saved.askId).not.toBe(first.askId);
  expect(saved.analysis).toMatchObject({
    odds: '+180',
    book: 'BetMGM',
    legs: first.analysis.legs.slice(0, 2),
  });
  expect(saved.analysis.suggestion).toEqual(first.analysis.suggestion.slice(0, 2));
  const [one = 0, two = 0] = first.analysis.legs.map(({ marketProbability }) => marketProbability ?? 0);
  expect(saved.analysis.market_probability).toBeCloseTo((one * two) / 100, 0);
  expect(ledger.stored.at(-1)).toMatchObject({ origin: 'own', charged: false });
  expect(ledger.used).toBe(1);
});

test('only what is named changes, and is charged as a play', async () => {
  const { ask, ledger } = conversation();
  const first = await ask('3 leg NFL parlay');
  const keysOf = ({ analysis }: typeof first) =>
    analysis.legs.map(({ gameId, market, selection }) => `${gameId} ${market} ${selection}`);
  const changed = await ask('keep the first two and swap the last for a total');
  expect(changed).toMatchObject({ kind: 'play', charged: true });
  expect(keysOf(changed).slice(0, 2)).toEqual(keysOf(first).slice(0, 2));
  expect(changed.analysis.legs[2]?.market).toBe('total');
  const again = await ask('flip the total');
  expect(keysOf(again)).toEqual([
    ...keysOf(first).slice(0, 2),
    keysOf(changed)[2]?.replace(/over|under/, (side) => (side === 'over' ? 'under' : 'over')),
  ]);
  const dropped = await ask('drop the total');
  expect(keysOf(dropped)).toEqual(keysOf(first).slice(0, 2));
  expect(ledger.used).toBe(4);
});

test('earlier versions come back as they were, free, and can be changed again', async () => {
  const { ask, ledger } = conversation();
  const first = await ask('3 leg NFL parlay');
  const second = await ask('swap the last');
  await ask('drop leg 1');
  const undone = await ask('undo that');
  expect(undone).toMatchObject({ kind: 'play', charged: false, askId: second.askId });
  expect(namesOf(undone)).toEqual(namesOf(second));
  const original = await ask('go back to the first one');
  expect(original).toMatchObject({ kind: 'play', charged: false, askId: first.askId });
  expect(namesOf(await ask('drop leg 1'))).toEqual(namesOf(first).slice(1));
  expect(ledger.used).toBe(4);
  await ask('NFL moneyline pick');
  expect(await ask('back to the first one')).toMatchObject({
    kind: 'clarify',
    response: 'There is no earlier version of this bet.',
  });
});

test('what goes on from an answer is never charged as a bet that drops it', async () => {
  const { ask, ledger } = conversation();
  await ask('3 leg NFL parlay');
  const home = games[0]?.home.name;
  for (const prompt of [
    `id rather have the ${home} in there`,
    `my bad, the ${home} one`,
    `wrong team, i meant to say ${home}`,
  ]) {
    const back = await ask(prompt);
    expect(back, prompt).toMatchObject({ charged: false });
    if (!('alternatives' in back)) throw new Error('no alternatives');
    // The team takes the place of a leg, or it is asked back which.
    if (back.kind === 'play') expect(namesOf(back), prompt).toContain(games[0]?.id);
    else expect(back.alternatives.length, prompt).toBeGreaterThan(1);
  }
  expect(ledger.used).toBe(1);
  // A bet that is complete is one, whatever was before.
  expect(await ask(`best bet on the ${home} moneyline`)).toMatchObject({ kind: 'play', charged: true });
});

test('the other team is the one that it plays', async () => {
  const { ask } = conversation();
  const [game] = games;
  await ask(`${game?.home.name} injury report`);
  const other = await ask('what about the other team');
  expect(other).toMatchObject({ kind: 'info', charged: false, asks: ['find'] });
  expect(other.response).toContain(game?.away.name.split(' ').at(-1));
});

describe('players who are compared by whom they face', () => {
  const [first, second] = games;
  if (!first || !second) throw new Error('too few games');
  const rosterOf = (...of: readonly string[]) =>
    ['Josh Allen', 'Dak Prescott'].map(
      (name, at) => ({ id: name, name, team: of[at] ?? '', sport }) as const,
    );
  const compared = 'who has more passing yards josh allen or dak prescott';

  test.each(['who has the better matchup', 'easier matchup?', 'which one has the tougher opponent'])(
    '“%s” says who faces whom',
    async (prompt) => {
      const { ask } = conversation(makeLedger(), standIn, rosterOf(first.home.name, second.away.name));
      await ask(compared);
      const { response } = await ask(prompt);
      for (const [name, team] of [
        ['Josh Allen', first.away.name],
        ['Dak Prescott', second.home.name],
      ])
        expect(response).toContain(`${name} faces the ${team?.split(' ').at(-1)}`);
    },
  );

  test('says where one of them has no game', async () => {
    const { ask } = conversation(makeLedger(), standIn, rosterOf(first.home.name, 'Nowhere Nobodies'));
    await ask(compared);
    const { kind, response } = await ask('who has the easier matchup');
    expect(kind).toBe('clarify');
    expect(response).toContain('not every one of them has a game listed');
  });
});

test('"they" after a list are those whom it names first', async () => {
  const { ask } = conversation();
  const list = await ask('best nfl team against the spread');
  const [, first = ''] = /• ([^:]+):/.exec(list.response) ?? [];
  const { alternatives } = await ask('who do they play next');
  expect(first).not.toBe('');
  expect(alternatives.map(({ prompt }) => prompt).join()).toContain(first);
});

test('what an edit says stands before its answer', async () => {
  const { ask } = conversation();
  await ask('what is a push');
  const { kind, response } = await ask('does that happen with a .5');
  expect(kind).toBe('info');
  expect(response).toMatch(/^No, with a half point .+\nHook: /);
});

test('what is likely a change of the last answer is none of a bet by itself', async () => {
  const { ask, ledger } = conversation();
  const [game] = games;
  const short = game?.home.name.split(' ').at(-1)?.toLowerCase();
  const question = { prompt: `now ${short}`, sport, now, teams } as const;
  expect(grammar(question).goesOn).toBeUndefined();
  expect(grammar({ ...question, isAfterAnswer: true }).goesOn).toBe(true);
  const own = { ...question, prompt: `${game?.home.name} moneyline`, isAfterAnswer: true };
  expect(grammar(own)).toMatchObject({ wantsPlay: true });
  expect(grammar(own).goesOn).toBeUndefined();
  await ask('What is a teaser?');
  const back = await ask(`lets switch it to the ${short} moneyline`);
  expect(back).toMatchObject({
    kind: 'clarify',
    charged: false,
    response: expect.stringContaining('what to change'),
  });
  expect(ledger.used).toBe(0);
});

test.each(['parlay em', 'parlay them', 'bet those'])(
  '"%s" of what was shown is no other bet',
  async (prompt) => {
    const { ask, ledger } = conversation();
    const first = await ask('3 underdogs for sunday');
    const used = ledger.used;
    const then = await ask(prompt);
    if (then.kind === 'play') expect(namesOf(then)).toEqual(namesOf(first));
    else expect(['clarify', 'info']).toContain(then.kind);
    expect(ledger.used).toBe(used);
  },
);

test('what nobody hears in a follow-up is read as the model writes it out, with what was answered before, and is free', async () => {
  const briefs: Brief[] = [];
  const model: typeof standIn = async (brief, within) => {
    briefs.push(brief);
    const answer = await standIn(brief, within);
    const restated = brief.before ? [`NFL moneyline pick backing the ${games[0]?.home.name}`] : [];
    return answer.kind === 'reply' ? { ...answer, reply: { ...answer.reply, restated } } : answer;
  };
  const { ask, ledger } = conversation(makeLedger(), model);
  const first = await ask(`${games[0]?.home.name} spread`);
  const second = await ask('do the zorbish glimmer with it');
  expect(second).toMatchObject({ kind: 'play', charged: false, readBy: 'model' });
  expect(second.analysis.legs).toMatchObject([{ market: 'moneyline' }]);
  expect(briefs.at(-1)?.before?.answer).toBe(first.response.slice(0, 400));
  expect(ledger.used).toBe(1);
});

describe('a typed change that the model reads too', () => {
  /** The model writes the change like this, and blank replies to what comes before it. */
  function changedTo(typed: string, restated: string) {
    const briefs: Brief[] = [];
    const model: typeof standIn = async (brief, within) => {
      briefs.push(brief);
      const replied = await standIn(brief, within);
      return brief.question === typed && replied.kind === 'reply'
        ? { ...replied, reply: { ...blankReply, restated: [restated] } }
        : replied;
    };
    return { ...conversation(makeLedger(), model), briefs };
  }
  const last = games[1]?.home.name;

  test('is sent as it was typed, with the answer that it changes', async () => {
    const { ask, briefs } = changedTo('drop the last one', '2-leg NFL parlay');
    await ask('NFL 3-leg parlay');
    await ask('drop the last one');
    expect(briefs.at(-1)).toMatchObject({
      question: 'drop the last one',
      before: { question: expect.stringMatching(/3-leg/) },
    });
  });

  test('keeps its legs, and is charged, where both read the same terms', async () => {
    const { ask } = changedTo('drop the last one', '2-leg NFL parlay');
    const first = await ask('3 leg NFL parlay');
    const dropped = await ask('drop the last one');
    expect(namesOf(dropped)).toEqual(namesOf(first).slice(0, 2));
    expect(dropped.charged).toBe(true);
  });

  test('is likelier, and is charged, where both read the same bet at other odds', async () => {
    const { ask } = changedTo('make it safer', 'Safe 3-leg NFL parlay');
    const first = await ask('3 leg NFL parlay');
    const safer = await ask('make it safer');
    expect(safer.analysis.confidence).toBeGreaterThan(first.analysis.confidence);
    expect(safer.charged).toBe(true);
  });

  test('keeps its legs for free where the model reads other terms', async () => {
    const { ask } = changedTo('drop the last one', '2-leg NFL parlay, unders only');
    const first = await ask('3 leg NFL parlay');
    const dropped = await ask('drop the last one');
    expect(namesOf(dropped)).toEqual(namesOf(first).slice(0, 2));
    expect(dropped.charged).toBe(false);
  });

  test('can be a question of fact that the rules hear as another one', async () => {
    const { ask, briefs } = changedTo('has it moved since open', 'Line movement of the total: Chicago Bears');
    await ask('what is the spread of the bears');
    const moved = await ask('has it moved since open');
    expect(briefs.at(-1)?.question).toBe('has it moved since open');
    expect(moved).toMatchObject({ kind: 'info', asks: ['market'], readBy: 'model' });
  });

  test('is no bet after a question of fact where no word asks for one', async () => {
    const bet = `NFL moneyline pick backing the ${last}`;
    const facts = `what is the record of the ${last}`;
    const { ask } = changedTo('just the home ones', bet);
    await ask(facts);
    expect(await ask('just the home ones')).toMatchObject({ kind: 'info', asks: ['find'] });
    const other = changedTo('back them then', bet);
    await other.ask(facts);
    expect(await other.ask('back them then')).toMatchObject({ kind: 'play' });
  });

  test('is what the model reads, for free, where nothing is kept and it reads another bet', async () => {
    const { ask } = changedTo('something else', `NFL moneyline pick backing the ${last}`);
    await ask(`NFL over/under pick in the ${last} game`);
    const changed = await ask('something else');
    expect(changed).toMatchObject({ kind: 'play', charged: false });
    expect(changed.analysis.legs).toMatchObject([{ market: 'moneyline' }]);
  });
});

test.each([
  ['what does $20 pay', '$20 at'],
  ['how much would 20 pay', '$20 at'],
  ['what share of my $500 bankroll should go on that', '$5 to $10 of $500'],
])(
  '“%s” of the bet that was shown needs no model, which would write out another bet',
  async (prompt, says) => {
    const model: typeof standIn = async (brief, within) => {
      const answer = await standIn(brief, within);
      const restated = brief.before ? ['3-leg NFL parlay, with $20'] : [];
      return answer.kind === 'reply' ? { ...answer, reply: { ...answer.reply, restated } } : answer;
    };
    const { ask } = conversation(makeLedger(), model);
    const first = await ask('3 leg NFL parlay');
    const second = await ask(prompt);
    expect(first.kind).toBe('play');
    expect(second).toMatchObject({ kind: 'info', charged: false, readBy: 'grammar' });
    expect(second.response).toContain(says);
  },
);

test('what nobody hears in a follow-up is asked back where the model does not read it either', async () => {
  const { ask, ledger } = conversation();
  await ask('3 leg NFL parlay');
  const { turn } = ledger;
  const second = await ask('do the zorbish glimmer with it');
  expect(second).toMatchObject({ kind: 'clarify', charged: false });
  expect(ledger.turn?.play).toEqual(turn?.play);
});

describe('after a question was asked back', () => {
  const first = games[0]?.home.name ?? '';

  test('one of the choices can be counted out, and is charged like a tap', async () => {
    const { ask } = conversation();
    const back = await ask(`NFL flurbish pick on the ${first}`);
    expect(back).toMatchObject({ kind: 'clarify', charged: false });
    expect(await ask('the first one')).toMatchObject({ kind: 'play', charged: true });
  });

  test('the words that were missing complete it, without a charge', async () => {
    const { ask } = conversation();
    await ask(`NFL flurbish pick on the ${first}`);
    const play = await ask('i meant moneyline');
    expect(play).toMatchObject({ kind: 'play', charged: false });
    expect(namesOf(play)).toEqual([games[0]?.id]);
  });

  test('a yes to several asks which, thanks get a word back, and another question is another', async () => {
    const { ask } = conversation();
    await ask(`NFL flurbish pick on the ${first}`);
    expect(await ask('yes')).toMatchObject({ kind: 'clarify', response: 'Which one?' });
    expect((await ask('thanks')).response).toContain('You’re welcome');
    expect(await ask('NFL moneyline pick')).toMatchObject({ kind: 'play', charged: true });
    expect((await ask('the second one')).kind).not.toBe('play');
  });

  test('the same question is asked back once more', async () => {
    const { ask } = conversation();
    const prompt = `the flurbish ${first}`;
    const [back, again] = [await ask(prompt), await ask(prompt)];
    expect(again).toMatchObject({ kind: 'clarify', response: back.response });
  });

  test('the answer before it can still be changed', async () => {
    const { ask } = conversation();
    const parlay = await ask('3 leg NFL parlay');
    await ask('NFL flurbish pick');
    const changed = await ask('drop the last one');
    expect(namesOf(changed)).toEqual(namesOf(parlay).slice(0, 2));
  });
});

describe('a question about the game of one that was asked back', () => {
  test.each([
    ['whats the total set at', 'total'],
    ['whats the spread', 'spread'],
  ])('“%s”', async (prompt, market) => {
    const { ask } = conversation();
    const first = await ask('bears lions tonight, who has the edge on wheels');
    expect(first.kind).toBe('clarify');
    const { kind, reading } = await ask(prompt);
    expect([kind, reading.summary]).toEqual(['info', expect.stringContaining(`Bears, Lions · ${market}`)]);
  });
});

test('a restatement that loses a leg of the bet counts for nothing', async () => {
  const [first, second, third] = games.slice(0, 3).map(({ home }) => home.name);
  const restated = [`NFL moneyline pick backing the ${third}`];
  const model: typeof standIn = async (brief) =>
    JSON.stringify(brief).includes('in too')
      ? { kind: 'reply', reply: { ...blankReply, restated }, tokens: { input: 1, output: 1 } }
      : standIn(brief, 0);
  const { ask } = conversation(undefined, model);
  await ask(`Parlay: NFL moneyline pick backing the ${first}; NFL moneyline pick backing the ${second}`);
  const added = await ask(`throw the ${third} in too`);
  expect(namesOf(added)).toHaveLength(3);
  expect(added).toMatchObject({ kind: 'play', charged: false });
});
