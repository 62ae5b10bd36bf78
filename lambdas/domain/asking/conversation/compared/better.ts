/** Whether another bet is better than the one that was shown: "is the puck line a better bet", "do you like his assists any better". */
import type { CompareQuery } from '../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { isMeant } from '../../../feed/players/names.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import { playersMeant } from '../../reading/names/known-players.ts';
import { titled } from '../../reading/names/players.ts';
import { bareOf } from '../asked/around.ts';
import type { Heard, Opens } from '../heard.ts';
import { namedBetOf } from '../named-bet.ts';
import { daysOfLast, oneShown } from './one-shown.ts';
import { named, otherBet } from './other-bet.ts';

const it = '(?:it|that|this|them|those|(?:that|this|the) (?:one|bet|pick|play))';
const better =
  '(?:better|best|smarter|wiser|stronger|sounder|preferable|nicer|safer|safest|likelier|more likely|less risky|cheaper)';
const kind =
  '(?:value|bet|pick|play|price|option|choice|deal|idea|buy|side|spot|odds|payout|one|way to go|way|route|number|angle)';
const than = `(?:than ${it}|here|there|then|instead|to (?:win|hit|cash|take|bet|play|come in)|for (?:me|us)|in (?:this|that) (?:game|one)|or not)`;
const bet = '(.{2,60}?)';
const who = '(?:you|u|ya|i|we|one)';

/** What the words of a bet stand in, and what is said first. */
const forms: readonly (readonly [form: string, opens: Opens])[] = [
  [
    `(?:is|are|was|would|does|do|could|might|isn'?t|wouldn'?t|aren'?t|will|should) ${bet} (?:(?:be|look|seem|get|offer|have|give|make|at|for|a|an|any|the|much|even|actually|really|more|of|you|me) )*${better}(?: ${kind})*(?: ${than})*`,
    'better',
  ],
  [
    `(?:do|would|don'?t|wouldn'?t) ${who} (?:(?:rather|actually|really) )*(?:like|prefer|pick|take|bet|back|play|favor|trust|lean(?: to| toward)?|go with) ${bet} (?:(?:any|a lot|much|even|a bit|a little) )*(?:better|more|over ${it}|to ${it}|instead)(?: ${than})*`,
    'better',
  ],
  [
    `(?:would|do) ${who} (?:rather|sooner)(?: (?:have|take|bet|back|play|like|pick|go with|be on))? ${bet}(?: ${than}| instead)*`,
    'pick',
  ],
  [`(?:do|would) ${who} prefer ${bet}`, 'pick'],
  [`(?:should|could|can) ${who} (?:just )?(?:take|bet|back|play|pick|go with|be on) ${bet} instead`, 'pick'],
  [`(?:is|are|was|would) ${it} (?:be )?(?:(?:a|any|still) )*${better}(?: ${kind})* than ${bet}`, 'than'],
  [`(?:(?:can|could|would|will) you )?(?:please )?compare(?: ${it})? (?:with|to|against|and) ${bet}`, 'pick'],
  [
    `how (?:does|do|would|is) ${it} (?:compare|stack up|look|do) (?:with|to|against|next to|beside) ${bet}`,
    'pick',
  ],
  [`how (?:does|do|would) ${bet} (?:compare|stack up|look)(?: (?:with|to|against|next to) ${it})`, 'pick'],
  [`how (?:does|do|would) ${bet} (?:compare|stack up)`, 'pick'],
  [`(?:${it} )?(?:or|vs|versus|compared (?:with|to)|against) ${bet}`, 'pick'],
  // "Why him and not Kittle", "why not the under".
  [
    `why (?:(?:did|do|would) ${who} (?:pick|choose|take|like|go with) )?(?:${it}|him|her|(?:the )?[a-z'.-]+(?: [a-z'.-]+)?)?(?: and not| but not| over| instead of| rather than|,? not) ${bet}`,
    'pick',
  ],
  [`why not ${bet}(?: (?:instead|over (?:${it}|him|her)))*`, 'pick'],
  [`which (?:one )?is (?:the )?${better}(?: ${kind})?[ ,:]+${it} or ${bet}`, 'pick'],
];
const patterns = forms.map(([form, opens]) => ({ form: new RegExp(`^${form}$`), opens }));
/** One of these words is in every form. */
const hint =
  /\b(?:better|best|smarter|wiser|stronger|sounder|preferable|nicer|safer|safest|likelier|likely|risky|cheaper|more|rather|sooner|prefer|instead|over|to|compare[ds]?|stack|look|why|or|vs|versus|against)\b/;
const ofReasons = /^why not (?!.*\b(?:instead|over)\b)/;
const ofChance = /\b(?:safer|safest|likelier|more likely|less risky)\b/;
const ofCost = /\bcheaper\b/;

/** @returns undefined if it asks for something else, or if no one bet was shown that another could be better than */
export function betterOf(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const text = bareOf(prompt).replace(/[?!.,]+(?= |$)/g, '');
  if (!hint.test(text)) return undefined;
  const found = patterns.flatMap(({ form, opens }) => {
    const words = form.exec(text)?.[1];
    return words === undefined ? [] : [{ words, opens }];
  });
  const last = found.length > 0 ? (oneShown(turn) ?? legNamed(text, turn)) : undefined;
  if (!last) return undefined;
  const same = /^why\b/.test(text) ? sameBet(found, last, turn, context) : undefined;
  if (same) return same;
  const here = ofThoseGames(context, turn);
  const betOn = (words: string) => otherBet(words, last, here) ?? otherBet(words, last, context);
  // "Why Cook and not Allen" of a bet on somebody else asks about these two.
  const [, first] = namedFirst.exec(text) ?? [];
  const one = (first !== undefined && betOn(first)) || last;
  for (const { words, opens } of found) {
    const other = betOn(words);
    // "Why not the Jets" asks for the reasons of a bet against them.
    if (!other || (ofReasons.test(text) && other.player === null)) continue;
    const query: CompareQuery = {
      ask: 'compare',
      options: [{ ...one, price: null }, other],
      by: ofChance.test(text) ? 'chance' : ofCost.test(text) ? 'cost' : 'any',
      order: 'best',
      ...daysOfLast(turn),
    };
    return { kind: 'queries', queries: [query], isAside: turn.play !== undefined, opens };
  }
  return last.player === null || !/^why\b/.test(text) ? undefined : whichNamed(text, found, here);
}

/** "Why Cook over Allen", where two Allens play: asked back by their full names. */
function whichNamed(
  text: string,
  found: readonly { readonly words: string }[],
  { players, roster }: QuestionContext,
): Heard | undefined {
  for (const { words } of found) {
    const names = playersMeant(words, { players, roster, isOfPlayer: true });
    if (names.length < 2) continue;
    const instead = names.slice(0, mostNamed).map((name) => text.replace(words, name));
    return { kind: 'unclear', why: `Which ${titled(words)} do you mean?`, instead };
  }
  return undefined;
}
const mostNamed = 4;

/** A surname that several players have is that of whoever plays in the games shown. */
function ofThoseGames(context: QuestionContext, { play }: Turn): QuestionContext {
  const teams = new Set(play?.legs.flatMap(({ home, away }) => [home, away]));
  const roster = (context.roster ?? []).filter(({ team }) => teams.has(team));
  return { ...context, roster, players: roster.map(({ name }) => name) };
}

const namedFirst =
  /^why (?:(?:did|do|would) (?:you|u) (?:pick|choose|take|like|go with) )?(?:the )?([a-z'.-]+(?: [a-z'.-]+)??)(?: and not| but not| over| instead of| rather than|,? not) /;

/** "Why Gibbs and not Montgomery": of several legs, the one on whom is named first. */
function legNamed(text: string, turn: Turn): NamedBet | undefined {
  const name = namedFirst.exec(text)?.[1];
  if (name === undefined || !turn.play) return undefined;
  const bets = turn.play.legs.flatMap((leg) => namedBetOf(leg) ?? []);
  const [bet, ...others] = bets.filter(({ player, teams }) =>
    player === null ? teams.some((team) => team.toLowerCase().endsWith(` ${name}`)) : isMeant(name, player),
  );
  return others.length === 0 ? bet : undefined;
}

/** "Why him and not Nylander" of a bet on Nylander: there is nothing to compare it with. */
function sameBet(
  found: readonly { readonly words: string }[],
  last: NamedBet,
  { play, queries: [before] }: Turn,
  context: QuestionContext,
): Heard | undefined {
  if (!play || before?.intent !== 'play') return undefined;
  const [name] = found.flatMap(({ words }) => {
    if (last.player === null) return teamIn(words, context) === last.teams[0] ? last.teams : [];
    const other = named(words, last, context);
    return other && isOn(last, other) ? [last.player] : [];
  });
  return name === undefined
    ? undefined
    : {
        kind: 'unclear',
        isSure: true,
        why: `The last answer is on ${name} already.`,
        instead: ['Why', 'Something else'],
      };
}

const isOn = (last: NamedBet, { player }: NamedBet): boolean =>
  player !== null && last.player !== null && isMeant(player, last.player);

/** The one team that the words are. */
function teamIn(words: string, context: QuestionContext): string | undefined {
  const [token, ...others] = sentenceOf(`the ${words}`, context).tokens.filter(({ word }) => word !== 'the');
  return others.length === 0 ? token?.team?.name : undefined;
}
