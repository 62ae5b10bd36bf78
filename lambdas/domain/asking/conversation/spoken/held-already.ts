/** "I already have Gibbs on another slip, use someone else": why somebody is to leave, whom only the reason names. */

const pronoun = '(?:it|that|this|him|her|them|those|these|one|both|some|all|a|an|two|three|\\d)';
const held = new RegExp(
  `^(?:(?:nah|no|but|well|sorry|ok|oh|so)[ ,]+)*(?:(?:i|we|i'?ve|im|i'm|ive) )?already (?:have|had|got|bet|took|taken|played|used|on|in on|have money on|got money on)(?: on)? (?!${pronoun}\\b)(?:the )?([a-z0-9][a-z0-9'. -]{1,30}?)(?: (?:in|on|for|with|from) (?:another|a different|a diff|the other|my other|one of my|a|my)(?: other)? [a-z]+)?[ ,.;-]+(?:(?:so|and|please|pls|can (?:you|u))[ ,]+)*((?:swap|switch|replace|change|drop|use|give|gimme|get|find|put|pick|do|i want|someone|somebody|another|different)\\b.*)$`,
  'i',
);
const leaves = /^(?:swap|switch|replace|change|drop)\b/i;
const him = /\b(?:him|her|them|that one|that|it)\b/i;
const another = /\b(?:else|another|different)\b/i;

/** @returns the change with his name in it; undefined if nobody is named, or nobody is to come in his place */
export function heldAlready(text: string): string | undefined {
  const [, name, wish] = held.exec(text) ?? [];
  if (name === undefined || wish === undefined) return undefined;
  if (leaves.test(wish)) return him.test(wish) ? wish.replace(him, name) : undefined;
  return another.test(wish) ? `swap ${name} for someone else` : undefined;
}
