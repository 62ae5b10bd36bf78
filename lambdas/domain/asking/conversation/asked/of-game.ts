/**
 * The one game that the bet shown is on: its other prices ("what's the spread there"), who is favored in it, and how its teams did the
 * last time they met.
 */

import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import type { ShownLeg, Turn } from '../../../../contracts/asking/turn.ts';
import { openFind } from '../../queries/find/open-find.ts';
import { openMarket } from '../../queries/market/open-market.ts';
import type { Heard } from '../heard.ts';
import { bareOf } from './around.ts';

const lead =
  "^(?:what|whats|what's|hows|how's|wheres|where's|where)(?: (?:is|are|the|its|their|current|about))* ";
const markets = '(spread|run ?line|puck ?line|point spread|total|over[ /]?-?under|o/u|ou|moneylines?|mls?)';
const there =
  '(?: (?:on|for|of|in|at|is|are))*(?: (?:it|that|this|there|here|(?:that|this|the|the same) (?:game|matchup|match|one)))+(?: (?:at|now|sitting at|sitting|looking like))*$';
const ofMarket = new RegExp(
  `${lead}${markets}(?:${there}|(?: for it| tho| then| (?:set|listed|posted|sitting)(?: at)?| at| right now| now)*$)`,
);
/** "How many goals will there be": what the total says. */
const expected =
  /^(?:so |and )?how many (?:goals|points|runs)(?: (?:total|in total|in all|combined))? (?:(?:will|would) (?:there be|they (?:score|combine for)|be scored)|(?:are|is) (?:expected|there gonna be|there going to be|likely)|(?:do|would) (?:you|u|we) (?:expect|see|think|project|predict))(?: (?:in (?:it|that|this|that one|this one|that game|this game|the game)|there|here|tonight|in total|total|combined|scored|they score))*$/;
/** The line of the bet itself is no line of the game. */
const ofAll = new RegExp(
  `${lead}(?:odds|lines?|prices?)(?: (?:on|for|of|in))?(?: (?:that|this|the|the same) (?:game|matchup|match)| there)$`,
);

/** @returns undefined if it asks for something else, or if the legs are of several games */
export function pricesOfGame(prompt: string, turn: Turn): Heard | undefined {
  const leg = legOfGame(turn);
  if (!leg) return undefined;
  const text = bareOf(prompt);
  const said = ofMarket.exec(text)?.[1] ?? (expected.test(text) ? 'total' : undefined);
  const isFavored = favored.test(text);
  if (said === undefined && !isFavored && !ofAll.test(text)) return undefined;
  const query: MarketQuery = {
    ...openMarket,
    topic: 'books',
    sports: [leg.sport],
    teams: [leg.away, leg.home],
    market: said === undefined ? null : marketOf(said),
    ...(isFavored && { side: 'favorite' }),
    // Each team can have a game before this one.
    days: turn.queries[0]?.days ?? null,
  };
  return { kind: 'queries', queries: [query], isAside: true };
}

const favored =
  /^(?:so |and |but )*(?:(?:who|which (?:team|side|one)|which)(?:'?s| is| are)?(?: the)? (?:favou?red|favou?rites?|fav|faves?|expected to win|supposed to win|laying (?:the )?points)(?: (?:here|there|in (?:it|this|that|that one|that game|this one)|to win))*(?:[, ]+(?:and )?(?:by )?how (?:much|many(?: points)?|big)(?: (?:of )?a fav(?:orite)?)?)?|(?:by )?how (?:much|many(?: points| runs| goals)?) (?:are|is) (?:they|it) (?:favou?red|favorites)(?: by)?|(?:by )?how much of a favorite (?:are|is) (?:they|it))$/;

const met =
  /^(?:so |and |but )*(?:who won|who took|what happened|how did (?:it|that|they) (?:go|do|end)|how did|what was the score(?: of)?|score)? ?(?:(?:in|of|the|their) )*(?:last|previous|most recent) (?:(?:time|game|one|meeting|matchup)s? ?)(?:(?:that )?(?:they|these (?:two|teams|guys)|those two|the two|both) (?:met|played|faced(?: off)?|faced each other|played each other)|(?:between|with) (?:them|the two|these two|those two))?(?: (?:go|end|look like))?$/;
/** "Last game" alone is one of each. */
const ofBoth = /\b(?:they|these|those|both|between|with|the two|meetings?|matchups?)\b/;

/** "Who won last time they played". */
export function metBefore(prompt: string, turn: Turn): Heard | undefined {
  const leg = legOfGame(turn);
  const text = bareOf(prompt);
  if (!leg || !met.test(text) || !ofBoth.test(text)) return undefined;
  const teams = [leg.away, leg.home];
  return {
    kind: 'queries',
    queries: [{ ...openFind, topic: 'meetings', sports: [leg.sport], teams, players: [] }],
    isAside: true,
  };
}

/** A leg of the one game that all legs are of. */
function legOfGame({ play }: Turn): ShownLeg | undefined {
  const [leg, ...others] = play?.legs ?? [];
  return !leg || leg.outright || others.some(({ gameId }) => gameId !== leg.gameId) ? undefined : leg;
}

const marketOf = (said: string): NonNullable<MarketQuery['market']> =>
  /^(?:total|o)/.test(said) ? 'total' : /^m/.test(said) ? 'moneyline' : 'spread';
