/** Reads wishes: pieces of a question that each ask for legs of their own. What is said of no piece holds for the whole. */
import type { LegWish, Reading, ReadTeam, WantedMarket } from '../../../../contracts/asking/reading.ts';
import type { PropStat } from '../../../../contracts/feed/props.ts';
import { sportOfStat } from '../../../feed/players/stat-sports.ts';
import { canonicalPrompt } from '../canonical-prompt.ts';
import type { ReadResult } from '../draft.ts';
import { settled } from '../settle.ts';
import { countOf } from '../terms/numbers/standing-count.ts';
import { anyStat } from '../terms/stats.ts';
import { Text } from '../words/text.ts';
import { readCanonicalWishes } from './canonical.ts';
import { type Piece, piecesOf } from './constructions.ts';
import { withKindsJoined } from './of-subjects.ts';
import { restIn, restOf } from './rest.ts';
import { withSharedNumbers } from './shared-numbers.ts';
import { type Construction, type NamesAt, tokensOf } from './tokens.ts';
import {
  chanceOf,
  isOpenWish,
  legsOf,
  merged,
  mostLegs,
  openWish,
  usualLegs,
  wishOf,
  withWishes,
} from './wish.ts';

/** The most pieces that are read; no slip has more. */
const mostPieces = 16;

/** A leg without any terms: "something with it", "two others", "one more". */
const free =
  /^(?:add )?(?:another|a leg|one$|(?:other |else |more |extra |additional |of )*(?:something|somethin|smthn|sumthin|anything|whatever|others?|more|else|extras?|filler)(?: (?:else|more|legs?|picks?|bets?|guys?|like that|on the side|you like|u like|good|solid))*)(?: (?:with it|of any kind|any kind|leg))*$|^(?:other|additional|extra|more|free|random) (?:legs?|picks?|bets?|plays?|ones?)$|^(?:legs?|picks?) (?:of your choice|you like|u like)$/;
/** What holds for every leg: "all favorites", "both over", "only unders". */
const ofAll =
  /^(?:all|both|each|every(?:one|thing)?|only|just|no|not|nothing|never|without|avoid|except|dont|no more)\b/;
/** Another way to take the same words: not a list. */
const choice =
  /(?<!\d )\bor\b(?! (?:\d|better|more|higher|less|lower|longer|shorter|so|above|below|later|earlier|up|under|over|nothing)\b)/;
/** "A parlay around the Lions", "built around LeBron". */
const around =
  /\b(?:around|built on|based on|centered on|centred on|anchored by|featuring|starting with|starts with|(?:that )?(?:has|includes?|including))\b/;

/** A piece of a question with its reading. */
export interface Read {
  readonly isFirst: boolean;
  readonly piece: Piece;
  readonly reading: Reading;
  readonly unread: readonly string[];
  readonly legsSaid?: NonNullable<Reading['legs']>;
}

/**
 * @param whole the reading of the question in one piece
 * @param read reads a piece of the question
 * @param by the constructions that divide it, in any order, and where players are named
 * @returns undefined if the question has no wishes of several kinds, so that `whole` applies
 */
export function readWishes(
  prompt: string,
  whole: ReadResult,
  read: (words: string) => ReadResult,
  { using, namesAt }: { readonly using?: readonly Construction[]; readonly namesAt?: NamesAt } = {},
): ReadResult | undefined {
  const { reading } = whole;
  if (reading.intent !== 'play' || reading.eachGame || reading.eachSport) return undefined;
  const listed = readCanonicalWishes(prompt, read);
  if (listed) return listed;
  const { cased: typed, lower } = new Text(prompt);
  const cased = typed
    .replace(oneOfThem, ' , at least $1 ')
    .replace(forTheOther, ' , $1 others ')
    .replace(allScore, ' , all to score ');
  const each = ofEach(lower, reading);
  if (each)
    return {
      reading: withWishes(reading, each),
      unread: whole.unread.filter(
        (word) =>
          !/^(?:across|apiece|per|plus)$/.test(word) && (counts[word] ?? Number(word)) !== each[0]?.count,
      ),
    };
  const pieces = piecesOf(tokensOf(cased, namesAt), using);
  // "One wager which has me going against the Cowboys" is one bet.
  const isOne = reading.legs?.max === 1 && /\b(?:one|1|a single) (?:bet|wager|pick|play)\b/.test(lower);
  const isAround = around.test(lower) && !isOne && (reading.teams.length > 0 || reading.player !== null);
  if ((pieces.length < 2 && !isAround) || pieces.length > mostPieces || choice.test(lower)) return undefined;
  if (isSame(prompt, canonicalPrompt(reading))) return undefined;
  const everyPart = withSharedNumbers(
    readParts(withKindsJoined(subjectsJoined(pieces, read), read), read),
    read,
  );
  const remaining = restIn(everyPart);
  const parts = remaining ? everyPart.filter((part) => part !== remaining.part) : everyPart;
  const wished = askingParts(parts).filter(
    (part) => !isOfAvoided(part, reading) && !isOnlyRefused(part, everyPart),
  );
  const heading = wished.find((part, at) => isHeading(part, wished[at + 1]));
  const asking = wished.filter((part) => part !== heading).map((part) => headedBy(heading, part));
  const others = parts.filter((part) => !asking.includes(part));
  const stated = statedLegs(parts, asking);
  const frees: LegWish[] = others
    .filter(isFree)
    .map(({ piece }) => ({ ...openWish, count: piece.count ?? countIn(piece) }));
  const [only, ...more] = asking;
  const isOfKind = only && more.length + frees.length === 0 && stated?.min === stated?.max && isKind(only);
  const wishes = withContext(asking, others, reading, header.test(prompt)).map((wish) =>
    stated && isOfKind ? { ...wish, count: stated.min } : wish,
  );
  const ofRest = remaining && restOf(remaining, { stated, taken: legsOf([...wishes, ...frees]), read });
  if (remaining && !ofRest) return { ...whole, unread: [...new Set([...whole.unread, 'rest'])] };
  if (ofRest) frees.push(ofRest.wish);
  // "The first-half under in 3 games" counts games, not kinds of legs.
  if (!only || (more.length === 0 && frees.length === 0 && !isAround && only.piece.count === null))
    return undefined;
  const isOpenEnded = isAround || asking.some(({ piece }) => piece.isLeast);
  const sum = legsOf(wishes) + legsOf(frees);
  // "Something built on Barkley, his rushing yards" is one leg.
  const isOpen = isAround && frees.length === 0 && (namesASlip.test(lower) || wishes.every(isOfAnyKind));
  const rest = (stated?.min ?? (isOpen ? usualLegs : sum)) - sum;
  if (more.length === 0 && frees.length === 0 && rest <= 0 && wishes.length < 2) return undefined;
  const all = merged([...wishes, ...frees, ...(rest > 0 ? [{ ...openWish, count: rest }] : [])]);
  const left = [...parts.flatMap((part) => (isFree(part) ? [] : part.unread)), ...(ofRest?.unread ?? [])];
  const unread = [...new Set(left)].filter(
    (word) =>
      // "All six" after legs that are six says nothing more.
      !(countOf(word) === legsOf(all) && isOfAllLegs(word, lower)) &&
      (word !== 'both' || bothParts.test(lower) || wishes.filter(isOfSomebody).length < 2),
  );
  if (legsOf(all) > mostLegs || (stated !== null && sum > stated.max && !isOpenEnded))
    return { ...whole, unread: [...new Set([...whole.unread, ...unread, `${stated?.max ?? sum}`])] };
  const isCounted = asking.some(({ piece }) => piece.count !== null);
  const isOfTeams = wishes.every(({ teams }) => teams.length > 0);
  if (isOneReading(wishes) && frees.length === 0 && (rest <= 0 || isOfTeams)) {
    const count = sum + Math.max(0, rest);
    const legs = isCounted || rest > 0 || reading.legs === null ? { min: count, max: count } : reading.legs;
    return isOfTeams && rest <= 0 ? undefined : { reading: { ...reading, legs }, unread };
  }
  return { reading: withWishes(ofWhole(reading, others, asking, all), all), unread };
}

const namesASlip = /\b(?:parlays?|slips?|tickets?|combos?|legs?|sgps?|builders?|same game)\b/;
const isOfAnyKind = ({ stat, player }: LegWish): boolean => stat === null || player === null;

/** "Kelce and Hurts, both of them score": what is to happen to all who are named before. */
const allScore =
  /(?<= , )(?:all|both|each|every ?one|every ?body|the (?:three|four|both) of them|they all)(?: (?:of )?(?:them|those|these|the guys|guys|three|four|five))?(?: (?:to|gotta|must|will|can|should))? scor(?:e|es|ing)(?: (?:a )?(?:touchdowns?|tds?))?(?= |$)/gi;

/** "One of them should be a big favorite". */
const oneOfThem =
  / (?:but |and |with )?(?:at least )?(one|two|1|2) of (?:them|those|these|the legs|which) (?:(?:should|must|gotta|needs|has|have|need|ought|can|got)(?: to)?(?: be)?|being|is|are|to be)(?: an?| the| on)? /gi;

/** "Whatever you like for the other two". */
const forTheOther =
  /(?: (?:and|then|,))* (?:whatever|anything|something)(?: (?:you|u) (?:like|want|got))? (?:for|in|on) the (?:other|remaining) (two|three|four|[2-4])\b(?: legs| spots| ones)?/gi;

/** "Nothing with the Wizards", split at "with": its piece names only a team that the whole question refuses. */
const isOfAvoided = ({ reading }: Read, { teams }: Reading): boolean =>
  !hasKind(reading) &&
  reading.player === null &&
  reading.teams.length > 0 &&
  reading.teams.every(({ name }) => teams.some((team) => team.name === name && team.stance === 'avoid'));

const isOfAllLegs = (word: string, lower: string): boolean =>
  new RegExp(`\\b(?:all|just|only|make it|makes|thats|total of) ${word}\\b`).test(lower);

/** "Kelce without the touchdown, his yards": the first says only what is not bet on him. */
const isOnlyRefused = (part: Read, parts: readonly Read[]): boolean =>
  part.reading.notStats !== undefined &&
  isBareOfPlayer(part) &&
  parts.some((other) => !isBareOfPlayer(other) && other.reading.player === part.reading.player);

/** "Both halves" are two parts of a game; "both" alone says of two that are named what holds for each anyway. */
const bothParts =
  /\bboth (?:the )?(?:halves|half|quarters?|periods?|teams?|sides?|ways|games?|of (?:the )?games?)\b/;
const isOfSomebody = ({ teams, player }: LegWish): boolean => teams.length > 0 || player !== null;

/** "Any rushing yards overs? Give me 2": a kind of leg in the plural, of nobody, which a number of the slip counts. */
const isKind = ({ piece: { lower, count }, reading: { teams, player } }: Read): boolean =>
  (count ?? 1) === 1 && teams.length === 0 && player === null && manyOf.test(lower);
const manyOf =
  /\b(?:overs|unders|props|totals|scorers|favorites|underdogs|moneylines|spreads|lines|touchdowns|goals|homers|runs|parlay)\b/;

/** "4th quarter over? Lakers": a subject that follows a question or a sentence is that of the kind before it. */
function subjectsJoined(pieces: readonly Piece[], read: (words: string) => ReadResult): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const one = last && joinedOne(last, piece, read);
    if (one) joined[joined.length - 1] = one;
    else joined.push(piece);
  }
  return joined;
}

function joinedOne(last: Piece, piece: Piece, read: (words: string) => ReadResult): Piece | undefined {
  if (!piece.isOwnSentence || piece.count !== null || last.count !== null) return undefined;
  const [one, other] = [read(last.words), read(piece.words)];
  const isSubject = ({ reading, unread, legsSaid }: ReadResult) =>
    !hasKind(reading) && reading.teams.length > 0 && unread.length === 0 && !legsSaid;
  const isOfNobody = ({ reading }: ReadResult) =>
    hasKind(reading) && reading.teams.length === 0 && reading.player === null;
  const isAfter = isSubject(other) && isOfNobody(one);
  if (!isAfter && !(isSubject(one) && isOfNobody(other))) return undefined;
  const words = isAfter ? `${piece.words} ${last.words}` : `${last.words} ${piece.words}`;
  return { ...last, words, lower: words.toLowerCase() };
}

/** In any case, with any spaces and a full stop. */
const isSame = (prompt: string, canonical: string): boolean => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/\s*,\s*/g, ',')
      .replace(/\s+/g, ' ')
      .replace(/[ .!?]+$/, '')
      .trim();
  return plain(prompt) === plain(canonical);
};

/** Each piece by itself; a statistic or a number alone is that of the player before it: "McDavid shots and points". */
function readParts(pieces: readonly Piece[], read: (words: string) => ReadResult): Read[] {
  let player: string | null = null;
  return pieces.map((piece, at): Read => {
    const own = piece.words.replace(hisOwn, '');
    const isHis =
      player !== null &&
      ((piece.count === null && (own !== piece.words || hisAlone.test(piece.lower))) ||
        (piece.count === 1 && oneOfHis.test(piece.lower)));
    const part = withSide({
      isFirst: at === 0,
      piece,
      ...read(isHis ? `${player} ${own}` : piece.words),
    });
    player = part.reading.player ?? (part.reading.teams.length > 0 ? null : player);
    return part;
  });
}

/** "Like his receiving yards", after a player. */
const hisOwn = /^(?:(?:like|just|only|take|give me|gimme|i want|want|do|maybe|bet|also|and) )*(?:his|her) /i;

const sideAlone = /^(?:the )?sides?$/;
/** "Side, total and a prop": a side is a moneyline or a spread. */
const withSide = (part: Read): Read =>
  sideAlone.test(part.piece.lower)
    ? { ...part, reading: { ...part.reading, intent: 'play', markets: ['moneyline', 'spread'] }, unread: [] }
    : part;

/** "Points", "8 rebounds", "over 5.5 assists", "10+". */
const hisAlone = new RegExp(
  `^(?:(?:over|under|o|u|at least) (?:on )?)?(?:\\d{1,3}(?:\\.\\d)?\\+? )?${anyStat}(?: props?)?(?: (?:both|all|each))?(?: (?:overs?|unders?))?$|^\\d{1,3}\\+$|^(?:to )?scor(?:e|es|ing)(?: (?:too|as well|also))?$`,
);

/** "And a td": in the singular, of the player before it. */
const oneOfHis =
  /^(?:td|touchdown|goal|assist|point|hit|run|home run|homer|hr|rbi|stolen base|int|interception|reception|catch|steal|block|double double|triple double)$/;

function countIn({ lower }: Piece): number {
  const [digits] = /\d/.exec(lower) ?? [];
  return digits === undefined ? 1 : Number(digits);
}

/** The pieces that ask for legs. A market alone does only in a list that counts others: "two overs, moneyline". */
function askingParts(parts: readonly Read[]): Read[] {
  const found = parts.filter(isWish);
  const isOfPlayer = found.some(({ reading }) => reading.player !== null);
  // "That game is going to be ugly, what about Thielen catches": of the game, nothing is wished.
  const wishes = found.filter((part) => !(isOfPlayer && isToldOfGame(part)));
  const isCounting = wishes.some(({ piece, legsSaid }) => piece.count !== null || legsSaid);
  const isNamed = ({ reading: { teams, player, stat, sports } }: Read) =>
    teams.length + sports.length > 0 || player !== null || stat !== null;
  const isOfGame = wishes.some(({ reading }) => reading.teams.length > 0);
  // "I like overs. Two NFL overs": a kind that is counted beside it.
  const isCountedToo = (part: Read) =>
    part.piece.count === null &&
    isKind(part) &&
    wishes.some((other) => other.piece.count !== null && isSameKind(part.reading, other.reading));
  // "Two road favorites and a home underdog, spread": the market of all, which name none.
  const others = wishes.filter((part) => !isMarketAlone(part) && !isCountedToo(part));
  const isOfAll =
    others.length > 0 &&
    others.some(({ piece }) => piece.count !== null) &&
    others.every(({ reading }) => reading.markets.length === 0 && reading.stat === null && !reading.player);
  if (isOfAll) return others;
  return wishes.filter(
    (part) =>
      (isCounting && !isCountedToo(part)) ||
      (isNamed(part) && !isCountedToo(part)) ||
      (isOfGame && isTotal(part.reading) && part.reading.sides.length > 0),
  );
}

/** "The Panthers game is going to be ugly". */
const isToldOfGame = ({ piece, reading }: Read): boolean =>
  !hasKind(reading) &&
  reading.player === null &&
  reading.teams.length > 0 &&
  /\bgames? (?:is|will|looks?|feels?|gonna|going|should)\b/.test(piece.lower);

const isSameKind = (one: Reading, other: Reading): boolean =>
  one.stat === other.stat &&
  (one.sports.length === 0 || JSON.stringify(one.sports) === JSON.stringify(other.sports)) &&
  JSON.stringify([one.markets, one.sides]) === JSON.stringify([other.markets, other.sides]);

/** "Moneyline", "straight up", "ats", "+3.5", without a count or a side. */
const isMarketAlone = ({ piece, reading }: Read): boolean => {
  const { markets, sides, stat, player, teams, period } = reading;
  return (
    piece.count === null &&
    markets.length > 0 &&
    markets.every((market) => ofSides.includes(market)) &&
    sides.length + teams.length === 0 &&
    stat === null &&
    player === null &&
    !period
  );
};
const ofSides: readonly WantedMarket[] = ['moneyline', 'spread', 'team_total'];

/** Whether a piece asks for legs with terms of their own. */
function isWish({ piece, reading }: Read): boolean {
  if (
    reading.intent !== 'play' ||
    ofAll.test(piece.lower) ||
    /^(?:who|whos|which)\b/.test(piece.lower) ||
    isForAll(piece, reading)
  )
    return false;
  const { markets, sides, stat, player, teams, sports, risk, price, legChance, group } = reading;
  const isOnSomething =
    markets.length + sides.length > 0 ||
    stat !== null ||
    player !== null ||
    teams.some(({ stance }) => stance !== 'avoid');
  if (isOnSomething || isRiskAlone(piece)) return true;
  // "Two NBA singles, overs" counts slips.
  if (reading.slips) return false;
  if (piece.count === null || /\b(?:parlays?|legger|slip|ticket)\b/.test(piece.lower)) return false;
  if (countsGames.test(piece.lower)) return false;
  const isLikely = risk !== null && chanceOf[risk] !== undefined;
  const { starts } = reading;
  return [group, price, legChance, starts].some((each) => each !== null) || sports.length > 0 || isLikely;
}

/** "A lock and a long shot", the first without its article. */
const isRiskAlone = ({ lower }: Piece): boolean =>
  /^(?:the |my |your )?(?:lock|long shot|coin flip|sure thing|safe (?:one|bet|leg|pick)|risky (?:one|bet|leg|pick))$/.test(
    lower,
  );

/** "Pucklines only". */
const isForAll = ({ lower, count }: Piece, { teams, player }: Reading): boolean =>
  count === null && teams.length === 0 && player === null && / only$/.test(lower);

/** "3 NHL games" says how many legs there are, not what they are. */
const countsGames = /^(?:[a-z•]+ )?(?:games?|matchups?|guys|players)\b/;

/** "Give me something with the Lions" leads to a leg, "something else" is one. */
const isLead =
  /^(?:(?:gimme|give|get|make|build|find|add|i|want|need|me|us)\b ?)*(?:something|somethin|smthn|anything)?$/;
const leading = /^(?:(?:gimme|give|get|make|build|find|i|want|need|me|us)\b ?)+/;

const isFree = (part: Read): boolean => {
  const { piece, reading } = part;
  const words = piece.lower.replace(leading, '');
  const isLeg =
    free.test(words) ||
    (piece.count !== null && !part.isFirst && words === 'leg') ||
    (piece.count !== null && /^(?:others?|more|extra|free|random)\b/.test(words));
  const isFirst = part.isFirst && isLead.test(piece.lower);
  return !isFirst && isLeg && !isWish(part) && isOpenWish(wishOf({ ...reading, days: null }));
};

/** The wishes of the pieces, with what they leave to the pieces beside them. */
function withContext(
  asking: readonly Read[],
  others: readonly Read[],
  whole: Reading,
  hasHeader: boolean,
): LegWish[] {
  const named = asking.flatMap(({ reading }) => reading.teams.filter(({ stance }) => stance !== 'avoid'));
  const isCounting = asking.some(({ piece }) => piece.count !== null);
  const headSports = others.flatMap(({ reading }) => reading.sports);
  const only = whole.sports.length === 1 ? whole.sports : [];
  const shared = sharedOf(others);
  const differs = (of: (reading: Reading) => unknown) =>
    new Set(asking.flatMap(({ reading }) => (of(reading) === null ? [] : [JSON.stringify(of(reading))])))
      .size > 1;
  // An hour or a day that is said once holds for all.
  const perLeg = { days: differs(({ days }) => days), starts: differs(({ starts }) => starts) };
  return asking.flatMap((part, at) => {
    const { piece, reading } = part;
    const next = asking.slice(at + 1).find((other) => hasKind(other.reading));
    const own = ownTerms(reading, whole);
    const isBareSubject = !hasKind(own) && piece.count === null && own.teams.length > 0;
    // "Josh Allen and Lamar Jackson touchdowns": the first has what is said of the second.
    const isBarePlayer = isBareOfPlayer(part);
    const ofPlayers = isBarePlayer ? kindBeside(asking, at) : undefined;
    const kind =
      isBareSubject && next && next.reading.teams.length > 0
        ? { markets: next.reading.markets, sides: next.reading.sides, stat: next.reading.stat }
        : (ofPlayers ?? {});
    // "The Lions to win and the over": of their game.
    const isOfGame =
      isTotal(own) &&
      piece.count === null &&
      own.teams.length === 0 &&
      !/\b(?:anything|another|any|other|else)\b/.test(piece.lower) &&
      named.every(({ sport }) => own.sports.length === 0 || own.sports.includes(sport));
    const teams = isOfGame ? named.slice(-1).map(asGame) : own.teams;
    const sports =
      own.sports.length > 0 || teams.length > 0
        ? own.sports
        : impliedSports(own, headSports.length > 0 ? headSports : only);
    // "Broncos and Denver moneyline" names one team twice.
    const isTwice =
      isBareSubject &&
      own.teams.every((team) =>
        asking.some(
          (other) =>
            other.reading !== reading &&
            hasKind(other.reading) &&
            other.reading.teams.some(({ name }) => name === team.name),
        ),
      );
    // "Cleveland: Cooper 70 yards, Njoku td" only says where they play.
    const isHeader = hasHeader && part.isFirst && asking.some((other) => other.reading.player !== null);
    if (isTwice || (isBareSubject && isHeader)) return [];
    const wish = {
      ...wishOf(settled({ ...own, ...kind, teams, sports })),
      ...shared(own, namesTotal.test(piece.lower)),
      ...(!perLeg.days && { days: null }),
      ...(!perLeg.starts && { starts: null }),
    };
    const count = namesSlip(piece) ? 1 : (piece.count ?? exactLegs(part) ?? 1);
    return onePerTeam({ ...wish, count }, isCounting && !sideAlone.test(piece.lower));
  });
}

/** "Browns: ...": what is listed is of the team before the colon. */
const header = /^\s*[^,:;.?!]{2,40}:\s/;

/** A player of whom nothing is said. */
const isBareOfPlayer = ({ piece, reading: { player, stat, line, sides } }: Read): boolean =>
  player !== null && stat === null && line === null && sides.length === 0 && piece.count === null;

/** "Points for Tatum", "anytime scorers Kelce": what is said first holds for those who follow. */
const statFirst = new RegExp(
  `^(?:(?:the|some|parlay|with|over|overs|under|unders|anytime) )*${anyStat}(?![a-z])`,
);

/** What is said of the next player of a list, else of the one before: "Kelce, Hurts and Brown tds", "points for Tatum and Brown". */
function kindBeside(
  asking: readonly Read[],
  at: number,
): Pick<LegWish, 'markets' | 'sides' | 'stat' | 'line'> | undefined {
  const isOther = (part: Read) => part.reading.player !== null && !isBareOfPlayer(part);
  const next = asking.slice(at + 1).find((part) => !isBareOfPlayer(part));
  const before = asking
    .slice(0, at)
    .findLast((part) => !isBareOfPlayer(part) && statFirst.test(part.piece.lower));
  const of = next && isOther(next) ? next : before && isOther(before) ? before : undefined;
  if (!of) return undefined;
  const { markets, sides, stat, line } = of.reading;
  return { markets, sides, stat, line };
}

/** "TD guys: Mostert and Henry": what is said of nobody, before those of whom nothing is said. */
const isHeading = ({ piece, reading }: Read, next: Read | undefined): boolean =>
  next !== undefined &&
  isBareOfPlayer(next) &&
  piece.count === null &&
  reading.stat !== null &&
  reading.player === null &&
  reading.teams.length === 0 &&
  /\b(?:guys|players|scorers|props|parlay|legs)\b/.test(piece.lower);

function headedBy(heading: Read | undefined, part: Read): Read {
  if (!heading || !isBareOfPlayer(part)) return part;
  const { markets, sides, stat, line } = heading.reading;
  return { ...part, reading: { ...part.reading, markets, sides, stat, line } };
}

const asGame = (team: ReadTeam): ReadTeam => ({ ...team, stance: 'game' });
const hasKind = ({ markets, sides, stat }: Reading): boolean =>
  markets.length + sides.length > 0 || stat !== null;
const isTotal = ({ markets, stat, player }: Reading): boolean =>
  stat === null && player === null && markets.length > 0 && markets.every((market) => market === 'total');

function impliedSports({ stat }: Reading, head: Reading['sports']): Reading['sports'] {
  if (head.length > 0) return [...new Set(head)];
  const implied = sportOfStat(stat);
  return implied ? [implied] : [];
}

/** The terms of a piece: its risk is a chance, and a price that is the payout of the whole is not its own. */
function ownTerms(reading: Reading, whole: Reading): Reading {
  const { risk, legChance, price } = reading;
  const likely = risk === null ? null : (chanceOf[risk] ?? null);
  const isOfSlip = whole.price === null || JSON.stringify(whole.price) !== JSON.stringify(price);
  return {
    ...reading,
    legChance: legChance ?? likely,
    price: whole.payout !== null && isOfSlip ? null : price,
    teams: reading.teams.filter(({ stance }) => stance !== 'avoid'),
  };
}

const namesTotal = /\btotals?\b|over[/ ]under|\bo\/?u\b|\bgame\b/;

/** What "all favorites" and "both over" add to a wish that says nothing about it. */
function sharedOf(others: readonly Read[]): (of: Reading, isTotalNamed: boolean) => Partial<LegWish> {
  const all = others.filter(
    (part) =>
      /^(?:all|both|each|every|only|just)\b/.test(part.piece.lower) ||
      isForAll(part.piece, part.reading) ||
      isMarketAlone(part),
  );
  const sides = all.flatMap(({ reading }) => reading.sides);
  const markets = [...new Set(all.flatMap(({ reading }) => reading.markets))];
  const lines = all.flatMap(({ reading }) => (isLineOfAll(reading) ? [reading.line] : []));
  const parts = [...new Set(all.flatMap(({ reading }) => reading.period ?? []))];
  const [market] = markets.length === 1 ? markets : [];
  const [stat = null, ...otherStats] = new Set(all.flatMap(({ reading }) => reading.stat ?? []));
  return (of, isTotalNamed) => ({
    // "Kelce, Hurts and MacKinnon, all to score": a player of whom nothing else is said.
    ...(stat !== null &&
      otherStats.length === 0 &&
      of.player !== null &&
      of.stat === null &&
      of.line === null &&
      of.sides.length === 0 && { stat: ofSport(stat, of.sports), markets: ['prop' as const] }),
    ...(of.sides.length === 0 && sides.length > 0 && { sides }),
    ...(of.markets.length === 0 && markets.length > 0 && { markets }),
    // "Team totals only, two overs": an over is one of those, not of the game.
    ...(isTotal(of) &&
      !isTotalNamed &&
      (market === 'team_total' || market === 'prop') && { markets: [market] }),
    ...(!of.period && parts.length === 1 && { period: parts[0] }),
    ...(of.line === null && of.markets.length === 0 && lines.length === 1 && { line: lines[0] ?? null }),
  });
}

/** What scoring is in the sport of the player. */
function ofSport(stat: PropStat, [sport]: Reading['sports']): PropStat {
  if (stat !== 'touchdowns' && stat !== 'goals') return stat;
  return sport === 'NHL' || sport === 'MLS' ? 'goals' : 'touchdowns';
}

const isLineOfAll = ({ line, markets }: Reading): boolean =>
  line !== null && markets.length === 1 && markets[0] === 'spread';

/** "Bills and Chiefs moneyline" in one piece: a leg of each. A piece with two markets asks for one of each. */
function onePerTeam(wish: LegWish, isCounting: boolean): LegWish[] {
  const backed = wish.teams.filter(({ stance }) => stance === 'back' || stance === 'against');
  if (backed.length > 1 && backed.length === wish.teams.length)
    return backed.map((team) => ({ ...wish, count: 1, teams: [team] }));
  const { markets, teams, player, count } = wish;
  const isList = markets.length > 1 && teams.length === 0 && player === null && count === 1 && isCounting;
  return isList ? markets.map((market) => ({ ...wish, markets: [market] })) : [wish];
}

/** "A 2 leg on the Bears and Colts": the number is that of the slip. */
const namesSlip = ({ lower }: Piece): boolean =>
  /\b(?:\d|two|three|four|five|six)[ -]?(?:leg|legger|teamer|team parlay|leg parlay)\b/.test(lower);

/** "Goalie saves x2". */
const exactLegs = ({ legsSaid }: Read): number | null =>
  legsSaid && legsSaid.min === legsSaid.max ? Math.min(mostLegs, legsSaid.min) : null;

/** The number of legs that the slip is said to have, in a piece that asks for none of its own. */
function statedLegs(parts: readonly Read[], asking: readonly Read[]): Reading['legs'] {
  const [stated = null] = parts.flatMap((part) => {
    if (asking.includes(part)) return namesSlip(part.piece) && part.legsSaid ? [part.legsSaid] : [];
    const { count, lower } = part.piece;
    if (isFree(part)) return [];
    // "Two separate bets": the number is that of the slips.
    if (part.reading.slips && count !== null) return [{ min: count, max: count }];
    if (part.legsSaid) return [part.legsSaid];
    return count !== null && count > 1 && ofSlip.test(lower) ? [{ min: count, max: count }] : [];
  });
  return stated;
}

/** "4 pick parlay". */
const ofSlip = /^(?:picks?|plays?|bets?|games?|teams?)\b/;

/** Wishes that differ by their teams or sports only are one reading, which has them all. */
function isOneReading(wishes: readonly LegWish[]): boolean {
  const isOneEach = wishes.every(({ count }) => count === 1);
  const areTeams = wishes.every(({ teams }) => teams.length > 0);
  const areSports = wishes.every(({ teams, sports }) => teams.length === 0 && sports.length === 1);
  const terms = wishes.map(({ count: _count, teams, sports, ...rest }) =>
    JSON.stringify(isOneEach && (areTeams || areSports) ? rest : { ...rest, teams, sports }),
  );
  return new Set(terms).size === 1 && wishes.every(({ player, line }) => player === null && line === null);
}

/** The terms of the whole: what the wishes took is not said of it as well. */
function ofWhole(
  reading: Reading,
  others: readonly Read[],
  asking: readonly Read[],
  wishes: readonly LegWish[],
): Reading {
  const isSaidOfWhole = (has: (of: Reading) => boolean) => others.some((part) => has(part.reading));
  const isOfLegs = asking.some((part) => part.reading.risk !== null);
  const values = (of: (wish: LegWish) => unknown) =>
    new Set(wishes.flatMap((wish) => (of(wish) === null ? [] : [JSON.stringify(of(wish))]))).size;
  const isPriceOfLeg =
    wishes.some(({ price }) => price !== null) && !isSaidOfWhole(({ price }) => price !== null);
  return {
    ...reading,
    ...(isOfLegs && !isSaidOfWhole(({ risk }) => risk !== null) && { risk: null }),
    ...(isPriceOfLeg && { price: null }),
    ...(wishes.some(({ legChance }) => legChance !== null) && { legChance: null }),
    ...(wishes.some(({ order }) => order !== null) && { order: null }),
    ...(wishes.some(({ group }) => group !== null) && { group: null }),
    ...(values(({ days }) => days) > 1 && { days: null }),
    ...(values(({ starts }) => starts) > 1 && { starts: null }),
  };
}

const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };
/** "NBA and NHL, 2 each", "one favorite each". */
const countEach =
  /\b(one|two|three|four|[1-4]) (?:(?:legs?|picks?|bets?|favorites?|underdogs?|overs?|unders?|spreads?|totals?|moneylines?) )?(?:(?:(?:from|of|for|in) )?each(?: (?:sport|league|one))?|apiece|per (?:sport|league))(?! \w*games?)\b/i;
const mostSports = 4;

/** The same number of legs of each sport named; undefined if the question does not say so. */
function ofEach(text: string, reading: Reading): LegWish[] | undefined {
  const { sports, legs } = reading;
  const written = countEach.exec(text)?.[1]?.toLowerCase();
  if (written === undefined || sports.length < 2 || sports.length > mostSports) return undefined;
  const count = counts[written] ?? Number(written);
  const named = sports.map((sport) => ({ ...wishOf(reading, count), sports: [sport] }));
  const isOther = legs !== null && legs.max !== count && legs.max !== legsOf(named);
  // Teams and players are of one league.
  const isOfSomebody = reading.teams.some(({ stance }) => stance !== 'avoid') || reading.player !== null;
  return legsOf(named) > mostLegs || isOther || isOfSomebody ? undefined : named;
}
