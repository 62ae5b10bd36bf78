/** Every kind of reason for "no play": accepted where the games and prices bear it out, and refused where they do not. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../lambdas/contracts/asking/reading.ts';
import { falseReasons } from '../../../scripts/eval/checks/reasons.ts';
import type { Asking } from '../../../scripts/eval/outcome.ts';
import { lastDay } from '../../../scripts/eval/recompute/offered.ts';
import { readingWith } from '../../domain/feed/games/games.ts';

/** What is wrong with a reason that is given to a question. */
function wrong(text: string, terms: Partial<Reading> = {}, prompt = ''): string[] {
  const read = readingWith({ sports: ['NFL'], ...terms });
  const outcome = { kind: 'no_play', response: `No play. ${text}`, read, reading: { sports: read.sports } };
  return falseReasons({ of: { ask: prompt }, outcome } as unknown as Asking);
}

const team = (name: string, stance: 'back' | 'game' = 'back') => ({ sport: 'NFL' as const, name, stance });
const lions = { teams: [team('Detroit Lions')], markets: ['spread' as const] };

/** What it is about, the terms of the question, a reason that is so, one that is not, and words of the question. */
type Row = readonly [about: string, terms: Partial<Reading>, so: string, notSo: string, prompt?: string];

const rows: readonly Row[] = [
  [
    'a line',
    { ...lions, line: -40.5 },
    'No book lists a line of -40.5 for an NFL spread on the Lions. The nearest is Detroit Lions -14.5 at +160.',
    'No book lists a line of -40.5 for an NFL spread on the Lions. The nearest is Over 47 in Chicago Bears at Detroit Lions at -110.',
  ],
  [
    'a line that another book has',
    { ...lions, line: -7.25 },
    'No book lists a line of -7.25 for an NFL spread on the Lions. The nearest is Detroit Lions -7.5 at -110.',
    'No book lists a line of -7.25 for an NFL spread on the Lions. The nearest is Detroit Lions -8 at -108.',
  ],
  [
    'a day',
    { days: ['2026-11-24'] },
    'No upcoming NFL game is listed for Tuesday, Nov 24. The next is on Sun, Nov 22.',
    'No upcoming NFL game is listed for Tuesday, Nov 24. The next is on Mon, Nov 23.',
  ],
  [
    'the sport of a day',
    { days: ['2026-11-24'] },
    'No upcoming NFL game is listed for Tuesday, Nov 24. The next is on Sun, Nov 22.',
    'No upcoming game is listed for Tuesday, Nov 24.',
  ],
  [
    'a day too far ahead',
    { days: ['2026-12-25'] },
    'No upcoming NFL game is listed for Friday, Dec 25. Games are listed through Sat, Nov 28.',
    'No upcoming NFL game is listed for Friday, Dec 25. Games are listed through Fri, Nov 27.',
  ],
  [
    'the night game',
    { days: ['2026-11-26'], nightGame: true, risk: 'long_shot' },
    'No bet of 1 to 4 legs, each an NFL bet for Thursday, Nov 26 in the night game, pays +1500 or more. The closest is Seattle Seahawks moneyline at +271.',
    'No bet of 1 to 4 legs, each an NFL bet for Thursday, Nov 26, pays +1500 or more. The closest is Seattle Seahawks moneyline at +271.',
  ],
  [
    'legs that contain each other',
    { sameGame: true },
    'Where Houston Texans -5.5 wins, Houston Texans moneyline does too, so books don’t take both in one parlay.',
    'Where Houston Texans -5.5 wins, Houston Texans -5.5 does too, so books don’t take both in one parlay.',
  ],
  [
    'legs that no book lists together, by name',
    { sameGame: true },
    'In no game does one book list all of these legs: Detroit Lions -7.5 and Jared Goff over 249.5 passing yards. Each can be had as a single.',
    'In no game does one book list all of these legs: Detroit Lions -7.5 and Jared Goff over 249.5 passing yards.',
  ],
  [
    'an idle team',
    { teams: [team('Baltimore Ravens')] },
    'No upcoming game for the Baltimore Ravens is listed through Sat, Nov 28.',
    'No upcoming game for the Detroit Lions is listed through Sat, Nov 28.',
  ],
  [
    'no meeting',
    { teams: [team('Detroit Lions', 'game'), team('Miami Dolphins', 'game')] },
    'The Detroit Lions and Miami Dolphins have no game against each other listed through Sat, Nov 28.',
    'The Detroit Lions and Chicago Bears have no game against each other listed through Sat, Nov 28.',
  ],
  [
    'a price',
    { markets: ['moneyline'], price: { min: 2000, max: null } },
    'No NFL moneyline is priced +2000 or more. The nearest is Las Vegas Raiders moneyline at +681.',
    'No NFL moneyline is priced +2000 or more. The nearest is Chicago Bears moneyline at +330.',
  ],
  [
    'a market',
    { sports: ['MLS'], markets: ['total'] },
    'No MLS over/under is priced. Priced: moneyline.',
    'No MLS over/under is priced. Priced: moneyline and spread.',
  ],
  [
    'the market of a sport that has it',
    { sports: ['MLS'], markets: ['total'] },
    'No MLS over/under is priced. Priced: moneyline.',
    'No NFL over/under is priced. Priced: moneyline.',
  ],
  [
    'a part of a game',
    { markets: ['prop'], stat: 'other' },
    'We don’t have first-half prices.',
    'We don’t have first-quarter prices.',
    'first half over',
  ],
  [
    'a part that is not priced yet',
    { markets: ['total'], period: 'first_half' },
    'No first-half prices for the Eagles game yet.',
    'No first-quarter prices for the Eagles game yet.',
    'first half over in the eagles game',
  ],
  [
    'props',
    { sports: ['MLS'], markets: ['prop'] },
    'No MLS player prop is priced right now.',
    'No player prop is priced right now.',
  ],
  [
    'props that are priced',
    { sports: ['MLS'], markets: ['prop'] },
    'No MLS player prop is priced right now.',
    'No NFL player prop is priced right now.',
  ],
  [
    'legs that cannot be had together',
    { legs: { min: 8, max: 8 }, markets: ['moneyline'], days: ['2026-11-23'] },
    'No 8 legs, each an NFL moneyline for Monday, Nov 23, fit together.',
    'No 1 legs, each an NFL moneyline for Monday, Nov 23, fit together.',
  ],
];

describe('a reason', () => {
  test.each(rows.map(([about, terms, so, notSo, prompt = '']) => ({ about, terms, so, notSo, prompt })))(
    'about $about is recomputed',
    ({ terms, so, notSo, prompt }) => {
      expect(wrong(so, terms, prompt)).toEqual([]);
      expect(wrong(notSo, terms, prompt)).toHaveLength(1);
    },
  );

  test('without a test of its own is false', () => {
    expect(wrong('Nothing on the board fits.')).toEqual(['no test: "Nothing on the board fits."']);
  });

  test('is true only of what was asked for: a priced prop denies that there is none', () => {
    const sunday = { sports: ['NFL' as const], markets: ['prop' as const], days: ['2026-11-22'] };
    expect(wrong('No NFL player prop for Sunday, Nov 22 is priced right now.', sunday)).toHaveLength(1);
  });
});

test('the last day is a week ahead', () => {
  expect(lastDay()).toBe('2026-11-28');
});
