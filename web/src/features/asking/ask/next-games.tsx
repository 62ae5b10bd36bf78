/** The next games with prices; choosing one fills the question. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { nickname } from '../../../../../lambdas/domain/asking/english/team-names.ts';
import { useOdds } from '../../../components/feed/odds.ts';
import { Card } from '../../../components/ui/display/card.tsx';
import { time, untilStart, weekday } from '../../../components/ui/display/dates.ts';
import { Skeleton } from '../../../components/ui/display/skeleton.tsx';
import { SportBadge } from '../../../components/ui/display/sport-badge.tsx';
import { VisuallyHidden } from '../../../components/ui/display/visually-hidden.tsx';
import { nextGames, type SportGame } from './upcoming.ts';

interface Props {
  /** Undefined while it loads. */
  priced: Parameters<typeof nextGames>[0] | undefined;
  isLoading: boolean;
  onChoose(game: SportGame): void;
}

export function NextGames({ priced, isLoading, onChoose }: Props) {
  const now = useNow();
  const games = nextGames(priced ?? {}, now);
  return (
    <Card
      aria-labelledby="next-games"
      display="grid"
      gap="3"
      alignContent="start"
      gridTemplateColumns="minmax(0, 1fr)"
      minHeight={{ lg: '29rem' }}
      aria-busy={isLoading}
    >
      <chakra.h2 id="next-games" textStyle="heading">
        Next games
      </chakra.h2>
      {isLoading && [1, 2, 3, 4, 5].map((each) => <Skeleton key={each} height="4.25rem" borderRadius="md" />)}
      {!isLoading && games.length === 0 && (
        <chakra.p color="muted">No game with prices is listed right now.</chakra.p>
      )}
      {games.length > 0 && (
        <chakra.ul
          display="grid"
          gap="2"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'minmax(0, 1fr)',
          }}
        >
          {games.map((game) => (
            <li key={game.id}>
              <GameButton game={game} now={now} onChoose={() => onChoose(game)} />
            </li>
          ))}
        </chakra.ul>
      )}
    </Card>
  );
}

function GameButton({ game, now, onChoose }: { game: SportGame; now: number; onChoose(): void }) {
  const { odds } = useOdds();
  const { sport, away, home, awayPrice, homePrice, startsAt } = game;
  const names = [nickname(away, sport), nickname(home, sport)] as const;
  const until = untilStart(startsAt, now);
  return (
    <chakra.button
      type="button"
      onClick={onChoose}
      position="relative"
      width="full"
      minHeight="4.25rem"
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      alignItems="center"
      gap="3"
      paddingX="3"
      paddingY="2"
      textAlign="start"
      bg="raised"
      borderWidth="1px"
      borderColor="edge"
      borderRadius="md"
      cursor="pointer"
      transition="background-color 120ms, border-color 120ms"
      _hover={{ bg: 'hover', borderColor: 'accentFg' }}
    >
      <VisuallyHidden>Ask about</VisuallyHidden>
      <SportBadge sport={sport} size="2.25rem" />
      <chakra.span minWidth="0" display="grid">
        {([0, 1] as const).map((side) => (
          <chakra.span
            key={side}
            display="flex"
            justifyContent="space-between"
            alignItems="baseline"
            gap="2"
            textStyle="name"
            fontSize="1.0625rem"
          >
            <chakra.span truncate>{side === 0 ? names[0] : `at ${names[1]}`}</chakra.span>
            <chakra.span color="accentFg" flex="none">
              {odds(side === 0 ? awayPrice : homePrice)}
            </chakra.span>
          </chakra.span>
        ))}
        <chakra.span textStyle="small" fontSize="0.8125rem" color="muted">
          {sport} ·{' '}
          {until === null ? `${weekday(startsAt)}, ${time(startsAt)}` : `${time(startsAt)}, ${until}`}
        </chakra.span>
      </chakra.span>
    </chakra.button>
  );
}

/** @returns the time in milliseconds since 1970, updated every 30 seconds */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
