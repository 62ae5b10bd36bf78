/** A verdict once more: with other legs, which leg decides, how likely it is, and whether somebody is right about it. */
import type { CheckQuery } from '../../../../contracts/asking/queries/board.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { hasStat } from '../../queries/table/players.ts';
import { bareOf, clausesOf } from '../asked/around.ts';
import { weakest } from '../asked/words-of-bet.ts';
import { named } from '../compared/other-bet.ts';
import type { Heard } from '../heard.ts';
import { betIn, withLegs } from './check-legs.ts';
import { allOnPlayer } from './prices/on-player.ts';
import { otherLines } from './prices/other-lines.ts';
import { withMostStake } from './stake-of-check.ts';

const leg =
  '(?:(?:leg|legs|one|ones|pick|bet|part|piece|of (?:them|em|those|these|the (?:legs|picks|three|four|bunch|lot))|is|are|the|my|it|its|would|be|you|u|say|do|think|looks?|feels?|seems?)(?: |$))*';
const extreme = new RegExp(
  `^(?:(?:which|what|whats|what's|who|whos|who's)(?: |$))?${leg}(?:(worst|weakest|riskiest|shakiest|least likely|dumbest|sketchiest|least safe|weak link|problem|longest shot|hardest|toughest)|(best|strongest|safest|likeliest|most likely|surest|most solid))(?: ${leg}(?:to (?:hit|win|cash|lose|miss|bust) ?)?(?:here|in (?:it|this|there|the parlay))?)?$`,
);

const likelihood =
  /^(?:(?:what|whats|what's|so|the|real|actual|true|is|are|my|how) )*(?:chances?|odds|probability|likely|likelihood|percent(?:age)?|%)(?: (?:is|are|does|do|of|that|it|this|they|to|for|has|have|even|actually|really|the|whole|thing|all|both|happening|happen|happens|hitting|hit|hits|winning|win|wins|cashing|cash|cashes|coming|come|in|through|be|get|getting|there|there's|legs))*$/;
const pointing = /\b(?:that|it|this|they|all|both|happening|hitting|hits?|happens?|cash(?:es|ing)?)\b/;

const right =
  /^(?:(?:so|then|is|was|are|think) )*(?:he|she|they|(?:my|the) (?:buddy|friend|bro|brother|dad|boss|coworker|cousin|uncle|roommate|husband|wife|girlfriend|boyfriend|bookie|guy|group ?chat|boys|buddies|friends))(?:'?s|'?re)?(?: (?:is|was|are|were))? (?:(?:just|totally|actually|even|full of|dead|an?) )*(?:right|wrong|correct|crazy|nuts|dumb|full of it|it|shit|onto something|idiot|tripping|trippin|overreacting|smart)(?: (?:about (?:it|that|this)|then|or (?:not|what|nah|wrong|right)))*$|^(?:do|would) (?:you|u) (?:agree|disagree)(?: with (?:him|her|them|that))?$|^agree(?:d)?(?: or (?:not|disagree))?$/;

const told =
  /^(?:(?:but|cuz|because|and|so) )*(?:my|the|a|this) (?:\S+ )?(?:buddy|friend|bro|brother|dad|boss|coworker|cousin|uncle|roommate|husband|wife|girlfriend|boyfriend|bookie|guy|group ?chat|boys|buddies|friends) (?:says?|said|thinks?|swears|told me|keeps saying|is saying|calls|claims) (?:(?:it|it'?s|its|that|this|is|was|a|an|the|too|not|so|really|total|totally|way|i|should|shouldn'?t|don'?t|to|would|never|be|bet|take|good|bad|great|dumb|trap|lock|free money|value|price|number|line|steep|much|juice|terrible|awful|sucker|overpriced|easy|money|smart|stupid|worth|stay away|away|off|pass|on|play|fade) ?)+$/;

/** @returns undefined if it asks for something else */
export function editOfCheck(prompt: string, last: CheckQuery, context: QuestionContext): Heard | undefined {
  const text = bareOf(prompt);
  const clauses = clausesOf(prompt);
  const [said, asked, ...more] = clauses;
  // Whether they like the bet is theirs: the verdict opens the answer.
  const isOfOther =
    right.test(text) ||
    (more.length === 0 && told.test(said ?? '') && right.test(asked ?? '') && !/\d/.test(said ?? ''));
  if (isOfOther) return { kind: 'queries', queries: [last], isAside: true };
  const [isAny, worst] = weakest.test(text) ? [text, 'worst'] : (extreme.exec(text) ?? []);
  if (isAny !== undefined && last.legs.length > 1 && last.legs.length <= 6)
    return {
      kind: 'queries',
      queries: [
        {
          ask: 'compare',
          options: last.legs.map((each) => ({ ...each })),
          by: 'chance',
          order: worst === undefined ? 'best' : 'worst',
          ...(last.days && { days: last.days }),
        },
      ],
      isAside: true,
    };
  if (likelihood.test(text) && pointing.test(text))
    return { kind: 'queries', queries: [last], isAside: true };
  const other = onOther(text, last, context) ?? onOtherStat(prompt, last, context);
  if (other) return { kind: 'queries', queries: [other], isAside: false };
  const lines = allOnPlayer(prompt, last) ?? otherLines(prompt, last, context);
  if (lines) return { kind: 'queries', queries: [lines], isAside: true };
  const made = withMostStake(prompt, last, context) ?? withLegs(text, last, context);
  const isJoined = made !== undefined && made.legs.length > last.legs.length && possible.test(text);
  return (
    made && {
      kind: 'queries',
      queries: [made],
      isAside: false,
      ...(isJoined && { says: 'They can go in one parlay.' }),
    }
  );
}

/** "Can I combine it with the over". */
const possible = /^(?:can|could|may) (?:i|we|you|it)\b/;

const whom =
  /^(?:(?:and|so|ok|then) )*(?:what|how) about (?:(?:the|for|with|on) )*([a-z][a-z'’.-]*(?: [a-z'’.-]+){0,2}?)(?: (?:instead|then|too))*$/;

/** "How about Josh Allen" after the prop of another: the same prop of him. */
function onOther(text: string, last: CheckQuery, context: QuestionContext): CheckQuery | undefined {
  const [leg, ...others] = last.legs;
  const name = whom.exec(text.replace(/[?!.,]+$/, ''))?.[1];
  if (!leg || leg.player === null || others.length > 0 || name === undefined || hasStat(name))
    return undefined;
  const bet = named(name, leg, context);
  return bet?.player == null || bet.player === leg.player
    ? undefined
    : { ...last, legs: [bet], price: null, book: null };
}

const beside =
  /^(?:(?:and|so|ok|then|or|also|now)[ ,]+)*(?:(?:(?:what|how|wbu) ?(?:about|abt|bout)|hows|how's|what if|and|or|maybe|is|are)[ ,]+)+(?:(?:the|for|with|on) )*([a-z][a-z0-9 '’.+-]{2,50}?)(?: (?:instead|then|too|any better|a good bet|good|better))*$/;

/** "And AD rebounds?" after the prop of another: his, in that statistic, from the same side. */
function onOtherStat(prompt: string, last: CheckQuery, context: QuestionContext): CheckQuery | undefined {
  const [leg, ...others] = last.legs;
  const text = prompt
    .toLowerCase()
    .replace(/[?!.,\s]+$/, '')
    .trim();
  const said = beside.exec(text)?.[1];
  if (!leg || leg.player === null || others.length > 0 || said === undefined || !hasStat(said))
    return undefined;
  const isSided = /\b(?:over|under)\b/.test(said);
  const bet =
    betIn(isSided || leg.side === null ? said : `${said} ${leg.side}`, context) ?? betIn(said, context);
  if (bet?.player == null || bet.stat === null || bet.player === leg.player) return undefined;
  const { before: _, ...query } = last;
  return { ...query, legs: [{ ...bet, side: bet.side ?? leg.side }], price: null, book: null };
}
