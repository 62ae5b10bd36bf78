/** A question about prices by its parts. */
import { type MarketQuery, marketTopics } from '../../../../contracts/asking/queries/board.ts';
import { plusPrice } from '../market/reading/bounds.ts';
import { daysOfMoved, sinceDay } from '../market/reading/when-moved.ts';
import type { Parts } from './parts.ts';

const [mostTeams, mostPlayers, mostStats, mostBooks] = [4, 4, 4, 6];

/**
 * @param topic as the query names it
 * @returns undefined where the question has not what its topic is about
 */
export function marketOf(topic: string | undefined, parts: Parts, prompt: string): MarketQuery | undefined {
  const named = marketTopics.find((each) => each === topic);
  // "No-vig price on Wolves Jazz": the prices without it, of each side.
  const isWithout = withoutMargin.test(prompt);
  const isOfMargin = named !== undefined && ofPrices.has(named) && keeps.test(prompt);
  const asked = isWithout && named === 'margin' ? 'books' : isOfMargin && !isWithout ? 'margin' : named;
  const {
    sports,
    teams: own,
    against,
    players,
    stats,
    days,
    isPast,
    books,
    line,
    side,
    market,
    period,
    starts,
    nightGame,
  } = parts;
  const teams = [...new Set([...own, ...against])];
  const isOfPlayers = players.length > 0 || stats.some((stat) => !ofScores.has(stat));
  if (!asked || (isPast && asked !== 'movement') || teams.length > mostTeams || books.length > mostBooks)
    return undefined;
  const base = {
    ask: 'market' as const,
    sports: [...sports],
    teams,
    // "Moved since Monday" names when it was seen, and no day of a game.
    days: isPast || !days || (asked === 'movement' && sinceDay.test(prompt)) ? null : [...days],
    books: [...books],
    night: nightGame && days !== null,
    ...(starts && asked !== 'movement' && { starts }),
  };
  const direction = side === 'over' || side === 'under' ? side : null;
  if (isOfPlayers) {
    if (players.length > mostPlayers || stats.length > mostStats || !ofPlayers.has(asked)) return undefined;
    if (players.length === 0 && teams.length === 0 && days === null) return undefined;
    return {
      ...base,
      topic: 'player_lines',
      teams: teams.slice(0, 2),
      players: [...players],
      market: null,
      side: direction,
      line,
      stat: stats.length === 1 ? (stats[0] ?? null) : null,
      ...(stats.length > 1 && { stats: [...stats] }),
      order: null,
      night: false,
    };
  }
  const isOfTeam = teams.length > 0;
  const isOfSlate = sports.length > 0 || days !== null || starts !== null || nightGame;
  const of = {
    market:
      market === 'prop' || market === 'outright'
        ? null
        : (market ?? (direction ? 'total' : line !== null ? 'spread' : null)),
    side: direction,
    line,
    ...(period !== null && { period }),
  };
  const made = { ...base, players: [], stat: null, ...of, order: null };
  switch (asked) {
    case 'best_price':
    case 'books':
      if (!isOfTeam) return undefined;
      // "FanDuel has +128, anybody north of that": the best of all of them.
      return asked === 'best_price' && books.length < 2
        ? { ...made, topic: asked, books: [], ...plusPrice(prompt, { topic: asked, market: made.market }) }
        : { ...made, topic: 'books' };
    case 'movement':
      return isOfTeam
        ? { ...made, topic: asked, days: daysOfMoved(prompt, made.days) }
        : isOfSlate
          ? { ...made, topic: 'largest_move' }
          : undefined;
    case 'board':
      return isOfTeam && !isOfSlate
        ? { ...made, topic: 'books' }
        : isOfSlate
          ? { ...made, topic: asked, line: null, order: ordered(parts, prompt), ...ofSide(parts) }
          : undefined;
    case 'player_lines':
      return isOfTeam ? { ...made, topic: 'books' } : undefined;
    case 'key_number':
      if (asksHowOften.test(prompt) && !isOfTeam) return { ...made, topic: asked, by: 'landing' };
      return line !== null || isOfTeam ? { ...made, topic: asked } : undefined;
    default:
      return { ...made, topic: asked };
  }
}

const asksHowOften = /\b(?:how (?:often|common|many)|percent\w*|share|chances?|frequen\w*|most|key)\b/i;

const withoutMargin =
  /\b(?:no|without(?: the)?|minus(?: the)?|excluding(?: the)?)[ -](?:vig|juice|margin)\b|\b(?:de-?vig\w*|vig-? ?free)\b/i;
/** What a book keeps is no price of its own. */
const keeps =
  /\b(?:vig|vigorish|overround|rak(?:e|ing)|skim\w*|shav(?:e|ing) off|house(?:['’]?s)? (?:edge|cut|take|hold|slice)|(?:big|much|fat|large|what|what kind) (?:of )?an? (?:cut|bite|slice|hold)|(?:smallest|biggest|lowest|highest|least|most|what) (?:cut|hold|slice|margin))\b/i;
const ofPrices: ReadonlySet<string> = new Set(['books', 'board', 'best_price']);

/** Of moneylines, the most is the longest price. */
const ordered = ({ order, side }: Parts, prompt: string): MarketQuery['order'] =>
  order === null ? null : side === 'favorite' || /\bfav/i.test(prompt) ? 'least' : order;

/** "The five biggest home dogs tonight": which teams of a slate, and how many. */
function ofSide({ side, splits, limit, market }: Parts): Partial<MarketQuery> {
  const roles = [...splits, side].filter((each) => each === 'favorite' || each === 'underdog');
  const [role, ...others] = new Set(roles);
  const venues = splits.filter((each) => each === 'home' || each === 'road');
  const [venue] = venues;
  const isOfTeams = role !== undefined && others.length === 0 && venues.length < 2;
  return {
    ...(isOfTeams &&
      market !== 'total' && { side: role, market: market === 'spread' ? market : 'moneyline' }),
    ...(isOfTeams && venue && { venue }),
    ...(limit !== null && limit >= 1 && limit <= most && { limit }),
  };
}
/** The most rows that a list has. */
const most = 30;

const ofPlayers: ReadonlySet<string> = new Set(['best_price', 'books', 'board', 'player_lines', 'movement']);
const ofScores: ReadonlySet<string> = new Set(['points', 'goals', 'runs']);
