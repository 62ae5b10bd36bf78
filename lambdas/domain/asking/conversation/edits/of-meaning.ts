/** What counts in a bet that was explained: "do steals count in it", "do own goals count", "so on a 10 each way I pay 20". */
import type { TermId } from '../../queries/explain/glossary.ts';
import { dollarsOf } from '../../queries/reading/figures.ts';
import type { Masked } from './masked.ts';

const counting =
  /\b(?:counts?|counted|counting|included?|includes|part of|in (?:it|that|there|this)|add(?:ed)?|matter)\b/;

interface Counted {
  readonly asks: RegExp;
  readonly says: string;
}

const counted: Readonly<Partial<Record<TermId, readonly Counted[]>>> = {
  pra: [
    {
      asks: /\b(?:steals?|stls?|blocks?|blks?|threes?|3s|turnovers?|fouls?|minutes|stocks)\b/,
      says: 'No: only points, rebounds and assists count. A three counts as its three points.',
    },
    { asks: /\b(?:overtime|ot)\b/, says: 'Yes, overtime counts at most books.' },
  ],
  both_teams_to_score: [
    {
      asks: /\bown goals?\b|\bog\b/,
      says: 'Yes: an own goal counts for the team that it is awarded to.',
    },
    {
      asks: /\b(?:extra time|overtime|ot|penalties|shootout)\b/,
      says: 'No: regulation with stoppage time only.',
    },
    { asks: /\bstoppage|injury time|added time\b/, says: 'Yes, stoppage time counts.' },
  ],
  empty_net: [
    { asks: /\bshots?\b|\bsog\b/, says: 'Yes: a goal that is shot is a shot on goal.' },
    {
      asks: /\b(?:totals?|over|under|scorers?|points?|puck line|spread|prop)\b/,
      says: 'Yes, it counts there too.',
    },
  ],
  anytime_touchdown: [
    {
      asks: /\b(?:passing|throws?|thrown|pass)\b/,
      says: 'No: a touchdown pass does not count for the passer.',
    },
  ],
};

const short =
  /^(?:and |so |what about |how about )*(?:for |on |with |does |do |is |are |it |that |an? |the )*(?:\w+ ){0,6}\w+$/;

/**
 * @param text without the courtesies of the prompt
 * @returns what to say before the explanation once more; undefined if it asks for something else
 */
export function countedIn(term: TermId, text: string, prompt: string): string | undefined {
  const isAsked = counting.test(text) || /^\W*(?:and|so|what about|how about) /i.test(prompt);
  if (!isAsked || !short.test(text) || /\d/.test(text.replace(/\b3s\b/, ''))) return undefined;
  return counted[term]?.find(({ asks }) => asks.test(text))?.says;
}

/** "So on a 10 dollar each way I pay 20": each way is two bets. */
export function costOfEachWay(term: TermId, { text, figures }: Masked): string | undefined {
  const [one, other, ...more] = figures.map(dollarsOf);
  if (term !== 'each_way' || one === undefined || more.length > 0) return undefined;
  if (!/\b(?:pay|pays|cost|costs|stake|risk|lay|out|total|spend|spending|down)\b/.test(text))
    return undefined;
  const [small, large] = [
    Math.min(one, other ?? one),
    other === undefined ? undefined : Math.max(one, other),
  ];
  const yes = large === undefined ? '' : large === 2 * small ? 'Yes: ' : 'No: ';
  return `${yes}$${small} each way is two bets and costs $${2 * small}.`;
}
