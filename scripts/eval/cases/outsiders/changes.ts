/** Changes of a bet, as outsiders type them after an answer. */
import { type Case, info, noPlay, play } from '../case.ts';
import { followUp } from './asked.ts';

export const changes: readonly Case[] = [
  // Other terms.
  followUp(
    'NBA',
    'whats your favorite pick tonight',
    'nothing tonight, what about sunday',
    play({ legs: 1, sports: ['NBA'], days: ['sunday'] }),
  ),
  followUp(
    'NHL',
    'give me a 3 leg parlay for tonight',
    'too risky make it safer',
    play({ legs: 3, sports: ['NHL'], days: ['today'], becomes: 'likelier' }),
  ),
  followUp(
    'NFL',
    'Give me a 3 leg parlay for Sunday',
    'make it safer',
    play({ legs: 3, sports: ['NFL'], days: ['sunday'], becomes: 'likelier' }),
  ),
  followUp(
    'NFL',
    'Best anytime touchdown scorer in Cardinals at Texans',
    'got anyone at longer odds tho',
    play({
      legs: 1,
      stats: ['touchdowns'],
      meeting: ['Arizona Cardinals', 'Houston Texans'],
      becomes: 'longer',
    }),
  ),
  followUp(
    'NFL',
    'Give me a 3 team moneyline parlay for Sunday',
    'only dogs this time',
    play({ legs: 3, sports: ['NFL'], markets: ['moneyline'], sides: ['underdog'], days: ['sunday'] }),
  ),
  followUp(
    'NBA',
    'Knicks at Kings pick please',
    'thats the favorite?? i want plus money',
    play({ legs: 1, meeting: ['New York Knicks', 'Sacramento Kings'], price: { min: 100 } }),
  ),
  followUp(
    'MLB',
    'mets phillies, which side',
    'wait i meant tmrws game',
    play({ legs: 1, meeting: ['New York Mets', 'Philadelphia Phillies'], days: ['tomorrow'] }),
  ),
  followUp(
    'MLB',
    'Best MLB bet today',
    'anything that starts later? im at work til 6',
    play({
      legs: 1,
      days: ['today'],
      onlyTeams: [
        'San Diego Padres',
        'Philadelphia Phillies',
        'Colorado Rockies',
        'Los Angeles Angels',
        'Athletics',
        'Los Angeles Dodgers',
      ],
    }),
  ),
  followUp('MLS', 'Moneyline pick for New York City FC at Union', 'over under?', noPlay()),
  // Other names.
  followUp(
    'NBA',
    'Who should I take in the Kings game tonight?',
    'no i meant the nhl kings',
    play({ legs: 1, sports: ['NHL'], teams: ['Los Angeles Kings'], days: ['today'] }),
  ),
  followUp(
    'NHL',
    'Give me the best Rangers bet',
    'baseball rangers my bad',
    play({ legs: 1, sports: ['MLB'], teams: ['Texas Rangers'], days: ['today'] }),
  ),
  followUp(
    'NFL',
    'Give me a pick for Eagles at Chiefs',
    'throw in a kelce prop with it',
    noPlay({ says: ['Kelce'] }),
  ),
  followUp(
    'NBA',
    'Build me a parlay with one NFL, one NBA and one NHL game',
    'take the hockey out put college football',
    { kinds: ['play', 'no_play', 'info'], sports: ['NFL', 'NBA'], says: ['college'] },
  ),
  // Legs: dropped, swapped and added.
  followUp(
    'NFL',
    'Parlay the Cowboys, Dolphins and Bills to win',
    'drop dallas',
    play({ legs: 2, keeps: 2, markets: ['moneyline'], back: ['Miami Dolphins', 'Buffalo Bills'] }),
  ),
  followUp(
    'NBA',
    'Parlay the Pelicans, Sixers, Bulls and Thunder to win tonight',
    'lose leg 3, i hate chicago',
    play({ legs: 3, keeps: 3, notTeams: ['Chicago Bulls'] }),
  ),
  followUp(
    'NBA',
    "Parlay of tonight's three biggest NBA favorites",
    'drop to the two safest. $100 on it pays what',
    play({ legs: 2, keeps: 2, sides: ['favorite'], days: ['today'] }),
  ),
  followUp(
    'NHL',
    'Parlay Avalanche, Hurricanes and Blue Jackets to win tonight',
    'replace columbus with buffalo',
    play({
      legs: 3,
      keeps: 2,
      teams: ['Buffalo Sabres'],
      back: ['Colorado Avalanche', 'Carolina Hurricanes', 'Buffalo Sabres'],
      notTeams: ['Columbus Blue Jackets'],
    }),
  ),
  followUp(
    'NFL',
    '4 leg touchdown parlay for Sunday',
    'swap out #3',
    play({ legs: 4, keeps: 3, stats: ['touchdowns'], days: ['sunday'] }),
  ),
  followUp(
    'NFL',
    'Two leg parlay for the early games Sunday',
    'add another leg, something from the rams game',
    play({ legs: 3, keeps: 2, teams: ['Los Angeles Rams'], days: ['sunday'] }),
  ),
  followUp(
    'MLS',
    'Parlay Philadelphia Union and San Diego FC to win',
    'toss in a vancouver win as leg 3',
    play({ legs: 3, keeps: 2, markets: ['moneyline'], back: ['Vancouver Whitecaps', 'Philadelphia Union'] }),
  ),
  // Something else.
  followUp(
    'NBA',
    'Best points prop tonight',
    'show me another',
    play({ legs: 1, keeps: 0, sports: ['NBA'], stats: ['points'], days: ['today'] }),
  ),
  followUp(
    'NBA',
    'Best bet in Raptors at Magic',
    'im not laying 13 and a half, got anything else in this game',
    play({ legs: 1, keeps: 0, meeting: ['Toronto Raptors', 'Orlando Magic'] }),
  ),
  // Another bet, which the answer before it does not touch.
  followUp(
    'NFL',
    "Give me a 3 leg parlay for Sunday's early games",
    'who wins caps at golden knights tonight',
    play({ legs: 1, meeting: ['Washington Capitals', 'Vegas Golden Knights'], days: ['today'] }),
    'play',
  ),
  followUp(
    'NBA',
    "What is Boston Celtics' home record?",
    'best strikeout bet today?',
    play({ legs: 1, sports: ['MLB'], stats: ['strikeouts'], days: ['today'] }),
    'play',
  ),
  followUp(
    'NFL',
    'Safest 2 leg parlay for Sunday',
    'track it for $20',
    info({ reads: 'track', says: ['$20'] }),
  ),
];
