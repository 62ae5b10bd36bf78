/** What the encoder tells of bets in everyday words, and what is not sure enough to be answered. */
import { describe, expect, test } from 'vitest';
import { mostTokens } from '../../../../lambdas/domain/asking/encoder/tokens.ts';
import { toldOf } from '../../../../lambdas/domain/asking/encoder/told.ts';
import { canonicalPrompt } from '../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { readByRoles } from '../../../../lambdas/domain/asking/roles/read.ts';
import { rolesOf } from '../../../../lambdas/domain/asking/roles/spans.ts';
import { encoder } from '../../../../lambdas/services/asking/encoder.ts';
import { context, roster } from './known.ts';

const rolesIn = (prompt: string) =>
  rolesOf(toldOf(prompt, roster, encoder())).spans.map(
    ({ role, isRefused, words }) => `${isRefused ? '!' : ''}${role}: ${words}`,
  );

describe('the roles of words', () => {
  test.each([
    ['20 bucks on the bears ml', ['stake: 20 bucks', 'team: bears', 'market: ml']],
    ['3 leg nba parlay no lakers', ['n: 3', 'sport: nba', 'form: parlay', '!team: lakers']],
    [
      'kelce over 60.5 receiving yards',
      ['player: kelce', 'side: over', 'line: 60.5', 'stat: receiving yards'],
    ],
    ['two dogs tonight', ['n: two', 'side: dogs', 'when: tonight']],
  ])('%s', (prompt, said) => {
    expect(rolesIn(prompt)).toEqual(said);
  });

  test.each(['', '?', '🏈🏈', 'a'.repeat(5000), '\u0000', '{[|]}', 'bet '.repeat(500)])(
    'of any text have a chance: %#',
    (prompt) => {
      const { chance, spans } = rolesOf(toldOf(prompt, [], encoder()));
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(spans.length).toBeLessThanOrEqual(mostTokens);
    },
  );
});

describe('a bet read by the roles of its words', () => {
  const readingOf = (prompt: string, unread: readonly string[] = []) => {
    const read = readByRoles(toldOf(prompt, roster, encoder()), unread, context);
    return read.reading && [canonicalPrompt(read.reading), read.isSure];
  };

  test.each([
    ['three nfl unders', '3-leg NFL parlay, unders only'],
    ['two nfl overs please', '2-leg NFL parlay, overs only'],
  ])('%s', (prompt, bet) => {
    expect(readingOf(prompt)).toEqual([bet, true]);
  });

  test.each([
    ['nba 1st qtr ml on the nuggets', 'NBA 1st quarter moneyline pick backing the Denver Nuggets'],
    ['near lock nfl ml', 'Safe NFL moneyline pick'],
  ])('is made of what words surely mean: %s', (prompt, bet) => {
    expect(readingOf(prompt)).toEqual([bet, true]);
  });

  test.each([
    ['What should I wear on Sunday?', ['wear']],
    ['what should i cook tonight i got chicken and 2 potatoes', ['cook', 'chicken', '2', 'potatoes']],
    ['parking tonight', ['parking']],
  ])('is none where nothing is wished for: %s', (prompt, unread) => {
    expect(readingOf(prompt, unread)?.[1]).not.toBe(true);
  });

  test('has a leg for each player who is named', () => {
    expect(readingOf('kelce and hurts both to score')?.[0]).toBe(
      'Parlay: NFL player prop pick on touchdowns by Travis Kelce; NFL player prop pick on touchdowns by Jalen Hurts',
    );
  });

  test('is a guess where nobody has the name of a player', () => {
    expect(readingOf('kelce over 50.5 receiving yards')?.[1]).toBe(true);
    expect(readingOf('zorblat over 50.5', ['zorblat'])?.[1]).not.toBe(true);
  });

  test('is sure of a full name, and of a surname that surely is a player’s, whom nobody has', () => {
    expect(readingOf('mcconkey 5 rec')).toEqual([
      'Player prop pick on over 4.5 receptions by Mcconkey',
      true,
    ]);
  });

  test('is a guess where a short text has a word that the rules do not know, unless it surely is talk', () => {
    expect(readingOf('2 nba dogs please')).toEqual(['2-leg NBA parlay of underdogs', true]);
    expect(readingOf('nba moneyline parlay with 3 dogs lol', ['lol'])?.[1]).toBe(true);
    expect(readingOf('flurbish thanks moneyline safe', ['flurbish'])?.[1]).not.toBe(true);
    expect(readingOf('please early flurbish safe', ['flurbish'])?.[1]).not.toBe(true);
    expect(readingOf('nba dogs flurbish', ['flurbish'])?.[1]).not.toBe(true);
    expect(readingOf('i want flurbish', ['flurbish'])?.[1]).not.toBe(true);
    expect(readingOf('3 nfl favorites zzyzx', ['zzyzx'])?.[1]).not.toBe(true);
  });

  test('is sure beside numbers that surely are talk, and a guess beside others', () => {
    const story =
      'it rained for 12 days straight and my basement is wet so cheer me up with 2 nba dogs tonight';
    expect(readingOf(story)?.[1]).toBe(true);
    expect(readingOf('two nfl overs got 5 of them')?.[1]).toBe(false);
    expect(readingOf('two nfl unders and 4 later')?.[1]).toBe(false);
    const debt = 'my buddy owes me 80 from the chiefs game and i owe him 35 from last week so whats he owe';
    expect(readingOf(debt)?.[1]).not.toBe(true);
  });

  test('has the next role of a word with whose likeliest one there is no bet', () => {
    expect(readingOf('eagles -3 and hurts a td, boost it to 5 to 1 somehow')?.[0]).toBe(
      'Parlay, paying between +320 and +720: NFL spread pick backing the Philadelphia Eagles, line -3; NFL player prop pick on touchdowns by Jalen Hurts',
    );
  });

  test('is none where a day that is over makes it impossible', () => {
    expect(readingOf('yesterday’s best bet')?.[1]).not.toBe(true);
    expect(readingOf('yesterdays nfl overs')?.[1]).not.toBe(true);
  });

  test('is sure where “they” are those who are refused', () => {
    const burned = 'sgp on eagles bears, 3 legs, no player props pls they always burn me';
    expect(readingOf(burned)).toEqual([
      '3-leg same-game NFL parlay in Philadelphia Eagles vs Chicago Bears, no player props',
      true,
    ]);
  });

  test('is sure beside a refusal that surely is talk', () => {
    expect(readingOf('3 leg nba parlay, never again with my brother')).toEqual(['3-leg NBA parlay', true]);
  });

  test('is a guess where somebody is named, and the bet is on nobody', () => {
    const whoever =
      'A friend in Reno and a cousin in Biloxi both say Nevada is awful. Whoever plays them, -9.5, $30.';
    expect(readingOf(whoever)?.[1]).not.toBe(true);
  });

  test('is sure beside a team that surely is talk', () => {
    const lost = 'i lost 60 on the jets last sunday so this time something safe please, only two legs';
    expect(readingOf(lost)).toEqual(['Safe 2-leg parlay', true]);
    const cousins =
      'my cousin and his wife are coming over for dinner and i promised them a 3 leg parlay of underdogs';
    expect(readingOf(cousins)).toEqual(['3-leg parlay of underdogs', true]);
  });

  test.each([
    'two nfl overs and none of them from the 4pm games',
    'in the steelers game take them to win',
    'give me 3 nfl unders like the 2 we had last week',
    'double double same team covers',
    'kelce and hurts, get me a td from one of them',
    'take the Lions -3 instead of what its at now',
  ])('is a guess where a word may say something else: %s', (prompt) => {
    expect(readingOf(prompt)?.[1]).not.toBe(true);
  });
});
