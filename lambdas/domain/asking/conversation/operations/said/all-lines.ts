/** Other lines for the whole bet: "every line down by 1", "turn those into alt lines", "easier lines". */
import type { LegWish, WantedLines } from '../../../../../contracts/asking/reading.ts';
import type { ShownLeg } from '../../../../../contracts/asking/turn.ts';
import { selectionKey } from '../../../answer/candidate.ts';
import { baseOf } from '../../../answer/follow.ts';
import { wishOfLeg } from '../../../answer/leg-change.ts';
import type { Given } from '../../../answer/next.ts';
import { settled } from '../../../reading/settle.ts';
import { withWishes } from '../../../reading/wishes/wish.ts';
import { bareOf, clausesOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';
import { changesOf } from '../../taps.ts';

const lead =
  "(?:(?:can|could|would|you|u|we|i|id|i'd|lets|let's|just|please|rather|what if|if|how about|maybe|want|wanna|to|need|is there|are there|any|have|got|give|gimme|get|find|show|me|like|but|and|do|at|with|see|try|then|for|use|go|on) )*";
const verb =
  '(?:(?:move|bring|drop|take|bump|push|knock|shift|buy|put|slide|adjust|turn|make|change|switch|swap|convert|set) )?';
const thing = '(?:lines?|numbers?|totals?|spreads?|props?|legs?|picks?|bets?|overs?|unders?)';
const all = `(?:(?:every|each|all|both|the whole thing|everything|of|the|those|these|them|em|my) ?)+(?:${thing} ?)?(?:of (?:them|em|those|these) ?)?`;
const way = '(up|down|lower|higher|over|under)';
const unit =
  '(?: ?(?:points?|pts?|runs?|goals?|strikeouts?|ks?|yards?|yds?|rebounds?|assists?|catches|receptions?|shots?|hits?|apiece|each|threes))*';
const amount =
  '(\\d{1,2}(?:\\.5)?|a half|half(?: an?)?|\\.5|an?|one|two|three|four|five|ten|a couple(?: of)?)';
const tail =
  '(?: (?:each|apiece|on (?:all|each|every one|both)(?: of (?:them|those|these))?|instead|please|for me|all around|across the board|to be safe|if possible|if (?:you|u) can|there|too))*';

const moved = [
  new RegExp(`^${lead}${verb}${all}${way}(?: by)? ${amount}${unit}${tail}$`),
  new RegExp(`^${lead}${verb}${all}(?:by )?${amount}${unit} ${way}${tail}$`),
];
const movedBy = new RegExp(
  `^${lead}(lower|raise|drop|bump|increase|decrease|reduce) ${all}(?:by )?${amount}${unit}${tail}$`,
);

const so =
  "(?: (?:so|actually|really|to|thats|that's|that|its|it's|it|they|are|is|be|make|get|a|bit|little|more|much|instead|then|please|rather|for|all|on|of|them|those|these|each|lines?|i|can|have|better|easier|safer|likelier|likely|hit|hits|cash|cashes|lands|pay|pays|longer|bigger|odds|chance|payout|the|parlay|bet))*";
const kind =
  '(alt|alts|alternate|alternates|alternative|adjusted|easier|safer|friendlier|softer|juicier|harder|tougher)';
const alternate = [
  new RegExp(
    `^${lead}${verb}(?:(?:it|that|this|him|her|those|these|them|em|all|both|each|every|of|the|legs?|picks?|props?|lines?|bets?|parlay|main) )*(?:(?:in|into|to|with|as|at|for|on|an?|the|some|over to) )*${kind}(?: ?(?:lines?|spreads?|totals?|props?|numbers?|version|ones?))?${so}$`,
  ),
];

const sizes: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  an: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
};
const sizeOf = (said: string): number =>
  /half|^\.5$/.test(said) ? 0.5 : /couple/.test(said) ? 2 : (sizes[said] ?? Number(said));

/** Who scores is priced at one line only. */
const hasLine = ({ line, market }: ShownLeg) => line !== null && market !== 'scorer' && market !== 'first';
const isTotal = ({ selection }: ShownLeg) => selection === 'over' || selection === 'under';

/** @returns undefined if anything else is said */
export function allLines(prompt: string, given: Given): Heard | undefined {
  const text = bareOf(prompt)
    .replace(/[,.!?]+ */g, ' ')
    .replace(/(?<=\d) 5\b/g, '.5')
    .trim();
  const by = movesIn(text);
  if (by !== undefined && given.legs.length > 1) return movedAll(given, by);
  const ofStat = onStat(text, given);
  if (ofStat) return ofStat;
  const ofSpread = onSpread(prompt, given);
  if (ofSpread) return ofSpread;
  const [, word] = alternate.flatMap((pattern) => pattern.exec(text) ?? []);
  if (word === undefined) return undefined;
  // "Safer" alone is another bet.
  const isOfLines = /\b(?:alts?|alternates?|alternative|adjusted|lines?|numbers?|spreads?|totals?)\b/.test(
    text,
  );
  return isOfLines ? withAlternates(given, `${word} ${text}`) : undefined;
}

/** "Lower the yardage lines so it actually hits": easier lines for the legs on such a statistic. */
function onStat(text: string, given: Given): Heard | undefined {
  const { way: said, stat: word } = ofLines.exec(text)?.groups ?? {};
  const stats = word === undefined ? undefined : kindsOfStat.find(([name]) => name.test(word))?.[1];
  if (said === undefined || stats === undefined) return undefined;
  const isOn = ({ prop }: ShownLeg) => prop !== undefined && stats.test(prop.stat);
  if (!given.legs.some(isOn))
    return {
      kind: 'unclear',
      isSure: true,
      why: `No leg of the last answer is on ${word}.`,
      instead: changesOf(given),
    };
  const isRaised = /^(?:raise|bump|increase|higher|harder|up)/.test(said);
  const lines = (leg: ShownLeg): WantedLines => ({
    ...{ min: null, max: null, any: [], ending: null },
    alternate: isRaised === (leg.selection === 'over') ? 'longer' : 'likelier',
  });
  return withOtherLines(given, (leg) => (isOn(leg) && hasLine(leg) ? { lines: lines(leg) } : undefined));
}
const ofLines = new RegExp(
  `^${lead}(?<way>lower|drop|reduce|decrease|shrink|bring down|cut|soften|raise|bump(?: up)?|increase|easier|harder|higher|smaller)(?: down| up)? (?:(?:the|his|their|those|all|all the|her) )*(?<stat>yardage|yards?|receiving(?: yards?)?|rushing(?: yards?)?|passing(?: yards?)?|points?|scoring|rebounds?|assists?|strikeouts?|ks?|shots?|receptions?|catch(?:es)?|threes|hits?|bases|saves) (?:lines?|numbers?|props?|totals?|legs?)(?: down| up)?(?: (?:a bit|a little|some))?${so}$`,
);
/** By the names of the statistics. */
const kindsOfStat: readonly (readonly [RegExp, RegExp])[] = [
  [/^yard/, /yards/],
  [/^receiving/, /receiving_yards/],
  [/^rushing/, /rushing_yards/],
  [/^passing/, /passing_yards/],
  [/^(?:points?|scoring)/, /points/],
  [/^rebounds?/, /rebounds/],
  [/^assists?/, /assists/],
  [/^(?:strikeouts?|ks?)/, /strikeouts/],
  [/^shots?/, /shots/],
  [/^(?:receptions?|catch)/, /receptions/],
  [/^threes/, /threes/],
  [/^hits?/, /hits/],
  [/^bases/, /bases/],
  [/^saves/, /saves/],
];

/** "Isn't that spread too big? Give me an alt line": of the one bet on a team, also where it was on the winner. */
function onSpread(prompt: string, given: Given): Heard | undefined {
  const [leg, ...others] = given.legs;
  const clauses = clausesOf(prompt);
  const judged = clauses.filter((clause) => tooBig.test(clause) || tooSmall.test(clause));
  const rest = clauses.filter((clause) => !judged.includes(clause));
  if (!leg || others.length > 0 || judged.length === 0 || rest.length > 1) return undefined;
  if (rest[0] !== undefined && !alternate.some((pattern) => pattern.test(rest[0] ?? ''))) return undefined;
  // "The spread is too big" alone asks for nothing.
  if (rest.length === 0 || !isOfTeam(leg)) return undefined;
  const isEasier = judged.every((clause) => tooBig.test(clause)) === (leg.line ?? -1) <= 0;
  const lines: WantedLines = {
    ...{ min: null, max: null, any: [], ending: null },
    alternate: isEasier ? 'likelier' : 'longer',
  };
  return withOtherLines({ ...given, legs: [{ ...leg, market: 'spread', line: leg.line ?? 0 }] }, () => ({
    lines,
  }));
}
const opinion =
  "(?:(?:is|isnt|isn't|its|it's|that's|thats|that|the|this|think|i|feels?|seems?|looks?|kinda|way|a|bit|like|number|line|are|aren't|arent|those|points) )*";
const tooBig = new RegExp(
  `^${opinion}(?:spread|line|number|handicap)(?: (?:is|feels|seems|looks|kinda|way|a|bit|just))* (?:(?:too|so) (?:big|high|many|large|much|steep)|a lot|huge|massive)(?: (?:to cover|points|though|for me|no|right|for them))*$|^${opinion}too (?:big|many points|large|high|much)(?: (?:of )?(?:a|to) (?:spread|number|line|cover|lay))?$`,
);
const tooSmall = new RegExp(
  `^${opinion}(?:spread|line|number|handicap)(?: (?:is|feels|seems|looks|kinda|way|a|bit|just))* too (?:small|low|short|little)(?: (?:though|for me|no|right))*$`,
);
const isOfTeam = ({ market, selection, prop, outright }: ShownLeg): boolean =>
  !prop &&
  !outright &&
  (market === 'spread' || market === 'moneyline') &&
  (selection === 'home' || selection === 'away');

/** By how much the number of each leg goes up. */
function movesIn(text: string): number | undefined {
  // "Make the total an under" names the other side, and "all of them over 2" a line.
  if (/\ban? (?:over|under)\b|\b(?:over|under) \d/.test(text)) return undefined;
  const [, one, other] = moved.flatMap((pattern) => pattern.exec(text) ?? []);
  const [, said, size] = movedBy.exec(text) ?? [];
  if (said !== undefined && size !== undefined)
    return (/^(?:raise|bump|increase)/.test(said) ? 1 : -1) * sizeOf(size);
  if (one === undefined || other === undefined) return undefined;
  const isWayFirst = /^(?:up|down|lower|higher|over|under)$/.test(one);
  const [direction, count] = isWayFirst ? [one, other] : [other, one];
  return (/^(?:up|higher|over)$/.test(direction) ? 1 : -1) * sizeOf(count);
}

function movedAll(given: Given, by: number): Heard {
  if (given.legs.some((leg) => leg.line !== null && !isTotal(leg)))
    return {
      kind: 'unclear',
      why: 'Up and down are not the same for both sides of a spread.',
      instead: ['Easier lines', 'Harder lines'],
    };
  return withOtherLines(given, (leg) =>
    hasLine(leg) && isTotal(leg) ? { line: (leg.line ?? 0) + by } : undefined,
  );
}

function withAlternates(given: Given, words: string): Heard {
  const isHarder = /\b(?:harder|tougher|juicier|pays?|longer|bigger|payout)\b/.test(words);
  const isEasier = /\b(?:easier|safer|friendlier|softer|likelier|likely|hit|chance)\b/.test(words);
  const lines: WantedLines = {
    ...{ min: null, max: null, any: [], ending: null },
    alternate: isHarder === isEasier ? 'any' : isEasier ? 'likelier' : 'longer',
  };
  return withOtherLines(given, (leg) => (hasLine(leg) ? { lines } : undefined));
}

/** The same legs at other lines; those that have none stay as they are. */
export function withOtherLines(
  given: Given,
  termsOf: (leg: ShownLeg) => Partial<LegWish> | undefined,
): Heard {
  const { legs } = given;
  const terms = legs.map(termsOf);
  if (terms.every((each) => each === undefined))
    return {
      kind: 'unclear',
      why: 'A bet on the winner or a scorer has no other line, and the last answer has nothing else.',
      instead: ['Make it a spread', 'Safer', 'Longer odds'],
    };
  const base = { ...baseOf(given), payout: null, price: null, chance: null, risk: null, legChance: null };
  const wishes = legs.map((leg, at) => ({ ...wishOfLeg(leg), ...terms[at] }));
  return {
    kind: 'play',
    next: {
      reading: settled(withWishes({ ...base, order: null }, wishes)),
      keep: legs.filter((_, at) => terms[at] === undefined).map((leg) => selectionKey(leg.gameId, leg)),
      without: [...given.without],
    },
  };
}
