/** Short hands, typos and harmless words: each is read, and none is asked back. */
import { describe, expect, test } from 'vitest';
import { canonicalPrompt } from '../../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { type Context, readQuestion } from '../../../../../lambdas/domain/asking/reading/read.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';
import { now } from '../readings.ts';

type Row = readonly [prompt: string, sport: Context['selectedSport'], bet: string];

const roster = [
  { sport: 'NBA', team: 'Denver Nuggets', name: 'Nikola Jokić' },
  { sport: 'NBA', team: 'Denver Nuggets', name: 'Jamal Murray' },
  { sport: 'NFL', team: 'Detroit Lions', name: 'Jared Goff' },
  { sport: 'NFL', team: 'Detroit Lions', name: 'Jahmyr Gibbs' },
] as const;

function said(prompt: string, selectedSport: Context['selectedSport']) {
  const players = roster.map(({ name }) => name);
  const { reading, unread } = readQuestion(prompt, { selectedSport, teams, roster, players, now });
  return unread.length > 0 ? { unread } : canonicalPrompt(reading);
}

const rooms: readonly (readonly [what: string, rows: readonly Row[]])[] = [
  [
    'parts of games',
    [
      [
        '1st q lakers warriors total',
        'NBA',
        'NBA 1st quarter over/under pick in Los Angeles Lakers vs Golden State Warriors',
      ],
      [
        'quarter lines? 2nd qtr total heat knicks',
        'NBA',
        'NBA 2nd quarter over/under pick in Miami Heat vs New York Knicks',
      ],
      ['1st p over in the wild game', 'NHL', 'NHL 1st period pick in the Minnesota Wild game, overs only'],
      ['bruins in reg', 'NHL', 'NHL regulation pick backing the Boston Bruins'],
      ['bruins reg win', 'NHL', 'NHL regulation pick backing the Boston Bruins'],
      ['wild stars 3-way', 'NHL', 'NHL regulation moneyline pick in Minnesota Wild vs Dallas Stars'],
    ],
  ],
  [
    'prices',
    [
      ['3 legs, none more expensive than -140', 'NBA', '3-leg parlay, no price shorter than -140'],
      ['2 leg parlay paying between 3 and 5 to 1', 'NBA', '2-leg parlay, paying between +300 and +500'],
      ['3 legs, every leg -200 or safer', 'NBA', '3-leg parlay, no price longer than -200'],
    ],
  ],
  [
    'harmless words',
    [
      ['underdogs worth a shot tonight', 'NBA', 'A pick on underdogs for Friday, Nov 20'],
      ['3 legs using only totals', 'NBA', '3-leg over/under parlay'],
      ['a prop on jokic, any stat is fine', 'NBA', 'NBA player prop pick on any prop by Nikola Jokić'],
      [
        'lakers warriors total, whichever side you like',
        'NBA',
        'NBA over/under pick in Los Angeles Lakers vs Golden State Warriors',
      ],
      [
        'is there a parlay where every leg is at least 60%',
        'NBA',
        '3-leg parlay, at least 60% likely per leg',
      ],
      ['early sunday nfl 2 teamer', 'NFL', '2-leg NFL parlay for Sunday, Nov 22 starting before 4:00 PM ET'],
      [
        'sgp centered around jokic',
        'NBA',
        'Same-game parlay: NBA player prop pick on any prop by Nikola Jokić; 2 × A pick',
      ],
      [
        '3 leg same gamer for lakers nuggets',
        'NBA',
        '3-leg same-game NBA parlay in Los Angeles Lakers vs Denver Nuggets',
      ],
      ['same-gamer parlay nuggets, 4 legs', 'NBA', '4-leg same-game NBA parlay in the Denver Nuggets game'],
      ['a resonable 3 leg parlay', 'NBA', '3-leg parlay'],
      [
        '2 props in the lakers game, any category',
        'NBA',
        '2-leg same-game NBA player prop parlay in the Los Angeles Lakers game',
      ],
      ['moderate or reasonable risk, nfl pick', 'NFL', 'Moderate NFL pick'],
      ['my brother in law says take the broncos', 'NFL', 'NFL pick backing the Denver Broncos'],
      [
        'broncos ml, kickoff after 4',
        'NFL',
        'NFL moneyline pick backing the Denver Broncos starting after 4:00 PM ET',
      ],
    ],
  ],
  [
    'typos and names',
    [
      ['strikout props sunday', 'MLB', 'Player prop pick on strikeouts for Sunday, Nov 22'],
      ['PRA for jokic', 'NBA', 'NBA player prop pick on points + rebounds + assists by Nikola Jokić'],
      [
        'PRA props for Nuggets Lakers',
        'NBA',
        'NBA player prop pick on points + rebounds + assists in Denver Nuggets vs Los Angeles Lakers',
      ],
      ['devs to lose', 'NHL', 'NHL moneyline pick against the New Jersey Devils'],
    ],
  ],
  [
    'what holds for all legs',
    [
      [
        'jokic and murray in one slip, overs',
        'NBA',
        'Parlay: NBA player prop pick on any prop by Nikola Jokić, overs only; NBA player prop pick on any prop by Jamal Murray, overs only',
      ],
      [
        'lions bears sgp with goff and gibbs',
        'NFL',
        'Same-game parlay: NFL player prop pick on any prop by Jared Goff; NFL player prop pick on any prop by Jahmyr Gibbs',
      ],
      [
        'something for the lions game with a touchdown in it',
        'NFL',
        'Same-game parlay: NFL pick in the Detroit Lions game; NFL player prop pick on touchdowns',
      ],
      [
        'lakers warriors total, over please. and jokic points',
        'NBA',
        'Parlay: NBA pick in Los Angeles Lakers vs Golden State Warriors, overs only; NBA player prop pick on points by Nikola Jokić',
      ],
      ['cross sport parlay, one nfl one nba', 'NFL', '2-leg NBA and NFL parlay'],
      [
        'props for tampa niners but no niners players',
        'NFL',
        'NFL player prop pick backing the Tampa Bay Buccaneers',
      ],
    ],
  ],
];

describe.each(rooms)('%s', (_, rows) => {
  test.each(rows)('“%s” (%s)', (prompt, sport, bet) => {
    expect(said(prompt, sport)).toBe(bet);
  });
});

test('words that may choose a bet are asked back', () => {
  expect(said('3 way bet on the chiefs', 'NFL')).toMatchObject({ unread: ['3'] });
  expect(said('two legs from each game, any stat leader', 'NBA')).toMatchObject({ unread: ['leader'] });
});
