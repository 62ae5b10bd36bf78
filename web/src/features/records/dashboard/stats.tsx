/** 'My Stats': five cards, each with what it counts, and the tracker's record. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { percent, plural } from '../../../../../lambdas/domain/platform/format.ts';
import { profileQuery } from '../../../api/account.ts';
import { totalsQuery } from '../../../api/predictions.ts';
import { styleWords } from '../../../components/accounts/style-words.ts';
import { TextLink } from '../../../components/ui/controls/text-link.tsx';
import { StatCard } from '../../../components/ui/display/stat-card.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/provider.tsx';
import { type MyStats, myStats, noTotals } from './my-stats.ts';

/** @param isReady whether the subscription is known, so that the calls are allowed */
export function Stats({ isReady }: { isReady: boolean }) {
  const { data, isPending } = useQuery({ ...totalsQuery, enabled: isReady });
  const { data: profile } = useQuery({ ...profileQuery(useUser().id), enabled: isReady });
  const style = profile?.bettingStyle;
  const stats = isPending ? null : myStats(data?.totals ?? noTotals);
  const show = (value: (stats: MyStats) => string | number) => (stats === null ? null : String(value(stats)));
  const note = (words: (stats: MyStats) => string) => (stats === null ? '' : words(stats));
  return (
    <chakra.section aria-labelledby="my-stats" display="grid" gap="4" aria-busy={stats === null}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="baseline"
        justifyContent="space-between"
        columnGap="4"
        rowGap="1"
      >
        <chakra.h2 id="my-stats" textStyle="heading">
          My Stats
        </chakra.h2>
        <chakra.p role="status" textStyle="small" color="muted">
          {waitingWords(isReady, stats)}
        </chakra.p>
      </chakra.div>
      <chakra.dl
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(6, 1fr)', lg: 'repeat(5, 1fr)' }}
      >
        <StatCard
          label="Tracked Plays"
          value={show(({ tracked }) => tracked)}
          note={note(({ open }) => `Saved to your tracker, ${open} open`)}
          {...columns.third}
        />
        <StatCard
          label="Live Plays"
          value={show(({ live }) => live)}
          note="Your asks and today’s slate"
          {...columns.third}
        />
        <StatCard
          label="Win Ratio"
          value={show(({ winRatio }) => `${winRatio}%`)}
          note={note(ratioWords)}
          {...columns.third}
        />
        <StatCard label="Hits" value={show(({ hits }) => hits)} note={note(hitsWords)} {...columns.half} />
        <StatCard
          label="Preferred Style"
          value={show(() => (style ? styleWords[style] : '–'))}
          note={style ? 'From your profile' : <Choose />}
          {...columns.half}
          gridColumn={{ ...columns.half.gridColumn, base: '1 / -1' }}
        />
      </chakra.dl>
      <chakra.p textStyle="small" color="muted" minHeight="1.45em">
        {stats !== null && <Settled stats={stats} />}
      </chakra.p>
    </chakra.section>
  );
}

const noteLines = [2, 2] as const;

/** On medium screens, the five cards are in rows of three and two. */
const columns = {
  third: { noteLines, gridColumn: { md: 'span 2', lg: 'auto' } },
  half: { noteLines, gridColumn: { md: 'span 3', lg: 'auto' } },
} as const;

function waitingWords(isReady: boolean, stats: MyStats | null): string {
  if (!isReady) return 'Checking subscription status...';
  return stats === null ? 'Loading predictions...' : '';
}

function ratioWords({ hits, live, winRate }: MyStats): string {
  if (winRate === null) return 'Hits per prediction, once one is settled';
  return `Hits per prediction: ${hits} of ${live}`;
}

/** Pushes are settled too, but neither won nor lost. */
function hitsWords({ hits, misses, pushes }: MyStats): string {
  const pushed = pushes === 0 ? '' : `, plus ${plural(pushes, 'push', 'pushes')}`;
  return `Of ${hits + misses} settled picks${pushed}`;
}

function Choose(): ReactNode {
  return <TextLink to={paths.account.profile}>Choose yours</TextLink>;
}

function Settled({ stats: { hits, misses, pushes, winRate } }: { stats: MyStats }) {
  const record = (
    <TextLink to={paths.account.tracker}>{winRate === null ? 'Your tracker' : 'your tracker'}</TextLink>
  );
  if (winRate === null) return <>{record} counts wins and losses once a saved pick is settled.</>;
  return (
    <>
      In {record}, all time: {[hits, misses, ...(pushes > 0 ? [pushes] : [])].join('–')}, a {percent(winRate)}{' '}
      win rate{pushes > 0 && ', pushes left out'}.
    </>
  );
}
