/** Another player of the same name as the one who was asked about: "do matthew's", "his brother". */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { isRuled } from '../../queries/reading/kinds.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import type { Heard } from '../heard.ts';
import { bareOf } from './around.ts';

const lead =
  /^(?:(?:do|what about|what bout|how about|hows|how's|and|now|same for|same but|same|for|but|try|run|show me|give me|the|whats|what's|or) )+/;
const brother =
  /^(?:his|her|their|the)(?: (?:twin|older|younger|little|big|other|lil))* (?:brother|bro|sister|twin|sibling)(?:'?s)?$/;

/** @returns undefined if nobody is named, or if several are */
export function namesakeOf(
  prompt: string,
  { asked = [], play }: Turn,
  context: Pick<QuestionContext, 'roster'>,
): Heard | undefined {
  const [last, ...others] = asked;
  if (play || !last || others.length > 0 || !isRuled(last)) return undefined;
  if (last.ask !== 'find' && last.ask !== 'market') return undefined;
  const [before, ...more] = last.players;
  if (before === undefined || more.length > 0) return undefined;
  const [first = '', ...family] = before.toLowerCase().split(' ');
  const surname = family.join(' ');
  if (surname === '') return undefined;
  const said = bareOf(prompt).replace(lead, '').trim();
  const isBrother = brother.test(said);
  const named = said.replace(/(?:'s|s')?(?: (?:too|as well|instead|then))*$/, '');
  const known = (context.roster ?? []).filter(({ name }) => {
    const lower = name.toLowerCase();
    if (!lower.endsWith(` ${surname}`) || lower === before.toLowerCase()) return false;
    return isBrother || lower === `${named} ${surname}` || lower === `${named.replace(/s$/, '')} ${surname}`;
  });
  const names = [...new Set(known.map(({ name }) => name))];
  const [name] = names;
  if (name === undefined || names.length > 1 || named === first) return undefined;
  return { kind: 'queries', queries: [{ ...last, players: [name] }], isAside: false };
}
