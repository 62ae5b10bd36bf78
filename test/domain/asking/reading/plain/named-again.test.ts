/** Who and what is named once for several parts of a bet, and what is told around it. */
import { describe, expect, test } from 'vitest';
import { withBothHalves } from '../../../../../lambdas/domain/asking/reading/plain/bets/halves.ts';
import { withKnownNames } from '../../../../../lambdas/domain/asking/reading/plain/bets/known-as.ts';
import { withCityAgain } from '../../../../../lambdas/domain/asking/reading/plain/bets/named/city-again.ts';
import { withEitherNumber } from '../../../../../lambdas/domain/asking/reading/plain/bets/named/either-number.ts';
import {
  withGamesBetween,
  withGamesListed,
} from '../../../../../lambdas/domain/asking/reading/plain/bets/named/games-listed.ts';
import { withSecondChoice } from '../../../../../lambdas/domain/asking/reading/plain/bets/named/second-choice.ts';
import { withTeamTotals } from '../../../../../lambdas/domain/asking/reading/plain/bets/named/team-totals.ts';
import { withTheirProps } from '../../../../../lambdas/domain/asking/reading/plain/bets/named/their-players.ts';
import { withOpenChoices } from '../../../../../lambdas/domain/asking/reading/plain/choices.ts';
import { withoutIdleRefusals } from '../../../../../lambdas/domain/asking/reading/plain/nothing-refused.ts';
import { endsIn, withoutEnds } from '../../../../../lambdas/domain/asking/reading/plain/slates/ends.ts';
import { withoutStories } from '../../../../../lambdas/domain/asking/reading/plain/stories.ts';
import { withPlainWays } from '../../../../../lambdas/domain/asking/reading/plain/ways.ts';

const tidied = (text: string) =>
  text
    .replace(/ +/g, ' ')
    .replace(/[ ,]+$/, '')
    .trim();

describe('a choice of numbers', () => {
  test.each([
    ['alt rebounds for sabonis, like 12+ or 14+', 'alt rebounds for sabonis 12+ or 14+'],
    ['curry points, maybe 25+ or 30+', 'curry points 25+ or 30+'],
    ['allen rushing yards say 40+ or maybe 50+', 'allen rushing yards 40+ or maybe 50+'],
    ['allen alt passing, 250+ or 275+', 'allen alt passing yards 250+ or 275+'],
    ['alt rushing for allen, something like 40+ or 50+', 'alt rushing yards for allen 40+ or 50+'],
    ['allen passing, 250+ or 275+ yards', 'allen passing, 250+ or 275+ yards'],
    ['something like 12+ rebounds', 'something like 12+ rebounds'],
    ['a parlay like 3 or 4 legs', 'a parlay like 3 or 4 legs'],
  ])('“%s” is “%s”', (said, plain) => expect(withEitherNumber(said)).toBe(plain));
});

describe('a city of several clubs', () => {
  test.each([
    ['nationals dodgers run line, thinking LA -1.5', 'dodgers run line -1.5'],
    ['wild at bruins spread, i like the bruins -1.5', 'bruins spread -1.5'],
    ['wild bruins spread, i like the stars -1.5', 'wild bruins spread, i like the stars -1.5'],
    ['knicks game tonight, new york ml', 'knicks game tonight, knicks ml'],
    ['dodgers and angels both win, LA -1.5', 'dodgers and angels both win, LA -1.5'],
    ['LA -1.5 and the dodgers over', 'LA -1.5 and the dodgers over'],
    ['rams lead the division, la is hot', 'rams lead the division, la is hot'],
  ])('“%s” is “%s”', (said, plain) => expect(withCityAgain(said)).toBe(plain));
});

describe('players of the team that is named', () => {
  test.each([
    ['wild ml and 2 of their guys to get a point', 'wild ml and two player props 1+ points from the wild'],
    [
      'Bruins win plus one of their players to record a goal',
      'Bruins win plus one player prop 1+ goals from the bruins',
    ],
    ['wild and bruins, 2 of their guys to get a point', 'wild and bruins, 2 of their guys to get a point'],
  ])('“%s” is “%s”', (said, plain) =>
    expect(withTheirProps(said).replace(/\b2 player/, 'two player')).toBe(plain),
  );
});

describe('Brayden Point beside others', () => {
  test.each([
    ['hagel and point each to get a point', 'hagel and Brayden Point each to get a point'],
    ['Kucherov or Point anytime', 'Kucherov or Brayden Point anytime'],
    ['a goal and point each', 'a goal and point each'],
    ['assists and point over 0.5', 'assists and point over 0.5'],
  ])('“%s” is “%s”', (said, plain) => expect(withKnownNames(said)).toBe(plain));
});

describe('one game, and parts of it', () => {
  test.each([
    [withTeamTotals, 'team total over for tampa vs ottawa', 'tampa team total over vs ottawa'],
    [
      withTeamTotals,
      'Team total under 3.5 on the Wild against the Stars',
      'the Wild team total under 3.5 vs the Stars',
    ],
    [withTeamTotals, 'team total over for tampa', 'team total over for tampa'],
    [withGamesBetween, 'draw between vancouver and san diego', 'draw in vancouver vs san diego'],
    [withGamesBetween, 'over 5.5 between the Wild and the Stars', 'over 5.5 in Wild vs Stars'],
    [withGamesBetween, 'stuck between the Wild and the Stars', 'stuck between the Wild and the Stars'],
    [withBothHalves, 'miami -spread first half and full game', 'miami first half spread and miami spread'],
    [withBothHalves, 'jets moneyline 1h and game', 'jets 1h moneyline and jets moneyline'],
    [withBothHalves, 'jets moneyline 1h and game total', 'jets moneyline 1h and game total'],
  ] as const)('wording %# is said plainly', (step, said, plain) => {
    expect(tidied(step(said))).toBe(plain);
  });
});

describe('what says nothing of a bet', () => {
  test.each([
    [withOpenChoices, 'puck line, wichever side', 'puck line'],
    [withoutIdleRefusals, 'steelers browns under + no other legs just that', 'steelers browns under'],
    [withoutIdleRefusals, 'Jets ml, no more bets', 'Jets ml'],
    [withoutIdleRefusals, 'no other legs on the Jets', 'no other legs on the Jets'],
    [withoutStories, 'won 3 straight so now gimme a bigger one. 4 leg parlay', '4 leg parlay'],
    [withoutStories, 'hit my last two parlays, need a 3 leg', 'need a 3 leg'],
    [withoutStories, 'Knicks won 3 straight, Knicks ml', 'Knicks won 3 straight, Knicks ml'],
    [withoutStories, 'gimme a bigger parlay', 'gimme a bigger parlay'],
    [withoutStories, 'stamkos revenge game vs tampa, goal', 'stamkos vs tampa, goal'],
    [withoutStories, 'best revenge game bet', 'best revenge game bet'],
  ] as const)('wording %# is said plainly', (step, said, plain) => {
    expect(tidied(step(said))).toBe(plain);
  });
});

describe('the likeliest, and the earliest', () => {
  test.each([
    ['highest chance goalscorer tonight', 'safest goalscorer tonight'],
    ['the td scorer with the highest probability', 'the safest td scorer'],
    ['the team with the highest chance to win the cup', 'the team with the highest chance to win the cup'],
  ])('“%s” is “%s”', (said, plain) => expect(withPlainWays(said)).toBe(plain));

  test.each([
    'any under, earliest start',
    'an over in the game that starts the earliest',
    'a favorite, earliest game first',
  ])('“%s” is of the first game', (said) => {
    expect(endsIn(said)).toMatchObject({ isLast: false, games: 1 });
    expect(withoutEnds(said)).not.toMatch(/earliest/);
  });

  test.each(['any under, earliest start after 4pm', 'a favorite on sunday, earliest start'])(
    '“%s” names an hour or a day',
    (said) => {
      expect(endsIn(said)).toBeUndefined();
    },
  );
});

describe('the game that is named again', () => {
  test.each([
    ['eagles chiefs: a side and the total in that game', 'eagles chiefs: a side and the total'],
    [
      'for Eagles at Chiefs a side and an over from that one, thanks',
      'for Eagles at Chiefs a side and an over, thanks',
    ],
    ['over 1.5 avs jets, what else from that game', 'over 1.5 avs jets plus a leg in avs jets'],
    [
      'under in knicks kings, what else do you like in that game?',
      'under in knicks kings plus a leg in knicks kings?',
    ],
    ['knicks kings under with one more from the same game', 'knicks kings under plus a leg in knicks kings'],
  ])('“%s” is “%s”', (typed, plain) => {
    expect(withGamesListed(typed)).toBe(plain);
  });

  test.each([
    'what else do you like in that game',
    'lakers over, anything else in that game',
    'knicks kings under in that game script',
  ])('is not said in “%s”', (prompt) => {
    expect(withGamesListed(prompt)).toBe(prompt);
  });
});

describe('two of which either will do', () => {
  test.each([
    ['rays or tigers doesnt matter, before 1pm', 'rays or tigers, before 1pm'],
    ["lakers or celtics ml, doesn't matter which", 'lakers or celtics ml'],
    ['rays or tigers it really dont matter to me', 'rays or tigers'],
    ['rays or tigers, price doesnt matter', 'rays or tigers, price doesnt matter'],
    ['the tigers, it doesnt matter', 'the tigers, it doesnt matter'],
  ])('“%s” is “%s”', (said, plain) => expect(tidied(withSecondChoice(said)).replace(/ ,/g, ',')).toBe(plain));
});
