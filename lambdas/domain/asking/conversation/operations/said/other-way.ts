/** "I don't trust the Heat, go the other way": what is disliked of the one bet that was shown, and that its other side is wanted. */

import { baseOf } from '../../../answer/follow.ts';
import { withLegsChanged } from '../../../answer/leg-change.ts';
import type { Given } from '../../../answer/next.ts';
import { type QuestionContext, sentenceOf } from '../../../queries/reading/sentence.ts';
import { settled } from '../../../reading/settle.ts';
import { clausesOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';
import { oppositeOf } from '../opposite.ts';

const lead =
  "(?:(?:can|could|would|you|u|we|i|id|i'd|lets|let's|just|please|rather|so|then|want|wanna|to|give|gimme|me|show|think|i'll|ill|actually|maybe) )*";
const otherWay = new RegExp(
  `^${lead}(?:(?:go|take|play|bet|do|pick|have|get|use|switch to|flip (?:it )?to)(?: (?:with|on|me|it))? )?(?:the )?(?:(?:other|opposite|opposing|reverse) (?:way|side|team|direction|guys|pick|bet|one)|opposite)(?: (?:instead|then|here|please|for me|of (?:that|it|this)))*$|^${lead}(?:bet|go|play|pick|fade|take a side) ?(?:against )?(?:them|him|it|that|those guys|that team)(?: (?:instead|then|here|please))*$`,
);
const isAgainst = /\b(?:other|opposite|opposing|reverse|against|fade)\b/;
const disliked =
  /^(?:(?:i|we|really|just|honestly|kind of|kinda|do|don'?t|dont|never|can'?t|cant|cannot|not|am|i'm|im|a|fan|of|big|totally) )*(?:trust|like|love|believe in|want|feel|hate|dislike|sold on|fan of|bet on|back|betting on|feeling)(?: (?:the|that|this|those|betting on|on|with))* (.{2,30})$/;

/** @returns undefined if anything else is said, or if no bet with another side was shown alone */
export function otherWayOf(prompt: string, given: Given, context: QuestionContext): Heard | undefined {
  const [leg, ...others] = given.legs;
  const clauses = clausesOf(prompt.replace(/\b(?:so|and)\b(?= (?:go|take|bet|fade|give)\b)/gi, ','));
  if (!leg || others.length > 0 || clauses.length < 2) return undefined;
  const isTurn = (clause: string) => otherWay.test(clause) && isAgainst.test(clause);
  const own = leg.selection === 'away' ? leg.away : leg.selection === 'home' ? leg.home : undefined;
  const isOfBet = (clause: string): boolean => {
    const named = disliked.exec(clause)?.[1];
    if (named === undefined) return false;
    const teams = sentenceOf(clause, context).tokens.flatMap(({ team }) => team ?? []);
    return teams.length > 0
      ? teams.every(({ name }) => name === own)
      : /^(?:it|that|this|them|him|her|those|these|team|side|pick|bet|one|game)(?: (?:team|side|pick|bet|one|guys|at all))?$/.test(
          named,
        );
  };
  if (!clauses.some(isTurn) || !clauses.every((each) => isTurn(each) || isOfBet(each))) return undefined;
  const terms = oppositeOf(leg);
  const next = terms && withLegsChanged(given, baseOf(given), { swapped: [{ leg: 0, terms }] });
  return next ? { kind: 'play', next: { ...next, reading: settled(next.reading) } } : undefined;
}
