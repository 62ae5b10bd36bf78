/** Wordings of bets that people have in mind are said in words that both readers know. */
import { describe, expect, test } from 'vitest';
import { withBrothersNamed } from '../../../../../lambdas/domain/asking/reading/plain/bets/brothers.ts';
import { forBoth } from '../../../../../lambdas/domain/asking/reading/plain/for-both.ts';
import type { KnownPlayer } from '../../../../../lambdas/domain/feed/players/known-player.ts';

describe('how many legs are of a kind', () => {
  test.each([
    ['5 legs, mostly overs', '5 legs, 3 overs and the rest whatever'],
    ['four picks, mainly unders please', 'four picks, 3 unders and the rest whatever please'],
    ["six legger that's mostly totals", 'six legger, 4 totals and the rest whatever'],
    ['mostly favorites, 4 legs', '3 favorites and the rest whatever, 4 legs'],
    ['6 picks, more dogs than favorites', '6 picks, 4 dogs and the rest whatever'],
    ['a parlay of mostly chalk', 'a parlay of, 3 legs, 2 favorites and the rest whatever'],
    ['4 legs, no more than one prop', '4 legs, 1 player prop and 3 game lines'],
    ['5 leg parlay with at most two player props', '5 leg parlay, 2 player props and 3 game lines'],
    ['only one total, 4 legs', '1 total and 3 sides, 4 legs'],
    ['one prop max, three legs', '1 player prop and 2 game lines, three legs'],
    ['browns games, mostly overs by now?', 'browns games, mostly overs by now?'],
    ['just one prop please', 'just one prop please'],
    ['2 legs, at most two props', '2 legs, at most two props'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('straight moneylines', () => {
  test.each([
    ['one nba one nhl. straight MLs. today', 'one nba one nhl. moneylines. today'],
    ['2 MLs tonight', '2 moneylines tonight'],
    ['3 leg nba parlay straight mls', '3 leg nba parlay moneylines'],
    ['celtics straight ml', 'celtics straight ml'],
    ['three straight moneylines', 'three straight moneylines'],
    ['straight mls bets', 'straight mls bets'],
    ['2 MLS picks', '2 MLS picks'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('kinds of which either will do', () => {
  test.each([
    ['1 prop and 3 moneylines or spreads', '1 prop and 3 sides'],
    ['two spreads or mls', 'two sides'],
    ['4 legs, 1 prop and 3 sides or totals', '4 legs, 1 prop and 3 game lines'],
    ['three moneylines, spreads or totals', 'three game lines'],
    ['2 overs and one moneyline or spread', '2 overs and one side'],
    ['lakers moneyline or spread', 'lakers moneyline or spread'],
    ['heat +3.5 or moneyline?', 'heat +3.5 or moneyline?'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('money over several bets', () => {
  test.each([
    ['spread 60 bucks over three bets tonight', '3 singles with $60 tonight'],
    ['i have $90, split it between 3 plays', 'i have $90, 3 singles'],
    ['divide my 100 evenly across 5 nba bets', '5 nba singles with $100'],
    ['put my 50 over 5 singles', '5 singles with $50'],
    ['spread a hundred over four dogs', '4 dogs as singles with $100'],
    ['20 a piece on three overs', '3 overs as singles with $20 each'],
    ['20 bucks on each of 3 unders', '3 unders as singles with $20 each'],
    ['100 split over four games', '4 singles with $100'],
    ['spread for the three bets', 'spread for the three bets'],
    ['over 5 goals and the spread', 'over 5 goals and the spread'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('a side of one of two teams', () => {
  test.each([
    [
      'is freddie freeman over or under 1.5 bases? pair your pick with the dodgers',
      'freddie freeman 1.5 bases and the dodgers',
    ],
    [
      'will cease go over or under on his strikeouts, and combine it with the over',
      'cease strikeouts and the over',
    ],
    ['does he go over or under 20? add the lakers', 'does he go over or under 20? add the lakers'],
    ['lakers or warriors? pick a side and add the total', 'lakers warriors sgp, a side and the total'],
    ['kings or knicks? you pick, plus the over', 'kings knicks sgp, a side and the over'],
    ['celtics or wizards, pick a winner and throw in the under', 'celtics wizards sgp, a side and the under'],
    ['jets or bills and the under', 'jets bills sgp, a side and the under'],
    ['lakers or celtics on sunday?', 'lakers or celtics on sunday?'],
    ['lakers or celtics, pick a side', 'lakers or celtics, pick a side'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('a part of a game and all of it', () => {
  test.each([
    ['bills first half spread and full game spread', 'bills first half spread and bills spread'],
    ['lakers 1h ml plus the full game ml', 'lakers 1h ml and lakers ml'],
    [
      'first half moneyline on the bills and its full game partner',
      'bills first half moneyline and bills moneyline',
    ],
    [
      'a first-half bet and its full-game partner',
      'a first-half total and the full game total of the same game',
    ],
    ['lions up at half AND win', 'lions first half moneyline and lions full game moneyline'],
    [
      'celtics to be ahead at the half and win the game',
      'celtics first half moneyline and celtics full game moneyline',
    ],
    ['how often do the lions lead at half', 'how often do the lions lead at half'],
    ['first half under and full-game under, lions bears', 'first half under and game under, lions bears'],
    ['first half or full game under', 'first half or full game under'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('names and verbs', () => {
  test.each([
    ['kupp, dk and nacua 50+ yards', 'kupp, DK Metcalf and nacua 50+ yards'],
    ['dk and lockett both to score', 'DK Metcalf and lockett both to score'],
    ['dk over 50.5', 'DK Metcalf over 50.5'],
    ['niners ml on dk', 'niners ml on dk'],
    ['is dk better than fanduel for props', 'is dk better than fanduel for props'],
    ['niners vs bucks sgp', 'niners vs bucs sgp'],
    ['20 bucks niners ml', '20 bucks niners ml'],
    ['bucks suns sgp', 'bucks suns sgp'],
    ['wjo pots in the bruins game', 'goal scorer in the bruins game'],
    ["who's potting one tonight for the habs", 'goal scorer tonight for the habs'],
    ['mackinnon pots one', 'mackinnon to score'],
    ['who scores in the bills game', 'a scorer in the bills game'],
    ['who scores first for the bills', 'who scores first for the bills'],
    ['both qbs 200+ in dallas carolina', 'a qb from each team 200+ passing yards in dallas carolina'],
    ['each qb to throw 2 tds, bucs niners', 'a qb from each team to throw 2 tds, bucs niners'],
    ['both qbs 250+', 'both qbs 250+ passing yards'],
    ['rbs 50+ sunday', 'rbs 50+ rushing yards sunday'],
    ['qbs 200+ rushing yards', 'qbs 200+ rushing yards'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('what a leg is', () => {
  test.each([
    ['cowboys to score 30+', 'cowboys team total over 29.5'],
    ['bills to score over 23.5', 'bills team total over 23.5'],
    ['avalanche to score 4 or more goals', 'avalanche team total over 3.5'],
    ['jets will score under 17.5 points', 'jets team total under 17.5'],
    ['bears to score 3', 'bears to score 3'],
    ['bears to score first', 'bears to score first'],
    ['bears to score 3+ touchdowns', 'bears to score 3+ touchdowns'],
    ['anyone to score 40', 'any player 40+ points'],
    ['somebody to drop 30+ tonight', 'any player 30+ points tonight'],
    ['anyone to score a touchdown', 'anyone to score a touchdown'],
    ['nothing with a spread over 7, 3 legs', 'spreads of 7 or less only, 3 legs'],
    ['3 favorites, no games with a spread bigger than 6.5', '3 favorites, spreads of 6.5 or less only'],
    ['all legs at fanduel, 3 leg nba', 'at fanduel, 3 leg nba'],
    ['all legs at home', 'all legs at home'],
    ['niners def td', 'niners defensive touchdown'],
    ['packers +3 and any packer to score', 'packers +3 and someone on the packers to score'],
    ['a kings player to score', 'someone on the kings to score'],
    ['a kings player over points', 'one player prop over points from the kings'],
    ['a winger to score', 'a winger to score'],
    ['2 legs that hit a third of the time', '2 legs that hit 33% of the time'],
    ['opposing qb under vs bills', 'qb under against bills'],
    [
      'the opposing pitcher under strikeouts facing the yankees',
      'pitcher under strikeouts against the yankees',
    ],
    ['3 point shooters only, two overs', 'threes props only, two overs'],
    [
      'one bet per window on sunday: early, late, night',
      'one leg from the early games, one leg from the late afternoon games, one leg from the sunday night game',
    ],
    [
      'a leg i can sweat at 1, one at 4 and one at night',
      'one leg from the early games, one leg from the late afternoon games, one leg from the sunday night game',
    ],
    ['a leg at 1 and one at 4', 'a leg at 1 and one at 4'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('what narrows no bet', () => {
  test.each([
    ['three ugly underdogs', 'three underdogs'],
    ['gimme two filthy unders', 'gimme two unders'],
    ['this is gonna be close, bulls +10', 'bulls +10'],
    ['i expect a tight one in seahawks rams, take the dog', 'in seahawks rams, take the dog'],
    [
      'close game between knicks and kings so give me the home side',
      'in knicks vs kings so give me the home side',
    ],
    ['close games only, two dogs', 'close games only, two dogs'],
    ['juicy parlay', 'juicy parlay'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('players that differ', () => {
  test.each([
    ['4 props, no player twice', '4 props, different players'],
    ['5 props, no repeat players', '5 props, different players'],
    ['3 rebounds overs, one prop per player', '3 rebounds overs, different players'],
    ["4 props, don't use the same guy twice", '4 props, different players'],
    ['4 props, no two on the same player', '4 props, different players'],
    ['player twice on the bench', 'player twice on the bench'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('players of one surname', () => {
  const of = (name: string, team: string, sport: KnownPlayer['sport'] = 'NHL') =>
    ({ name, team, sport }) as KnownPlayer;
  const roster = [
    of('Jack Hughes', 'New Jersey Devils'),
    of('Luke Hughes', 'New Jersey Devils'),
    of('Quinn Hughes', 'Minnesota Wild'),
    of('Brady Tkachuk', 'Ottawa Senators'),
    of('Matthew Tkachuk', 'Florida Panthers'),
    of('Mikko Rantanen', 'Dallas Stars'),
  ];
  test.each([
    ['hughes brothers over shots', 'Jack Hughes, Luke Hughes and Quinn Hughes over shots'],
    ['both hughes bros to score', 'Jack Hughes and Luke Hughes to score'],
    ['hughes brothers both to get a point', 'Jack Hughes and Luke Hughes both to get a point'],
    ['the tkachuks to score', 'Brady Tkachuk and Matthew Tkachuk to score'],
    ['both tkachuks o3.5 shots', 'Brady Tkachuk and Matthew Tkachuk o3.5 shots'],
    ['jack and luke hughes over shots', 'Jack Hughes and Luke Hughes over shots'],
    ['rantanen brothers to score', 'rantanen brothers to score'],
    ['the stars to score', 'the stars to score'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(withBrothersNamed(said, roster)).toBe(plain);
  });
});

describe('words beside a bet', () => {
  test.each([
    ['could you suggest something small and fun for us', 'could you suggest something for us'],
    ['a small bet on the jets', 'a bet on the jets'],
    ['a small slate tonight', 'a small slate tonight'],
    ['sgp with purdy and kittle and nothing with kickers', 'sgp with purdy and kittle, no kickers'],
    ['parlay all the home favorites in the 1pm games', 'parlay every home favorite in the 1pm games'],
    ['all of the road dogs on sunday', 'every road dog on sunday'],
    ['which dog has the best shot sunday', 'the likeliest dog sunday'],
    ['skip ohtani over 5.5 strikeouts or nah', 'Should I skip ohtani over 5.5 strikeouts'],
    ['skip the running backs', 'skip the running backs'],
    ['purdy over passing yds + niners -', 'purdy over passing yds + niners spread'],
    ['niners -3', 'niners -3'],
    ['texans cards shootout sgp, stroud td', 'texans cards over sgp, stroud td'],
    ['jets bills low scoring, allen rushing yards sgp', 'jets bills under, allen rushing yards sgp'],
    ['sgp steelers browns, low scoring type game', 'sgp steelers browns, unders only'],
    ['an sgp for bills jets for a high-scoring game', 'an sgp for bills jets, overs only'],
    ['low scoring games tonight', 'low scoring games tonight'],
    ['anything on a player', 'a player prop'],
    ['a player bet in the rockets game', 'a player prop in the rockets game'],
    ['a bet on a player to score', 'a bet on a player to score'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('a limit that is said of the asker', () => {
  test.each([
    ["don't want more than 3 picks", 'no more than 3 picks'],
    ['sunday parlay but i dont wanna do more than 4 legs', 'sunday parlay no more than 4 legs'],
    ['nba tonight, not looking for more than two', 'nba tonight, no more than two'],
    ["a parlay, i wouldn't bet over 5 legs", 'a parlay, no more than 5 legs'],
    ["i don't want more than 50 rushing yards", "i don't want more than 50 rushing yards"],
    ['i want more than 3 picks', 'i want more than 3 picks'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('both kinds of lines', () => {
  test.each([
    ['no props just sides and totals', 'no props just game lines'],
    ['3 leg parlay of totals & sides', '3 leg parlay of game lines'],
    ['2 sides and 2 totals', '2 sides and 2 totals'],
    ['two sides and totals', 'two sides and totals'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('runs of the first inning', () => {
  test.each([
    ['1st inning run YES, which game', 'yrfi, which game'],
    ['first inning run yes dodgers', 'yrfi dodgers'],
    ['1st inning run yankees game', 'yrfi yankees game'],
    ['yes run first inning, braves', 'yrfi, braves'],
    ['a run in the 1st inning of the mets game', 'yrfi of the mets game'],
    ['1st inning run no', 'nrfi'],
    ['first inning: no run', 'nrfi'],
    ['zero runs scored in the 1st', 'nrfi'],
    ['1st inning run line', '1st inning run line'],
    ['first inning runs over 0.5', 'first inning runs over 0.5'],
    ['no runs in the first five innings', 'no runs in the first five innings'],
    [
      'how many runs in the first inning do the mets score',
      'how many runs in the first inning do the mets score',
    ],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('all of a kind', () => {
  test.each([
    ['parlay all the home favs tonight', 'parlay every home fav tonight'],
    ['parlay all home favorites tonight', 'parlay every home favorite tonight'],
    ['parlay of all the road dogs today', 'parlay every road dog today'],
    ['bet all the dogs tomorrow', 'parlay every dog tomorrow'],
    ['3 leg parlay all favorites', '3 leg parlay all favorites'],
    ['4 leg parlay, take all the favorites', '4 leg parlay, take all the favorites'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('how rested another team is', () => {
  test.each([
    [
      'panthers on back 2 back, find me a bet on the rangers tomorrow',
      'find me a bet on the rangers tomorrow',
    ],
    ['sixers are on a b2b so give me something on the knicks', 'give me something on the knicks'],
    ['Celtics off a back-to-back. take the Heat', 'take the Heat'],
    ['knicks on a back to back, bet on the knicks', 'knicks on a back to back, bet on the knicks'],
    ['panthers on a back to back, find me a bet', 'panthers on a back to back, find me a bet'],
    ['are the knicks on a back to back', 'are the knicks on a back to back'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});
