/** All questions of the eval. */

import { built } from './cases/bets/built.ts';
import { spoken } from './cases/bets/spoken.ts';
import { bettors } from './cases/bettors.ts';
import type { Case } from './cases/case.ts';
import { chips } from './cases/chips.ts';
import { dayCases } from './cases/days.ts';
import { everydayCases } from './cases/everyday.ts';
import { findings } from './cases/findings.ts';
import { inWords } from './cases/in-words.ts';
import { leagueCases } from './cases/leagues.ts';
import { legCases } from './cases/legs.ts';
import { markets } from './cases/markets.ts';
import { namesakes } from './cases/namesakes.ts';
import { noPlayCases } from './cases/no-plays.ts';
import { outsideCases } from './cases/outside.ts';
import { baseballBets } from './cases/outsiders/baseball.ts';
import { moreBasketballBets } from './cases/outsiders/basketball-more.ts';
import { basketballBets } from './cases/outsiders/basketball-tonight.ts';
import { changes } from './cases/outsiders/changes.ts';
import { factQuestions } from './cases/outsiders/facts.ts';
import { followUps } from './cases/outsiders/follow-ups.ts';
import { footballBets } from './cases/outsiders/football.ts';
import { hockeyBets } from './cases/outsiders/hockey.ts';
import { moreFootballBets } from './cases/outsiders/more-football.ts';
import { moreFootballPlayerBets } from './cases/outsiders/more-touchdowns-and-yards.ts';
import { plainWishes } from './cases/outsiders/plain.ts';
import { priceQuestions } from './cases/outsiders/prices.ts';
import { severalLeaguesBets } from './cases/outsiders/several-leagues.ts';
import { footballPlayerBets } from './cases/outsiders/touchdowns-and-yards.ts';
import { wordQuestions } from './cases/outsiders/words.ts';
import { players } from './cases/players.ts';
import { prices } from './cases/prices.ts';
import { props } from './cases/props.ts';
import { questionCases } from './cases/questions.ts';
import { teams } from './cases/teams.ts';
import { wishes } from './cases/wishes.ts';
import { wordCases } from './cases/words.ts';

export { chips } from './cases/chips.ts';

/** By outsiders, who say what an answer must have: they measure more than the questions written beside the rules. */
const byOutsiders = {
  baseballBets,
  basketballBets,
  moreBasketballBets,
  footballBets,
  moreFootballBets,
  footballPlayerBets,
  moreFootballPlayerBets,
  hockeyBets,
  severalLeaguesBets,
  plainWishes,
  priceQuestions,
  factQuestions,
  wordQuestions,
  changes,
  followUps,
};
export const outsiders: readonly Case[] = Object.values(byOutsiders).flat();

/** By theme, in the order of the eval. */
export const themes: Readonly<Record<string, readonly Case[]>> = {
  findings,
  chips,
  markets,
  prices,
  props,
  players,
  teams,
  namesakes,
  days: dayCases,
  legs: legCases,
  wishes,
  built,
  spoken,
  leagues: leagueCases,
  words: wordCases,
  questions: questionCases,
  outside: outsideCases,
  noPlays: noPlayCases,
  everyday: everydayCases,
  bettors,
  inWords,
  ...byOutsiders,
};

export const cases: readonly Case[] = Object.values(themes).flat();
