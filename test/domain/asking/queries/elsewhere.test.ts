/** Bets on teams and players of what we do not have, by their names alone, and what only looks like them. */
import { expect, test } from 'vitest';
import { elsewhereIn } from '../../../../lambdas/domain/asking/queries/not-offered/elsewhere.ts';
import { names } from '../../../../lambdas/domain/asking/queries/not-offered/names.ts';
import { readQueries } from '../../../../lambdas/domain/asking/queries/reading/read-queries.ts';

const context = {
  selectedSport: 'NFL',
  teams: [],
  roster: [
    { sport: 'NHL', team: 'Detroit Red Wings', name: 'Patrick Kane' },
    { sport: 'NBA', team: 'Los Angeles Lakers', name: 'Jarred Vanderbilt' },
    { sport: 'NFL', team: 'Kansas City Chiefs', name: 'Rashee Rice' },
    { sport: 'NHL', team: 'New York Rangers', name: 'Alex Lyon' },
  ],
  now: new Date('2026-11-21T15:00:00Z'),
} as const;
const read = (prompt: string) => readQueries(prompt, context);

test.each([
  ['texas aandm -10', 'college'],
  ['nittany lions ml', 'college'],
  ['asu ml', 'college'],
  ['Any ivy league hoops on friday? Princeton minus whatever', 'college'],
  ['Clemson is my dad’s team. I’m on South Carolina, +5.', 'college'],
  ['do i take utep +17 or the under, one of them pls', 'college'],
  ['barstool guys on vandy? same +13.5', 'college'],
  ['Navy -2.5 vs Air Force', 'college'],
  ['good morning, 15 on a quick one at noon, st johns game, under', 'college'],
  ['St. John’s -5, late', 'college'],
  ['boozer 20 and duke', 'college'],
  ['Florida Georgia first half over', 'college'],
  ['irish -5 vs usc', 'college'],
  ['the over in tennessee kentucky', 'college'],
  ['acc hoops ml', 'college'],
  ['two mac overs tuesday, 25', 'college'],
  ['mich st getting 7', 'college'],
  ['iron bowl spread', 'college'],
  ['who takes the Egg Bowl', 'college'],
  ['What is the record of Penn State?', 'college'],
  ['how are the buckeyes doing', 'college'],
  ['who starts at quarterback for auburn', 'college'],
  ['when does gonzaga play next', 'college'],
  ['any value on the apple cup over', 'college'],
  ['army navy under', 'college'],
  ['red river rivalry, who covers', 'college'],
  ['cotton bowl moneyline', 'college'],
  ['lyon ml lille ml monaco ml', 'soccer'],
  ['spurs v chelsea over 2.5', 'soccer'],
  ['harry kane brace', 'soccer'],
  ['benfica porto over 2.5', 'soccer'],
  ['draper win or norrie win', 'tennis'],
  ['musetti over 22.5 games', 'tennis'],
  ['aspinall round 1 ko', 'fights'],
  ['hamlin and reddick top 10, odds', 'racing'],
  ['Liberty -7', 'womens'],
  ['fever -3 and aces plus the points', 'womens'],
  ['stewie 20 points', 'womens'],
  ['all blacks -12', 'other_sports'],
])('“%s” is of %s', (prompt, thing) => {
  expect(read(prompt)).toEqual([{ ask: 'not_offered', thing }]);
});

test.each([
  // Teams of ours with a name or a part of it.
  'celtics -6.5',
  'celtic -2 handicap',
  'oklahoma city -10',
  'kansas city to win by 7',
  'orlando city to win',
  'texas -1.5',
  'florida ml',
  'carolina -3',
  'lions -3 and bears +4',
  // Players of ours with the name.
  'kane to score',
  'vanderbilt over 6.5 rebounds',
  'rice 80 yards',
  'lyon over 25 saves',
  // Words that are names too.
  'two aces over 5.5 ks',
  'three aces to win',
  'a nice 6 to 1',
  'sun -3 dogs',
  'mac jones over 224.5',
  'give me a 30 sec parlay',
  'big 12 leg parlay',
  // A bet of every league, ours too.
  'both teams to score tonight',
  'btts parlay',
  // Told about a life.
  'is it legal in ohio indiana',
  'i went to duke 20 years ago, safest parlay tonight',
  'my bookie retired to boca, 3 legs',
  'I am driving through Georgia and Alabama this week, does any of this work there',
])('“%s” is not', (prompt) => {
  expect(elsewhereIn(prompt, context)).toBeUndefined();
  expect((read(prompt) ?? []).map(({ ask }) => ask)).not.toContain('not_offered');
});

test.each(['duke -9 and lakers ml', 'bayern ml, chiefs -3', 'utep +17, kane to score', 'vandy +3, nfl dog'])(
  '“%s” has something of ours, which is not refused',
  (prompt) => {
    expect(elsewhereIn(prompt, context)).toBeUndefined();
  },
);

test('the names are few, plain and not doubled', () => {
  const all = Object.values(names).flatMap((of) => Object.values(of).flatMap((said) => said.split('|')));
  expect(all.join('|').length).toBeLessThan(12_000);
  expect(all.filter((name) => !/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(name))).toEqual([]);
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
});
