/** More bets on the NBA, as outsiders ask for them. */
import { type Case, play } from '../case.ts';
import { wish } from './asked.ts';

export const moreBasketballBets: readonly Case[] = [
  wish(
    'NBA',
    'Can you make me a parlay where each leg has at least a 65% chance of hitting? NBA tonight.',
    play({ legs: [2, 8], sports: ['NBA'], days: ['today'], chance: { min: 65 } }),
  ),
  wish(
    'NBA',
    'wemby rebounds over tmrw',
    play({ legs: 1, player: 'Victor Wembanyama', stats: ['rebounds'], sides: ['over'], days: ['sunday'] }),
  ),
  wish(
    'NBA',
    'unders night. four player points unders in the NBA, all tonight, from different games if you can',
    play({ legs: 4, sports: ['NBA'], stats: ['points'], sides: ['under'], days: ['today'] }),
  ),
  wish(
    'NBA',
    'wolves jazz sgp tonight. 3 legs, ant over points is a must',
    play({
      legs: 3,
      days: ['today'],
      meeting: ['Minnesota Timberwolves', 'Utah Jazz'],
      eachLeg: [{ player: 'Anthony Edwards', stats: ['points'], sides: ['over'] }, {}, {}],
    }),
  ),
  wish(
    'NHL',
    'Maxey points over tonight',
    play({ legs: 1, player: 'Tyrese Maxey', stats: ['points'], sides: ['over'], days: ['today'] }),
  ),
  wish(
    'NFL',
    'Harden assists prop for the Hawks game, your call on the side',
    play({ legs: 1, player: 'James Harden', stats: ['assists'], sides: ['over', 'under'] }),
  ),
  wish(
    'NBA',
    'yo whats the best PRA over on tmrws slate',
    play({ legs: 1, sports: ['NBA'], stats: ['points_rebounds_assists'], sides: ['over'], days: ['sunday'] }),
  ),
  wish(
    'NBA',
    'wemby boards over w cam thomas pts under same game',
    play({
      legs: 2,
      markets: ['prop'],
      meeting: ['Brooklyn Nets', 'San Antonio Spurs'],
      eachLeg: [
        { player: 'Victor Wembanyama', stats: ['rebounds'], sides: ['over'] },
        { player: 'Cam Thomas', stats: ['points'], sides: ['under'] },
      ],
    }),
  ),
  wish(
    'NBA',
    'I never lay more than minus two hundred on a team. With that in mind, choose three basketball winners for tonight.',
    play({ legs: 3, sports: ['NBA'], markets: ['moneyline'], price: { min: -200 }, days: ['today'] }),
  ),
  wish(
    'NBA',
    "Across tomorrow's NBA totals, which single under has the highest probability? That's the one I want.",
    play({ legs: 1, sports: ['NBA'], markets: ['total'], sides: ['under'], days: ['sunday'] }),
  ),
  wish(
    'NBA',
    'do the celtics win sunday? if so put them in with 2 other big favorites',
    play({
      legs: 3,
      sports: ['NBA'],
      sides: ['favorite'],
      teams: ['Boston Celtics'],
      back: ['Boston Celtics'],
      eachLeg: [
        { teams: ['Boston Celtics'], back: ['Boston Celtics'], markets: ['moneyline'], days: ['sunday'] },
        {},
        {},
      ],
    }),
  ),
  wish(
    'NBA',
    'i need 3s. three dudes to go over their made threes tmrw, nobody from the nets they killed me last week',
    play({
      legs: 3,
      sports: ['NBA'],
      stats: ['threes'],
      sides: ['over'],
      notTeams: ['Brooklyn Nets'],
      days: ['sunday'],
    }),
  ),
  wish(
    'MLB',
    'first time on here. 25 bucks, dont really wanna lose it, basketball tonight',
    play({ sports: ['NBA'], days: ['today'] }),
  ),
];
