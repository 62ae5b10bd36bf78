/** "Stroud and Murray both throwing a lot": over their lines, which is all that "a lot" can be measured by. */
import { type Rewrite, rewriting } from '../../rewrite.ts';
import { statWord } from './stat-words.ts';

const much =
  '(?:a (?:whole |damn )?(?:lot|ton|bunch|boatload|shitload|heap)|lots|tons|plenty|loads)(?: more)?';
const always = '(?:like crazy|all (?:day|game|night)(?: long)?|all over (?:the (?:field|place|yard)|them))';
const end =
  '(?= ?(?:[,.;!?]|$)| (?:and|n|plus|with|tonight|today|tomorrow|sunday|monday|thursday|saturday|in (?:the|that|his|their))(?![a-z]))';
const both = '(?:both |each |all )?(?:to |will |gonna |going to )?';
const does = (verbs: string, of: string, stat: string): Rewrite => [
  `${both}${verbs}(?: the ball| it)?(?: for)? (?:${much}(?: of ${of})?|${always})${end}`,
  `${stat} over`,
];
const rewrites: readonly Rewrite[] = [
  does('(?:throws?|throwing|pass(?:es|ing)?)', '(?:passing )?(?:yards|yds|yardage)', 'passing yards'),
  does('(?:runs?|running|rush(?:es|ing)?)', '(?:rushing )?(?:yards|yds|yardage)', 'rushing yards'),
  does('(?:rebounds?|rebounding)', '(?:boards|balls)', 'rebounds'),
  [
    `${both}(?:gets?|getting|rack(?:s|ing)? up|puts? up|putting up|grab(?:s|bing)?|goes for|going for|go for) ${much} of (${statWord})${end}`,
    '$1 over',
  ],
];
const plain = rewriting(rewrites);
const isMuch =
  /\b(?:lots?|tons?|bunch|boatload|shitload|heap|plenty|loads|like crazy|all (?:day|game|night|over))\b/i;

/** @returns the question with the overs of what players are to do a lot */
export const withPlenty = (prompt: string): string => (isMuch.test(prompt) ? plain(prompt) : prompt);
