/** Legs on those who are named, in words that both readers know. */
import { describe, expect, test } from 'vitest';
import { withGamesBetween } from '../../../../../lambdas/domain/asking/reading/plain/bets/named/games-listed.ts';
import { wantsNearest } from '../../../../../lambdas/domain/asking/reading/plain/bets/named/line-moved.ts';
import {
  wishesForNamed,
  withPlainNames,
} from '../../../../../lambdas/domain/asking/reading/plain/bets/named/named.ts';

describe('what players are to reach', () => {
  test.each([
    ['Kaprizov gets a goal and two assists', 'Kaprizov anytime goal and 2+ assists'],
    ['Gibbs to have a touchdown and five catches', 'Gibbs anytime touchdown and 5+ catches'],
    ['Luka with 30 points and 10 rebounds', 'Luka 30+ points and 10+ rebounds'],
    [
      'Sabonis over his points, his rebounds and his assists',
      'Sabonis over points, over rebounds and over assists',
    ],
    [
      'Goff over his passing yards and under his completions',
      'Goff over passing yards and under completions',
    ],
    ['Booker and Durant both clear their points lines', 'Booker and Durant over points'],
    ['Hart falls short of his rebounds total', 'Hart under rebounds'],
    ['over the combined points and assists of Harden', 'over points + assists of Harden'],
    ['Adebayo over on rebounds plus assists combined', 'Adebayo over on rebounds + assists'],
    ['Two legs on Jokic: points and rebounds', 'Jokic points and Jokic rebounds'],
    ['Three legs on Jokic: points and rebounds', 'Three legs on Jokic: points and rebounds'],
    ['Kupp over receptions and the same for Lockett', 'Kupp over receptions and Lockett over receptions'],
    ['Kupp over receiving yards, Lockett too', 'Kupp over receiving yards and Lockett over receiving yards'],
    ['Mahomes throws three touchdowns and Kelce scores', 'Mahomes 3+ passing touchdowns and Kelce scores'],
    ['Tatum over points plus assists', 'Tatum over points + assists'],
    ['did Pastrnak get a goal and an assist', 'did Pastrnak get a goal and an assist'],
    ['who scored when the Lions beat the Bears', 'who scored when the Lions beat the Bears'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(withPlainNames(said)).toBe(plain);
  });
});

describe('whose players', () => {
  test.each([
    ['Two Wild players record an assist', 'Two player props 1+ assists from the Wild'],
    ['three Suns players go over their points', 'three player props over points from the Suns'],
    ['two Heat over rebounds', 'two player props over rebounds from the Heat'],
    ['only players from the Jazz, two legs', 'Jazz player props only, two legs'],
    ['Suns players only, $5 to win $40', 'same game parlay of Suns player props, $5 to win $40'],
    [
      'Wild at Bruins: a goal scorer from each team and the total',
      'Wild at Bruins: one Wild goal scorer, one Bruins goal scorer and the total',
    ],
    [
      'Jets Bills, one prop from each side plus the under',
      'one player prop from the Jets, one player prop from the Bills plus the under',
    ],
    [
      'a touchdown scorer from each team in Bears at Lions and the under',
      'one Bears touchdown scorer, one Lions touchdown scorer and the under',
    ],
    ['one prop from each side in Jets Bills', 'one prop from each side in Jets Bills'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(withPlainNames(said)).toBe(plain);
  });
});

describe('bets on teams', () => {
  test.each([
    ['The Rams beat the Seahawks and Kupp scores', 'The Rams to win and Kupp scores'],
    ['Bills to beat the Jets, Allen td', 'Bills to win, Allen td'],
    ['Will the Rams beat the Seahawks?', 'Will the Rams beat the Seahawks?'],
    ['Suns -, Heat ml', 'Suns spread, Heat ml'],
    ['Suns -4, Heat ml', 'Suns -4, Heat ml'],
    ['Jets over and Bills under on team totals', 'Jets team total over and Bills team total under'],
    ['Team totals: Suns under, Heat over', 'Suns team total under and Heat team total over'],
    ['Sharks to win and at least five goals', 'Sharks to win and over 4.5 goals'],
    [
      'Between the Jets and the Bills on Sunday, take the side you prefer',
      'moneyline or spread pick in Jets vs Bills on Sunday',
    ],
    [
      'Whoever is the favorite tonight, the Wild or the Bruins, to win',
      'moneyline pick on the favorite in Wild vs Bruins tonight',
    ],
  ])('“%s” is “%s”', (said, plain) => {
    expect(withPlainNames(said)).toBe(plain);
  });
});

describe('what a bet is made of', () => {
  test.each([
    [
      'Pair a goal scorer tonight with a touchdown scorer on Sunday',
      'a goal scorer tonight and a touchdown scorer on Sunday',
    ],
    ['Add two favorites to the Suns', 'the Suns and two favorites'],
    ['rb rushing overs x2, then Bills ml', '2 rb rushing overs, then Bills ml'],
    [
      'Bills, Rams and Jets to win at no more than 8 to 1',
      'Bills, Rams and Jets to win, paying at most +800',
    ],
    ['Bills and Rams to win, at least three to one', 'Bills and Rams to win, paying at least +300'],
    ['Bills and Rams, four to one or better', 'Bills and Rams, paying at least +400'],
    ['Bills and Rams at 3 to 1 each', 'Bills and Rams at 3 to 1 each'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(withPlainNames(said)).toBe(plain);
  });
});

describe('games by their teams', () => {
  test.each([
    [
      'One goal scorer each from Stars-Flyers and Kings at Ducks',
      'one goal scorer from Stars-Flyers and one goal scorer from Kings at Ducks',
    ],
    [
      'Totals: one from each of Bulls-Heat, Suns-Jazz, and Lakers vs Kings',
      'Totals: one from Bulls-Heat, one from Suns-Jazz and one from Lakers vs Kings',
    ],
    ['In Bulls-Heat, give me the home team and the over', 'Bulls Heat: the home team and the over'],
    ['Bulls vs Heat tonight, the underdog and the over', 'Bulls Heat tonight: the underdog and the over'],
    ['Bulls vs Heat, the over', 'Bulls vs Heat, the over'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(withPlainNames(said)).toBe(plain);
  });

  test.each([
    ['I expect a tight game between the Bulls and the Heat; the under', 'in Bulls vs Heat; the under'],
    ['the over in the matchup between Bulls and Heat', 'the over in Bulls vs Heat'],
    ['two games between the Bulls and the Heat', 'two games between the Bulls and the Heat'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(withGamesBetween(said)).toBe(plain);
  });
});

describe('a line that is moved', () => {
  test.each([
    ['Move the Jets spread to plus 9.5', 'Jets plus 9.5 on the spread'],
    ['buy the Bills down to -2.5 or the nearest line you offer', 'Bills -2.5 on the spread'],
    ['Bulls +7.5 or the closest you can find', 'Bulls +7.5'],
    ['the game or the closest one', 'the game or the closest one'],
    ['did they move the Jets spread to plus 9.5', 'did they move the Jets spread to plus 9.5'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(withPlainNames(said)).toBe(plain);
  });

  test('is the nearest one where that is said', () => {
    expect(wantsNearest('under 38.5 or whatever is closest')).toBe(true);
    expect(wantsNearest('under 38.5')).toBe(false);
  });
});

describe('a second choice', () => {
  test.each([
    [
      'Giannis to get a triple-double if that is offered, otherwise his points over',
      "Giannis triple-double, or his points over if you don't have that",
    ],
    [
      'Booker threes over if available, if not his points over',
      "Booker threes over, or his points over if you don't have that",
    ],
    ['Bulls +9.5. Failing that, the Suns moneyline.', 'Bulls +9.5. Failing that, the Suns moneyline.'],
    [
      'Booker threes over if you have it, otherwise skip it',
      'Booker threes over if you have it, otherwise skip it',
    ],
    [
      'Booker threes over if he plays, otherwise nothing',
      'Booker threes over if he plays, otherwise nothing',
    ],
  ])('“%s” is “%s”', (said, plain) => {
    expect(withPlainNames(said)).toBe(plain);
  });
});

test('a wish in such words is no question for facts', () => {
  expect(wishesForNamed('Larkin scores a goal and records an assist')).toBe(true);
  expect(wishesForNamed('Has Larkin had a goal and an assist lately')).toBe(false);
  expect(wishesForNamed('Wild or Bruins')).toBe(false);
});

describe('what players are to do a lot', () => {
  test.each([
    ['stroud and kyler both throwing a lot', 'stroud and kyler passing yards over'],
    ['stroud to throw a ton of yards', 'stroud passing yards over'],
    ['goff throws for a lot, lions ml', 'goff passing yards over, lions ml'],
    ['i want goff to throw all day', 'i want goff passing yards over'],
    ['henry to run a lot', 'henry rushing yards over'],
    ['jokic grabbing a ton of rebounds', 'jokic rebounds over'],
    ['throw a bunch of legs together', 'throw a bunch of legs together'],
    ['games with a lot of points', 'games with a lot of points'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(withPlainNames(said)).toBe(plain);
  });
});

describe('what both teams are to score', () => {
  test.each([
    ['leafs blues both teams 3+ goals sgp', 'leafs team total over 2.5 and blues team total over 2.5 sgp'],
    ['oilers vs ducks each over 2.5', 'oilers team total over 2.5 and ducks team total over 2.5'],
    ['both teams to score 20+ in lions bears', 'lions team total over 19.5 and bears team total over 19.5'],
    ['each team at least 3 goals, oilers ducks', 'oilers team total over 2.5 and ducks team total over 2.5'],
    ['leafs blues both teams to score', 'leafs blues both teams to score'],
    ['leafs blues over 5.5', 'leafs blues over 5.5'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(withPlainNames(said)).toBe(plain);
  });
});

describe('legs that are put together', () => {
  test.each([
    [
      'Josh Allen passing and rushing props combined with a Bills win',
      'Josh Allen passing yards and rushing yards props and a Bills win',
    ],
    ['goff passing props along with the lions ml', 'goff passing props and the lions ml'],
    ['points combined with rebounds', 'points combined with rebounds'],
    [
      'give me the best mlb bet + the best nba bet + a goal scorer',
      'give me a mlb bet + a nba bet + a goal scorer',
    ],
    ['safe nba bet and safe nhl bet', 'safe nba bet and safe nhl bet'],
    ['the best nba bet', 'the best nba bet'],
    ['a bet on the packers, can you put one together', 'a bet on the packers, can you give me one'],
    ['put together a fun bet on the lions', 'give me a fun bet on the lions'],
    ['a parlay on the packers, put one together', 'a parlay on the packers, put one together'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(withPlainNames(said)).toBe(plain);
  });
});

describe('what is asked for where the first is priced nowhere', () => {
  test.each([
    ['draw no bet or something safe for the miami match', 'something safe for the miami match'],
    ['miami dnb or anything else safe', 'miami anything safe'],
    ['draw no bet on miami', 'draw no bet on miami'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(withPlainNames(said)).toBe(plain);
  });
});
