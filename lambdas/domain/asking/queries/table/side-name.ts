/** The name of a side in an answer. */
import type { MarketSide } from '../../../feed/board/sides.ts';
import { isOfPart, partWords } from '../../../feed/markets/leg-words.ts';
import { registry } from '../../../feed/markets/registry.ts';
import { lineWords } from '../../english/leg.ts';
import { nickname } from '../../english/team-names.ts';
import { sideName } from './words.ts';

/** With the nicknames of teams, as the names of main lines have them. */
export function nameOf({ game, market, marketKey, selection, line, team }: MarketSide): string {
  const { period } = registry[marketKey];
  const named = { market, key: marketKey, period, selection, line, ...(team && { team }) };
  const { home, away, sport } = game;
  if (isOfPart(named))
    return partWords(named, {
      home: nickname(home.name, sport),
      away: nickname(away.name, sport),
      lineOf: (each) => lineWords(each, 'spread'),
    });
  return sideName(game, market as 'moneyline' | 'spread' | 'total', selection, line);
}
