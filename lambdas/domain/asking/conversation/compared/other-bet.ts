/** A bet that is named by what it has other than the one shown: "the puck line", "his assists", "the draw", "-3.5", "the over". */
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import { readQueries } from '../../queries/reading/read-queries.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import { bookCalled } from '../../reading/names/books.ts';
import { playersMeant } from '../../reading/names/known-players.ts';

const before =
  /^(?:(?:the|a|an|his|her|their|its|my|your|just|only|taking|betting|playing|backing|take|bet|play|back|have|having|on|going|with|go|if i (?:took|take|bet|played)) )+/;
const behind =
  /(?: (?:alone|straight|itself|bets?|picks?|props?|instead|price|odds|market|here|there|then|though))+$/;
/** Who offers a price, another day, and what points at the bet itself: no other bet. */
const nobody =
  /\b(?:any\w*|some\w*|there|it|that one|this|books?|apps?|sites?|places?|else|who|which|what|prices?|odds|tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;
/** Names of a market that a bet on the winner alone has. */
const winner =
  /^(?:(?:to|winning|win|on|the|them|just|outright|straight ?up|moneyline|money ?line|ml|winner) ?)+$/;
const draws = /^(?:draw|tie)$/;
const otherSide =
  /^(?:(?:the )?(?:other|opposite|opposing) (?:side|team|way|one)|(?:their|the) opponents?|(?:the )?(?:other|opposite))$/;

/**
 * @param words what is named, in lower case
 * @returns undefined where the words are no bet, or the same one
 */
export function otherBet(words: string, last: NamedBet, context: QuestionContext): NamedBet | undefined {
  const said = words
    .replace(/[?!.,]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(before, '')
    .replace(behind, '');
  if (said === '' || nobody.test(said) || bookCalled(said)) return undefined;
  const bet = turned(said, last) ?? named(said, last, context) ?? writtenOut(said, last, context);
  return bet && !isSame(bet, last) ? bet : undefined;
}

/** The other side of a line; whom a team plays is not known here. */
function turned(said: string, last: NamedBet): NamedBet | undefined {
  const isLine = last.side === 'over' || last.side === 'under';
  const side = said === 'over' || said === 'under' ? said : undefined;
  if (isLine && (otherSide.test(said) || (side !== undefined && side !== last.side)))
    return { ...last, side: last.side === 'over' ? 'under' : 'over', price: null };
  if (draws.test(said) && last.player === null && last.teams.length > 0) {
    const bet = { ...last, market: 'moneyline' as const, side: 'draw' as const, line: null, price: null };
    return last.side === 'draw' ? undefined : bet;
  }
  const isOfTeam = last.player === null && last.teams.length === 1 && last.market !== 'team_total';
  if (isOfTeam && last.market !== 'moneyline' && winner.test(said)) {
    const { period: _, ...bet } = last;
    return { ...bet, market: 'moneyline', side: null, line: null, price: null };
  }
  return undefined;
}

/** Another player or another team alone: the same bet on them. @param said in lower case, nothing but whom */
export function named(said: string, last: NamedBet, context: QuestionContext): NamedBet | undefined {
  const name = said.replace(/['’]s?$/, '');
  const [token, ...others] = sentenceOf(name, context).tokens;
  if (token?.team && others.length === 0 && last.player === null && ofTeams.has(last.market ?? 'moneyline'))
    return { ...last, sports: [token.team.sport], teams: [token.team.name], line: null, price: null };
  if (last.player === null || name.split(' ').length > longestName) return undefined;
  const { players, roster, selectedSport } = context;
  const naming = { players, roster, sports: last.sports, selected: selectedSport, isOfPlayer: true };
  const [player, ...namesakes] = playersMeant(name, naming);
  return player === undefined || namesakes.length > 0
    ? undefined
    : { ...last, sports: [], teams: [], player, line: null, price: null };
}
const ofTeams: ReadonlySet<string> = new Set(['moneyline', 'spread', 'team_total']);
/** Words. */
const longestName = 3;

/** Read as a question by itself, with what the last bet was on where the words name nobody. */
function writtenOut(said: string, last: NamedBet, context: QuestionContext): NamedBet | undefined {
  const [sport = context.selectedSport] = last.sports;
  for (const text of textsOf(said, last)) {
    const [read, ...others] =
      readQueries(`is ${text} a good bet`, { ...context, selectedSport: sport }) ?? [];
    if (read?.ask !== 'check' || others.length > 0 || read.legs.length !== 1 || read.days) continue;
    const [leg] = read.legs;
    const isOpen = leg?.market === null && leg.line === null && leg.stat === null;
    if (!leg || isOpen || (leg.player === null && leg.teams.length === 0)) continue;
    const isOpenProp = leg.market === 'prop' && leg.side === null;
    const side = last.side === 'under' ? 'under' : 'over';
    return isOpenProp && last.player !== null ? { ...leg, side } : leg;
  }
  return undefined;
}

function textsOf(said: string, { player, teams, side, stat }: NamedBet): readonly string[] {
  if (player !== null) {
    const own = stat === null ? [] : [`${player} ${side ?? 'over'} ${said} ${statNames[stat]}`];
    return [`${player} ${said}`, ...own, said];
  }
  const [team, opponent] = teams;
  if (team === undefined) return [said];
  return opponent === undefined ? [`${team} ${said}`, said] : [`${said} in ${team} vs ${opponent}`, said];
}

const isSame = (one: NamedBet, other: NamedBet): boolean =>
  JSON.stringify({ ...one, sports: [], price: null }) ===
  JSON.stringify({ ...other, sports: [], price: null });
