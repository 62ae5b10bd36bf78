/** A kind of question that the table answers, read from its words by a lexicon of its own. */
import type { AskKind, QueryOfKind } from '../../../../contracts/asking/query.ts';
import { leagueDay } from '../../../platform/calendar.ts';
import type { Kind } from '../reading/kind.ts';
import { isPlain } from '../reading/plain-words.ts';
import type { Known } from './terms.ts';

interface Written<K extends AskKind> {
  /** Reads the whole text or nothing of it. */
  readonly read: (text: string, known: Known) => QueryOfKind<K> | undefined;
  readonly label: (query: QueryOfKind<K>) => string;
  readonly prompt: (query: QueryOfKind<K>) => string;
}

/** A longer text has words that no lexicon knows, and every kind would take milliseconds to find that out. */
const longest = 320;

export function tableKind<K extends AskKind>({ read, label, prompt }: Written<K>): Kind<K> {
  return {
    read({ text, tokens, context: { selectedSport, teams, players, roster, now } }) {
      if (text.length > longest) return undefined;
      const query = read(text, { selectedSport, teams, players, roster, today: leagueDay(now) });
      // A text that was read has no word left.
      const used = tokens.flatMap(({ isBreak, word }, at) => (isBreak || isPlain(word) ? [] : [at]));
      return query && { query, used };
    },
    label,
    prompt,
  };
}
