/** The legs of a slip that was judged, as a follow-up names them: "drop the henry leg", "swap the over for the under", "which leg is worst". */
import type { CheckQuery } from '../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import type { ShownLeg } from '../../../../contracts/asking/turn.ts';
import { readQueries } from '../../queries/reading/read-queries.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import { meantLegs } from '../operations/meant-legs.ts';

const lead =
  "(?:(?:and|ok|so|now|what|what's|whats|how|about|if|i|we|you|u|just|can|could|would|then|let's|lets|wanna|want|to|say|decide|should|maybe|is|it|better) )*";
const then =
  "(?:[ ,.?!]+(?:(?:is|does|would|do|and|what|whats|what's|hows|how|how's|about|it|that|this|be|get|look|looks|make|any|now|then|better|worse|good|worth|a|good|bet|instead|keep|the|rest|judge|rate|again|price|odds|pay|pays|out|off|help|chance|chances|improve|think|of|u|you))+)*";

const dropping =
  '(?:drop|remove|lose|take out|take off|cut|ditch|scratch|delete|kick|leave out|leave off|dump|nix|yank|without|minus|get rid of|skip|dropped|removed|cut out|dropping|removing|no)';
const dropped = new RegExp(`^${lead}${dropping} (.{2,40}?)${then}$`, 'i');
const takenOut = new RegExp(
  `^${lead}(?:take|pull|leave|kick|yank|throw|toss|took|left) (.{2,40}?) (?:out|off)${then}$`,
  'i',
);
const swapped = new RegExp(
  `^${lead}(?:swap|replace|change|switch|sub|trade|flip|make|swapped|swapping)(?: out)? (.{2,40}?) (?:for|with|to|into|a|an) (?:the |a |an )?(.{2,40}?)${then}$`,
  'i',
);
const insteadOf = new RegExp(
  `^${lead}(?:use |take |do |put (?:in )?|make it )?(?:the |a |an )?(.{2,40}?) (?:instead of|rather than|in place of) (?:the |a |an |my )?(.{2,40}?)${then}$`,
  'i',
);
const added = new RegExp(
  `^${lead}(?:add|throw in|toss in|include|plus|tack on|put in|adding|added|throw on) (?:the |a |an )?(.{2,40}?)(?: (?:to|in|into) (?:it|that|there|the (?:slip|parlay)))?${then}$`,
  'i',
);

const joined = new RegExp(
  `^${lead}(?:do )?(?:combine|parlay|pair|put|play|mix|stack|tie|link|team|group)(?: up)? (?:it|that|this|him|her|them|that one|that bet|this bet)(?: up)?(?: together| in a parlay)? (?:with|and|to|plus) (?:the |a |an )?(.{2,50}?)(?: in (?:a|one|the same) (?:parlay|slip|bet|sgp|same[- ]game parlay))?${then}$`,
  'i',
);

/** @returns the slip with other legs; undefined where nobody knows which leg is meant, or what comes instead */
export function withLegs(prompt: string, last: CheckQuery, context: QuestionContext): CheckQuery | undefined {
  const [, other, of] = insteadOf.exec(prompt) ?? [];
  const [, out = of, into = other] = swapped.exec(prompt) ?? [];
  if (out !== undefined && into !== undefined) {
    const at = legCalled(out, last.legs, context);
    const leg = at === undefined ? undefined : last.legs[at];
    const bet = leg && (turnedTo(leg, into) ?? betIn(into, context));
    return (
      bet &&
      slipOf(
        last,
        last.legs.map((each, place) => (place === at ? bet : each)),
      )
    );
  }
  const name = takenOut.exec(prompt)?.[1] ?? dropped.exec(prompt)?.[1];
  if (name !== undefined && last.legs.length > 1) {
    const at = legCalled(name, last.legs, context);
    return at === undefined
      ? undefined
      : slipOf(
          last,
          last.legs.filter((_, place) => place !== at),
        );
  }
  const more = added.exec(prompt)?.[1] ?? joined.exec(prompt)?.[1];
  const bet = more === undefined ? undefined : betIn(more, context);
  return bet && last.legs.length < 12 ? slipOf(last, [...last.legs, bet]) : undefined;
}

/** The price of the whole was that of other legs. */
function slipOf(last: CheckQuery, legs: readonly NamedBet[]): CheckQuery {
  const { before: _, ...query } = last;
  return { ...query, legs: [...legs], price: null };
}

/** "The under": the same leg from its other side. */
function turnedTo(leg: NamedBet, words: string): NamedBet | undefined {
  const side = words.trim().toLowerCase();
  if (side !== 'over' && side !== 'under') return undefined;
  return leg.side !== null && leg.side !== side ? { ...leg, side, price: null } : undefined;
}

/** @returns the one bet that the words name */
export function betIn(words: string, context: QuestionContext): NamedBet | undefined {
  const [read, ...others] = readQueries(`is ${words} a good bet`, context) ?? [];
  const isOne = read?.ask === 'check' && read.legs.length === 1 && others.length === 0;
  return isOne ? read.legs[0] : undefined;
}

/** @returns its index; undefined where none or several are meant */
function legCalled(words: string, legs: readonly NamedBet[], context: QuestionContext): number | undefined {
  const { tokens } = sentenceOf(words, context);
  const meant = meantLegs(tokens, legs.map(shownOf));
  const [at, ...others] = meant.legs;
  const isSure = others.length === 0 && !meant.unclear && !meant.isMissing && !meant.isOthers;
  return isSure && meant.left.length === 0 ? at : undefined;
}

/** As far as names of legs need it. */
function shownOf({ sports, teams, player, stat, market, side, line, price }: NamedBet): ShownLeg {
  const [sport = 'NFL'] = sports;
  const [home = '', away = ''] = teams;
  return {
    gameId: '',
    sport,
    home,
    away,
    market: player === null ? (market ?? 'moneyline') : 'prop',
    selection: side === 'over' || side === 'under' ? side : 'home',
    ...(player !== null && { prop: { playerId: '', player, team: home, stat: stat ?? 'other' } }),
    line,
    price: price ?? 100,
  } as ShownLeg;
}
