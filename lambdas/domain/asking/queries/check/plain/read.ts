/** Bets whose context is told in plain words: who pitches in the game of a total, and a same-game parlay whose price is asked. */
import type { CheckQuery } from '../../../../../contracts/asking/queries/board.ts';
import { playersMeant } from '../../../reading/names/known-players.ts';
import type { Known } from '../../table/terms.ts';
import { readCheck } from '../read.ts';

const onMound =
  /(?:^|,? )(?:with|when|if|since|because|as|now that|given (?:that )?) ?([\p{L}][\p{L}'’. -]{2,30}?) (?:is |being |'s |going )?(?:on the (?:mound|hill|bump)|pitching|pitches|starting|starts|throwing|throws|in (?:the )?net|in goal|between the pipes)(?: for (?:the )?[\p{L}]+)?(?: (?:today|tonight|tomorrow))?,?/iu;
/** Without one of these, or with a statistic, it is a bet on the pitcher. */
const ofTotal = /\b(?:over|under)\b[^?]*\d|\b(?:over|under|total)\b/i;
const ofPlayer =
  /\b(?:strike ?outs?|ks?|outs|hits|walks|earned|era|saves|shots|goals allowed|points|yards|props?)\b/i;

/** "With Dustin May on the mound, is under 8.5 runs worth taking": the total of his team's game. */
export function readWithPitcher(prompt: string, known: Known): CheckQuery | undefined {
  const found = onMound.exec(prompt);
  const name = found?.[1]?.trim();
  if (!found || name === undefined) return undefined;
  const rest = `${prompt.slice(0, found.index)} ${prompt.slice(found.index + found[0].length)}`.trim();
  if (!ofTotal.test(rest) || ofPlayer.test(rest)) return undefined;
  const { roster = [] } = known;
  const [full, ...others] = playersMeant(name.toLowerCase(), { players: known.players, roster });
  const team = others.length === 0 ? roster.find((each) => each.name === full)?.team : undefined;
  if (team === undefined) return undefined;
  const bare = rest.replace(/\b(?:runs|goals)\b/gi, ' ');
  const query =
    readCheck(bare, known) ?? readCheck(`${bare.replace(/\?\s*$/, '')} in the ${team} game?`, known);
  const [leg] = query?.legs ?? [];
  return query && leg?.market === 'total' && query.legs.length === 1 ? query : undefined;
}

const sgp = '(?:an? )?(?:same[- ]game (?:parlay|multi|combo)|sgp|same[- ]game)';
const ofSlip: readonly RegExp[] = [
  new RegExp(
    `^(?:what|which)(?: fair)? (?:price|odds|payout)s? (?:would|should|does|do|will|could|might) ${sgp} (?:of|with|on|from|combining) (.{8,140}?) (?:have|be|pay|get|cost|carry|come to|come out (?:at|to))(?: out)?\\W*$`,
    'i',
  ),
  new RegExp(
    `^(?:(?:what(?:'s| is| would be)|tell me|give me) ?)?(?:the |a )?(?:(?:fair|approximate|likely|right) )?(?:price|odds|chance|probability|payout) (?:of|for|on|to (?:pair|combine|parlay)) ${sgp}(?: (?:of|with|on|from|combining)|:)? (.{8,140}?)\\W*$`,
    'i',
  ),
  new RegExp(
    `^(?:how much|what) (?:would|should|does|do|will|could) ${sgp} (?:of|with|on|from|combining) (.{8,140}?) (?:pay|return|be worth|cost)(?: out)?\\W*$`,
    'i',
  ),
  new RegExp(
    `^${sgp}(?: (?:of|with|on|from|combining)|:) (.{8,140}?)[,:;.?]? (?:what|which)(?:'s| is| would be)? (?:the |a )?(?:fair )?(?:price|odds|it pay)\\W*$`,
    'i',
  ),
];

/** "What price would a same-game parlay of a Bills win and Diggs over 70 yards have". */
export function readSlipPrice(typed: string, known: Known): CheckQuery | undefined {
  const prompt = typed.normalize('NFKC').replace(/[’‘]/g, "'");
  for (const form of ofSlip) {
    const legs = form.exec(prompt)?.[1];
    if (legs === undefined) continue;
    const said = legs
      .replace(
        /\b(?:an? |the )?([\p{L}][\p{L}' .]{2,24}?) (?:win|victory|to win)(?=,| and | \+ |$)/giu,
        '$1 moneyline',
      )
      .replace(/,? (?:and|plus|with|\+|&) /gi, ', ');
    const query = readCheck(`Rate this parlay: ${withYards(said, known)}`, known);
    if (query && query.legs.length > 1) return { ...query, asks: 'fair' };
  }
  return undefined;
}

/** "Over 70 yards" are those that a player's position is known for. */
function withYards(legs: string, { players, roster = [] }: Known): string {
  return legs
    .split(', ')
    .map((leg) => {
      if (!bareYards.test(leg)) return leg;
      const name = leg.split(/ (?:over|under|to|for|at|with|gets?|having|\d)/i)[0]?.trim() ?? '';
      const meant = playersMeant(name.toLowerCase(), { players, roster });
      const position = roster.find((each) => each.name === meant[0] && each.sport === 'NFL')?.position;
      const kind =
        position === 'quarterback' ? 'passing' : position === 'running_back' ? 'rushing' : 'receiving';
      return meant.length === 1 ? leg.replace(bareYards, `${kind} yards`) : leg;
    })
    .join(', ');
}
const bareYards = /(?<!(?:passing|rushing|receiving|pass|rush|rec) )\b(?:yards|yds)\b/i;
