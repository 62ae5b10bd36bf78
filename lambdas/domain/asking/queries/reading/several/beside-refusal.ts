/** "Don't need a pick, just tell me the Leafs price": a pick is refused, and what stands beside is the question. */
import { readFind } from '../../find/read.ts';
import { readMarket } from '../../market/read.ts';
import type { Known } from '../../table/terms.ts';
import type { RuledQuery } from '../kinds.ts';
import { wishesForBet } from '../wished.ts';

/** A parlay or a single is not among them: who refuses one of these wishes for the other. */
const pick = '(?:picks?|plays?|bets?|suggestions?|recommendations?|tips?|advice)';
const refusal = `(?:(?:(?:i|we) )?(?:don['’]?t|do not)(?: (?:really|even|actually|just))? (?:need|want|give me|send me|make me)|(?:(?:i['’]?m|im|i am|we['’]?re) )?not (?:looking for|asking for|after|here for)|no(?: need for)?|without)(?: (?:an?|any|your|another|the))? ${pick}(?: (?:please|pls|plz|thanks|needed|necessary|required|wanted|from you|yet|today|tonight|right now|rn|or anything))*`;
const politely = '(?:(?:hey|hi|yo|ok|okay|so|and|but|actually|please|pls|again),? )*';
/** A refusal that goes on is of certain picks: "no bets on the total". */
const before = new RegExp(
  `^\\W*${politely}${refusal}(?:\\s*[,.;:!–—-]+\\s*|\\s+(?=(?:but|just|only|i just|simply|what)\\b))(?<rest>.+)$`,
  'i',
);
const after = new RegExp(`^(?<rest>.+?)\\s*[,.;:(–—-]+\\s*${politely}${refusal}\\W*$`, 'i');
const lead = /^(?:(?:but|and|i|we|just|only|simply|really|please|want|need|to know|wanna know|know) )+/i;

/** What is asked beside a pick that is refused; undefined where none is, or where another one is wished for. */
export function askedBesideRefusal(prompt: string): string | undefined {
  const rest = (before.exec(prompt) ?? after.exec(prompt))?.groups?.rest?.replace(lead, '');
  return rest === undefined || wishesForBet(rest) ? undefined : rest;
}

/** @returns undefined where what is asked is not read in full */
export function readBesideRefusal(prompt: string, known: Known): RuledQuery | undefined {
  const rest = askedBesideRefusal(prompt);
  if (rest === undefined) return undefined;
  // "The Lakers spread" alone could be a bet.
  return readFind(rest, known) ?? readMarket(rest, known) ?? readMarket(`what is ${rest}`, known);
}
