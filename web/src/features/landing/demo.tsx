/** 'Track your plays': the tracker with sample picks, so that one sees what one would get. */
import { chakra } from '@chakra-ui/react/styled-system';
import { cardLook } from '../../components/card.tsx';
import { dollars, odds, percent, signedPercent } from '../../components/figures.ts';
import { SportBadge } from '../../components/sport-badge.tsx';
import { StatCard } from '../../components/stat-card.tsx';
import { StatusLabel } from '../../components/status-label.tsx';
import { Tag } from '../../components/tag.tsx';
import { Band } from './band.tsx';
import { payoutOf, type SamplePlay, samplePlays, sampleRecord } from './sample-plays.ts';

const CardItem = chakra('li', cardLook);

export function Demo() {
  const { tracked, live, closed, winRatio, roi } = sampleRecord(samplePlays);
  return (
    <Band
      id="track"
      title="Track your plays"
      intro="Save a play and the final score grades it. Hits, misses, return: counted on the same stake, nothing left out."
    >
      <chakra.div display="grid" gap="4">
        <chakra.dl
          display="grid"
          gap="3"
          gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' }}
        >
          <StatCard label="Tracked Plays" value={String(tracked)} />
          <StatCard label="Live Plays" value={String(live)} />
          <StatCard label="Closed Plays" value={String(closed)} />
          <StatCard label="Win Ratio" value={percent(winRatio)} />
          <StatCard label="ROI" value={signedPercent(roi)} />
          <StatCard label="Preferred Style" value="Singles" />
        </chakra.dl>
        <chakra.ul
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
        >
          {samplePlays.map((play) => (
            <Play key={`${play.teams} ${play.date}`} play={play} />
          ))}
        </chakra.ul>
        <chakra.p textStyle="small" color="muted">
          Sample data: six past games at their real closing prices, picked to show the screen. They are not
          predictions that GamePlan made, and six picks say nothing about the next one.
        </chakra.p>
      </chakra.div>
    </Band>
  );
}

/** 'Final: 5–1' is read as one word: a word joiner after the dash and a hard space forbid a break in it. */
const inOneLine = (text: string) =>
  text.replaceAll(/(?<=\d)–(?=\d)/g, '–\u2060').replaceAll('Final: ', 'Final:\u00a0');

function Play({ play }: { play: SamplePlay }) {
  return (
    <CardItem display="grid" gap="3" gridTemplateRows="auto auto auto 1fr auto">
      <chakra.div display="flex" gap="3" alignItems="center" justifyContent="space-between">
        <chakra.div display="flex" gap="3" alignItems="center">
          <SportBadge sport={play.sport} size="2.5rem" />
          <Tag>{play.type}</Tag>
        </chakra.div>
        <StatusLabel status={play.result} />
      </chakra.div>
      <div>
        <chakra.h3 textStyle="name">{play.teams}</chakra.h3>
        <chakra.p textStyle="small" color="muted">
          {play.date}
        </chakra.p>
      </div>
      <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="4">
        <chakra.p fontWeight="medium">{play.pick}</chakra.p>
        <chakra.p textStyle="odds" color="accentFg">
          {odds(play.price, 'american')}
        </chakra.p>
      </chakra.div>
      <chakra.p color="muted" fontSize="0.9375rem">
        {inOneLine(play.description)}
      </chakra.p>
      <chakra.dl
        display="flex"
        flexWrap="wrap"
        columnGap="6"
        rowGap="1"
        borderTopWidth="1px"
        borderStyle="dashed"
        paddingTop="3"
        textStyle="small"
      >
        <chakra.div display="flex" gap="1.5">
          <chakra.dt color="muted">$100 returns</chakra.dt>
          <chakra.dd fontWeight="bold">{dollars(payoutOf(play))}</chakra.dd>
        </chakra.div>
        <chakra.div display="flex" gap="1.5">
          <chakra.dt color="muted">Confidence</chakra.dt>
          <chakra.dd fontWeight="bold">{percent(play.confidence)}</chakra.dd>
        </chakra.div>
      </chakra.dl>
    </CardItem>
  );
}
