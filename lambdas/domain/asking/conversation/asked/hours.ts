/** Another hour of the same bet: "not the late one, I go to bed at 10", "something that starts earlier". */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import type { Heard } from '../heard.ts';
import { clausesOf } from './around.ts';

const want =
  "(?:(?:any|got|have|is there|there|give me|gimme|find|find me|show me|i|want|need|a|an|the|one|of|something|anything|do|can|could|we|you|u|get|me|its|it|id|rather|prefer|what about|how about|try|pick|bet|that's|thats|some|more|in|on|for|make|to|it's|lets|with) )*";
const noun =
  '(?:games?|ones?|starts?|kick ?offs?|tip ?offs?|matchups?|picks?|bets?|start times?|slate|window)';
const tail =
  '(?: (?:than (?:that|this|it)|in the (?:day|night|evening|afternoon)|for me|tonight|today|if possible|instead|maybe|on))*';
/** What was shown, whose hour is complained of: "that ones starting too soon". */
const shown =
  "(?:it|that|this|its|it's|thats|that's|one|ones|one's|game|game's|games|pick|bet|match|is|starts?|starting|begins?|beginning|goes off|kicks off|kicking off|tips off|tipping off|tips|on|way|a bit|a little|kinda|little|much|just|really|for me)";
const earlier = new RegExp(
  `^${want}(?:(?:that|which) (?:starts|kicks off|tips(?: off)?|is|is on|plays|begins|goes) )?(?:starting |start |kicking off |tipping )?(?:earlier|sooner|less late)(?: ${noun})?${tail}$|^(?:${shown} )*too late(?: ${noun})?${tail}(?: (?:to watch|to stay up|at night))?$|^(?:not|no|nothing)(?: (?:the|a|that|so|this|too|as))* late(?: ${noun})?${tail}$`,
);
const later = new RegExp(
  `^${want}(?:(?:that|which) (?:starts|kicks off|tips(?: off)?|is|is on|plays|begins|goes) )?(?:starting |start |kicking off |tipping )?(?:later|less early)(?: ${noun})?${tail}$|^(?:${shown} )*too (?:early|soon)(?: ${noun})?${tail}$|^(?:not|no|nothing)(?: (?:the|a|that|so|this|too|as))* early(?: ${noun})?${tail}$`,
);
/** Why, which says no more. */
const because =
  /^(?:(?:cuz|cause|because|since|bc) )?(?:(?:i )?(?:gotta|have to|got to|need to|gonna) (?:be up|wake up|get up|be at work|work|go to (?:bed|sleep))|i (?:go to (?:bed|sleep)|sleep|gotta be up|have to be up|have work|work|wake up|got work|need to sleep|get up|am asleep|cant stay up|can'?t stay up)|i'?m (?:asleep|in bed|old|at work)|(?:got|have) work|work)(?: (?:at|by|before|til|till|until|around|early|tomorrow|in the morning|that late|past|about|like) ?(?:\d{1,2}(?::\d\d)?(?: ?[ap]m)?|ten|nine|eleven|midnight|so late)?)*$/;

/** @returns undefined if anything else is said, or if no play is stored */
export function hourOf(prompt: string, { play, askId, queries }: Turn): Heard | undefined {
  if (!play || askId === null || play.legs.length === 0 || queries[0]?.intent !== 'play') return undefined;
  const clauses = clausesOf(prompt).filter((clause) => !because.test(clause));
  if (clauses.length === 0) return undefined;
  if (clauses.every((clause) => earlier.test(clause))) return { kind: 'hour', to: 'earlier' };
  if (!clauses.every((clause) => later.test(clause))) return undefined;
  const from = busyUntil(prompt);
  const [reading] = queries;
  return from === undefined || !reading
    ? { kind: 'hour', to: 'later' }
    : {
        kind: 'play',
        next: { reading: { ...reading, starts: { from, before: null } }, keep: [], without: [] },
      };
}

const untilHour = /\b(?:till?|until) (\d{1,2})(?::(\d\d))? ?(am|pm)?\b/i;

/** "I'm at work til 6": minutes after midnight, of an evening unless it says otherwise. */
function busyUntil(prompt: string): number | undefined {
  const [, hour, minutes = '0', half = 'pm'] = untilHour.exec(prompt) ?? [];
  if (hour === undefined || Number(hour) > 12) return undefined;
  return ((Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0)) * 60 + Number(minutes);
}
