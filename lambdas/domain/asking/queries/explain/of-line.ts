/** "What does -1.5 mean in hockey": a line that is asked about by its number alone is the spread of the sport that is meant. */
import type { Sport } from '../../../../contracts/feed/sports.ts';
import type { TermId } from './glossary.ts';

const line = '(?:a |the )?(?:minus |plus |[+-] ?)(?:one and a half|\\d{1,2}(?:\\.5)?|\\d{1,2} and a half)';
const around =
  '(?: (?:or|and) (?:minus |plus |[+-] ?)\\d{1,2}(?:\\.5)?| (?:line|spread|number|bet|run line|puck line|goals?|runs?|points?|next to (?:a|the|my) teams?(?: name)?|beside (?:a|the) teams?(?: name)?|behind (?:a|the) teams?(?: name)?))*';
const place =
  '(?: (?:in|on|for|at) (?:a |the )?(?:hockey|nhl|baseball|mlb|football|nfl|basketball|nba|soccer|mls|sports ?betting|betting|spread|point spread|run line|puck line|sportsbook|board)(?: (?:game|bets?|betting|spread|line))?)?';
/** "Hey, I'm brand new to this". */
const lead =
  "^\\W*(?:(?:hey|hi|yo|so|ok|okay|im|i'm|i am|i|brand|new|newbie|noob|rookie|beginner|to|this|at|the|all|betting|gambling|sports|a|an|total|complete|dumb|stupid|silly|quick|basic|question|sorry|just|started|starting|here|first|time|but|and|really|very|kinda|pretty|still|learning|confused|help|me|out|please|guys|can|someone|explain)\\W+)*";
const asked: readonly RegExp[] = [
  new RegExp(
    `${lead}what (?:does|do|would|is) ${line}${around} (?:mean|stand for|signify)s?${place}\\W*$`,
    'i',
  ),
  new RegExp(`${lead}what (?:does|do|would) ${line}${around}${place} (?:mean|stand for|signify)\\W*$`, 'i'),
  new RegExp(
    `^\\W*(?:explain|what is the meaning of|how do i read|how does) ${line}${around}${place}(?: work)?\\W*$`,
    'i',
  ),
];

/** @returns undefined for any other question, and for a price */
export function lineTermOf(text: string, plain: string, selected: Sport): TermId | undefined {
  if (!asked.some((form) => form.test(text))) return undefined;
  const isOf = (words: RegExp, sport: Sport) =>
    words.test(plain) || (selected === sport && !ofAnySport.test(plain));
  if (isOf(/ (?:hockey|nhl|puck line) /, 'NHL')) return 'puck_line';
  return isOf(/ (?:baseball|mlb|run line) /, 'MLB') ? 'run_line' : 'spread';
}
const ofAnySport = / (?:hockey|nhl|baseball|mlb|football|nfl|basketball|nba|soccer|mls|puck line|run line) /;
