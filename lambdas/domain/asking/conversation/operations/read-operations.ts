/** Reads a message as operations on the legs of the last answer: keep, drop, swap, add, flip. Every word of it has to be part of one. */
import type { ShownLeg } from '../../../../contracts/asking/turn.ts';
import { marksIn } from '../../queries/reading/phrases.ts';
import { type QuestionContext, sentenceOf, type Token } from '../../queries/reading/sentence.ts';
import { readQuestion } from '../../reading/read.ts';
import { tidied } from '../fragment.ts';
import { isMany, isSport } from './leg-words.ts';
import { type Meant, meantLegs } from './meant-legs.ts';
import { withoutReasons } from './reasons.ts';
import { isOneLeg, type Refused, refusedIn } from './refused.ts';
import { anything, plain, type Verb, verbs } from './word-lists.ts';

export interface Operation {
  readonly verb: Exclude<Verb, Same | 'instead' | 'insteadOf' | 'make'>;
  /** The legs that it is about. */
  readonly meant: Meant;
  /** What is to come in their place, or to be added, as typed; empty for any. */
  readonly terms: string;
  /** Nothing of this comes in their place. */
  readonly refused?: Refused;
}

export type Same = 'sameTeams' | 'sameGames' | 'samePlayers';

export interface Operations {
  readonly operations: readonly Operation[];
  /** What of the old legs the new ones have. */
  readonly same: ReadonlySet<Same>;
}

const market = '(?:(?:the|an?|its|their) )?(?:money ?line|ml|spread|total|over|under|run ?line|puck ?line)';
/** "Can the first one be the spread", "have leg 2 be an under". */
const asSubject = new RegExp(
  `^(?:(?:can|could|let|have|should|make|i want|i'd like|id like) )?((?:the |my )?(?:leg #?\\d|(?:first|second|third|fourth|last|1st|2nd|3rd|4th)(?: (?:leg|one|pick|game))?|[a-z'. ]{2,24}? (?:leg|one|pick)))(?: (?:should|could|can|needs to|has to))? be (${market})(?: instead)?`,
  'i',
);
/** "Do the spread for the Lions instead": of a leg that was shown. */
const forLeg = new RegExp(
  `^(?:(?:can|could) (?:you|u|we|i) )?(?:do|use|take|give me|gimme|put|go with|get|have|i want|i'd rather have|id rather have|i'd rather|id rather|i'd prefer|id prefer|rather have|prefer) (${market}) (?:for|on|in) ((?:the |my )?(?:leg #?\\d|[a-z0-9'. ]{2,30}?))(?: (?:leg|one|pick|game))? (?=instead\\b|rather than\\b|not (?:the )?(?:ml|moneyline|spread|total|over|under)\\b)`,
  'i',
);
/** "Use the spread on leg 1". */
const forNumber = new RegExp(
  `^(?:(?:can|could) (?:you|u|we|i) )?(?:do|use|take|give me|gimme|put|go with|get) (${market}) (?:for|on|in) ((?:the )?(?:leg #?\\d|(?:first|second|third|fourth|last|1st|2nd|3rd|4th)(?: (?:leg|one|pick))?))$`,
  'i',
);

const allBut =
  /\b(?:like|love|good with|fine with|ok with|okay with|happy with|cool with) (?:all(?: of (?:it|them|those|these))?|everything|every leg|all the legs) (?:but|except(?: for)?|besides|other than|aside from) ([^,;]+?)(?:[,;]? (?:so |and |please )*(swap|drop|replace|change|remove|lose|cut)(?: out)? (?:that|it|him|them|her)(?: (?:one|leg|guy))?(?: out)?)?$/i;

/** "Whichever one you trust least", "the one most likely to bust": the riskiest by its price, because we trust none more. */
const leastTrusted =
  /\b(?:(?:the|whichever|whatever|which|that|any) (?:one|leg|pick|game|guy|team|bet)|whichever|whatever|what) ?(?:(?:that )?(?:you|u|ya|we)(?:'re| are| r)? (?:(?:trust|like|love|believe in|feel|are|confident|sure|confidence in|have)(?: (?:the )?(?:least|worst|shakiest|sketchiest|least (?:confident|sure|comfortable|good))| the least)(?: (?:confident|sure|comfortable|good))?|(?:least|most) (?:like|trust|sure|confident|worried|nervous|scared))(?: (?:about|of|in|on|with))?|(?:that )?(?:is|'s|looks|seems)? ?(?:(?:the )?(?:most|more) likely to (?:lose|bust|miss|fail|choke|kill it|screw (?:me|us)|let (?:me|us) down)|least likely(?: to (?:hit|win|cash|cover|come in))?|(?:gonna|going to) (?:lose|bust|miss|kill it|screw (?:me|us))))|\b(?:your|ur) least favou?rite(?: (?:one|leg|pick|bet))?/i;

/** "Take Jokić off": "take" alone asks for a bet on him. */
const takenAway =
  /\b(?:take|get|pull|leave) (?!(?:it|that|this|out|off|me)\b)((?:[\p{L}\d'.+-]+ ){1,5}?)(?:off|out)(?= *$|[,.;!]| (?:and|then|instead|please|pls|for|of (?:it|there|that|this)|put|add)\b)(?: of (?:it|there|that|this))?/giu;

/** "Bills out, Lions in" is a swap; "plus money" is one word for a leg. */
const inOneForm = (text: string): string =>
  text
    .replace(leastTrusted, 'the riskiest one')
    .replace(
      /\b(?:whichever|whatever)(?: (?:one|leg|pick|game|guy|team))?(?:'?s| is| looks| seems)? (?:the )?/gi,
      'the ',
    )
    // "I like all but the last, swap that one": one verb is enough.
    .replace(allBut, (_, named: string, verb: string | undefined) => `${verb ?? 'swap'} ${named}`)
    .replace(/\b(plus|minus)[ -]money\b/gi, '$1money')
    .replace(
      /\b(?:(?:just )?(?:use|pick|get|find|put|give me|do|take|try) )?(?:any|some)(?:one|body|thing| team| player)(?: else)? (?:but|except|besides|other than|not named)\b/gi,
      'not',
    )
    .replace(
      /^(?:and |also |can (?:you|u) )?(?:throw|toss|put|slip|squeeze|slide|work) (.{1,60}?) in(?: there| it| that| too)?$/i,
      'add $1',
    )
    .replace(
      /^(?:(?:can|could) (?:you|u|we) |lets |let's |and |now )?(?:parlay|pair|combine|combo|couple|stack) (?:it|that|this|him|her|them|those|these)(?: up)? (?:with|w\/?) (?!(?:it|that|this|him|them)\b)(.{3,60}?)(?: too| as well)?$/i,
      'add $1',
    )
    .replace(
      /\b(?:everything|all(?: of (?:it|them|those)| (?:the )?legs)?|every leg) (?:but|except(?: for)?|besides|other than|aside from) /i,
      'the rest , keep ',
    )
    .replace(/ in (?:every|each|any|all)(?: of the| the)? legs?\b/gi, '')
    // "Drop Fields put Gibbs in": a second order, without a mark between them.
    .replace(
      /(?<= )(?:put|throw|toss|slide|slip|get) (?!(?:it|that|him|her|them|in)\b)((?:[a-z0-9'.+-]+ ){1,4}?)in(?= *$|[,.!]| (?:there|instead|please|pls))/i,
      'add $1',
    )
    .replace(takenAway, 'take out $1 ')
    .replace(asSubject, 'make $1 $2')
    .replace(forNumber, 'swap $2 for $1')
    .replace(forLeg, 'swap $2 for $1 ')
    .replace(/^(.{1,60}?) out[, ]+(?:and )?(.{1,60}?) in$/i, 'swap $1 for $2');

interface Segment {
  readonly verb: Verb | null;
  readonly tokens: readonly Token[];
}

/** @returns undefined if no operation is named, or if a word belongs to none */
export function readOperations(
  prompt: string,
  legs: readonly ShownLeg[],
  context: QuestionContext,
): Operations | undefined {
  const { tokens } = sentenceOf(withoutReasons(inOneForm(tidied(prompt))), context);
  const [opening, ...segments] = segmentsOf(tokens);
  const same = new Set<Same>();
  const operations: Operation[] = [];
  let isInstead = false;
  let pending = opening && isSaid(opening) ? opening.tokens : [];
  for (const segment of segments) {
    const { verb } = segment;
    if (verb === 'sameTeams' || verb === 'sameGames' || verb === 'samePlayers' || verb === 'instead') {
      if (verb === 'instead') isInstead = true;
      else same.add(verb);
      // "Instead, something from the Lakers game".
      if (segment.tokens.some(({ word, isBreak }) => !isBreak && !plain.has(word))) return undefined;
      continue;
    }
    if (verb === null) return undefined;
    // "Switch the first leg to the spread instead of ml": what leaves is said twice.
    if (isOutOf(segment) && isSaidAgain(segment.tokens, operations.at(-1), legs)) continue;
    if (verb === 'insteadOf') {
      const before = operations.at(-1);
      const isTerms = before && (before.verb === 'find' || before.verb === 'fresh' || before.verb === 'add');
      const terms = isTerms ? before.terms : textOf(pending);
      if (terms === '') return undefined;
      if (isTerms) operations.pop();
      pending = [];
      operations.push({ verb: 'swap', meant: leavingFor(segment.tokens, legs, context), terms });
      continue;
    }
    // "Only dogs" is a term of all legs.
    if (pending.length > 0 || (verb === 'only' && !isOfLegs(segment.tokens, legs))) return undefined;
    const operation =
      verb === 'make'
        ? makingOf(segment.tokens, legs, context)
        : operationOf(verb, segment.tokens, legs, context);
    if (!operation) return undefined;
    // "Drop the Panthers leg, I don't trust Bryce Young" says why.
    if (isDistrust(operation, prompt) && operations.some(({ meant }) => meant.legs.length > 0)) continue;
    operations.push(operation);
  }
  // "I don't like the Bills, put in a late game instead": what comes in takes their place.
  const isLeft = operations.some(({ verb, terms }) => verb === 'swap' && terms === '');
  if (isInstead && isLeft)
    for (const [at, each] of operations.entries())
      if (each.verb === 'add') operations[at] = { ...each, verb: 'find' };
  const [only] = operations;
  // "Give me the over instead" of the one bet that was shown.
  if (isInstead && operations.length === 1 && only?.verb === 'find' && legs.length === 1)
    operations[0] = { ...only, verb: 'swap', meant: { ...only.meant, legs: [0] } };
  const isPlaced = pending.length === 0 && operations.every(({ meant }) => meant.left.length === 0);
  return isPlaced && operations.length > 0
    ? { operations: meantTogether(operations, legs.length), same }
    : undefined;
}

/** "Shai instead of J-Dub": in the place of whoever the one bet is on, also where that is somebody else. */
function leavingFor(tokens: readonly Token[], legs: readonly ShownLeg[], context: QuestionContext): Meant {
  const missing = missingIn(tokens, legs, context);
  if (missing === null) return meantOf(tokens, legs, context);
  const isOne = legs.length === 1 && legs[0]?.prop !== undefined;
  return isOne ? { ...nobody, legs: [0], isMissing: false } : { ...nobody, missing };
}

/** Somebody in no leg who is not liked: nothing is done with him. */
const isDistrust = ({ verb, meant, terms }: Operation, prompt: string): boolean =>
  verb === 'swap' &&
  terms === '' &&
  meant.legs.length === 0 &&
  meant.unclear === undefined &&
  (meant.left.length > 0 || meant.missing !== undefined) &&
  distrust.test(prompt);
const distrust =
  /\b(?:dont|don['’]t|do not|cant|can['’]t|never) (?:really |ever )?(?:trust|like|love|believe in)\b|\bhate\b|\bnot (?:feeling|sold on|a fan of)\b/i;

const isOutOf = ({ verb, tokens }: Segment): boolean =>
  verb === 'insteadOf' ||
  (verb === 'refuse' && refusedIn(tokens, []).markets.length > 0 && !tokens.some(({ team }) => team));

function isSaidAgain(
  tokens: readonly Token[],
  before: Operation | undefined,
  legs: readonly ShownLeg[],
): boolean {
  if (before?.verb !== 'swap' || before.terms === '') return false;
  const again = meantLegs(tokens, legs);
  const fitting = again.unclear ?? again.legs;
  const { legs: named } = before.meant;
  return again.left.length === 0 && named.length > 0 && named.every((leg) => fitting.includes(leg));
}

/** "Everything else" is what no other operation names. */
function meantTogether(operations: readonly Operation[], count: number): readonly Operation[] {
  // "Keep everything but swap the last": all that is not swapped.
  const isRest = ({ verb, meant }: Operation) =>
    meant.isOthers ||
    ((verb === 'keep' || verb === 'like') && meant.legs.length === count && operations.length > 1);
  const named = new Set(operations.flatMap((each) => (isRest(each) ? [] : each.meant.legs)));
  const others = Array.from({ length: count }, (_, at) => at).filter((at) => !named.has(at));
  return operations.map((each) =>
    isRest(each) ? { ...each, meant: { ...each.meant, legs: others } } : each,
  );
}

const isSaid = ({ tokens }: Segment) => tokens.some(({ word, isBreak }) => !isBreak && !plain.has(word));

/** The words before the first verb, and each verb with the words after it. */
function segmentsOf(tokens: readonly Token[]): Segment[] {
  const marks = marksIn(tokens, verbs);
  const [first, ...later] = marks;
  const segments: { verb: Verb | null; from: number; to: number }[] = [
    { verb: null, from: 0, to: first?.start ?? tokens.length },
  ];
  for (const { meaning, start, end } of [...(first ? [first] : []), ...later]) {
    const last = segments.at(-1);
    const before = tokens[start - 1];
    // "Swap Caleb for another QB", "add a new leg".
    const isNew = meaning === 'fresh' || meaning === 'find';
    const isTerms = before !== undefined && start > 0 && isInto(before) && last?.verb === 'swap';
    const isAdded = (last?.verb === 'add' || last?.verb === 'find') && meaning === 'fresh';
    if (last) last.to = start;
    if (last && isNew && (isTerms || isAdded)) last.to = end;
    else segments.push({ verb: meaning, from: end, to: end });
  }
  const last = segments.at(-1);
  if (last) last.to = tokens.length;
  return segments.map(({ verb, from, to }) => ({ verb, tokens: tokens.slice(from, to) }));
}

const isNaming = ({ word }: Token) =>
  /^(?:the|that|those|these|legs?|picks?|ones?|first|second|third|last|1st|2nd|3rd|4th|two|three)$/.test(
    word,
  );
/** "Just the Bills", "only Allen", and no "only Allen props". */
const isOfLegs = (tokens: readonly Token[], legs: readonly ShownLeg[]): boolean =>
  tokens.some(isNaming) ||
  (refusedIn(tokens, legs).players.length > 0 && !isMany(tokens.map(({ word }) => word)));
const isInto = ({ word }: Token) =>
  word === 'for' || word === 'with' || word === 'to' || word === 'into' || word === 'w';
const isOf = ({ word }: Token | { readonly word: string }) =>
  word === 'for' || word === 'of' || word === 'in' || word === 'on';

function operationOf(
  verb: Operation['verb'],
  tokens: readonly Token[],
  legs: readonly ShownLeg[],
  context: QuestionContext,
): Operation {
  if (verb === 'add' || verb === 'find') return { verb, meant: meantLegs([], legs), terms: textOf(tokens) };
  const first = tokens[0];
  const object = first && isOf(first) ? tokens.slice(1) : tokens;
  // "Switch to the over" has no object.
  const at =
    verb === 'swap' ? object.findIndex((token, place) => isInto(token) && !isPlace(object, place)) : -1;
  if (verb === 'refuse') return refusal(object, legs, context);
  // "Leave LeBron out of it", where no leg is on him.
  if (verb === 'drop' && missingIn(object, legs, context) !== null) return refusal(object, legs, context);
  if (verb === 'fresh') return freshOf(object, legs, context);
  const [named, into] = at < 0 ? [object, []] : [object.slice(0, at), object.slice(at + 1)];
  const terms = textOf(into);
  // "Change Cease to Soroka", "swap the Cease leg", where no leg is on the first.
  const missing = verb === 'swap' && at !== 0 ? missingIn(named, legs, context) : null;
  if (missing !== null) return { verb, meant: { ...nobody, missing }, terms };
  const isMade = /^(?:to|into)$/.test(object[at]?.word ?? '');
  return {
    verb,
    meant: onSides(meantOf(named, legs, context), terms, legs),
    terms: isMade ? terms.replace(asMarket, 'the $1') : terms,
  };
}

/** "Switch the Oilers to -1.5": of several legs of their game, the one on its winner or spread. */
function onSides(meant: Meant, terms: string, legs: readonly ShownLeg[]): Meant {
  const [at, ...others] = (meant.unclear ?? []).filter((place) => {
    const leg = legs[place];
    return leg && !leg.prop && !leg.outright && (leg.market === 'moneyline' || leg.market === 'spread');
  });
  if (at === undefined || others.length > 0 || !ofSides.test(terms)) return meant;
  const { unclear: _, ...clear } = meant;
  return { ...clear, legs: [at] };
}
const ofSides =
  /^(?:(?:the|an?|their|its) )?(?:[+-]\d{1,2}(?:\.5)?|(?:alt )?spread|money ?line|ml|run ?line|puck ?line)$/i;

/** "Make leg 2 an under", "turn the over into an under": a leg, and what it becomes. */
function makingOf(
  tokens: readonly Token[],
  legs: readonly ShownLeg[],
  context: QuestionContext,
): Operation | undefined {
  for (let at = 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || !/^(?:an?|the|into|to)$/.test(token.word)) continue;
    const meant = meantOf(tokens.slice(0, at), legs, context);
    if (meant.legs.length === 0 || meant.left.length > 0 || meant.unclear) continue;
    const into = /^(?:into|to)$/.test(token.word) ? at + 1 : at;
    return { verb: 'swap', meant, terms: textOf(tokens.slice(into)).replace(asMarket, 'the $1') };
  }
  return undefined;
}
/** "Make the first one a spread" is that of the same team, and "make the total an over" that of the same game. */
const asMarket = /^an? (money ?line|ml|spread|run ?line|puck ?line|over|under)$/i;

/** "A different QB for leg 3", "new TD guys". */
function freshOf(tokens: readonly Token[], legs: readonly ShownLeg[], context: QuestionContext): Operation {
  const at = tokens.findIndex(isInto);
  const into = at < 0 ? undefined : meantOf(tokens.slice(at + 1), legs, context);
  return into && into.legs.length > 0
    ? { verb: 'swap', meant: into, terms: `another ${textOf(tokens.slice(0, at))}`.trim() }
    : { verb: 'fresh', meant: meantOf(tokens, legs, context), terms: '' };
}

/** Somebody whom no leg is on. */
const nobody: Meant = { legs: [], left: [], isOthers: false, isMissing: true, isNumbered: false };

function missingIn(
  tokens: readonly Token[],
  legs: readonly ShownLeg[],
  context: QuestionContext,
): string | null {
  const named = meantOf(tokens, legs, context);
  return named.legs.length === 0 && named.left.length > 0 ? ofLeg(tokens, named.left, context) : null;
}

/** The legs that some words mean, where a player can be called by another name than that of his leg: "dame", "cmc". */
function meantOf(tokens: readonly Token[], legs: readonly ShownLeg[], context: QuestionContext): Meant {
  const meant = meantLegs(tokens, legs);
  if (meant.left.length === 0 || !legs.some(({ prop }) => prop)) return meant;
  const player = ofLeg(tokens, meant.left, context);
  const surname = player?.toLowerCase().split(' ').at(-1);
  if (surname === undefined || !legs.some(({ prop }) => prop?.player === player)) return meant;
  const [first] = meant.left;
  return meantLegs(
    tokens.flatMap((token) =>
      token === first ? { ...token, word: surname } : meant.left.includes(token) ? [] : token,
    ),
    legs,
  );
}

/** "The AD one": beside a word for a leg, a nickname that is a word too is one. */
function ofLeg(tokens: readonly Token[], left: readonly Token[], context: QuestionContext): string | null {
  const isOfLeg = tokens.some(({ word }) => /^(?:leg|one|pick|prop|guy)$/.test(word));
  return playerIn(left, context) ?? (isOfLeg ? playerIn(left, context, ' prop') : null);
}

function playerIn(tokens: readonly Token[], context: QuestionContext, noun = ''): string | null {
  const { reading, unread } = readQuestion(`${tokens.map(({ cased }) => cased).join(' ')}${noun}`, context);
  return unread.length === 0 ? reading.player : null;
}

function refusal(tokens: readonly Token[], legs: readonly ShownLeg[], context: QuestionContext): Operation {
  const named = meantOf(tokens, legs, context);
  const player = named.left.length > 0 ? playerIn(tokens, context) : null;
  const meant = player === null ? named : { ...nobody, missing: player };
  const { notStats: stats = [] } = readQuestion(`no ${textOf(tokens)}`, context).reading;
  const found = refusedIn(
    tokens,
    meant.legs.flatMap((at) => legs[at] ?? []),
  );
  // "No points props" leaves other props.
  const markets = found.markets.filter((market) => stats.length === 0 || market !== 'prop');
  const refused = { ...found, markets, ...(stats.length > 0 && { stats }) };
  return isOneLeg(tokens, refused) || isOneSport(tokens, meant.legs, legs)
    ? { verb: 'drop', meant, terms: '' }
    : { verb: 'refuse', meant: ofThose(meant), terms: '', refused };
}

/** "No NBA" beside legs of other sports takes those legs out. */
function isOneSport(tokens: readonly Token[], meant: readonly number[], legs: readonly ShownLeg[]): boolean {
  const isNamed = tokens.length > 0 && tokens.every(({ word }) => isSport.test(word) || plain.has(word));
  return isNamed && tokens.some(({ word }) => isSport.test(word)) && meant.length < legs.length;
}

/** "No rebounds and nobody from the Lakers": what no leg has is left out of the next ones, and is no leg that is missing. */
const ofThose = (meant: Meant): Meant =>
  meant.legs.length > 0 && !meant.isNumbered && meant.missing === undefined
    ? { ...meant, isMissing: false }
    : meant;

/** "Second to last". */
const isPlace = (tokens: readonly Token[], at: number) =>
  tokens[at]?.word === 'to' && tokens[at + 1]?.word === 'last';

/** The words of tokens, with full names of teams; empty for "something else". */
function textOf(tokens: readonly Token[]): string {
  const words = tokens
    .map(({ cased }) => cased)
    .join(' ')
    .replace(/ ?([,.?])/g, '$1')
    .replace(/^[\s,.?]+|[\s,.?]+$/g, '');
  const bare = words.replace(/(?:,? (?:please|pls|instead|too|then|tho|though|thx|thanks))+$/i, '').trim();
  return anything.test(bare.toLowerCase()) ? '' : bare;
}
