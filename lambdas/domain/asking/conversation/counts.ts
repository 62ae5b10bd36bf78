/** Another number of legs: "make it 4", "bump it to five", "one more leg", "fewer legs". */
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { ShownPlay } from '../../../contracts/asking/turn.ts';
import { baseOf } from '../answer/follow.ts';
import { withLegsChanged } from '../answer/leg-change.ts';
import type { Given, Next } from '../answer/next.ts';
import { settled } from '../reading/settle.ts';
import { openWish } from '../reading/wishes/wish.ts';
import { tidied } from './fragment.ts';
import type { Heard } from './heard.ts';
import { withoutOldCount } from './spoken/old-count.ts';

/** The most legs of a parlay. */
export const mostLegs = 12;

const words = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|');
const count = `(\\d{1,2}|${words.join('|')})`;
const things = '(?:legs?|leggers?|legged|teams?|teamers?|picks?|plays?|bets?|selections?|games?)';
const opening =
  "(?:(?:ok|okay|k|nah|no|yeah|actually|hmm?|well|so|and|now|then|wait|nvm|cool|nice|oh|eh|bro|dude|please|pls)[ ,.!]+|(?:can|could|would|cld) (?:u|you|we|i)(?: (?:please|pls))? |what if (?:i|we|you|u)(?: (?:only|just|went|go|do|did|played|play|make|made|want))* |how about(?: (?:just|only))? |lets |let's |i(?:'d| would)? (?:want|need|like|said|meant|rather(?: have)?|prefer(?: to have)?)(?: to)? |(?:that'?s|thats|its|it's) (?:(?:way |a bit )?too (?:many|much|long|big|short)|(?:way |kinda |just )?a lot|not enough|a bit much)(?: legs)?[ ,.!]*)*";
const ending =
  '(?:[ ,]+(?:please|pls|instead|then|tho|though|thx|thanks|bro|man|dude|lol|lmao|haha|max|total|only|in all|altogether))*';
const verb =
  '(?:make|bump|push|cut|trim|get|bring|take|drop|knock|up|move|shrink|stretch|raise|lower|go|turn|change|switch|keep|do|narrow|reduce|scale|just|only|build|give me|gimme)';
const object = "(?: (?:it|this|that|them|the legs|the parlay|'em|em))?";
const to = '(?: (?:up|down|back|out|to|with|for|at|into|a|an|just|only|be))*';

const pattern = (body: string) => new RegExp(`^${opening}${body}${ending}$`);
/** "Make it 4", "4 legs instead", "down to 2". */
const exact = [
  pattern(`${verb}${object}${to} ${count}(?:[ -]${things})?`),
  pattern(`(?:up|down|back) to ${count}(?:[ -]${things})?`),
  pattern(`${count}[ -](?:legs?|leggers?|legged)`),
];
/** "That's a lot. 2" */
const after = /\b(?:a lot|too many|too much|too long|not enough|too short|a bit much)\b/;
const bare = pattern(count);
const adding =
  '(?:add|(?:throw|toss|tack|slide|squeeze)(?: in| on)?|put in|put|give me|gimme|get|get me|pair it with|combine it with|make it|do|include|want)';
/** "So it pays a bit more", "to get the odds up": what another leg does by itself. */
const paying =
  '(?:,? (?:so (?:that )?(?:it|that|we|i)(?: can| will)?|to make it|to|want it to|i want it to|and make it|for)(?: (?:pays?|gets?|wins?|boosts?|bumps?|raises?|brings?|have|has))?(?: out)?(?: (?:a|an|the|it|my|our|little|bit|lil|lot|tad|touch|whole|way|some|even))* (?:something|more|better|extra|up|bigger|higher|longer|payout|odds)(?: (?:payout|odds|money|price|return|up|out|a (?:bit|little)))*)';
/** "Just as safe" as the legs that were shown. */
const asSafe =
  "(?:(?:that(?:'s| is|s| are) |thats )?(?:just |equally |about )?as (?:safe|likely|sure|solid)(?: as (?:that|it|this)(?: one)?)?|equally safe)";
const tail = `(?: (?:to it|to that|in|in there|on|on there|to the parlay|like (?:that|it|this)|${asSafe}))?${paying}?`;
/** "One more leg", "add another", "2 more". */
const more = [
  pattern(`(?:${adding} )?(?:just )?${count} (?:more|extra|additional)(?: ${things})?${tail}`),
  pattern(`(?:${adding} )?(?:another|an extra|an additional)(?: leg| one leg)${tail}`),
  pattern(
    `(?:add|(?:throw|toss|tack|slide|squeeze)(?: in| on)?) (?:another|one|an extra|a|an additional)(?: (?:second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th))?(?: one| ${things})?${tail}`,
  ),
  pattern(`(?:${adding} )?a leg(?: more)?${tail}`),
  pattern(`(?:${verb}${object}${to} )?(?:a )?(?:more legs|longer parlay|bigger parlay)`),
  // "Can I get better odds if I add one more?"
  pattern(
    `(?:(?:do|can|could|would|will|does) (?:i|we|it) )?(?:get|pay|have)s? (?:better odds|(?:a )?(?:better|bigger|higher) (?:price|payout|odds)|(?:paid )?more|longer odds)(?: out)? (?:if|by) (?:i |we |you )?(?:adding|add|throw in|put in|include)(?: in)? (?:another|one more|an extra|a)(?: ${things})?${tail}`,
  ),
];
const safely = new RegExp(`${asSafe}${ending}$`);
const paysMore = new RegExp(`${paying}${ending}$`);
/** "A second one to go with it", after one leg: the number is that of the leg to come. */
const ordinals = 'second|third|fourth|fifth|sixth|seventh|eighth'.split('|');
const next = pattern(
  `(?:(?:whats|what's|any|got|have|you|u|need|find|find me|show me|${adding}) )*(?:an?|another) (?:(?:good|solid|safe|decent|nice) )?(2nd|3rd|[4-8]th|${ordinals.join('|')}) (?:one|leg|pick|play|bet)(?: (?:to|that) (?:go|goes|pair|pairs|put|add|match|parlay)(?: (?:along|in|up|well|good))?(?: (?:with|to|on))? (?:it|that|this|those|them|him))?${tail}`,
);
const placeOf = (said: string): number =>
  /^\d/.test(said) ? Number.parseInt(said, 10) : ordinals.indexOf(said) + 2;
/** "One less leg", "fewer legs". */
const fewer = [
  pattern(`(?:${verb}${object}${to} )?${count} (?:less|fewer)(?: ${things})?`),
  pattern(
    `(?:${verb}${object}${to} )?(?:a )?(?:less|fewer|not so many|not as many|too many|way too many) (?:legs|teams|picks|games)`,
  ),
  pattern(`(?:${verb}${object}${to} )?(?:an? )?(?:leg|pick) (?:less|fewer)`),
  pattern(`(?:${verb}${object}${to} )?(?:a )?(?:shorter|smaller) parlay`),
  // "That's too many legs".
  pattern(
    `(?:that'?s|thats|it'?s|its|this is|that is|there are|you have|there's|theres) (?:just |still |way |a bit |a few |a little |kind of |kinda )?too many (?:legs|teams|picks|games|bets)(?: for me| in (?:it|there|that|this))?`,
  ),
  pattern(`(?:(?:with|in) )?(?:a few |a couple )?(?:less|fewer)(?: (?:legs|teams|picks|games))?`),
];
/** "Fewer legs, three max", "no more than 3 legs". */
const most = `(?:(?:at most|no more than|not more than|a max(?:imum)? of|max(?:imum)?(?: of)?|up to) ${count}(?: ${things})?|${count}(?: ${things})? (?:max(?:imum)?|at most|at the most|tops|or (?:less|fewer)))`;
const capped = new RegExp(
  `^${opening}(?:(?:${verb}${object}${to} )?(?:less|fewer)(?: ${things})?[ ,.;:-]+(?:like |say |maybe )?)?(?:${verb}${object}${to} )?${most}${ending}$`,
);

/** "Keep it under four legs": one less at most. */
const below = new RegExp(
  `^${opening}(?:${verb}${object}${to}(?: in)? |stay )?(?:under|below|fewer than|less than) ${count} ${things}${ending}$`,
);

/** "Cut it in half", "half as many", "double it": of the legs that were shown. */
const talk =
  "(?:(?:lol|lmao|haha|damn|jeez|bro|dude|man|ok|nah|oof|yikes|that'?s|thats|way|too|many|much|long|a lot|legs|for me)[ ,.!]*)*";
const halved = new RegExp(
  `^${talk}(?:(?:can|could) (?:you|u|we) )?(?:cut|chop|slice|split|trim|take|bring|make|get|knock|reduce)(?: (?:it|that|this|them|the legs|the number))?(?: (?:down|back))? (?:(?:in|by|to) half|in two)(?: (?:the|as many) legs)?${ending}$|^${talk}half (?:as many|that many|the legs|of (?:that|them|it|those))(?: legs)?${ending}$|^${talk}halve (?:it|that|them|the legs)${ending}$`,
);
const doubled = new RegExp(
  `^${talk}(?:double|twice) (?:the legs|the number of legs|as many(?: legs)?|that many(?: legs)?)${ending}$`,
);
/** "3 or fewer" allows as many as there are. */
const isFewer = /(?<!\bor )\b(?:less|fewer)\b/;

const numberOf = (said: string | undefined) => {
  const spoken = words.indexOf(said ?? '');
  return spoken >= 0 ? spoken + 1 : Number(said ?? 1);
};

/** @returns how many legs are asked for; undefined if the text is not about that, all of it */
export function legsAsked(prompt: string, shown: number): number | undefined {
  const said = tidied(prompt).toLowerCase();
  const rest = withoutOldCount(said, shown);
  const text = rest ?? said;
  if (halved.test(text) && shown > 1) return Math.floor(shown / 2);
  if (doubled.test(text)) return shown * 2;
  const matched = (patterns: readonly RegExp[]) =>
    patterns.map((each) => each.exec(text)).find((each) => each);
  const cap = capped.exec(text);
  if (cap) return Math.min(numberOf(cap[1] ?? cap[2]), isFewer.test(text) ? shown - 1 : shown);
  const limit = below.exec(text);
  if (limit) return Math.min(numberOf(limit[1]) - 1, shown);
  const added = matched(more);
  if (added) return shown + numberOf(added[1]);
  const place = next.exec(text)?.[1];
  if (place !== undefined) return placeOf(place) === shown + 1 ? shown + 1 : undefined;
  const less = matched(fewer);
  if (less) return shown - numberOf(less[1]);
  const named = matched(exact) ?? (rest !== undefined || after.test(text) ? bare.exec(text) : null);
  return named ? numberOf(named[1]) : undefined;
}

/** As many legs: those shown stay as far as they fit, unless the whole is to pay what was asked for, which takes other ones. */
export function withLegs(before: Reading, legs: number, play: Omit<Given, 'reading'>): Next | null {
  const given = { reading: before, ...play };
  if (before.payout !== null && before.wishes.length === 0)
    return {
      reading: settled({ ...baseOf(given), legs: { min: legs, max: legs } }),
      keep: [],
      without: [...play.without],
    };
  const more = legs - play.legs.length;
  const change =
    more > 0 ? { added: [{ ...openWish, count: more }] } : { dropped: [...play.legs.keys()].slice(legs) };
  const next = withLegsChanged(given, baseOf(given), change);
  return next && { ...next, reading: settled(next.reading) };
}

/** @returns undefined if the text does not ask for another number of legs */
export function countFor(prompt: string, before: Reading, play: ShownPlay): Heard | undefined {
  const legs = legsAsked(prompt, play.legs.length);
  if (legs === undefined) return undefined;
  // "Good bet for 5 bucks", then "make it 10": dollars.
  if (before.budget !== null && !/leg|more|less|fewer/i.test(prompt)) return undefined;
  if (legs > mostLegs) return { kind: 'unclear', why: `A parlay has at most ${mostLegs} legs.` };
  if (legs < 1) return { kind: 'unclear', why: 'A bet has at least one leg.' };
  // "Under four legs" of three asks for nothing else than what was shown.
  if (legs === play.legs.length && below.test(tidied(prompt).toLowerCase()))
    return { kind: 'about', what: 'shown' };
  if (legs === play.legs.length)
    return {
      kind: 'unclear',
      why: `The last answer has ${legs === 1 ? 'one leg' : `${legs} legs`} already.`,
    };
  // What another leg is to pay is more than was asked for before.
  const said = tidied(prompt).toLowerCase();
  const base = {
    ...before,
    ...(paysMore.test(said) && { payout: null }),
    ...(safely.test(said) && before.risk === null && { risk: 'safe' as const }),
  };
  const next = withLegs(base, legs, play);
  return next ? { kind: 'play', next } : undefined;
}
