/** "I already have Gibbs on another slip, use someone else": why somebody is to leave, whom only the reason names. */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { isMeant } from '../../../feed/players/names.ts';
import { baseOf } from '../../answer/follow.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { playersMeant } from '../../reading/names/known-players.ts';
import { settled } from '../../reading/settle.ts';
import { bareOf } from '../asked/around.ts';
import type { Heard } from '../heard.ts';

const pronoun = '(?:it|that|this|him|her|them|those|these|one|both|some|all|a|an|two|three|\\d)';
const held = new RegExp(
  `^(?:(?:nah|no|but|well|sorry|ok|oh|so)[ ,]+)*(?:(?:i|we|i'?ve|im|i'm|ive) )?already (?:have|had|got|bet|took|taken|played|used|on|in on|have money on|got money on)(?: on)? (?!${pronoun}\\b)(?:the )?([a-z0-9][a-z0-9'. -]{1,30}?)(?: (?:overs?|unders?|props?|points|yards|bets?|action|exposure))*(?: (?:somewhere(?: else)?|elsewhere|(?:in|on|for|with|from) (?:another|a different|a diff|the other|my other|one of my|a|my)(?: other)? [a-z]+))?[ ,.;-]+(?:(?:so|and|please|pls|can (?:you|u))[ ,]+)*((?:swap|switch|replace|change|drop|use|give|gimme|get|find|put|pick|do|i want|someone|somebody|anyone|anybody|another|different|who)\\b.*)$`,
  'i',
);
const leaves = /^(?:swap|switch|replace|change|drop)\b/i;
const him = /\b(?:him|her|them|that one|that|it)\b/i;
const another = /\b(?:else|another|different)\b/i;

/** "I have Brunson already": the word stands last. */
const alreadyLast =
  /\b(?:i|we|i'?ve|im|i'm) (have|had|got|bet|took|played|used|on) (?:on )?([a-z0-9][a-z0-9'. -]{1,30}?) already\b/i;

/** @returns whom they bet on already, and what is wanted */
const heldIn = (text: string) => held.exec(text.replace(alreadyLast, 'already $1 $2')) ?? [];

/** @returns the change with his name in it; undefined if nobody is named, or nobody is to come in his place */
export function heldAlready(text: string): string | undefined {
  const [, name, wish] = heldIn(text);
  if (name === undefined || wish === undefined) return undefined;
  if (leaves.test(wish)) return him.test(wish) ? wish.replace(him, name) : undefined;
  return another.test(wish) ? `swap ${name} for someone else` : undefined;
}

const otherPlayer =
  /\b(?:(?:some|any)(?:one|body)|who|whom) else\b|\b(?:another|different|diff|other) (?:player|guy|dude|one|name|prop)\b/;

/** "I already have Brunson overs, give me a different player" after a bet on the game: a prop on anybody but him. */
export function heldElsewhere(
  prompt: string,
  { play, queries: [reading] }: Turn,
  context: QuestionContext,
): Heard | undefined {
  const [leg, ...others] = play?.legs ?? [];
  if (!play || !leg || leg.prop || leg.outright || others.length > 0) return undefined;
  const [, name, wish] = heldIn(bareOf(prompt));
  if (name === undefined || wish === undefined || !otherPlayer.test(wish)) return undefined;
  if (reading?.intent !== 'play' || reading.wishes.length > 0) return undefined;
  const { players, roster, selectedSport: selected } = context;
  const naming = { players, roster, sports: [leg.sport], selected, isOfPlayer: true };
  const [player, ...namesakes] = playersMeant(name, naming);
  if (player === undefined || namesakes.length > 0) return undefined;
  const base = baseOf({ reading, ...play });
  const notPlayers = [...(base.notPlayers ?? []).filter((each) => !isMeant(each, player)), player];
  const next = { ...base, markets: ['prop' as const], sides: [], line: null, notPlayers };
  return { kind: 'play', next: { reading: settled(next), keep: [], without: [...play.without] } };
}
