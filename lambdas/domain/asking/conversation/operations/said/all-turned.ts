/** All legs of the bet as another bet on the same teams or games: "use the spreads instead", "three overs from the same games". */
import type { LegWish } from '../../../../../contracts/asking/reading.ts';
import type { ShownLeg } from '../../../../../contracts/asking/turn.ts';
import { selectionKey } from '../../../answer/candidate.ts';
import { baseOf } from '../../../answer/follow.ts';
import { wishOfLeg } from '../../../answer/leg-change.ts';
import type { Given } from '../../../answer/next.ts';
import { settled } from '../../../reading/settle.ts';
import { withWishes } from '../../../reading/wishes/wish.ts';
import { bareOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';
import { changesOf } from '../../taps.ts';
import { counts } from '../leg-words.ts';
import { oppositeOf } from '../opposite.ts';

const lead =
  "(?:(?:can|could|would|you|u|we|i|id|i'd|lets|let's|just|please|rather|what if|how about|what about|maybe|want to|want|wanna|ill|i'll|actually|but|and|now|do|use|take|make|give me|gimme|give|show me|get|go with|go|switch|change|swap|turn|flip|convert|put|play|bet|have|prefer|try|build|it|that|this|them|those|these|all|both|every leg|each leg|everything|of|with|on|to|into|as|be|same thing|same parlay|same bet|for|the same but) )*";
const these = '(?:(?:the|those|these|that|all|all of) )*(?:same )?';
const ofThem = `(?: (?:for|of|on|from|in|with|by) (?:all (?:of )?)?(?:them|${these}(?:\\w+ )?(?:teams?|sides?|games?|matchups?|favou?rites?|(?:under)?dogs?|picks?|legs?)))`;
const tail = `(?:${ofThem}| (?:instead(?: of (?:the |their )?(?:money ?lines?|mls?|spreads?))?|please|then|too|for me|rather than (?:the )?(?:money ?lines?|mls?|spreads?)|not (?:the )?(?:money ?lines?|mls?|spreads?)))*`;
const market =
  '(?:(money ?lines?|mls?|straight ?up|to win outright)|((?:point )?spreads?|run ?lines?|puck ?lines?|ats|against the spread))';
const sameOnes =
  '(?:(?:(?:the |those |these )?same |the |those |these )?(?:teams?|games?|sides?|picks?|legs?|bets?)[ ,]+(?:but |just |only )*)?';
const asMarket = new RegExp(`^${lead}${sameOnes}${lead}(?:(?:the|their|those|all|a) )*${market}${tail}$`);

const number = `(?:(\\d|${Object.keys(counts).join('|')}) )?`;
const asSide = new RegExp(
  `^${lead}${sameOnes}${lead}(?:(?:the|their|those|all) )*${number}(overs?|unders?)(?: (?:picks?|bets?|legs?))?(${tail})$`,
);
/** What says that the legs shown are meant, and no other bet. */
const ofShown =
  /\b(?:instead|same|them|those|these|all|both|every leg|each leg|everything|rather|it|that|flip|switch|change|swap|turn|convert)\b/;

const isSide = ({ prop, outright, market: of, selection, period }: ShownLeg) =>
  !prop &&
  !outright &&
  period === undefined &&
  (of === 'moneyline' || of === 'spread') &&
  (selection === 'home' || selection === 'away');

/** @returns undefined if anything else is said, or if a leg is no side of a game */
export function allAsMarket(prompt: string, given: Given): Heard | undefined {
  const { legs } = given;
  const text = bareOf(prompt).replace(/[?!.,]+(?= |$)/g, '');
  const [said, winner] = asMarket.exec(text) ?? [];
  if (said === undefined || !ofShown.test(text) || legs.length < 2 || !legs.every(isSide)) return undefined;
  const to = winner === undefined ? 'spread' : 'moneyline';
  if (legs.every((leg) => leg.market === to))
    return {
      kind: 'unclear',
      why: `The legs are ${to === 'spread' ? 'spreads' : 'moneylines'} already.`,
      instead: changesOf(given),
    };
  return turned(given, (leg) => (leg.market === to ? undefined : { ...wishOfLeg(leg), markets: [to] }));
}

const isLine = ({ selection }: ShownLeg) => selection === 'over' || selection === 'under';

/** @returns undefined if anything else is said, or if a leg has no over and under */
export function allTurned(prompt: string, given: Given): Heard | undefined {
  const { legs } = given;
  const text = bareOf(prompt).replace(/[?!.,]+(?= |$)/g, '');
  const [said, count, word] = asSide.exec(text) ?? [];
  if (said === undefined || word === undefined || !ofShown.test(text)) return undefined;
  if (legs.length < 2 || !legs.every(isLine)) return undefined;
  if (count !== undefined && (counts[count] ?? Number(count)) !== legs.length) return undefined;
  const side = word.startsWith('over') ? 'over' : 'under';
  if (legs.every(({ selection }) => selection === side))
    return { kind: 'unclear', why: `The legs are ${side}s already.`, instead: changesOf(given) };
  const terms = legs.map((leg) => (leg.selection === side ? undefined : oppositeOf(leg)));
  if (terms.some((each) => each === null)) return undefined;
  return turned(given, (_, at) => terms[at] ?? undefined);
}

/** What the whole was to pay or to risk is another thing with other legs. */
function turned(given: Given, termsOf: (leg: ShownLeg, at: number) => LegWish | undefined): Heard {
  const { legs } = given;
  const terms = legs.map(termsOf);
  const open = { payout: null, price: null, chance: null, risk: null, legChance: null, order: null };
  const alike = { markets: [], notMarkets: [], sides: [], notSides: [], line: null, teams: [] };
  const wishes = legs.map((leg, at) => terms[at] ?? wishOfLeg(leg));
  return {
    kind: 'play',
    next: {
      reading: settled(withWishes({ ...baseOf(given), ...open, ...alike }, wishes)),
      keep: legs.filter((_, at) => terms[at] === undefined).map((leg) => selectionKey(leg.gameId, leg)),
      without: [...given.without],
    },
  };
}
