/** "I don't trust the third one, something safer": what is thought of a leg, and that a safer one is wanted in its place. */

const ordinal = '(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)';
const leg = `((?:the |that |this |my )?(?:(?:leg|pick|number) (?:number )?#?\\d{1,2}|${ordinal}(?: (?:leg|one|pick|bet|game))?))`;
const courtesy = '(?:(?:ok|hm+|so|but|honestly|tbh|idk|yeah|nah|well|still|actually)[ ,.]+)*';
const somewhat = '(?:(?:a bit|a little|kinda|kind of|too|so|way|really|pretty|rather|very|bit|super) )*';
const thought = [
  `(?:i'?m |im |i am |i )?(?:really |still |just )?(?:don'?t|dont|do not|can'?t|cant|never) (?:really |fully |quite )?(?:trust|like|love|believe in) ${leg}(?: much| at all)?`,
  `(?:i'?m |im |i am |i feel )?(?:really |still |just )?(?:not (?:(?:so|too|very|really|that|quite|totally) )?(?:sure|sold|crazy|confident|comfortable|happy|convinced|keen)|${somewhat}(?:worried|nervous|unsure|iffy|scared)) (?:about|on|in|with|of|by) ${leg}`,
  `${leg} (?:${somewhat}(?:scares?|worries|bothers|concerns) me(?: (?:a bit|a little|the most|most))?|(?:is|looks|seems|feels|sounds) ${somewhat}(?:risky|shaky|sketchy|iffy|scary|dangerous|weak|long|unlikely)(?: (?:for me|to me))?)`,
].join('|');
const wish =
  "(?:(?:can|could|would|you|u|we|i|i'?d|id|please|pls|just|want|need|got|have|is|there|give|gimme|find|me|get|make|it|put|in|use|do|maybe|lets|let'?s|go|with|rather|like|prefer|something|anything|an?|any|one|that'?s|thats|swap|change|replace|for|to) )*(?:something |anything |an? |any |one )?(?:safer|likelier|more likely|less risky)(?: (?:one|pick|leg|bet|option|play|choice|there|here|instead|please|pls|for (?:it|that|me|that (?:leg|one|spot))|in (?:its|that|there)(?: (?:place|spot|slot))?))*";
const pattern = new RegExp(
  `^${courtesy}(?:${thought})[ ,.;:!-]+(?:(?:so|and|but|then)[ ,]+)*(?:${wish})[ .?!]*$`,
  'i',
);

/** @returns the change in the form that is read as one; undefined if the text says anything else */
export function saferLeg(text: string): string | undefined {
  const [, ...legs] = pattern.exec(text) ?? [];
  const named = legs.find((each) => each !== undefined);
  return named === undefined ? undefined : `swap ${named} for something safer`;
}
