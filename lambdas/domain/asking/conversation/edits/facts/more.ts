/** More of a list: "who else", "anyone else hurt", "next 5", "the second best" after leaders, an injury report or prices. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { RuledQuery } from '../../../queries/reading/kinds.ts';
import type { QuestionContext } from '../../../queries/reading/sentence.ts';
import { bareOf } from '../../asked/around.ts';
import { teamsOfPlayers } from '../../asked/players.ts';
import type { Heard } from '../../heard.ts';

const who =
  '(?:who|whos|anyone|anybody|any (?:one|body|other (?:guys?|players?|ones?|names?))|what|where|which|others?|whom|somebody|someone|any)';
const lead =
  "(?:(?:and|so|ok|but|is|are|was|were|there|there's|theres|do|does|can|could|you|u|i|show|give|gimme|tell|list|get|me|us|have|got|the|see) )*";
const hurt =
  '(?:out|hurt|injured|questionable|doubtful|probable|sitting|missing|banged up|on the (?:report|list|injury report)|not playing|on ir|gtd|listed|inactive|nicked up|dealing with (?:something|an injury))';
const tail =
  '(?: (?:is|are|was|were|there|on|in|at|for|the|that|this|list|close|good|near|after|him|them|up there|though|too|then|besides|other than|than|it|has|have|got|it|team|teams|worth|knowing|should|i|know|about|bad|awful|terrible|good|great|elite|leading|scoring|struggling|top|high|low|you|u|like|mention|ranked|ranks|leads?|tonight|today))*';
const number = '(\\d{1,2}|two|three|four|five|ten)';

const more = new RegExp(
  `^(?:${lead}${who} ?(?:else|others?|more|next|besides (?:him|them|her|that)|after (?:him|them|that|those))${tail}|${lead}(?:more|others|the others|the rest|a few more|some more|more (?:names|guys|players|of them|teams)|the full list|full list|whole list|the whole list|longer list|keep going|go on|continue|next|next (?:few|ones|guys|names))${tail})$`,
);
const counted = new RegExp(
  `^(?:(?:who|whos|who's|which|what) )?${lead}(?:next|another|the next|top|top of the|first|a top) ${number}(?: (?:guys?|players?|names?|more|ones?|teams?))?${tail}$|^${lead}${number} more(?: (?:guys?|players?|names?|ones?|teams?))?${tail}$`,
);
const ofInjury = new RegExp(
  `^(?:${lead}${who} ?(?:else|other|more)(?: (?:on|for) (?:the|that|his|their) (?:team|side|squad|roster))?(?:'?s)? ?(?:is |are |that's |thats |who is |who's )?(?:also )?(?:${hurt})?${tail}|${lead}(?:any )?other (?:injuries|injured (?:guys|players)|absences)${tail}|(?:whos|who's|who is|who are)(?: the)? (?:else|others?) ?(?:is |are )?(?:${hurt})?${tail})$`,
);
const otherPrices =
  /^(?:(?:and|so|ok|but|is|are|there|what|whats|what's|who|whos|who's|which|where|has|have|the|give|show|me|got|any|anyone|anybody|anywhere) )*(?:(?:second|2nd|next|third|3rd)(?: (?:best|highest|cheapest|closest))?|else|else (?:close|near)|other (?:books?|apps?|places?|options?|prices?)|others|runner ?up|rest of (?:them|the books))(?: (?:one|price|book|odds|number|place|option|close|near|there|then|to that|have it|has it|close to that|after that|at|what|is|do you have))*$/;

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, ten: 10 };
/** A list has so many rows where no number was named, and at most so many. */
const [usual, most] = [5, 30];

/** @returns undefined if it asks for something else, or if the last answer was no list */
export function moreOf(prompt: string, last: RuledQuery, context: QuestionContext): Heard | undefined {
  const text = bareOf(prompt)
    .replace(/[,.!?;]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (last.ask === 'market') {
    const isOfPrices = (last.topic === 'best_price' || last.topic === 'books') && last.teams.length > 0;
    return isOfPrices && otherPrices.test(text)
      ? { kind: 'queries', queries: [last], isAside: true }
      : undefined;
  }
  if (last.ask !== 'find') return undefined;
  if (last.topic === 'injuries') return ofInjury.test(text) ? ofTeam(last, context) : undefined;
  if (last.topic !== 'leaders' && last.order === null) return undefined;
  const [isCounted, next, extra] = counted.exec(text) ?? [];
  if (isCounted === undefined && !more.test(text)) return undefined;
  const shown = last.limit ?? usual;
  const said = next ?? extra;
  const count = said === undefined ? Math.max(shown, usual) : (numbers[said] ?? Number(said));
  const limit = /\b(?:top|first) /.test(isCounted ?? '') ? count : shown + count;
  // "Who leads" asks for one, so that the four after him are the rest of the five that are listed.
  const before = last.limit === null && count < usual ? 1 : shown;
  const isOfNext = said !== undefined && /\bnext /.test(isCounted ?? '');
  return {
    kind: 'queries',
    queries: [{ ...last, limit: Math.min(most, Math.max(1, isOfNext ? before + count : limit)) }],
    isAside: false,
    ...(isOfNext && { opens: 'next' as const, after: before }),
  };
}

/** Of the player's team, or the same report once more: it names everybody. */
function ofTeam(last: FindQuery, { roster = [] }: QuestionContext): Heard | undefined {
  const { players } = last;
  if (players.length === 0) return { kind: 'queries', queries: [last], isAside: true };
  const teams = [...teamsOfPlayers(players, roster)];
  if (teams.length === 0) return undefined;
  return { kind: 'queries', queries: [{ ...last, players: [], teams }], isAside: false };
}
