/** Players who are named by a part of their name, or by what they are called, anywhere in a question. */
import type { PropStat } from '../../../../contracts/feed/props.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { add, type Draft, type Rule } from '../draft.ts';
import { isChat } from '../words/chat-words.ts';
import { isEveryday } from '../words/everyday-words.ts';
import { isEverydayName } from './everyday-names.ts';
import {
  canBeginName,
  isFirstName,
  isSurname,
  isWord,
  type Naming,
  playerMentioned,
  playerSpelled,
} from './known-players.ts';
import { standsAlone } from './nicknames.ts';
import { isOfStranger, isOwnWord } from './people/strangers.ts';
import { namingWithStat, person, readStat, setPlayer, titled } from './players.ts';

/** "I love the Vikings", "dont judge me". */
const isVerb = (word: string, before: string): boolean =>
  isEverydayName(word) &&
  /^(?:i|we|you|u|they|ill|id|to|dont|do|cant|wont|would|will|just|really|also|still)$/.test(before);

/** "Mahomes tonight", "goal scorer mcdavid": runs last, so that a word with any other meaning is not taken for a name. */
export const readKnownPlayers: Rule = (draft) => readMentioned(draft, () => true);

/** The same for names that are no words: before statistics, so that none of theirs is taken for a part of the name. */
export const readSurePlayers: Rule = (draft) =>
  readMentioned(draft, (typed, count) => count > 1 || !(isWord(typed) || isChat(typed) || isEveryday(typed)));

/** @param isName whether words can be a name that are one of a player */
function readMentioned(draft: Draft, isName: (typed: string, count: number) => boolean): void {
  const { text, reading, isGolf } = draft;
  if (isGolf || reading.player !== null || reading.intent === 'info') return;
  const naming = namingWithStat(draft);
  const unread = new Set(text.unread());
  const words = [...text.lower.matchAll(/[\p{L}][\p{L}'-]*/gu)];
  const isVerbHere = (typed: string, before: string) =>
    isVerb(typed, before) && (!naming.isOfPlayer || /^(?:would|id|dont)$/.test(before));
  for (const [at, first] of words.entries()) {
    for (const count of canBeginName(first[0], naming) ? [4, 3, 2, 1] : [1]) {
      const run = words.slice(at, at + count);
      const last = run.at(-1);
      if (!last || run.length < count || !run.some(([word]) => unread.has(word))) continue;
      const end = last.index + last[0].length;
      const [before, after] = [words[at - 1]?.[0] ?? '', words[at + count]?.[0] ?? ''];
      const typed = text.lower.slice(first.index, end);
      // "Caleb Williams", whom nobody has named, is neither another Caleb nor another Williams.
      const isPartOfAnother =
        count === 1 &&
        !standsAlone(typed) &&
        ((unread.has(before) && isFirstName(before, naming)) ||
          (unread.has(after) &&
            isOwnWord(after) &&
            isFirstName(typed, naming) &&
            !(isSurname(typed, naming) && isSurname(after, naming))));
      if (!isName(typed, count) || isPartOfAnother || isVerbHere(typed, before)) continue;
      const player =
        playerMentioned(typed, naming) ??
        (count === 1 && isOwnWord(typed) && unread.has(typed) ? playerSpelled(typed, naming) : undefined);
      if (!player) continue;
      setPlayer(draft, titled(player));
      text.put(first.index, end, person);
      add(reading.markets, 'prop');
      text.consume(describing, () => {});
      // "Caufield to get a point": said of a player, the word is a statistic.
      readStat(draft);
      readMilestone(draft);
      return;
    }
  }
}

/** "Rookie Schaefer": the name says who is meant. */
const describing = new RegExp(
  `(?<![a-z])(?:rookies?|star|stud|superstar|veteran|vet|young) (?=${person})`,
  'g',
);

/** "Durant 25", "Mahomes 300": a number that only one statistic of the sport reaches; of a smaller one it is asked which is meant. */
function readMilestone({ text, reading, selectedSport }: Draft): void {
  // "Wheeler 7k".
  text.consume(strikeouts, ([, count]) => {
    reading.stat ??= 'strikeouts';
    reading.line ??= Number(count) - 0.5;
    add(reading.sides, 'over');
    return person;
  });
  if (reading.stat !== null || reading.line !== null) return;
  const [sport = selectedSport, ...others] = reading.sports;
  if (others.length > 0) return;
  text.consume(milestone, ([, reached]) => {
    const least = Number(reached);
    const stat = statReached(sport, least);
    if (stat === undefined) return false;
    reading.stat = stat;
    reading.line = least - 0.5;
    add(reading.sides, 'over');
    return person;
  });
}

/** Null for yards that a rusher or a receiver can have: his own prices tell. */
function statReached(sport: Sport, least: number): PropStat | null | undefined {
  if (sport === 'NBA') return least >= 15 && least < 70 ? 'points' : undefined;
  if (sport !== 'NFL') return undefined;
  if (least >= 200) return 'passing_yards';
  return least >= 40 ? null : undefined;
}

const strikeouts =
  /◦ (?:(?:for|with|to (?:get|have|record|strike out|throw)|gets?|throws) )?(\d{1,2})\+? ?(?:ks?|punch ?-?outs?)(?![a-z])/g;
const milestone =
  /◦ (?:(?:both|each|all) )?(?:(?:to (?:score|get|have|go for|drop)|gets?|has|scores?|drops?|goes|goes for|for) )?([1-9]\d{1,2})(?: ?\+| plus| or more| and up)?(?! ?[•%/-]| (?:legs?|legged|games?|dollars|bucks|min|units?|or (?!better|more)|yards|yds|points|pts)\b|\.\d|\d)/g;

/** @returns how many words from a place on name a player; 0 if none does */
export function nameLengthAt(words: readonly string[], at: number, naming: Naming): number {
  const counts = canBeginName(words[at] ?? '', naming) ? [4, 3, 2, 1] : [1];
  for (const count of counts) {
    const run = words.slice(at, at + count);
    if (run.length < count || !run.every((word) => /^\p{L}/u.test(word))) continue;
    const typed = run.join(' ');
    if (count === 1 && (!isOwnWord(typed) || isEveryday(typed))) continue;
    const isStrange =
      count === 1 &&
      (isOfStranger(typed, words[at + 1] ?? '', naming) || isOfStranger(words[at - 1] ?? '', typed, naming));
    if (isStrange) return 0;
    if (playerMentioned(typed, naming) !== undefined) return count;
    if (count === 1 && playerSpelled(typed, naming) !== undefined) return count;
  }
  return 0;
}
