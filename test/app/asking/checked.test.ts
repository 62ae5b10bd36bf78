/** Bets that the rules read in full, checked by the roles of their words. */
import { describe, expect, test } from 'vitest';
import { grammar } from '../../../lambdas/app/asking/reading/grammar.ts';
import { canonicalPrompt } from '../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { teams } from '../../../scripts/eval/teams.ts';
import { roster } from '../../domain/asking/roles/known.ts';

const readingOf = (prompt: string) => {
  const { result, readBy } = grammar({ prompt, sport: 'NFL', now: new Date('2026-11-22T15:00:00Z'), teams });
  return { bet: canonicalPrompt(result.reading), unread: result.unread, readBy };
};

describe('a bet of the rules', () => {
  test.each([
    'three nfl unders',
    '2 leg nba parlay tonight',
    'bears ml',
    'Same-game NFL parlay in the Chicago Bears game',
  ])('is theirs where the roles say the same: %s', (prompt) => {
    expect(readingOf(prompt)).toMatchObject({ unread: [], readBy: 'grammar' });
  });

  test('keeps the team that is parlayed with something else', () => {
    expect(readingOf('parlay the lakers with an over').bet).toMatch(
      /moneyline pick backing the Los Angeles Lakers/,
    );
  });

  test('gives way to that of the roles where they surely say another', () => {
    expect(readingOf('I choose under, Rockets.')).toEqual({
      bet: 'NBA pick in the Houston Rockets game, unders only',
      unread: [],
      readBy: 'model',
    });
  });

  test.each([
    [
      'Nuggets-Mavs same game: one rebounds prop, one assists prop, and the game total',
      'Same-game parlay: NBA player prop pick on rebounds in Denver Nuggets vs Dallas Mavericks; NBA player prop pick on assists in Denver Nuggets vs Dallas Mavericks; NBA over/under pick in Denver Nuggets vs Dallas Mavericks',
    ],
    [
      'Take the over and the Lakers ML together',
      'Same-game parlay: A pick, overs only; NBA moneyline pick backing the Los Angeles Lakers',
    ],
    [
      'an over and the chiefs ml',
      'Parlay: NFL pick, overs only; NFL moneyline pick backing the Kansas City Chiefs',
    ],
    [
      'yanks, jays, padres all ml',
      '3-leg MLB moneyline parlay backing the New York Yankees, backing the Toronto Blue Jays, backing the San Diego Padres',
    ],
    [
      'anything but a puckline: 4 nhl legs sunday juice capped at -140',
      '4-leg NHL parlay for Sunday, Nov 22, no price shorter than -140, no spreads',
    ],
    ['4 legs nobody under 55% and nobody over 80%', '4-leg parlay, between 55% and 80% likely per leg'],
    [
      'moneyline favorite and a moneyline underdog at least +200',
      'Parlay: Moneyline pick on favorites; Moneyline pick on underdogs, no price shorter than +200',
    ],
    [
      'dodgers and yanks to both win by 2+',
      'Parlay: MLB spread pick backing the Los Angeles Dodgers, line -1.5; MLB spread pick backing the New York Yankees, line -1.5',
    ],
    ['Barzal to set up a goal', 'Player prop pick on over 0.5 assists by Barzal'],
  ])('has the legs that are meant: %s', (prompt, bet) => {
    expect(readingOf(prompt)).toMatchObject({ bet, unread: [] });
  });

  test('is theirs where the roles bet on a team that is left out', () => {
    expect(readingOf('avoid lakers, warriors, suns, two nba dogs')).toEqual({
      bet: '2-leg NBA parlay of underdogs avoiding the Los Angeles Lakers, avoiding the Golden State Warriors, avoiding the Phoenix Suns',
      unread: [],
      readBy: 'model',
    });
  });

  test('is one beside words of everyday life', () => {
    expect(readingOf('my husband does the NFL, what about 2 nhl favorites')).toMatchObject({
      bet: '2-leg NFL and NHL parlay of favorites',
    });
    expect(readingOf('does your husband like dallas').bet).toBe('Something that is not about sports');
  });

  test('is that of the question without its talk, which says nothing of it', () => {
    expect(
      readingOf(
        "Would it be sensible to have Dak Prescott throwing two or more touchdown passes down in Carolina? My nephew has him in his fantasy league, and that's the one I'd like.",
      ),
    ).toEqual({
      bet: 'NFL player prop pick on over 1.5 passing touchdowns by Dak Prescott in the Carolina Panthers game',
      unread: [],
      readBy: 'model',
    });
  });

  test('is none for a day off', () => {
    expect(
      readingOf('Taking the weekend off betting to visit the grandkids. See you Monday!').unread,
    ).toEqual(['weekend off betting']);
  });

  test('is no bet of the roles on what it leaves out', () => {
    expect(readingOf('NFL bet where $10 gets me about $60 back, player props left out').bet).toContain(
      'no player props',
    );
  });

  test('is not charged where the roles make no bet', () => {
    expect(readingOf('6 leg receiving and rushing yards only nfl')).toMatchObject({
      unread: [],
      readBy: 'model',
    });
  });

  test('is asked back with a condition that no term covers', () => {
    expect(readingOf('rookies anytime td').unread).toEqual(['rookies']);
  });

  test('is never checked if it is in the words of the product', () => {
    const bet = 'Parlay: NFL spread pick backing the Chicago Bears, line -3; NBA pick, unders only';
    expect(readingOf(bet)).toEqual({ bet, unread: [], readBy: 'grammar' });
  });
});

describe('one of several bets', () => {
  const queriesOf = (prompt: string) =>
    grammar({ prompt, sport: 'NFL', now: new Date('2026-11-22T15:00:00Z'), teams, roster }).queries;

  test('that are named is a comparison, whatever else the words say', () => {
    expect(queriesOf('hurts or kelce anytime td, whichever u trust')).toMatchObject([
      {
        ask: 'compare',
        options: [
          { player: 'Jalen Hurts', stat: 'touchdowns', market: 'prop' },
          { player: 'Travis Kelce', stat: 'touchdowns', market: 'prop' },
        ],
      },
    ]);
    expect(queriesOf('Chiefs or Eagles ml, whichever you like more')).toMatchObject([
      { ask: 'compare', options: [{ teams: ['Kansas City Chiefs'] }, { teams: ['Philadelphia Eagles'] }] },
    ]);
  });

  test('is none where more is wished for', () => {
    expect(queriesOf('hurts anytime td or kelce anytime td, and the eagles ml')).toBeUndefined();
  });
});

test('a half is bet on before the game, and not live', () => {
  const asked = (prompt: string) =>
    grammar({ prompt, sport: 'NFL', now: new Date('2026-11-22T15:00:00Z'), teams });
  expect(asked('second half line jags titans take jacksonville').queries).toBeUndefined();
  expect(asked('second half line jags titans live').queries).toMatchObject([
    { ask: 'not_offered', thing: 'live' },
  ]);
});

test.each([
  'what should I bet live in the titans game once it kicks off',
  'gimme something, maybe a live bet on the jags',
  'best thing to bet live in the titans game',
])('“%s” is of live bets, however likely a bet', (prompt) => {
  const { queries } = grammar({ prompt, sport: 'NFL', now: new Date('2026-11-22T15:00:00Z'), teams });
  expect(queries).toMatchObject([{ ask: 'not_offered', thing: 'live' }]);
});

test('the biggest favorite is a bet, and no record of teams', () => {
  const asked = grammar({
    prompt: 'biggest fav tonight straight up',
    sport: 'NBA',
    now: new Date('2026-11-22T15:00:00Z'),
    teams,
  });
  expect([asked.queries, canonicalPrompt(asked.result.reading)]).toEqual([
    undefined,
    'Moneyline pick on favorites for Sunday, Nov 22, shortest odds',
  ]);
});

test.each([
  ['ovi anytime', 'NHL', 'NHL player prop pick on goals by Alex Ovechkin'],
  ['ovi anytime', 'NFL', 'NHL player prop pick on goals by Alex Ovechkin'],
  ['cmc anytime', 'NFL', 'NFL player prop pick on touchdowns by Christian McCaffrey'],
  ['cmc anytime', 'NHL', 'NFL player prop pick on touchdowns by Christian McCaffrey'],
] as const)('“%s” beside the %s is of what players of the sport score', (prompt, sport, bet) => {
  const people = [
    { sport: 'NHL', name: 'Alex Ovechkin', team: 'Washington Capitals' },
    { sport: 'NFL', name: 'Christian McCaffrey', team: 'San Francisco 49ers' },
  ] as const;
  const now = new Date('2026-11-22T15:00:00Z');
  const { result } = grammar({ prompt, sport, now, teams, roster: people });
  expect(canonicalPrompt(result.reading)).toBe(bet);
});
