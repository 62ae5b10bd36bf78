/** Questions for an opinion of one bet in plain words: each is written as the question for what speaks for and against it. */
import type { CheckQuery } from '../../../../../contracts/asking/queries/board.ts';
import { playersMeant } from '../../../reading/names/known-players.ts';
import type { Known } from '../../table/terms.ts';
import { readAspect } from '../aspects/read.ts';
import { readCheck } from '../read.ts';

const bet = '(.{3,80}?)';
const keen =
  "(?:i (?:really |kind of |also )?(?:like|love|want|prefer|fancy|favor|lean(?:ing)?(?: toward| to)?|am (?:on|leaning (?:toward|to)|taking|betting(?: on)?|thinking (?:of|about)|considering|playing|backing)|would take|think (?:i will|i'll) (?:take|bet)|plan to (?:take|bet)|bet on)|i'm (?:on|leaning (?:toward|to)|taking|betting(?: on)?|thinking (?:of|about)|considering|playing|backing)|my (?:pick|lean|bet) is|thinking (?:of|about)|leaning (?:toward|to))";
const asking =
  "(?:(?:do|would) you (?:agree|like (?:it|that)(?: too)?|see it the same way|feel the same|think (?:i am|i'm|that is|that's|it is|it's) (?:right|wrong|a good (?:bet|idea|pick)|smart))|what do you think(?: (?:of|about) (?:it|that|this))?|what is your (?:opinion|view|take|read)(?: on (?:it|that|this))?|your (?:opinion|thoughts|view|take)|any thoughts|thoughts|am i (?:right|wrong|crazy|missing (?:something|anything))|agree|agree or disagree|are you with me|is (?:that|it|this) (?:smart|a (?:good|bad|smart|sound|solid|wise) (?:bet|idea|pick|play|choice)|wise|sound|reasonable)|good (?:bet|idea)|does that make sense|should i(?: (?:take|bet|do|play) it)?)";

const told = new RegExp(
  `^\\W*(?:so |ok |hey |well )?${keen} ${bet}[.,;:!?—-]+ *(?:so |but )?${asking}\\W*$`,
  'i',
);
const agree: readonly RegExp[] = [
  new RegExp(`^\\W*(?:do|would) you agree (?:with|on|about)(?: me (?:on|about))? ${bet}\\W*$`, 'i'),
  new RegExp(
    `^\\W*do you (?:agree|think)(?: that)? ${bet} is (?:a good|a smart|a sound|the right|a solid|a wise|a bad) (?:bet|play|pick|side|choice|idea)\\W*$`,
    'i',
  ),
  new RegExp(`^\\W*${asking.replaceAll('(?: too)?', '')} about ${bet}\\W*$`, 'i'),
];
const worth: readonly RegExp[] = [
  new RegExp(
    `^\\W*(?:does|do) ${bet} (?:have|offer|hold|give|represent|carry) (?:any |good |much |real |some )*value\\b(.{0,50}?)\\W*$`,
    'i',
  ),
  new RegExp(
    `^\\W*is there (?:any |good |much |real |some |still )*value (?:on|in|with|to|at|for) ${bet}\\W*$`,
    'i',
  ),
  new RegExp(
    `^\\W*(?:do|would) you see (?:any |good |much |real |some )*value (?:on|in|with|to|at|for) ${bet}\\W*$`,
    'i',
  ),
];
const favored =
  /^\W*why (?:are|is) (?:the )?([\p{L}\d.' ]{3,30}?) (?:(?:such|so|this|that|these|those|a|an|the|much|big|huge|heavy|large|strong|clear|slight|small|very|heavily|strongly|big) )*(?:favou?red|favou?rites?|underdogs?)(?: (?:so |this |that )?(?:heavily|strongly|much|big|clearly))?(?: (?:by (?:so (?:much|many(?: points)?)|that much|\d+(?:\.5)?(?: points)?)))?(?: (?:over|against|versus|vs\.?) (?:the )?([\p{L}\d.' ]{3,30}?))?(?: (?:tonight|today|tomorrow|this week|in this game|on (?:sunday|monday|thursday|saturday|friday|tuesday|wednesday)))?\W*$/iu;
const withStarter =
  /^\W*(?:would|do|should) (?:you|i|we) (?:back|bet(?: on)?|trust|take|like|ride with|play|support) ([\p{L}.'’ -]{4,30}?) and (?:the )?([\p{L}\d.' ]{3,80}?)\W*$/iu;

/** @returns undefined for any other question, and where a word is left unread */
export function readOpinion(typed: string, known: Known): CheckQuery | undefined {
  const prompt = typed.normalize('NFKC').replace(/[’‘]/g, "'").trim();
  const [, liked] = told.exec(prompt) ?? agree.map((form) => form.exec(prompt)).find(Boolean) ?? [];
  if (liked !== undefined) return asked(reasonsFor(liked, known), 'opinion');
  const valued = worth.map((form) => form.exec(prompt)).find((found) => found !== null);
  if (valued) return asked(judged(`${valued[1]}${valued[2] ?? ''}`, known), 'value');
  const [, team, opponent] = favored.exec(prompt) ?? [];
  if (team !== undefined)
    return reasonsFor(`the ${team} to win${opponent === undefined ? '' : ` against the ${opponent}`}`, known);
  const [, pitcher, rest] = withStarter.exec(prompt) ?? [];
  return pitcher !== undefined && rest !== undefined
    ? asked(ofStarter(pitcher, rest, known), 'opinion')
    : undefined;
}

const asked = (query: CheckQuery | undefined, asks: 'opinion' | 'value'): CheckQuery | undefined =>
  query && { ...query, asks };

/** One bet, of which both sides are told. */
function reasonsFor(words: string, known: Known): CheckQuery | undefined {
  return readAspect(`What speaks for and against ${words}?`, known);
}

/** "McDavid over on shots against the Ducks": of a player, whom he meets is known. */
function judged(words: string, known: Known): CheckQuery | undefined {
  const bare = words.replace(/ (?:against|versus|vs\.?|facing) (?:the )?[\p{L}\d. ]{3,30}$/iu, '');
  for (const each of bare === words ? [words] : [bare, words]) {
    const query = readCheck(`Is ${each} a good bet?`, known);
    const [leg] = query?.legs ?? [];
    const isOfPlayer = leg !== undefined && leg.player !== null;
    if (query && leg && query.legs.length === 1 && (each === words || isOfPlayer)) return query;
  }
  return undefined;
}

/** "Alcantara and the Marlins on Sunday": the team of a starter, who is no leg of his own. */
function ofStarter(name: string, rest: string, known: Known): CheckQuery | undefined {
  const { players, roster = [] } = known;
  const [full, ...more] = playersMeant(name.trim().toLowerCase(), { players, roster });
  const starter = more.length === 0 ? roster.find((each) => each.name === full) : undefined;
  const query =
    starter?.sport === 'MLB'
      ? reasonsFor(`the ${withWinner(rest)}`, { ...known, selectedSport: 'MLB' })
      : undefined;
  const [leg] = query?.legs ?? [];
  return leg?.teams[0] === starter?.team ? query : undefined;
}

const withWinner = (rest: string): string => rest.replace(/\bmoneyline\b/i, 'to win');
