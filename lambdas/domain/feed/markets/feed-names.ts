/**
 * Finds the market that a name of the feed means. The vendor publishes no list, and its resellers spell the same market in several
 * ways, so a name is read in two steps: the part of the game, then what is left of it.
 */
import type { TeamSide } from '../../../contracts/feed/markets.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import type { GameKey } from './game-markets.ts';
import { isOneScore, type Part, partNames, parts } from './periods.ts';
import { isMarketKey, registry } from './registry.ts';

export interface NamedMarket {
  readonly key: GameKey;
  /** Whose total it is; null for a market of the game, and where each price names its team. */
  readonly team: TeamSide | null;
  /** Where a yes or a no is priced: which of them is the over. */
  readonly yes?: 'over' | 'under';
}

type Kind = 'moneyline' | 'three_way' | 'spread' | 'total';

const points = '(?:points?|goals?|runs?)';
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [
    /^(?:1x2|(?:3|three)[ -]?way(?: result| moneyline| money line| winner)?|(?:full time|match) result)$/,
    'three_way',
  ],
  [
    /^(?:home\/away|money ?line|(?:match |game )?winner|to win|result|(?:2|two)[ -]?way|draw no bet)$/,
    'moneyline',
  ],
  [/^(?:asian |points? |goal )?(?:handicap|spread)$|^(?:run|puck) ?line$/, 'spread'],
  [
    new RegExp(
      `^(?:(?:game |total |${points} )?(?:over/under|over under|o/u)|(?:game )?totals?(?: ${points})?(?: over/under)?)$`,
    ),
    'total',
  ],
];

/** The run of the first inning, yes or no. */
const firstRun =
  /^(?:nrfi|yrfi|nrfi\/yrfi|yrfi\/nrfi|(?:will there be )?(?:an? |any )?runs?(?: scored)?(?: in(?: the)?)?)$/;

const patterns = new Map(
  partNames.map((part) => [
    part,
    new RegExp(`(?<![a-z0-9])(?:in (?:the )?)?(?:${parts[part].pattern})(?![a-z0-9])`),
  ]),
);

/**
 * @param name as the feed has it; team names in it count as home and away
 * @param teams the two teams of the game
 * @returns undefined for a name that no entry of the registry has in this sport
 */
export function marketNamed(
  name: string,
  sport: Sport,
  teams: { readonly home: string; readonly away: string },
): NamedMarket | undefined {
  const label = plain(name)
    .replaceAll(plain(teams.home), 'home team')
    .replaceAll(plain(teams.away), 'away team')
    .replaceAll(/\b(?:including|incl|with) (?:ot|overtime|extra innings)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const part = partNames.find((each) => patterns.get(each)?.test(label));
  const rest = (part ? label.replace(patterns.get(part) ?? '', ' ') : label).replaceAll(/\s+/g, ' ').trim();
  if (part && isOneScore(part)) return rest === '' ? known(keyIn(part, 'moneyline'), sport, null) : undefined;
  if (firstRun.test(rest) && (part === 'first_inning' || rest.includes('rfi')))
    return known('first_inning.total', sport, null, rest === 'nrfi' ? 'under' : 'over');
  const isAlternate = /^alt(?:ernat(?:e|ive))?\b|\balt(?:ernat(?:e|ive))?$/.test(rest);
  const bare = rest.replace(/\balt(?:ernat(?:e|ive))?\b/, ' ').trim();
  const side = /\b(home|away)\b(?!\/)/.exec(bare.replace('home/away', ''))?.[1] as TeamSide | undefined;
  const ofTeam = bare
    .replace(/\b(?:home|away)\b(?!\/)/, ' ')
    .replace(/\bteams?\b/, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (side !== undefined || /\bteams?\b/.test(bare)) {
    return kindOf(ofTeam) === 'total' ? known(keyIn(part, 'team_total'), sport, side ?? null) : undefined;
  }
  const kind = kindOf(bare);
  if (!kind) return undefined;
  if (!part && kind === 'three_way')
    return known('regulation.three_way', sport, null) ?? known('moneyline', sport, null);
  if (!part && isAlternate) return known(`alternate_${kind}`, sport, null);
  return known(keyIn(part, kind), sport, null);
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[()[\]:–,]| - /g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const kindOf = (words: string): Kind | undefined => kinds.find(([pattern]) => pattern.test(words))?.[1];

const keyIn = (part: Part | undefined, kind: Kind | 'team_total') => (part ? `${part}.${kind}` : kind);

function known(
  key: string,
  sport: Sport,
  team: TeamSide | null,
  yes?: 'over' | 'under',
): NamedMarket | undefined {
  if (!isMarketKey(key) || registry[key].whose === 'player' || !registry[key].sports.includes(sport))
    return undefined;
  return { key: key as GameKey, team, ...(yes && { yes }) };
}
