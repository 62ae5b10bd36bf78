/**
 * The names of a pick, its legs, its game and its score: the same on every screen, in emails, in downloads and when
 * shared.
 */
import type { Entities, Leg } from '../../../contracts/asking/analysis.ts';
import { isOfPart, partWords } from '../../feed/markets/leg-words.ts';
import { propWords } from '../../feed/players/prop-words.ts';
import { bookOfPick, lineWords, matchName } from './leg.ts';
import { nickname } from './team-names.ts';

/** `Dolphins −3`, `Bills moneyline`, `Over 44.5, Bills/Jets`, `3-leg parlay: Rangers, White Sox, Marlins`. */
export function pickName(
  pick: Pick<Entities, 'legs' | 'player_name' | 'team_name' | 'opponent' | 'slip'>,
): string {
  const [leg, ...more] = pick.legs;
  if (!leg) return namesGiven(pick);
  return more.length === 0 ? legName(leg) : parlayName(pick);
}

/** `Dolphins −3 at FanDuel`: for messages, which show nothing else of the pick. */
export function pickAtBook(pick: Parameters<typeof pickName>[0] & Pick<Entities, 'book'>): string {
  const book = bookOfPick(pick);
  return book === '' ? pickName(pick) : `${pickName(pick)} at ${book}`;
}

/** `3-leg parlay: Rangers, White Sox, Marlins`, `2-leg same-game parlay: Mahomes, Kelce` */
function parlayName(pick: Pick<Entities, 'legs' | 'slip'>): string {
  return `${parlayWords(pick)}: ${pick.legs.map(legShort).join(', ')}`;
}

/** `3-leg parlay`, `2-leg same-game parlay` */
export function parlayWords({ legs, slip }: Pick<Entities, 'legs' | 'slip'>): string {
  return `${legs.length}-leg ${slip?.sameGame ? 'same-game ' : ''}parlay`;
}

/** `Dolphins −3`, `Draw, Galaxy/Fire`, `Over 44.5, Bills/Jets`, `Travis Kelce over 62.5 receiving yards`. */
export function legName(leg: Leg): string {
  const { market, selection, line, prop, outright, oneSided } = leg;
  if (outright) return `${outright.player} to win`;
  if (prop) return `${prop.player} ${propWords({ stat: prop.stat, selection, line, oneSided })}`;
  if (isOfPart(leg)) {
    const { home, away, sport } = leg;
    const named = { home: nickname(home, sport), away: nickname(away, sport) };
    const words = partWords(leg, { ...named, lineOf: (of) => lineWords(of, 'spread') });
    const namesTeam = market === 'team_total' || selection === 'home' || selection === 'away';
    return namesTeam ? words : `${words}, ${named.away}/${named.home}`;
  }
  if (selection === 'draw') return `Draw, ${legShort(leg)}`;
  if (market === 'total' && line !== null) {
    return `${selection === 'over' ? 'Over' : 'Under'} ${line}, ${legShort(leg)}`;
  }
  return line === null ? `${legShort(leg)} moneyline` : `${legShort(leg)} ${lineWords(line, market)}`;
}

/** The team of a leg, or its player's last name; both teams if it is on neither. */
export function legShort({ selection, home, away, sport, prop, outright, team }: Leg): string {
  const player = (prop ?? outright)?.player;
  if (player) return player.split(' ').slice(1).join(' ') || player;
  if (selection === 'home' || team === 'home') return nickname(home, sport);
  if (selection === 'away' || team === 'away') return nickname(away, sport);
  return `${nickname(away, sport)}/${nickname(home, sport)}`;
}

/** `Dolphins at Bills`, or a tournament's name. */
export function gameName(leg: Leg): string {
  const { home, away, sport, outright } = leg;
  return outright ? matchName(leg) : `${nickname(away, sport)} at ${nickname(home, sport)}`;
}

/** `Jets 20, Bills 27`: the away team first, as in `gameName`. */
export function scoreName(
  { home, away, sport }: Leg,
  score: { readonly home: number; readonly away: number },
): string {
  return `${nickname(away, sport)} ${score.away}, ${nickname(home, sport)} ${score.home}`;
}

/** `Kansas City Chiefs vs Denver Broncos`: the first player or team, and the first opponent if there is one; else empty. */
export function matchupName(pick: Pick<Entities, 'player_name' | 'team_name' | 'opponent'>): string {
  const [own, other] = firstNames(pick);
  return own && other ? `${own} vs ${other}` : (own ?? '');
}

const firstNames = ({ player_name, team_name, opponent }: Parameters<typeof matchupName>[0]) =>
  [player_name ?? team_name, opponent].map((names) => names?.split(',')[0]?.trim() || undefined);

/** For a pick without legs: the names in the answer. */
const namesGiven = (pick: Parameters<typeof matchupName>[0]): string => matchupName(pick) || 'Open play';
