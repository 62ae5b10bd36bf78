/** Bets that people have in mind: legs of several kinds, a bet around a team or a player, one from each league. */
import type { GradedStat } from '../../../../lambdas/contracts/feed/props.ts';
import { type Case, type Expectation, noPlay, play, playOrNone } from '../case.ts';

type Terms = Omit<Expectation, 'kinds'>;

/** The same wish in several wordings. */
const ways = (expect: Expectation, ...asks: readonly string[]): Case[] =>
  asks.map((ask) => ({ ask, box: 'NFL', expect }));

const over: Terms = { markets: ['total'], sides: ['over'] };
const under: Terms = { markets: ['total'], sides: ['under'] };
const winner: Terms = { markets: ['moneyline'] };
const favorite: Terms = { markets: ['moneyline'], sides: ['favorite'] };
const underdog: Terms = { markets: ['moneyline'], sides: ['underdog'] };
const propOf = (...stats: readonly GradedStat[]): Terms => ({ markets: ['prop'], stats });
const each = (...eachLeg: readonly Terms[]): Expectation => play({ legs: eachLeg.length, eachLeg });
const eachOrNone = (...eachLeg: readonly Terms[]): Expectation =>
  playOrNone({ legs: eachLeg.length, eachLeg });

export const built: readonly Case[] = [
  ...ways(
    each(over, over, winner),
    'a couple overs plus one team to win',
    'one team to win and two overs, nfl',
    'nfl 3 leg: 2 overs, 1 moneyline',
  ),
  ...ways(
    each({ chance: { min: 70 } }, { chance: { max: 35 } }),
    'one lock and one long shot',
    'a risky leg with a safe leg',
    'give me a sure thing plus a long shot in the nfl',
  ),
  ...ways(
    play({ legs: 3, teams: ['San Francisco 49ers'] }),
    'a parlay built around the niners',
    'build something around the 49ers',
    '3 leg parlay featuring the san francisco 49ers',
  ),
  ...ways(
    play({ legs: 2, eachLeg: [{ player: 'Christian McCaffrey' }, {}] }),
    'Christian McCaffrey receiving yards and something with it',
    'cmc receiving yards plus one more',
    'a Christian McCaffrey prop and another leg',
  ),
  ...ways(
    each(propOf('rushing_yards'), propOf('rushing_yards'), propOf('receptions')),
    'two rushing yards props and a receptions prop',
    'one receptions prop with a couple of rushing yards props',
    '2 rushing yard props, 1 receptions prop',
  ),
  ...ways(
    play({ legs: 5, markets: ['prop'] }),
    'five player props',
    '5 leg player prop parlay nfl',
    'parlay of 5 player props',
  ),
  ...ways(
    playOrNone({ legs: [2, 6] }),
    'one leg from each league',
    'a favorite from every sport',
    'one pick per league',
  ),
  ...ways(
    each(favorite, favorite, { ...underdog, markets: ['spread'] }, { ...underdog, markets: ['spread'] }),
    '4 legger with 2 favs on the ml and 2 dogs with the points, nfl',
    'nfl: 2 dogs with the points and 2 favorites on the moneyline',
    'two moneyline favorites and two underdogs on the spread',
  ),
  ...ways(
    each(
      { ...winner, teams: ['Dallas Cowboys'], against: ['Dallas Cowboys'] },
      { ...winner, onlyTeams: ['San Francisco 49ers'], back: ['San Francisco 49ers'] },
      { markets: ['total'], notTeams: ['San Francisco 49ers', 'Dallas Cowboys'] },
    ),
    'cowboys lose, 49ers win, and a total',
    'a total plus niners to win plus cowboys to lose',
    'niners to win, cowboys to lose and one total you like',
  ),
  ...ways(
    each(propOf('touchdowns'), propOf('touchdowns'), winner),
    'two touchdown scorers and a team to win',
    'a moneyline and 2 anytime td scorers',
    '2 anytime touchdowns with one nfl moneyline',
  ),
  ...ways(
    each(over, under),
    'an over and an under in the nfl',
    'one under plus one over',
    'two nfl games: one under, one over',
  ),
  ...ways(
    play({ legs: 4, eachLeg: [underdog, {}, {}, {}] }),
    '4 leg nfl parlay with at least one underdog moneyline',
    'nfl parlay of 4 legs, at least one underdog on the moneyline',
  ),
  ...ways(
    each(
      { ...winner, onlyTeams: ['Green Bay Packers'] },
      { ...winner, onlyTeams: ['Minnesota Vikings'] },
      {},
    ),
    'packers ml, vikings ml and one more',
    'packers to win, vikings to win, add one',
  ),
  ...ways(
    each({ ...underdog, price: { min: 200 } }, favorite),
    'a dog at +200 or better on the ml and a moneyline favorite',
    'moneyline favorite and a moneyline underdog at least +200',
  ),
  ...ways(
    play({ legs: 3, eachLeg: [over, over, favorite], payout: { min: 400 } }),
    'parlay of two overs and a moneyline favorite paying at least +400',
  ),
  ...ways(
    eachOrNone(
      { ...winner, onlyTeams: ['Los Angeles Lakers'] },
      { ...over, sports: ['NBA'] },
      { ...favorite, sports: ['NHL'] },
    ),
    'lakers to win, an nba over and a hockey favorite on the moneyline',
  ),
  ...ways(
    playOrNone({ legs: 3, everySport: ['NFL', 'NBA', 'NHL'] }),
    'one from football one from basketball one from hockey all favorites',
    '1 nfl 1 nba 1 nhl',
  ),
  ...ways(
    eachOrNone(
      { ...under, sports: ['NHL'] },
      { ...under, sports: ['NHL'] },
      { ...underdog, sports: ['NHL'] },
    ),
    'two unders and a moneyline dog. nhl tonite',
  ),
  ...ways(each(winner, over), 'cowboys moneyline and the over'),
  ...ways(each({ markets: ['spread'] }, under), 'lions to cover plus the under'),
  ...ways(each(over, winner, winner), 'a first half over and two moneylines'),
  ...ways(
    play({ legs: 2, meeting: ['Chicago Bears', 'Detroit Lions'] }),
    '2 leg parlay for the lions game',
    'two picks on the bears lions game',
  ),
  ...ways(
    play({ legs: [1, 4], onlyTeams: ['Minnesota Vikings', 'Denver Broncos'] }),
    'something that hits +1000 on the sunday night game',
    'a long shot in the vikings broncos game',
  ),
  ...ways(
    play({ legs: 1, markets: ['total'], sides: ['over'], onlyTeams: ['Miami Dolphins'] }),
    'over in the tyreek hill game',
    'tyreek hill game over',
  ),
  ...ways(noPlay({ says: ['triple-double'] }), 'an nba triple double and a football favorite'),
];
