/** What can be talk around a bet, and what never is. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { things } from '../../../../lambdas/domain/asking/queries/not-offered/things.ts';
import { matters } from '../../../../lambdas/domain/asking/queries/reading/matters.ts';
import { serviceEntries } from '../../../../lambdas/domain/asking/queries/service/entries.ts';
import { emptyReading } from '../../../../lambdas/domain/asking/reading/draft.ts';
import { franchises } from '../../../../lambdas/domain/asking/reading/names/franchises.ts';
import { talkWords } from '../../../../lambdas/domain/asking/reading/words/talk.ts';
import { wordsOf } from '../../../../lambdas/domain/feed/games/teams.ts';
import { statNames } from '../../../../lambdas/domain/feed/players/stat-names.ts';
import { listed } from './readings.ts';

const players = ['LeBron James', 'Paolo Banchero', 'Kirk Cousins', 'Aaron Judge', 'Sam Darnold'];
const bet = { ...emptyReading(), legs: { min: 2, max: 2 } };
const talkIn = (prompt: string, ...unread: string[]) => [
  ...talkWords({ reading: bet, unread }, prompt, { teams: listed, players, matters }),
];

test.each([
  ['my coworker swears the broncos win', ['coworker', 'swears']],
  ['waiting at the dentist, gimme two legs', ['dentist']],
  ['my cousin keeps yapping about the raiders, raiders moneyline', ['cousin', 'yapping']],
  ['Honestly my wife is tired, two legs', ['honestly', 'wife']],
  ['two legs for my Uncle', ['uncle']],
  ['cant believe they traded him, two legs', ['traded']],
  ['smart and gross, two legs', ['smart', 'gross']],
  ['the raiders are cooked, two legs', ['cooked']],
  ['bruh, my cousin likes passing yards, two legs', ['cousin']],
  ['the raiders defense is cooked so give me two legs and a raiders win', ['defense', 'cooked']],
])('%s', (prompt, words) => {
  expect(talkIn(prompt, ...words)).toEqual(words);
});

test.each([
  ['a capitalized name that is in no directory', 'two legs with Ladd', 'ladd'],
  ['what follows a refusal', 'two legs, not the preacher', 'preacher'],
  ['what says which legs', 'two honest legs', 'honest'],
  ['a word that the question does not have', 'two legs', 'wife'],
  ['a word of which one place says more', 'my uncle says two legs, only uncle legs', 'uncle'],
])('%s is no talk', (_, prompt, word) => {
  expect(talkIn(prompt, word)).toEqual([]);
});

/** Words that narrow, exclude, time, price or name something. */
const meant = [
  ...'no not never without except only all both each half most more less different same early late before after'.split(
    ' ',
  ),
  ...'tonight sunday noon pm halftime primetime home road favorite underdog over under cheap risky safe long money'.split(
    ' ',
  ),
  ...'blowout injured starter backup rookie goalie pitcher quarterback rent debt loan school teenager college tennis'.split(
    ' ',
  ),
  ...Object.values(statNames).flatMap((name) => wordsOf(name).split(' ')),
  ...franchises.flatMap(({ city, nickname }) => wordsOf(`${city} ${nickname}`).split(' ')),
  ...players.flatMap((name) => wordsOf(name).split(' ')),
  ...Object.values(things).flatMap(({ said }) => said.split('|').filter((phrase) => !phrase.includes(' '))),
  ...Object.keys(serviceEntries),
].filter((word) => word !== '');
const frames = [
  (word: string) => `my buddy likes ${word}, two legs`,
  (word: string) => `${word}! give me two legs`,
  (word: string) => `two legs, my wife is so ${word} right now`,
];

test('no word or number that means something is talk, wherever it stands', () => {
  for (const frame of frames) {
    const talk = meant.filter((word) => talkIn(frame(word), word).length > 0);
    expect(talk).toEqual([]);
  }
  fc.assert(
    fc.property(fc.integer({ min: 0 }).map(String), fc.constantFrom(...frames), (number, frame) => {
      expect(talkIn(frame(number), number)).toEqual([]);
    }),
  );
});

test('without a bet nothing is talk', () => {
  const read = { reading: emptyReading(), unread: ['wife'] };
  expect([...talkWords(read, 'my wife says hi', { teams: listed, players, matters })]).toEqual([]);
});
