/** "Not available? Find me another Hornets prop": any prop of the team, whatever was wanted of the player who has none. */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { sentenceOf } from '../../queries/reading/sentence.ts';
import { settled } from '../../reading/settle.ts';
import { clausesOf } from '../asked/around.ts';
import type { Heard } from '../heard.ts';

const lead =
  '(?:(?:can|could|would|you|u|we|i|then|just|please|find|give|get|show|gimme|me|us|got|is|are|there|what|how|about|want|need|maybe|try|do) )*';
const another = '(?:another|an other|a different|some other|any other|any|a|different|other)';
const pattern = new RegExp(
  `^${lead}${another} ([a-z0-9'. ]{2,30}? )?(?:player )?props?(?: (?:on|from|for|in) (?:the )?([a-z0-9'. ]{2,30}?))?(?: (?:instead|then|please|that is available|you have|u have))*$`,
);
/** That it could not be had says nothing of what is wanted now. */
const unavailable =
  /^(?:(?:its|it'?s|he'?s|hes|thats|that'?s|so|really|no|nothing|damn|why) )*(?:not|isn'?t|aren'?t)? ?(?:available|listed|there|offered|priced|up|unavailable|no line|no prop)(?: (?:yet|today|tonight|for him|on him))*$/;

/** @returns undefined after any other answer, where no team is named, and where anything else is said */
export function otherPropWanted(
  prompt: string,
  { play, asked, queries: [reading] }: Turn,
  context: QuestionContext,
): Heard | undefined {
  if (play || asked || reading?.intent !== 'play' || reading.player === null || reading.wishes.length > 0)
    return undefined;
  const clauses = clausesOf(prompt).filter((clause) => !unavailable.test(clause));
  const [clause, ...others] = clauses;
  const [, before, after] = (others.length === 0 && pattern.exec(clause ?? '')) || [];
  const words = (before ?? after)?.trim();
  if (words === undefined) return undefined;
  const [token, ...more] = sentenceOf(`the ${words}`, context).tokens.filter(({ word }) => word !== 'the');
  if (!token?.team || more.length > 0) return undefined;
  const { sport, name } = token.team;
  const open = { player: null, stat: null, sides: [], line: null, lines: undefined, price: null };
  const teams = [{ sport, name, stance: 'back' as const }];
  return {
    kind: 'play',
    next: {
      reading: settled({ ...reading, ...open, sports: [sport], markets: ['prop'], teams }),
      keep: [],
      without: [],
    },
  };
}
