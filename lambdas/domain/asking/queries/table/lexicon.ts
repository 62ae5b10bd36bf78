/** The words of one kind of question: a table of phrases, each with the meaning that a reader gives it. */
import { plainWords, talk } from '../reading/plain-words.ts';

export interface Lexicon<Meaning extends string> {
  /** By phrase: lower-case words separated by one space. `glue` has no meaning of its own. */
  readonly phrases: ReadonlyMap<string, Meaning | 'glue'>;
  /** Single words of these phrases that a typo may stand for. */
  readonly words: ReadonlySet<string>;
  /** The same by their first letter. */
  readonly wordsBy: ReadonlyMap<string, readonly string[]>;
  /** Meanings whose words no typo stands for. A longer phrase of theirs is no statistic: "three-point percentage". */
  readonly exact: ReadonlySet<string>;
  /** Words in the longest phrase. */
  readonly longest: number;
  /** Reads what only bets have too: parts of the game, team totals, what stands between two bets. */
  readonly isOfBets: boolean;
  /** Reads when games start: "the 1 pm games". */
  readonly hasStarts: boolean;
}

/** Words that tie a question together, and courtesy. None can narrow what is asked: "late", "not" and "both" are not here. */
const glue =
  'a|an|the|of|on|for|in|at|to|with|by|from|is|are|was|were|be|been|am|do|does|did|has|have|had|will|can|could|would|should|' +
  'what|which|where|who|whom|how|when|wat|wats|wen|r|ur|u|i|me|my|we|us|you|your|they|them|their|it|its|this|that|these|those|there|' +
  'and|so|then|just|some|any|got|get|getting|give|gimme|show|see|tell|find|pull up|list|look up|check|know|want|need|wanna know|' +
  'please|pls|plz|thanks|thank you|thx|ty|bro|bruh|dude|man|fam|yo|hey|hi|hello|ok|okay|lol|quick|quickly|like|' +
  'right now|rn|currently|current|now|atm|going|up|out there|looking|4 the|game|games|matchup|match|team|teams|side|if|as|or so|about|nobody|anyone|anybody|somebody|n|w|u think|ur|yall|ya|thinkin|ones|the one|oh|ah|eh|hm|hmm|ugh|boys|guys|folks|fellas|ladies|gents|whatever|or whatever|or something|or somethin|too|also';

/**
 * @param written phrases by meaning, separated by `|`
 * @param more `exact` are meanings whose words no typo stands for: a long list of them would take in names
 */
export function lexicon<Meaning extends string>(
  written: Readonly<Record<Meaning, string>>,
  more: Readonly<{
    without?: string;
    exact?: readonly string[];
    isOfBets?: boolean;
    hasStarts?: boolean;
  }> = {},
): Lexicon<Meaning> {
  const left = new Set((more.without ?? '').split('|'));
  const phrases = new Map<string, Meaning | 'glue'>();
  const plain = [...glue.split('|'), ...plainWords, ...talk.split('|')];
  for (const phrase of plain) if (!left.has(phrase)) phrases.set(phrase, 'glue');
  for (const [meaning, list] of Object.entries<string>(written)) {
    for (const phrase of list.split('|')) phrases.set(phrase, meaning as Meaning);
  }
  const all = [...phrases.keys()];
  const exact = new Set<string>(more.exact);
  const repaired = all.filter((phrase) => !exact.has(phrases.get(phrase) ?? ''));
  const words = new Set(repaired.flatMap((phrase) => phrase.split(' ')).filter((word) => word.length >= 5));
  return {
    phrases,
    words,
    wordsBy: Map.groupBy(words, (word) => word.charAt(0)),
    exact,
    longest: Math.max(...all.map((phrase) => phrase.split(' ').length)),
    isOfBets: more.isOfBets ?? false,
    hasStarts: more.hasStarts ?? false,
  };
}
