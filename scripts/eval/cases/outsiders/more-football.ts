/** More sides, totals and parlays of the NFL. */
import { type Case, play } from '../case.ts';
import { wish } from './asked.ts';

export const moreFootballBets: readonly Case[] = [
  wish(
    'NFL',
    'lions team total over sunday',
    play({
      legs: 1,
      markets: ['team_total'],
      sides: ['over'],
      teams: ['Detroit Lions'],
      back: ['Detroit Lions'],
      days: ['sunday'],
    }),
  ),
  wish(
    'NFL',
    'moneylines tomorrow in the nfl with a 75% or better chance to win, stack two of those',
    play({ legs: 2, sports: ['NFL'], markets: ['moneyline'], chance: { min: 75 }, days: ['sunday'] }),
  ),
  wish(
    'NFL',
    "Fading the Raiders again, they've burned me for the last time. Dolphins -13.5 straight, no fluff",
    play({
      legs: 1,
      sports: ['NFL'],
      markets: ['spread'],
      back: ['Miami Dolphins'],
      teams: ['Miami Dolphins'],
      line: -13.5,
      days: ['sunday'],
    }),
  ),
  wish(
    'NFL',
    'I have twenty dollars to spend and I would like to win about a hundred with it. Pick four football games for Sunday and no player bets.',
    play({
      legs: 4,
      sports: ['NFL'],
      markets: ['moneyline', 'spread', 'total', 'team_total'],
      payout: { min: 400, max: 600 },
      days: ['sunday'],
    }),
  ),
  wish(
    'NFL',
    'hi! my brother in law has a lions bet going for thanksgiving and I want to do one too. just lions to win',
    play({
      legs: 1,
      markets: ['moneyline'],
      back: ['Detroit Lions'],
      meeting: ['Green Bay Packers', 'Detroit Lions'],
      days: ['thursday'],
    }),
  ),
  wish(
    'NFL',
    'Three favorites ML from the 1pm window Sunday, and keep the Cowboys far away from my slip',
    play({
      legs: 3,
      sports: ['NFL'],
      markets: ['moneyline'],
      sides: ['favorite'],
      notTeams: ['Dallas Cowboys'],
      days: ['sunday'],
    }),
  ),
  wish(
    'NFL',
    'it hurts as a chiefs fan but eagles +2.5 monday',
    play({
      legs: 1,
      markets: ['spread'],
      back: ['Philadelphia Eagles'],
      meeting: ['Philadelphia Eagles', 'Kansas City Chiefs'],
      line: 2.5,
      days: ['monday'],
    }),
  ),
  wish(
    'NFL',
    'superbowl and thanksgiving are literally the only times i bet lol. something fun on the cowboys game thursday thats not too risky',
    play({
      onlyTeams: ['Dallas Cowboys'],
      meeting: ['Washington Commanders', 'Dallas Cowboys'],
      days: ['thursday'],
    }),
  ),
  wish(
    'NFL',
    "Assume I'm getting smoked in the early window. SNF hail mary, Vikes Broncos, 5 legs, has to pay +2000 minimum",
    play({
      legs: 5,
      meeting: ['Minnesota Vikings', 'Denver Broncos'],
      payout: { min: 2000 },
      days: ['sunday'],
    }),
  ),
  wish(
    'NFL',
    'I go to bed at nine, so nothing late. Two football totals, both under, this Sunday. Thank you.',
    play({ legs: 2, sports: ['NFL'], markets: ['total'], sides: ['under'], days: ['sunday'] }),
  ),
  wish(
    'NFL',
    'SGP lottery ticket!! Cowboys Panthers, 7 props, overs across the board',
    play({
      legs: 7,
      markets: ['prop'],
      sides: ['over'],
      meeting: ['Dallas Cowboys', 'Carolina Panthers'],
      days: ['sunday'],
    }),
  ),
];
