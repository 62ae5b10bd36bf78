/** Questions about an answer, and after it, as outsiders type them. */
import { type Case, info } from '../case.ts';
import { followUp } from './asked.ts';

export const followUps: readonly Case[] = [
  // About a bet.
  followUp(
    'NBA',
    'best bet in warriors lakers tonight',
    'why that one',
    info({ says: ['Lakers', 'Warriors'] }),
  ),
  followUp(
    'NFL',
    'Parlay Lions and Cowboys moneyline on Thanksgiving',
    'what would 25 bucks get me',
    info({ says: ['$25'] }),
  ),
  followUp(
    'NFL',
    'Pick a side for Vikings at Broncos',
    'is anyone giving a better number than that',
    info({ says: ['Broncos'] }),
  ),
  followUp(
    'NBA',
    'Give me a 4 leg parlay of NBA favorites tonight',
    'what happens if one of em loses',
    info({ says: ['parlay'] }),
  ),
  followUp('NHL', 'Who wins Canucks at Flames', 'talk me out of it', info({ says: ['Flames', 'Canucks'] })),
  followUp(
    'MLB',
    'Parlay Yankees, Dodgers and Braves to win today',
    'whats dead weight in here',
    info({ says: ['Yankees', 'Dodgers', 'Braves'] }),
  ),
  followUp(
    'MLB',
    'Under or over in Diamondbacks at Rockies?',
    'so ur saying over? on what grounds',
    info({ says: ['Rockies'] }),
  ),
  // The same question with other terms.
  followUp(
    'NBA',
    "who's hurt for the heat sunday",
    'what about the other team',
    info({ reads: 'find', says: ['Detroit Pistons', 'injury report'] }),
  ),
  followUp(
    'NFL',
    'packers record against the spread',
    'lions too',
    info({ reads: 'find', says: ['Lions', 'against the spread'] }),
  ),
  followUp(
    'NBA',
    'what was the score of the last thunder game',
    'and against the number?',
    info({ reads: 'find', says: ['Thunder'] }),
  ),
  followUp(
    'NFL',
    "What is the Bills' record this season?",
    'n the jets?',
    info({ reads: 'find', says: ['Jets'] }),
  ),
  followUp(
    'NBA',
    "What is the Lakers' record in their last 10 games?",
    'just the ones in LA',
    info({ reads: 'find', says: ['Lakers', 'home'] }),
  ),
  followUp(
    'NHL',
    'How often have the Kraken won this season?',
    'i mean when theyre the underdog',
    info({ reads: 'find', says: ['Kraken', 'underdogs'] }),
  ),
  followUp(
    'NFL',
    'What are the odds for Cowboys at Panthers on DraftKings?',
    'and at fanduel',
    info({ reads: 'market', says: ['Cowboys at Panthers', 'FanDuel'] }),
  ),
  followUp(
    'NFL',
    'What does a $10 parlay of two legs at -110 pay?',
    'three legs how much',
    info({ reads: 'sum', says: ['$59.58', '$69.58'] }),
  ),
  followUp(
    'NFL',
    'Who leads the Texans in receiving yards?',
    'most tds?',
    info({ reads: 'find', says: ['Texans', 'touchdowns'] }),
  ),
  followUp(
    'NBA',
    'What NBA games are on Sunday?',
    'only need the ones before 4',
    info({ reads: 'find', says: ['Bucks', 'Pistons', 'Mavericks'] }),
  ),
  followUp(
    'NFL',
    'What is the implied probability of the Dolphins at -900?',
    'w/o the vig',
    info({ says: ['86'] }),
  ),
  followUp(
    'NFL',
    'How do the 49ers do as home favorites?',
    'What about when they were giving ten or more?',
    info({ reads: 'find', says: ['49ers'] }),
  ),
  // Beyond the answer.
  followUp(
    'NBA',
    'What is the total for Warriors at Lakers?',
    "why'd it move",
    info({ says: ['total', 'Lakers'] }),
  ),
  followUp(
    'NBA',
    "What is the Pacers' ATS record this season?",
    'sorry what does ats stand for',
    info({ reads: 'explain', says: ['against the spread'] }),
  ),
  followUp('NHL', 'What is the puck line?', 'baseball got the same thing?', info({ says: ['run line'] })),
  followUp(
    'NHL',
    'Who is injured for the Oilers?',
    'does that mess with the line any',
    info({ says: ['Oilers'] }),
  ),
  followUp('MLB', 'Who is pitching for the Cubs today?', 'whats his era', info({ says: ['Horton'] })),
  followUp('NHL', 'Give me your best parlay for tonight', 'ur the goat 🐐', info()),
  // Other questions, which the answer before them does not touch.
  followUp(
    'NBA',
    'Best bet in Hornets at 76ers',
    'odds on canadiens preds',
    info({ says: ['Canadiens'] }),
    'market',
  ),
  followUp(
    'NFL',
    'What is the spread in Steelers at Browns?',
    'cheapest spot to get brewers ml this aft',
    info({ says: ['Brewers to win', '+120'] }),
    'market',
  ),
  followUp(
    'MLB',
    'Two leg parlay for Orioles at Yankees',
    'whats middling',
    info({ says: ['middle'] }),
    'explain',
  ),
  followUp(
    'MLS',
    'How many goals has Inter Miami scored this season?',
    'Explain closing line value to me please',
    info({ says: ['closing-line value'] }),
    'explain',
  ),
  followUp('NFL', 'Best bet for Thanksgiving', 'haha hope the turkey aint dry this yr', info(), 'off_topic'),
  followUp('MLB', 'What time is Red Sox at Giants?', 'alright bet, preciate it', info(), 'off_topic'),
  followUp('NHL', "What is the Sabres' record?", 'been a fan since 95 its been painful', info(), 'off_topic'),
];
