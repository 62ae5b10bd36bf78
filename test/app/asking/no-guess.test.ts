/** Whatever is asked: nothing is charged while a word is unread, the model is called at most once, and no word is lost. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuestion } from '../../../lambdas/domain/asking/reading/read.ts';
import { games, sheet } from '../../domain/asking/answer/board.ts';
import { now } from '../../domain/feed/games/games.ts';
import { askWith, standIn } from '../../support/asking.ts';

const wishes = [
  'a pick',
  'best bet',
  '2 legs',
  'NFL',
  'underdogs only',
  'moneyline',
  'safe',
  'on Sunday',
  'the Bears',
];
const courtesy = ['please', 'bro', 'can you give me', 'thanks', 'i want', 'dude'];
const narrowing = ['early', 'hot', 'both', 'most', 'afternoon', 'cash'];
const unknown = ['flurbish', 'pizza', 'wambly', 'hedge'];
const question = fc
  .array(fc.constantFrom(...wishes, ...courtesy, ...narrowing, ...unknown), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(' '));

const selectedSport = 'NFL';
const teams = games
  .flatMap(({ home, away }) => [home, away])
  .map(({ name }) => ({ sport: selectedSport, name }) as const);

test('no word is unread where a play is charged, and the model is called once where one is', async () => {
  await fc.assert(
    fc.asyncProperty(question, async (prompt) => {
      let calls = 0;
      const { asked, used } = await askWith(
        { prompt, sport: selectedSport, now, teams },
        {
          load: async (sport) => ({ games: sport === selectedSport ? games : [], sheet, notes: [] }),
          model: (brief, within) => {
            calls += 1;
            return standIn(brief, within);
          },
        },
      );
      if (asked.kind !== 'answered') throw new Error(asked.kind);
      const { kind, charged } = asked.outcome;
      const { unread } = readQuestion(prompt, { selectedSport, teams, now });
      expect(calls, prompt).toBeLessThanOrEqual(1);
      if (unread.length > 0) expect(charged, prompt).toBe(false);
      // In a longer question, a word that says nothing of a bet is talk.
      const isShort = prompt.split(' ').length < 6;
      const unsure = isShort && kind === 'play' ? unread.filter((word) => unknown.includes(word)) : [];
      const told = kind === 'play' ? asked.outcome.notes.map(({ text }) => text).join(' ') : '';
      for (const word of unsure) expect(told, prompt).toContain(word);
      expect(used).toBe(charged ? 1 : 0);
    }),
    { numRuns: 60 },
  );
});

test.each(['the Bears most flurbish', 'flurbish wambly Bears spread'])(
  'where half of the words are unknown, nothing is guessed: “%s”',
  async (prompt) => {
    const load = async () => ({ games, sheet, notes: [] });
    const { asked } = await askWith({ prompt, sport: selectedSport, now, teams }, { load, model: standIn });
    expect(asked).toMatchObject({ kind: 'answered', outcome: { kind: 'clarify' } });
  },
);

test('a word that no rule knows is never lost', () => {
  fc.assert(
    fc.property(question, question, (before, after) => {
      const { unread, reading } = readQuestion(`${before} , zzyzx , ${after}`, { selectedSport, teams, now });
      if (reading.intent === 'play') expect(unread).toContain('zzyzx');
    }),
  );
});
