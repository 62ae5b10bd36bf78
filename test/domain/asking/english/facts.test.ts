/** Facts in words, as a sports desk would print them, without any number that is not in the fact. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factSentences, factsOf } from '../../../../lambdas/domain/asking/answer/fact-kinds.ts';
import type { Fact } from '../../../../lambdas/domain/asking/facts/fact.ts';
import { anyGame, asOf, now } from '../facts/samples.ts';

const fact = (kind: Fact['kind'], values: Fact['values'], more: Partial<Fact> = {}): Fact => ({
  id: 'f',
  kind,
  gameId: 'NFL-1',
  sport: 'NFL',
  about: 'Philadelphia Eagles',
  team: 'home',
  values,
  n: 1,
  asOf,
  source: 'x',
  knownToMarket: true,
  ...more,
});

const opponent = 'Washington Commanders';

describe('reads well', () => {
  test.each<[Fact, readonly string[]]>([
    [
      fact('record', { won: 9, lost: 3, games: 12 }),
      ['The Philadelphia Eagles are 9–3.', 'The Eagles have won 9 of 12 games.'],
    ],
    [
      fact('record', { won: 16, lost: 10, drawn: 1, games: 27 }, { sport: 'MLS', about: 'Inter Miami CF' }),
      ['Inter Miami CF is 16–10 with 1 draw.', 'Inter Miami CF has won 16 of 27 games.'],
    ],
    [
      fact('venue_record', { won: 6, lost: 1, games: 7 }),
      ['The Eagles are 6–1 at home.', 'At home, the Eagles have won 6 of 7 games.'],
    ],
    [
      fact(
        'venue_record',
        { won: 3, lost: 3, overtimeLosses: 2, games: 8 },
        { sport: 'NHL', team: 'away', about: 'Detroit Red Wings' },
      ),
      ['The Red Wings are 3–3–2 on the road.', 'On the road, the Red Wings have won 3 of 8 games.'],
    ],
    [
      fact('form', { won: 4, lost: 1, games: 5, margin: 6.2 }),
      [
        'The Eagles have won 4 of their last 5, outscoring opponents by 6.2 points a game.',
        'Over the last 5 games the Eagles are 4–1, outscoring opponents by 6.2 points a game.',
      ],
    ],
    [
      fact('form', { won: 1, lost: 3, games: 4, margin: -2 }, { sport: 'MLB', about: 'Boston Red Sox' }),
      [
        'The Red Sox have won 1 of their last 4, outscored by 2.0 runs a game.',
        'Over the last 4 games the Red Sox are 1–3, outscored by 2.0 runs a game.',
      ],
    ],
    [
      fact('form', {
        won: 0,
        lost: 5,
        games: 5,
        margin: -3.4,
        opponent,
        opponentWon: 1,
        opponentLost: 4,
        opponentGames: 5,
        opponentMargin: 1.2,
      }),
      [
        'The Eagles have lost five straight, outscored by 3.4 points a game; the Commanders have won 1 of 5, outscoring opponents by 1.2 points a game.',
        'Over the last 5 games the Eagles are 0–5, outscored by 3.4 points a game; the Commanders are 1–4, outscoring opponents by 1.2 points a game.',
      ],
    ],
    [
      fact('scoring', { scored: 27.1, scoredRank: 3, conceded: 18.4, concededRank: 22, teams: 32 }),
      [
        'The Eagles score 27.1 points a game (3rd of 32 teams) and allow 18.4 (22nd).',
        'Of 32 teams the Eagles rank 3rd in scoring, at 27.1 points a game, and 22nd on defense, at 18.4.',
      ],
    ],
    [
      fact('rest', {
        days: 10,
        because: 'days',
        opponentDays: 4,
        opponentBecause: 'days',
        opponent,
      }),
      [
        'The Eagles have had 10 days since their last game; the Commanders have had 4.',
        'Days since the last game: 10 for the Eagles, 4 for the Commanders.',
      ],
    ],
    [
      fact('rest', { days: 1, because: 'back_to_back' }, { sport: 'NBA', about: 'Philadelphia 76ers' }),
      ['The 76ers play on back-to-back days.', 'The 76ers: 1 day since their last game.'],
    ],
    [
      fact('rest', {
        days: 2,
        because: 'third_in_four',
        opponentDays: 1,
        opponentBecause: 'back_to_back',
        gamesInDays: 3,
        inDays: 4,
        opponent,
      }),
      [
        'The Eagles play their 3rd game in 4 days; the Commanders play on back-to-back days.',
        'Days since the last game: 2 for the Eagles, 1 for the Commanders.',
      ],
    ],
    [
      fact('rest', { days: 14, because: 'bye', opponentDays: 7, opponentBecause: 'days', opponent }),
      [
        'The Eagles come off a bye, 14 days after their last game; the Commanders have had 7 days since their last game.',
        'Days since the last game: 14 for the Eagles, 7 for the Commanders.',
      ],
    ],
    [
      fact('meetings', {
        won: 3,
        meetings: 4,
        lastOn: 'Nov 2',
        lastHigh: 24,
        lastLow: 17,
        lastWinner: opponent,
        opponent,
      }),
      [
        'The Eagles won 3 of the last 4 meetings; the Commanders won the last one 24–17 on Nov 2.',
        'Against the Commanders, the Eagles have taken 3 of the last 4 meetings; the Commanders won the last one 24–17 on Nov 2.',
      ],
    ],
    [
      fact('meetings', {
        won: 2,
        drawn: 1,
        meetings: 3,
        lastOn: 'Nov 2, 2025',
        lastHigh: 24,
        lastLow: 17,
        lastWinner: 'Philadelphia Eagles',
        opponent,
      }),
      [
        'The Eagles won 2 of the last 3 meetings with 1 draw, the last one 24–17 on Nov 2, 2025.',
        'Against the Commanders, the Eagles have taken 2 of the last 3 meetings with 1 draw, the last one 24–17 on Nov 2, 2025.',
      ],
    ],
    [
      fact('standing', {
        position: 2,
        teams: 4,
        group: 'NFC East',
        gamesBack: 0.5,
        opponentPosition: 4,
        opponent,
      }),
      [
        'The Eagles are 2nd of 4 in the NFC East, 0.5 games back; the Commanders are 4th.',
        'In the NFC East, the Eagles are 2nd of 4, 0.5 games back; the Commanders are 4th.',
      ],
    ],
    [
      fact('injuries', {
        out: 4,
        outNames: 'J. Smith (knee); A. Brown; C. Hill',
        outMore: 1,
        questionable: 1,
        questionableNames: 'D. Fox',
      }),
      [
        'The Eagles are without J. Smith (knee), A. Brown, C. Hill and 1 more; questionable: D. Fox.',
        'On the Eagles’ injury report: out J. Smith (knee), A. Brown, C. Hill and 1 more; questionable D. Fox.',
      ],
    ],
    [
      fact('injuries', { back: 2, backNames: 'J. Smith; A. Brown' }),
      [
        'Back for the Eagles: J. Smith and A. Brown.',
        'On the Eagles’ injury report: back J. Smith and A. Brown.',
      ],
    ],
    [
      fact('cover', { covered: 6, failed: 3, games: 9, pushes: 1 }),
      [
        'The Eagles have covered 6 of their last 9 at the closing spread (1 push not counted).',
        'Against the closing spread the Eagles are 6–3 over their last 9 (1 push not counted).',
      ],
    ],
    [
      fact('totals', { over: 3, under: 7, games: 10 }),
      [
        '7 of the Eagles’ last 10 games went under the closing total.',
        'The under has hit in 7 of the Eagles’ last 10 games, at the closing total.',
      ],
    ],
    [
      fact(
        'starters',
        {
          home: 'Toronto Blue Jays',
          away: 'Miami Marlins',
          homeName: 'Gausman',
          homeEra: 3.1,
          homeInnings: 61.2,
          homeStrikeouts: 70,
          awayName: 'Perez',
        },
        { sport: 'MLB', team: null },
      ),
      [
        'Perez starts for the Marlins, Gausman (3.10 ERA, 61.2 innings, 70 strikeouts) for the Blue Jays.',
        'On the mound: Perez for the Marlins, Gausman (3.10 ERA, 61.2 innings, 70 strikeouts) for the Blue Jays.',
      ],
    ],
  ])('$kind', (of, sentences) => {
    expect(factSentences(of)).toEqual(sentences);
  });

  test('price and player facts are worded elsewhere', () => {
    expect(factSentences(fact('cost', { price: -110 }))).toEqual([]);
  });
});

/** Numbers in a text, except those in team names. */
const numbersIn = (text: string) =>
  (text.replace(/49ers|76ers/g, '').match(/\d+(\.\d+)?/g) ?? []).map(Number);

const verdicts = /\b(lock|sure|guarantee|certain|should|bet|stake|wager|easy|value|win money|risk)/i;
/** Only the length of a streak is spelled out. */
const spelled =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|twice)\b(?! straight)/i;

test('every number in a sentence is one of its values, each kind has two wordings, and none gives a verdict', () => {
  fc.assert(
    fc.property(anyGame, ({ game, sheet }) => {
      for (const each of factsOf(game, sheet, now)) {
        const known = new Set(Object.values(each.values).flatMap((value) => numbersIn(String(value))));
        const wording = factSentences(each);
        expect(new Set(wording).size).toBeGreaterThanOrEqual(2);
        for (const sentence of wording) {
          expect(numbersIn(sentence).filter((number) => !known.has(number))).toEqual([]);
          expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
          expect(sentence).not.toMatch(verdicts);
          expect(sentence.replace('the last one', '').replace(/B\. Two|C\. Three/g, '')).not.toMatch(spelled);
          expect(sentence).not.toMatch(/undefined|NaN|null|[0-9]-[0-9]|\(\)| {2}/);
          expect(sentence.length).toBeLessThan(220);
        }
      }
    }),
    { numRuns: 300 },
  );
});
