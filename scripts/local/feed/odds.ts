/** The prices of a game in the feed's shape: market, bookmaker, and each side in decimal and American odds. */
import type { ReplayedGame } from './replay.ts';
import type { Tree } from './tree.ts';

/** Who these prices are said to be from. The NFL's spreads and totals have no price in the source. */
function bookmakerOf({ sport }: ReplayedGame): string {
  return sport === 'NFL' ? 'Replayed closing line, spread and total at -110' : 'Replayed closing line';
}

const bookmakerId = '1';

/** @returns null where nothing is priced any more: at the start a game's odds are gone */
export function oddsOf(game: ReplayedGame, now: Date): Tree | null {
  if (now >= game.startsAt) return null;
  const { moneyline, spread, total } = game.prices;
  return {
    ts: Math.floor(now.getTime() / 1000),
    rotation_home: '',
    rotation_away: '',
    type: [
      type('1', 'Home/Away', game, { odd: [side('Home', moneyline.home), side('Away', moneyline.away)] }),
      ...(total
        ? [
            type('3', 'Over/Under', game, {
              total: {
                name: total.line,
                ismain: 'True',
                odd: [
                  side('Over', total.over),
                  ...(total.under === null ? [] : [side('Under', total.under)]),
                ],
              },
            }),
          ]
        : []),
      ...(spread
        ? [
            type('4', 'Handicap', game, {
              handicap: {
                name: signed(spread.line),
                main: 'True',
                odd: [
                  { ...side('Home', spread.home), handicap: signed(spread.line) },
                  { ...side('Away', spread.away), handicap: signed(0 - spread.line) },
                ],
              },
            }),
          ]
        : []),
    ],
  };
}

function type(id: string, value: string, game: ReplayedGame, prices: Tree): Tree {
  return { id, value, bookmaker: [{ id: bookmakerId, name: bookmakerOf(game), ...prices }] };
}

function side(name: string, american: number): Tree {
  const decimal = american > 0 ? 1 + american / 100 : 1 + 100 / -american;
  return { name, value: decimal.toFixed(2), dp3: decimal.toFixed(3), us: signed(american), id: '' };
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}
