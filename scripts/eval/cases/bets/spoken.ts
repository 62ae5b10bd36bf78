/** Bets said as in a chat: with asides and feelings, counts after their kind, one market for all legs, and sides by price. */
import type { GradedStat } from '../../../../lambdas/contracts/feed/props.ts';
import { type Case, type Expectation, nothing, play, playOrNone } from '../case.ts';

type Terms = Omit<Expectation, 'kinds'>;

/** The same wish in several wordings. */
const ways = (expect: Expectation, ...asks: readonly string[]): Case[] =>
  asks.map((ask) => ({ ask, box: 'NFL', expect }));

const propOf = (...stats: readonly GradedStat[]): Terms => ({ markets: ['prop'], stats });
const over: Terms = { markets: ['total'], sides: ['over'] };
const under: Terms = { markets: ['total'], sides: ['under'] };
const favorite: Terms = { sides: ['favorite'] };
const underdog: Terms = { sides: ['underdog'] };
const each = (...eachLeg: readonly Terms[]): Expectation => play({ legs: eachLeg.length, eachLeg });

export const spoken: readonly Case[] = [
  // By outsiders: one or more of a statistic, margins, and legs of one game beside others.
  ...ways(
    play({ legs: 1, player: 'Jordan Love', stats: ['interceptions'], sides: ['over'] }),
    'jordan love throws a pick',
  ),
  ...ways(
    play({ legs: 2, sports: ['MLB'], markets: ['spread'], line: -1.5 }),
    'dodgers and yanks to both win by 2+ today',
  ),
  ...ways(
    playOrNone({ stats: ['receptions'], sides: ['over'] }),
    'receptions overs: mclaurin, thielen, pollard',
  ),
  // A number that comes after what it counts.
  ...ways(
    play({ legs: 2, ...propOf('rushing_yards'), sides: ['over'] }),
    'any good rushing yards overs sunday? give me 2',
    'got rushing yards overs for sunday? two please',
    'rushing yards. overs. sunday. 2.',
  ),
  ...ways(
    play({ legs: 3, ...propOf('touchdowns') }),
    'td scorers sunday? gimme three',
    'anytime td guys, 3 of em',
  ),
  ...ways(
    each({ markets: ['spread'], ...favorite }, { markets: ['spread'], ...favorite }, underdog),
    'fav to cover x2, dog outright x1',
  ),
  // A market for all legs, before or after them.
  ...ways(
    each(
      { markets: ['spread'], sides: ['favorite', 'away'] },
      { markets: ['spread'], sides: ['favorite', 'away'] },
      { markets: ['spread'], sides: ['underdog', 'home'] },
    ),
    'two road favs and one home dog, nfl, ats',
  ),
  ...ways(
    play({ legs: 2, markets: ['spread'], ...favorite }),
    'two favorites, ats',
    'spreads for two favorites nfl',
  ),
  ...ways(
    play({ legs: 3, sports: ['NHL'], markets: ['moneyline'], ...underdog }),
    '3 dogs in the nhl that can actually win, straight up no puckline',
  ),
  ...ways(
    play({ legs: 3, sports: ['MLB'], markets: ['spread'], line: 1.5, ...underdog }),
    'run lines +1.5 for three dogs',
    'three mlb dogs on the run line +1.5',
  ),
  ...ways(
    playOrNone({ legs: 3, markets: ['team_total'], sports: ['NBA'] }),
    'team points over for 3 nba teams',
  ),
  // What holds for each leg, and how many there are.
  ...ways(
    play({ legs: 3, sports: ['NBA'], ...under, days: ['today'] }),
    'all unders tonight nba 3 of em',
    '3 nba unders tonight, all unders',
  ),
  ...ways(
    play({ sports: ['NBA'], ...under, days: ['wednesday'] }),
    'weds night nba, one under from every game that tips before 8',
  ),
  // Likely and unlikely legs in the words of bettors.
  ...ways(
    each({ chance: { min: 70 } }, { chance: { max: 35 } }),
    'banker and a flyer',
    'lock and a long shot',
    'one safe leg one crazy leg',
  ),
  // A subject after its market.
  ...ways(
    play({ legs: 1, sides: ['over'], teams: ['Los Angeles Lakers'], markets: ['total'] }),
    '4th quarter over? lakers',
    'lakers. 4th quarter over.',
  ),
  // Prices and chances of each leg.
  ...ways(
    each(
      { price: { min: 100 } },
      { price: { min: 100 } },
      { price: { max: -101 } },
      { price: { max: -101 } },
    ),
    '2 plus money legs + 2 minus money legs',
  ),
  ...ways(
    play({ legs: 4, chance: { min: 55, max: 80 } }),
    '4 legs nobody under 55% and nobody over 80%',
    'four legs, none under 55% and none over 80%',
  ),
  ...ways(play({ legs: 3, price: { min: -130, max: -101 } }), 'three legs all between -130 and -101'),
  // Sides without props, and no bet on one game.
  ...ways(
    play({ legs: 4, markets: ['moneyline', 'spread'] }),
    'no sgps no props just sides 4 teams',
    'four sides, no props',
  ),
  // Milestones.
  ...ways(
    play({ legs: 2, ...propOf('passing_yards'), sides: ['over'] }),
    '300+ passing for any 2 qbs',
    '2 qbs with 300+ passing yards',
  ),
  ...ways(
    each(propOf('passing_yards'), propOf('rushing_yards'), propOf('receiving_yards')),
    '1 passing 1 rushing 1 receiving',
    'one passing prop, one rushing prop, one receiving prop',
  ),
  // Asides, feelings and the occasion.
  ...ways(
    play({ legs: 1, teams: ['Seattle Seahawks'] }),
    'im a seahawks fan make me a ticket',
    'im a big seahawks fan lol, one pick please',
  ),
  ...ways(
    play({
      legs: 3,
      sports: ['NBA'],
      notTeams: ['Los Angeles Lakers', 'Golden State Warriors', 'New York Knicks'],
    }),
    'dont give me lakers warriors or knicks im sick of it. 3 nba legs',
    'honestly no lakers, warriors or knicks please. 3 nba legs',
  ),
  ...ways(
    play({ legs: 2, sports: ['NFL'], ...over }),
    'its my birthday so lets go, two nfl overs',
    'im at work and cant look, 2 nfl overs please',
    'my buddy swears by overs lol whatever, two nfl overs',
    'not gonna lie im clueless, just give me 2 football overs',
  ),
  ...ways(
    play({ legs: 2, sports: ['NBA'], ...favorite }),
    'sooo basically two nba favorites, fingers crossed',
    'had a dream about this: 2 nba favorites',
    "I'm feeling good, dont judge me, two favorites nba",
  ),
  ...ways(
    play({ legs: 2, meeting: ['Pittsburgh Steelers', 'Cleveland Browns'] }),
    'same game steelers browns keep it to 2 legs',
  ),
  ...ways(
    playOrNone({ legs: 2, sports: ['NHL'], onlyTeams: canadianTeams() }),
    '2 nhl legs canadian teams',
    'nhl tonight, 2 picks, canadian teams only',
  ),
  // What narrows and cannot be had, and what asks for no bet.
  ...ways(
    nothing(),
    'fade the jets. 2 legs against em',
    'spicy one for tnf',
    'giannis 30 piece and bucks lose',
    'something done by 6pm nfl',
    'lions moneyline if goff is active',
    'gibbs and cmc both score lions win',
    'what should i eat during the lakers game',
    'what should i get my wife for christmas',
    'make my wife happy',
    'pick a baby name',
    'how come they call it chalk',
    'what can i even ask u',
    'do i do better on dogs or favs',
    'better slate to bet thurs nba or fri nba',
    'give me 3 player unders. everyone always bets overs',
  ),
];

function canadianTeams(): readonly string[] {
  return [
    'Toronto Maple Leafs',
    'Montreal Canadiens',
    'Ottawa Senators',
    'Winnipeg Jets',
    'Calgary Flames',
    'Edmonton Oilers',
    'Vancouver Canucks',
  ];
}
