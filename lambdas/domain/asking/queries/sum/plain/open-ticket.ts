/** "Ticket pays 600, last leg is the Broncos, the Vikings are +130, how much on Minnesota to break even": a hedge of an open parlay. */
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import { needsCare } from '../../../reading/terms/care.ts';
import { hasOnly, plainlySaid, pricesIn } from './said.ts';

const amount = '\\$?(\\d{1,7}(?:\\.\\d{1,2})?)(?![\\w%.])(?: dollars?| bucks?)?';
const ofTicket = / (?:parlay|ticket|slip|\w*legger|sgp|accumulator) /;
const isOpen =
  / (?:(?:last|final|only|one|1|remaining) (?:leg|game|team|pick)|legs? left|needs?|just need|waiting on|riding on|down to) /;
const pays = new RegExp(
  ` (?:pays?|paying|pay ?out(?: is| of)?|returns?|returning|is worth|worth|cashes(?: for)?)(?: (?:out|me|about|around|total|like))* ${amount}(?= )`,
);
/** What was staked on it, which a hedge may win back. */
const staked: readonly RegExp[] = [
  new RegExp(
    ` (?:had|have|put|got|bet|risked|staked|wagered)(?: only| just)? ${amount} (?:on|in|into|down)(?: (?:it|that|this))? `,
  ),
  new RegExp(` (?:my|the|get|win|make|cover)(?: back| my| the)? ${amount} (?:stake|back|bet|wager) `),
  new RegExp(` ${amount} (?:parlay|ticket|slip) `),
];
const onOther =
  / (?:how much|what)(?: (?:do|does|should|would|must|can|could|i|we|to|need|have|put|bet|lay|stake|throw|money|goes|more))* on | should i (?:also )?(?:hedge|bet|put|take|lay|throw) | hedg(?:e|ing) /;
const keepsAll =
  / (?:so (?:that )?(?:i|we) (?:don't|dont|do not|won't|wont) (?:lose|end up losing) (?:everything|it all|all of it|the whole thing)) /;
const toKeep =
  / (?:break even|breakeven|cover (?:my|the|it|myself)|hedg\w*|lock\w*|guarante\w*|either way|whoever wins|no matter (?:who|what)|same (?:profit|amount|money)|\d+ back|stake back|money back|other side|opponent) /;
const others =
  / (?:bonus|free|boost\w*|split|cash ?out|middle|round robin|teaser|spread|points?|over|under|give|gimme|find|build|make me|each|every) /;

/** @returns undefined where a figure has no place, or where it may be no hedge */
export function openTicket(plain: string): SumQuery | undefined {
  const said = plain.replace(/[()]/g, ' , ').replace(/ +/g, ' ');
  const [paid, payout] = pays.exec(said) ?? [];
  if (paid === undefined || !ofTicket.test(said) || !isOpen.test(said) || others.test(said)) return undefined;
  if (!onOther.test(said) || !(toKeep.test(said) || keepsAll.test(said))) return undefined;
  const rest = said.replace(paid, ' , ');
  const [stakes, stake] = staked.map((form) => form.exec(rest)).find((found) => found !== null) ?? [];
  const counted = rest
    .replace(stakes ?? '\0', ' , ')
    .replace(/ (?:first )?\d{1,2} (?=legs?|teams?|picks?|games?|left|hit|won|down|of)/g, ' ');
  const [price, ...more] = pricesIn(counted);
  if (more.length > 0 || !hasOnly(counted, price === undefined ? 0 : 1)) return undefined;
  const other = price === undefined ? null : ({ format: 'american', value: price } as const);
  const hedge = { ask: 'sum', sum: 'hedge', odds: null, other } as const;
  if (stake === undefined) return { ...hedge, stake: null, win: null, pays: Number(payout) };
  const win = Number(payout) - Number(stake);
  return win > 0 ? { ...hedge, stake: Number(stake), win } : undefined;
}

/** "Should I bet the Titans too so I don't lose everything": of a ticket that is hedged, and nothing else in it sounds like distress. */
export function keepsTicket(prompt: string): boolean {
  const said = plainlySaid(prompt);
  return openTicket(said) !== undefined && !needsCare(said.replace(keepsAll, ' '));
}
