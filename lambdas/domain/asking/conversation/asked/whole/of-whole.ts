/** What is asked of the bet as a whole: how risky it is, and who pays the most for all of its legs. */
import type { Turn } from '../../../../../contracts/asking/turn.ts';
import type { Heard } from '../../heard.ts';
import { bareOf, isMadeOf, wordsOf } from '../around.ts';

const it =
  '(?:it|this|that|these|those|they|them|(?:the|this|that) (?:bet|parlay|pick|one|play|slip|ticket|whole thing|thing))';
const quality =
  '(?:risky|dangerous|safe|likely|realistic|solid|sketchy|iffy|crazy|reckless|doable|long|big of a (?:risk|reach|long ?shot)|much (?:of a )?(?:risk|gamble|long ?shot))';
const frankly = '(?:(?:realistically|honestly|seriously|actually|roughly) )*';
const chance =
  '(?:(?:the|my|our|actual|real|true|realistic|overall|honest|combined) )*(?:chances?|odds|probability|likelihood|shot)';
const wins =
  '(?:hits?|hitting|cash(?:es|ing)?|wins?|winning|happen(?:s|ing)|com(?:es|ing) in|land(?:s|ing)|coming true)';
/** A question of it, and no wish for a safer one. */
const risky = new RegExp(
  [
    `(?:so |and )?how (?:bad|big|much)?(?: of a)? ?${quality}(?: (?:is|are|would|does|do)(?: (?:we talking|you think|u think))?(?: ${it})?(?: (?:be|look|to (?:hit|win|cash|happen)|really|actually))*)?`,
    `(?:so )?(?:is|are) ${it} (?:(?:a|an|too|that|very|really|pretty|super|kinda|kind of|at all|considered|actually|even) )*(?:risky|dangerous|safe|realistic|reckless|doable|(?:big )?(?:risk|gamble|reach|long ?shot))(?: (?:or (?:not|no|nah|safe|what)|bet|one|parlay|pick|enough|of a bet))*`,
    `(?:what'?s|whats|what is) (?:the |my )?(?:risk level|level of risk)(?: (?:here|on (?:it|this|that)|of (?:it|this|that)))?`,
    `${frankly}(?:(?:so|and|what|what'?s|whats|what is|what are|give me|tell me) )*${chance} (?:(?:of|that|for|on) )*(?:${it}|all (?:\\w+ )?(?:legs|of (?:them|it|these|those)))(?: (?:actually|really|all|even|ever))* ${wins}(?: (?:realistically|honestly|seriously|actually|roughly))?`,
  ]
    .map((each) => `^(?:${each})$`)
    .join('|'),
);

const around = wordsOf(
  "does do is are can could would should who whos who's where wheres where's what whats what's which anybody anyone any anywhere somewhere someone somebody book books bookie sportsbook sportsbooks app apps site sites one has have got get i we u you it that this them these those the a an at of on for out there here price prices number numbers odds offer offers paying pays pay payout all find see with whole thing parlay ticket slip bet legs together combined or mean so in me gives give to take place go bet shop",
);
const most = /\b(?:cheapest|cheaper|best|better|most|highest|more|lowest)\b/g;
/** Says that another place is asked for, and no other bet. */
const ofPlace =
  /\b(?:who|whos|who's|where|wheres|where's|which|what (?:book|app|site|sportsbook)|any(?:body|one|where)|some(?:body|one|where)|books?|sportsbooks?|apps?|shop)\b/;

/** @returns undefined if it asks for something else, or if no play of ours was shown */
export function ofWhole(prompt: string, { play, askId, queries }: Turn): Heard | undefined {
  if (!play || askId === null || play.legs.length === 0 || queries[0]?.intent !== 'play') return undefined;
  const text = bareOf(prompt);
  if (risky.test(text)) return { kind: 'about', what: 'chance' };
  const rest = text.replace(most, ' ').trim();
  const isOfPrice = play.legs.length > 1 && rest !== text && ofPlace.test(text) && isMadeOf(rest, around);
  return isOfPrice ? { kind: 'about', what: 'elsewhere' } : undefined;
}
