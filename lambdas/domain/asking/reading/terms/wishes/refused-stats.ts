/** Statistics that no leg may be on: "no touchdowns", "not threes", "without his yardage". */
import { gradedStats, type PropStat } from '../../../../../contracts/feed/props.ts';
import { statNames } from '../../../../feed/players/stat-names.ts';
import type { Rule } from '../../draft.ts';
import { strong, weak } from '../stats.ts';

const refusing =
  '(?:no|not|nor|never|without|w\\/o|zero|avoid|avoiding|skip|skipping|exclude|excluding|except|except for|besides|(?:dont|do not|didnt|wont|never) (?:want|like|need|do|give me|include|use|touch|play|bet)|nothing(?: (?:on|with|from))?|anything but|leave out|leaving out|hate|sick of|tired of|done with|stay away from|(?:isnt|arent|aint))';
const between =
  '(?: (?:any|an?|the|his|her|their|more|of|those|these|on|with|to|get|have|score|player|props? (?:on|for)))*';
const kind = '(?: (?:props?|scorers?|bets?|legs?|lines?|markets?|overs?|unders?|stuff|parlays?|picks?))*';
const whole = (words: string) => `(?<![a-z0-9+])(?:${words})(?![a-z0-9+])`;

/** Words for several statistics at once; the first that matches all of a phrase decides. */
const families: readonly (readonly [words: string, of: RegExp])[] = [
  ['touchdowns?|tds?|(?:anytime )?(?:touchdown|td) scorers?', /touchdowns$/],
  ['yards?|yds|yardage', /yards$/],
  ['(?:anytime )?goal ?scorers?', /goals$/],
  ['pass(?:ing)?', /^(?:pass|completions|interceptions)/],
  ['rush(?:ing)?', /^rush/],
  ['receiving|rec', /^rec/],
];

/** Said of a game as often as of a player ("first inning, no runs"), unless what follows is of players. */
const ofPlayers = `(?:${weak.map(([words]) => words).join('|')})(?= (?:props?|overs|unders))`;
const [family, listed] = [
  families.map(([words]) => words).join('|'),
  strong.map(([words]) => words).join('|'),
];
const stat = whole(`${listed}|${family}|${ofPlayers}`);
const refused = new RegExp(
  `(?<= )${refusing}${between} ${stat}${kind}(?:(?:(?: ,)? (?:or|and|nor|no|\\/)| ,(?= [\\w/]+(?: \\w+)?(?: ,)? (?:or|and|nor|no) ))${between} ${stat}${kind}){0,5}(?![a-z])`,
  'g',
);
const each = new RegExp(stat, 'g');
/** "No touchdowns" of a player whose line it is would be an under. */
const ofWeak = new RegExp(
  `(?<= )(?:not|but not|isnt)${between} ${whole(weak.map(([words]) => words).join('|'))}${kind}(?= ?(?:[,.?]|$))`,
  'g',
);
const eachWeak = new RegExp(whole(weak.map(([words]) => words).join('|')), 'g');

const named = [...strong, ...weak].map(([words, meant]) => [new RegExp(`^(?:${words})$`), meant] as const);
const ofFamily = families.map(([words, of]) => [new RegExp(`^(?:${words})$`), of] as const);

/** What a phrase means; nothing for a statistic that no price is listed for. */
function statsCalled(phrase: string): readonly PropStat[] {
  const all = ofFamily.find(([words]) => words.test(phrase))?.[1];
  if (all) return gradedStats.filter((graded) => all.test(graded));
  const meant = named.find(([words]) => words.test(phrase))?.[1];
  return meant === undefined || meant === 'other' ? [] : [meant];
}

/** As `canonicalPrompt` writes it: one statistic, not those of its family. */
const canonical = new RegExp(
  `(?<= )no prop on (${gradedStats.map((graded) => statNames[graded].toLowerCase().replaceAll('+', '\\\\+')).join('|')})(?= ?(?:[,:;]|$))`,
  'g',
);

/** Runs before statistics are wanted. */
export const readRefusedStats: Rule = ({ text, reading }) => {
  const refuseAll = (stats: readonly PropStat[]): undefined => {
    if (stats.length === 0) return undefined;
    reading.notStats = [...new Set([...(reading.notStats ?? []), ...stats])];
    return undefined;
  };
  const refuse = (words: string, pattern: RegExp) =>
    refuseAll([...words.matchAll(pattern)].flatMap(([phrase]) => statsCalled(phrase)));
  text.consume(canonical, ([, name]) =>
    refuseAll(gradedStats.filter((graded) => statNames[graded].toLowerCase() === name)),
  );
  text.consume(refused, ([words]) => refuse(words, each));
  text.consume(ofWeak, ([words]) => refuse(words, eachWeak));
};
