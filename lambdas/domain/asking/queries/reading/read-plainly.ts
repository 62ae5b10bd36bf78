/**
 * Questions whose construction says what is asked, in plain words: "how likely are the Oilers to beat the Ducks", "which road teams
 * are favored". Each reader takes a question only in all its words, so that no wish for a bet is among them.
 */
import { leagueDay } from '../../../platform/calendar.ts';
import { readAspect } from '../check/aspects/read.ts';
import { readOpinion } from '../check/plain/opinion.ts';
import { readPlusMoney } from '../check/plain/plus-money.ts';
import { readSlipPrice, readWithPitcher } from '../check/plain/read.ts';
import { readHeld } from '../check/staked/held.ts';
import { readLineGap } from '../compare/plain/line-gap.ts';
import { readChoice, readLineMove } from '../compare/plain/read.ts';
import { readUnitForAll } from '../explain/unit-for-all.ts';
import { readBesideOpinion } from '../market/reading/beside-opinion.ts';
import { readElsewhere } from '../market/reading/elsewhere.ts';
import { readView } from '../market/views/reading/read.ts';
import { readUnpriced } from '../service/unpriced.ts';
import { readPlainSum } from '../sum/plain/read.ts';
import type { Known } from '../table/terms.ts';
import type { RuledQuery } from './kinds.ts';
import type { QuestionContext } from './sentence.ts';
import { askedBesideRefusal, readBesideRefusal } from './several/beside-refusal.ts';
import { marketsOfGame } from './several/markets-of-game.ts';

const readers: readonly ((prompt: string, known: Known) => RuledQuery | undefined)[] = [
  readBesideRefusal,
  readUnpriced,
  readHeld,
  readPlusMoney,
  readUnitForAll,
  readPlainSum,
  readOpinion,
  readWithPitcher,
  readSlipPrice,
  readLineMove,
  readLineGap,
  readBesideOpinion,
  readElsewhere,
  readChoice,
  readAspect,
  readView,
];

/** A longer text tells a story. */
const longest = 200;

/** @returns undefined for any other question */
export function readPlainly(prompt: string, context: QuestionContext): RuledQuery | undefined {
  if (prompt.length > longest) return undefined;
  const known = knownOf(context);
  for (const read of readers) {
    const query = read(prompt, known);
    if (query) return query;
  }
  return undefined;
}

/** One question, or the prices of several markets of one game. */
export function readAllPlainly(prompt: string, context: QuestionContext): RuledQuery[] | undefined {
  const query = readPlainly(prompt, context);
  return query ? [query] : marketsOfGame(askedBesideRefusal(prompt) ?? prompt, knownOf(context));
}

const knownOf = ({ selectedSport, teams, players, roster, now }: QuestionContext): Known => ({
  selectedSport,
  teams,
  players,
  roster,
  today: leagueDay(now),
});
