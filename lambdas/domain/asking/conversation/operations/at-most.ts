/** How many legs of a kind the bet may have: "no more than one road team". Those beyond are swapped for the other kind. */
import type { LegWish, WantedSide } from '../../../../contracts/asking/reading.ts';
import type { ShownLeg, Turn } from '../../../../contracts/asking/turn.ts';
import { isMeant } from '../../../feed/players/names.ts';
import { plural } from '../../../platform/format.ts';
import { baseOf } from '../../answer/follow.ts';
import { markOfPlayer } from '../../answer/leg-change.ts';
import { playersMeant } from '../../reading/names/known-players.ts';
import type { Context } from '../../reading/read.ts';
import { openWish } from '../../reading/wishes/wish.ts';
import { tidied } from '../fragment.ts';
import type { Heard } from '../heard.ts';
import { changesOf } from '../taps.ts';
import { counts } from './leg-words.ts';
import { withChange } from './whole-changes.ts';

const lead =
  "(?:(?:ok|nah|no|hm+|so|well|actually|can|could|but|and|you|u|we|i|do|it|please|pls|lets|let's|make|have|has|keep|want|need|with|to|be|just|there|should|bet|parlay)[ ,]+)*";
const number = '(one|1|a single|two|2|three|3)';
const kind =
  '(road|away|home|(?:under)?dogs?|fav(?:e|orite)?s?|chalk|overs?|unders?|(?:player )?props?|spreads?|totals?|money ?lines?|mls?)';
const noun = '(?: (?:teams?|sides?|legs?|picks?|games?|ones?|bets?))?';
const pattern = new RegExp(
  `^${lead}(?:no more than|not more than|at most|a max(?:imum)? of|max(?:imum)?(?: of)?) ${number} ${kind}${noun}(?:[ ,]+(?:please|pls|in (?:it|there|the parlay)|though|tho|thx|thanks|max))*$`,
  'i',
);

interface Kind {
  readonly isOf: (leg: ShownLeg) => boolean;
  /** What comes in the place of one too many; null where nothing is its opposite. */
  readonly other: WantedSide | null;
}

const isSide = ({ prop, market }: ShownLeg) => !prop && (market === 'moneyline' || market === 'spread');
const isDog = (leg: ShownLeg) =>
  isSide(leg) && (leg.market === 'spread' ? (leg.line ?? 0) > 0 : (leg.price ?? 0) > 0);
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/^(?:road|away)/i, { isOf: (leg) => isSide(leg) && leg.selection === 'away', other: 'home' }],
  [/^home/i, { isOf: (leg) => isSide(leg) && leg.selection === 'home', other: 'away' }],
  [/^(?:under)?dog/i, { isOf: isDog, other: 'favorite' }],
  [/^(?:fav|chalk)/i, { isOf: (leg) => isSide(leg) && !isDog(leg), other: 'underdog' }],
  [/^over/i, { isOf: ({ selection }) => selection === 'over', other: 'under' }],
  [/^under/i, { isOf: ({ selection }) => selection === 'under', other: 'over' }],
  [/prop/i, { isOf: ({ prop }) => prop !== undefined, other: null }],
  [/^spread/i, { isOf: ({ market, prop }) => market === 'spread' && !prop, other: null }],
  [/^total/i, { isOf: ({ market, prop }) => market === 'total' && !prop, other: null }],
  [/^m/i, { isOf: ({ market, prop }) => market === 'moneyline' && !prop, other: null }],
];

const ofName = new RegExp(
  `^${lead}(?:(?:there(?:'?s| are| is)|thats|that's|its|it's|way|just|got)[ ,]+)*too (?:many|much) ([a-z0-9'. -]{2,30}?)(?: (?:legs?|picks?|ones?|bets?|props?|stuff))?(?:[ ,.;]+(?:in (?:it|there|here|that)|for me))*(?:[ ,.;]+(?:(?:make it|keep it to|limit (?:it|that|him) to|just|only|max(?: of)?|at most|no more than|keep|want|i|do) )*${number}(?: (?:max|at most|only|tops|leg|of (?:him|them|his))*)?)?$`,
  'i',
);

/** "Too many Luka legs, max one": those on one player, beyond so many. */
function onName(prompt: string, { play, queries: [reading] }: Turn, context: Context): Heard | undefined {
  const [said, words, most] = ofName.exec(tidied(prompt)) ?? [];
  if (said === undefined || words === undefined || !play || reading?.intent !== 'play') return undefined;
  const { roster, players } = context;
  const [player, ...namesakes] = playersMeant(words.toLowerCase(), { roster, players, isOfPlayer: true });
  if (player === undefined || namesakes.length > 0) return undefined;
  const given = { reading, ...play };
  const found = play.legs.flatMap(({ prop }, leg) =>
    prop && isMeant(player, prop.player) ? [{ leg, mark: markOfPlayer(prop.playerId) }] : [],
  );
  const allowed = most === undefined ? 1 : numberOf(most);
  const extra = found.slice(allowed);
  if (extra.length === 0)
    return {
      kind: 'unclear',
      isSure: true,
      why:
        found.length === 0
          ? `No leg of the last answer is on ${player}.`
          : `Only ${plural(found.length, 'leg')} of the last answer ${found.length === 1 ? 'is' : 'are'} on ${player}, so nothing would change.`,
      instead: changesOf(given),
    };
  const without = extra.map(({ mark }) => mark);
  return withChange(given, { swapped: extra.map(({ leg }) => ({ leg })), without }, baseOf(given));
}

const numberOf = (said: string): number =>
  /single/i.test(said) ? 1 : (counts[said.toLowerCase()] ?? Number(said));

/** @returns undefined if the text says anything else */
export function atMost(prompt: string, turn: Turn, context: Context): Heard | undefined {
  return onName(prompt, turn, context) ?? ofKind(prompt, turn) ?? ofTeams(prompt, turn);
}

const who = '(?: (?:guys?|players?|legs?|picks?|props?|people|ones?|bets?))?';
const teams = new RegExp(
  [
    `(?:(?:no more than|not more than|at most|a max(?:imum)? of|max(?:imum)?(?: of)?|only|limit) )*(?:one|1|a single)${who} (?:per|(?:from|on|off|for) (?:each|every|any(?: one)?|an?|the same|one)|each|an?) (?:team|squad)`,
    `(?:(?:don'?t|not|never|without|any|put|use|have|want|give|take|pick|me|stack) )*(?:two|2|multiple|several|more than (?:one|1)|both)(?: of)?(?: (?:the|them|those|these))?${who} (?:from|on|off) the same (?:team|squad)`,
    '(?:(?:without|any|having|two) )*teammates(?: together)?',
    `(?:(?:all|each|every|everyone|both|they|them|these|those|leg|guy|player|is|are|legs|guys|players) )*(?:from|on|of|off) (?:different|separate|diff|another|its own|their own) (?:teams?|squads?)(?: each)?`,
    "(?:(?:don'?t|not|never) )+(?:use|take|pick|have|repeat|double up on) (?:the same|a|any) team(?: twice)?",
  ]
    .map((each) => `^${lead}${each}(?:[ ,]+(?:please|pls|though|tho|thx|thanks|max|instead|only))*$`)
    .join('|'),
  'i',
);

/** The team that a leg is on; undefined for a total. */
const teamOf = ({ prop, selection, home, away }: ShownLeg): string | undefined =>
  prop?.team ?? (selection === 'home' ? home : selection === 'away' ? away : undefined);

/** "No more than one guy from the same team": the first leg on each team stays. */
function ofTeams(prompt: string, { play, queries: [reading] }: Turn): Heard | undefined {
  if (!play || play.legs.length < 2 || reading?.intent !== 'play' || !teams.test(tidied(prompt)))
    return undefined;
  const given = { reading, ...play };
  const named = play.legs.map(teamOf);
  const extra = [...named.keys()].filter((at) => named[at] !== undefined && named.indexOf(named[at]) < at);
  const [leg, ...others] = extra;
  const unclear = (why: string): Heard => ({ kind: 'unclear', isSure: true, why, instead: changesOf(given) });
  if (leg === undefined)
    return unclear('No two legs of the last answer are on the same team, so nothing would change.');
  if (!reading.sameGame)
    return withChange(given, { swapped: extra.map((each) => ({ leg: each })) }, baseOf(given));
  const { sport, home, away } = play.legs[leg] ?? {};
  if (others.length > 0 || play.legs.length > 2 || sport === undefined)
    return unclear('A game has two teams, so no more than two legs of one game can be on different ones.');
  const other = named[leg] === home ? away : home;
  const backed = [{ sport, name: other ?? '', stance: 'back' as const }];
  const terms: LegWish = { ...openWish, sports: [sport], markets: ['prop'], teams: backed };
  return withChange(given, { swapped: [{ leg, terms }] }, baseOf(given));
}

function ofKind(prompt: string, { play, queries: [reading] }: Turn): Heard | undefined {
  const [, said, name] = pattern.exec(tidied(prompt)) ?? [];
  if (said === undefined || name === undefined || !play || reading?.intent !== 'play') return undefined;
  const of = kinds.find(([word]) => word.test(name))?.[1];
  if (!of) return undefined;
  const given = { reading, ...play };
  const most = numberOf(said);
  const found = [...play.legs.keys()].filter((at) => play.legs.slice(at, at + 1).some(of.isOf));
  const extra = found.slice(most);
  if (extra.length === 0)
    return {
      kind: 'unclear',
      why: `${found.length === 0 ? 'None' : `Only ${found.length}`} of the ${plural(play.legs.length, 'leg')} ${found.length > 1 ? 'are such' : 'is one'}, so nothing would change.`,
      instead: changesOf(given),
    };
  const { other } = of;
  if (other === null)
    return {
      kind: 'unclear',
      why: `The last answer has ${plural(found.length, 'leg')} of that kind. Which should leave?`,
      instead: found.slice(0, mostTaps).map((at) => `Swap leg ${at + 1}`),
    };
  const terms: LegWish = { ...openWish, sides: [other] };
  return withChange(given, { swapped: extra.map((leg) => ({ leg, terms })) }, baseOf(given));
}
const mostTaps = 4;
