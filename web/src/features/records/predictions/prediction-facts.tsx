/** What a card and a row say of a prediction: its start, its chance, and where it is from. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Prediction } from '../../../../../lambdas/contracts/records/predictions.ts';
import { gameName } from '../../../../../lambdas/domain/asking/english/pick.ts';
import { percent } from '../../../../../lambdas/domain/platform/format.ts';
import { Scale } from '../../../components/asking/chance-meter.tsx';
import { playValue } from '../../../components/asking/chance-words.ts';
import { slateWords } from '../../../components/asking/origin-words.ts';
import { time, untilStart, weekday } from '../../../components/ui/display/dates.ts';

/** The pick's chance and its break-even. */
export function Chance({ prediction: { parsed_entities: entities } }: { prediction: Prediction }) {
  const { chance, breakEven } = playValue(entities);
  if (chance === null) {
    return (
      <chakra.p textStyle="small" color="muted">
        No market probability
      </chakra.p>
    );
  }
  return (
    <chakra.div display="grid" gap="1.5">
      <chakra.p textStyle="small" fontSize="0.8125rem" fontWeight="medium" whiteSpace="nowrap">
        {[`Chance ${percent(chance)}`, breakEven !== null && `break-even ${percent(breakEven)}`]
          .filter(Boolean)
          .join(' · ')}
      </chakra.p>
      <Scale chance={chance} breakEven={breakEven} />
    </chakra.div>
  );
}

/** The game, and when the first game starts: `Jets at Bills · 1:00 PM ET, in 3 h 10 min`. */
export function gameWords(prediction: Prediction): string {
  const { legs } = prediction.parsed_entities;
  const [leg, ...others] = legs;
  const game = leg && others.length === 0 ? gameName(leg) : '';
  const starts = startWords(prediction);
  if (starts === '') return game;
  return game === '' ? `First game ${starts}` : `${game} · ${starts}`;
}

/** When the first game starts: `1:00 PM ET, in 3 h 10 min`; empty for a prediction without a game. */
export function startWords({ parsed_entities: { match_date: start }, result }: Prediction): string {
  if (!start) return '';
  const until = result ? null : untilStart(start, Date.now());
  return until === null ? `${weekday(start)}, ${time(start)}` : `${time(start)}, ${until}`;
}

/** `From our slate, Nov 22`, `You asked Sat, Nov 21`. */
export const originWords = ({ id, created_at }: Prediction) =>
  slateWords(id) ?? `You asked ${weekday(created_at)}`;
