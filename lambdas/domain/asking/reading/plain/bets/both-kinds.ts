/** "Spread and the total, your pick for both", "who you got on the spread and total": a pick of each, in words that both readers know. */
import { type Rewrite, rewriting } from '../rewrite.ts';

const kind = '(?:spread|total|over/under|o/u|moneyline|ml|side|run line|puck line)';
const both = `(?:the )?(${kind})(?: and | & | n | \\+ |/)(?:the )?(${kind})(?! (?:prices?|odds|history|record|trends?|lines?)\\b)`;
const you = '(?:you|u|ya|yall)';
const pick = '(?:picks?|plays?|leans?|bets?|calls?|takes?)';

const plain = rewriting([
  [
    `${both}[,.;:]? ?(?:(?:and|so|give me|gimme|i want|need) )*(?:your|ur|a|the|best)? ?${pick} (?:for|on|of|in) (?:both|each)(?: (?:one|of (?:them|those|these|em)))?`,
    'a $1 pick and a $2 pick',
  ],
  [`${pick} (?:for|on) both ${both}`, 'a $1 pick and a $2 pick'],
  [
    `(?:who|what)(?: (?:do|would|are))? ${you} (?:got|have|like|liking|taking|take|lean|leaning|pick|picking)(?: (?:on|for|in|with))? ${both}`,
    'a $1 pick and a $2 pick',
  ],
] satisfies readonly Rewrite[]);

/** @returns the question with a pick of each kind; unchanged where no two are named together */
export const withBothKinds = (prompt: string): string =>
  /\b(?:both|each|who|what)\b/i.test(prompt) ? plain(prompt) : prompt;
