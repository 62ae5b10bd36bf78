/** "Cowboys -10.5 with the Panthers under, do those legs correlate": whether legs go together is a part of what they are worth together. */
import type { RuledQuery } from '../../reading/kinds.ts';

const how =
  '(?:at all|or not|with each other|to each other|together|much|positively|negatively|strongly|even|actually|really|highly)';
const related = `(?:${how} )*(?:correlated?|go(?:es)? together|linked|connected|independent)(?: ${how})*`;
const those =
  '(?:those|these|they|the|both|that|this)(?: (?:two|2|three|3))?(?: (?:legs?|bets?|picks?|plays?|props?|ones))?';
const forms = [
  `^(.{5,120}?)[ ,.;:?]+(?:(?:so|and|but|or) )?(?:do|would|are|will|does|is) ${those}(?: be)? ${related}$`,
  `^(?:are|is|would|do|does) (.{5,120}?)(?: be)? ${related}$`,
  `^(?:do|does|would|will) (.{5,120}?) ${related} (?:with|to|and) (.{3,80})$`,
  `^how (?:${how} )*(?:correlated|linked|connected) (?:are|is|would) (.{5,120}?)(?: be)?$`,
].map((form) => new RegExp(form, 'i'));
const lead =
  /^(?:(?:i|ive|i've|i'm|im|ok|so|if|say|got|have|took|bet|on|my|bets?|legs?|are|is|a|parlay|of|with|the|sgp)[ ,:]+)+/i;
const joins = /,? (?:and|with|plus|w|&) /gi;

/**
 * @param ofBet reads the text of a bet
 * @returns undefined if it asks for something else, or if not two legs are named
 */
export function correlatedBets(
  prompt: string,
  ofBet: (bet: string) => readonly RuledQuery[] | undefined,
): RuledQuery | undefined {
  const text = prompt
    .trim()
    .replace(/[?!.\s]+$/, '')
    .replace(/[’‘]/g, "'");
  for (const form of forms) {
    const [, bets, other] = form.exec(text) ?? [];
    if (bets === undefined) continue;
    const legs = (other === undefined ? bets : `${bets}, ${other}`).replace(lead, '').replace(joins, ', ');
    const [query] = ofBet(`Rate this parlay: ${legs}`) ?? [];
    if (query?.ask === 'check' && query.legs.length > 1) return query;
  }
  return undefined;
}
