/** Questions that ask for information rather than a bet. */
import type { InfoTopic } from '../../../../contracts/asking/reading.ts';
import type { Draft, Rule } from '../draft.ts';
import { titled } from '../names/players.ts';
import { isFiller } from '../words/fillers.ts';
import { anyOf } from '../words/pattern.ts';
import { gap } from '../words/text.ts';
import { topicPatterns } from '../words/topic-words.ts';

/** The opening words of a question written by `canonicalPrompt`. */
export const leads: Readonly<Record<InfoTopic, string>> = {
  schedule: 'Which games are on',
  prices: 'What are the odds',
  form: 'Recent form',
  injuries: 'Who is injured',
  standings: 'Current standings',
  meetings: 'Past meetings',
  record: 'Your track record',
  how_it_works: 'How does this work',
};

/** The question also asks for a bet, so that the topic is only a reason for it. */
const wantsBet = anyOf([
  'bets?|to bet|wager|picks?|parlays?|single|props?|take',
  'safe|safest|locks?|value|worth',
  'should (?:i|we)|play of|you like|do you think|recommend|suggest|build',
]);

const pastWords = /\b(?:yesterdays?|last nights?)\b/;
const upcomingWords =
  /\b(?:today|tonight|tomorrow|next|now|this|weekend|upcoming|(?:can|will|should|could) (?:they|he|we|i)|bounce back)\b/;

export const readTopic: Rule = (draft) => {
  const { text, reading } = draft;
  const led = (Object.keys(leads) as InfoTopic[]).find((topic) => text.startsWith(leads[topic]));
  if (led) return found(draft, led, 1, leads[led].length);
  const isBet = text.has(wantsBet);
  for (const { topic, pattern, evenInABet } of topicPatterns) {
    if (isBet && !evenInABet) continue;
    const match = pattern.exec(text.lower);
    if (!match) continue;
    if (topic === 'injuries') {
      reading.player = personIn(text.cased.slice(match.index, match.index + match[0].length));
    }
    return found(draft, topic, match.index, match[0].length);
  }
  // A past day cannot be bet on: unless the question also names a coming one, it asks for past results.
  const pastWord = pastWords.exec(text.lower);
  if (pastWord && !text.has(upcomingWords))
    found(draft, draft.found.length > 0 ? 'form' : 'record', pastWord.index, pastWord[0].length);
};

function found({ text, reading }: Draft, topic: InfoTopic, start: number, length: number): void {
  text.put(start, start + length, gap);
  reading.intent = 'info';
  reading.topic = topic;
}

/** "Is Patrick Mahomes playing?" */
function personIn(words: string): string | null {
  const name = /^is ((?:\p{L}[\p{L}'.-]* ){1,3})/iu.exec(words)?.[1]?.split(' ').slice(0, -1) ?? [];
  const isName = name.length > 0 && name.every((word) => !isFiller(word.toLowerCase()));
  return isName ? titled(name.join(' ')) : null;
}
