/** Teams and players of what we do not have, where a bet is asked for on them and nothing of ours is named. */

import { type Naming, playerNamed } from '../../reading/names/known-players.ts';
import { nameLengthAt } from '../../reading/names/mentioned.ts';
import { type QuestionContext, sentenceOf } from '../reading/sentence.ts';
import { conferences, type Names, names } from './names.ts';

export type Elsewhere = keyof typeof names;

const strengths = ['alone', 'beside', 'word', 'shared'] as const;
type Strength = (typeof strengths)[number];

interface Mention {
  readonly thing: Elsewhere;
  readonly strength: Strength;
  readonly start: number;
  readonly end: number;
}

const namesOf: readonly (readonly [Elsewhere, Names])[] = Object.entries(names) as [Elsewhere, Names][];

const known: ReadonlyMap<string, Pick<Mention, 'thing' | 'strength'>> = new Map(
  namesOf.flatMap(([thing, of]) =>
    strengths.flatMap((strength) =>
      (of[strength]?.split('|') ?? [])
        .flatMap((name) => [name, name.replace(/ state$/, ' st')])
        .map((name) => [name, { thing, strength }] as const),
    ),
  ),
);
const mostWords = 4;

/** With its capitals, signs, decimals and commas, without other punctuation. */
const flat = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’`]/gu, '')
    .replace(/\b(St|Jr|vs)\./gi, '$1')
    .replace(/&/g, ' and ')
    .replace(/[,;\n]|[.?!:](?=\s|$)/g, ' , ')
    .replace(/[^\w.+,$%-]+/g, ' ')
    .trim();

/** What is bet, directly after a name that is a word too. */
const priced =
  /^(?:[+-]\d|[-+] \d|(?:minus|plus|laying|getting) (?:a |the )?(?:\w+ ){0,2}?(?:\d|points|one|two|three|four|five|six|seven|eight|nine|ten)|ml\b|moneyline|money line|spread\b|to (?:cover|win)\b|covers?\b)/i;
/** What is bet, near a name. */
const ofBet =
  /^(?:[+-]?\d{1,3}\.\d|[+-]\d+|\d{1,3}\+?$|[ou]\d|ml|moneylines?|spreads?|line|odds|price|over|under|overs|unders|o|u|total|totals|covers?|wins?|beats?|half|1h|1q|game|match|fight|vs|v|score|scores|scorer|anytime|goals?|brace|points|pts|rebounds|boards|assists|props?|minus|plus|outright|dnb|btts|draw|handicap|sets?|tiebreak|podium|pole|ko|td|tds|dd|double)$/i;
/** What asks for a bet anywhere around two names. */
const asked = /^(?:value|bets?|picks?|parlay|take|best|sides?|who|which)$/i;
/** "How is Duke doing this year", "what is Ohio State's record". */
const ofFacts =
  /^(?:(?:can|could|please|so|hey|and|do) (?:you )?)?(?:tell me|how|hows|what|whats|when|whens|where|who|whos|which|did|does|is|are|has|have|show me|give me)\b(?=.*\b(?:records?|seasons?|doing|done|fared?|schedule|standings?|play(?:s|ed|ing)? (?:next|on|this|today|tonight|tomorrow)|next game|last game|last night|yesterday|scores?|win|won|lose|lost|quarterback|qb|starts?|starting|starters?|ranked|rankings?|roster|injur\w+|stats)\b)/i;
/** Someone's life, not a game: "went to duke". */
const ofLife =
  /\b(?:from|near|visiting|attend\w*|to|through|lives? in|living in|grad|student at|school at|works? (?:at|in)|stationed in|(?:he|im|was|were|is|hes|served) in the|retired|uncle|joined(?: the)?)$/i;
/** More than one of them, or two words that are no name: "three aces to win". */
const counted =
  /\b(?:one|two|three|four|five|six|both|\d+|with|their|his|of|my|all|any|some|more|no|a|an|these|those|high|low|rising|turning)$/i;
/** "Duke Johnson props". */
const surname = /^(?:johnson|robinson|jones|williams)$/i;
/** Between two names of one game. */
const between = /^(?:vs?|against|at|versus|-|over|beats?)?$/i;
const listed = /^(?:(?:vs?|against|at|versus|and|or|n|over|beats?|,|ml|[+-]?\d[\d.]*|game|the) ?)*$/i;

const ofConference = new RegExp(
  `(?<!\\d )\\b(?:${conferences}) (?:hoops|football|basketball|ball|ml|moneylines?|dogs?|games?|slate|totals?|spreads?|(?:over|under)s?(?! \\d)|parlay|favorites?|tournament|tourney|title|matchup|championship)\\b`,
  'i',
);

/** @returns what the names in a text are of; undefined if no bet is on them, or if something of ours is named beside */
export function elsewhereIn(text: string, context: QuestionContext): Elsewhere | undefined {
  const plain = flat(text);
  const words = plain.split(' ');
  const mentions = mentionsIn(words);
  const counting = mentions.filter((each, at) => counts(words, each, mentions[at - 1], mentions[at + 1]));
  const own = counting.filter((each) => !isOfOurs(words, each, context));
  const conference = ofConference.exec(plain)?.[0];
  const thing = own[0]?.thing ?? (conference ? 'college' : undefined);
  if (!thing) return undefined;
  const read = new Set(
    mentions
      .filter((each) => own.includes(each) || isBeside(each, thing))
      .flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  );
  const rest = words.map((word, at) => (read.has(at) ? ',' : word));
  const left = conference ? rest.join(' ').replace(conference, ',') : rest.join(' ');
  const isSure =
    own.some(({ strength }) => strength === 'alone') ||
    own.some((each, at) => isNext(words, each, own[at + 1]));
  return namesOurs(left, context, { exceptPlayers: isSure }) ? undefined : thing;
}

/** "Lyon ml, Lille ml": beside another club it is no goalie of ours. */
const isBeside = ({ strength, thing }: Mention, of: Elsewhere): boolean =>
  strength === 'alone' || (strength === 'beside' && thing === of);

/** The longest names, from left to right. */
function mentionsIn(words: readonly string[]): Mention[] {
  const found: Mention[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let count = mostWords; count > 0; count--) {
      const name = words
        .slice(start, start + count)
        .join(' ')
        .toLowerCase();
      const mention = known.get(name) ?? ownerOf(name);
      if (!mention || start + count > words.length || surname.test(words[start + count] ?? '')) continue;
      found.push({ ...mention, start, end: start + count });
      start += count - 1;
      break;
    }
  }
  return found;
}

/** "Duke's game", of which the apostrophe is gone; "Celtics" are no Celtic. */
function ownerOf(name: string): Pick<Mention, 'thing' | 'strength'> | undefined {
  const owner = name.endsWith('s') ? known.get(name.slice(0, -1)) : undefined;
  return owner?.thing === 'college' && owner.strength === 'beside' ? owner : undefined;
}

const gapOf = (words: readonly string[], one: Mention, other: Mention): string =>
  words.slice(one.end, other.start).join(' ');

/** Two names of one game: "Duke UNC". */
const isNext = (words: readonly string[], one: Mention, other: Mention | undefined): boolean =>
  other?.thing === one.thing && between.test(gapOf(words, one, other));

function counts(
  words: readonly string[],
  mention: Mention,
  last: Mention | undefined,
  next: Mention | undefined,
): boolean {
  const { thing, strength, start, end } = mention;
  if (strength === 'alone') return true;
  const before = words.slice(Math.max(0, start - 3), start).join(' ');
  if (ofLife.test(before)) return false;
  if (strength === 'beside' && thing === 'college' && ofFacts.test(words.join(' '))) return true;
  const gaps = [
    last && { of: last, gap: gapOf(words, last, mention) },
    next && { of: next, gap: gapOf(words, mention, next) },
  ]
    .flatMap((each) => (each?.of.thing === thing ? [each] : []))
    .filter(({ of }) => strength !== 'shared' || of.strength !== 'shared');
  const isBet = words.some((word) => ofBet.test(word) || asked.test(word));
  // "Legal in Ohio, Indiana": names of places alone are no game.
  const isGame = ({ of, gap }: (typeof gaps)[number]) =>
    between.test(gap) && (isBet || strength === 'beside' || of.strength === 'beside');
  if (gaps.some(isGame)) return true;
  if (strength === 'shared') return false;
  const isListed = gaps.some(({ of, gap }) => of.strength !== 'shared' && listed.test(gap));
  if (isListed && isBet) return true;
  const after = words.slice(end, end + 4);
  if (strength === 'word') return !counted.test(before) && priced.test(after.join(' '));
  return [...after, ...words.slice(Math.max(0, start - 3), start)].some((word) => ofBet.test(word));
}

const namingOf = ({ players, roster, selectedSport }: QuestionContext): Naming => ({
  players,
  roster,
  selected: selectedSport,
});

/** A player of ours has the name: "Kane", "Shelton". */
function isOfOurs(
  words: readonly string[],
  { strength, start, end }: Mention,
  context: QuestionContext,
): boolean {
  if (strength === 'alone' || strength === 'shared') return false;
  return playerNamed(words.slice(start, end).join(' ').toLowerCase(), namingOf(context)) !== undefined;
}

/** Whether a text names a sport, a team or a player that we have. */
function namesOurs(
  text: string,
  context: QuestionContext,
  { exceptPlayers }: { readonly exceptPlayers: boolean },
): boolean {
  if (/\b(?:nfl|nba|nhl|mlb|mls|cfl|golf|pga)\b/i.test(text)) return true;
  if (sentenceOf(text, context).tokens.some(({ team }) => team !== undefined)) return true;
  const words = text.split(' ');
  const naming = namingOf(context);
  return !exceptPlayers && words.some((_, at) => nameLengthAt(words, at, naming) > 0);
}
