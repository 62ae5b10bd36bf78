/** 'Track your plays': the tracker shown with the product's own record and latest results. */
import { chakra } from '@chakra-ui/react/styled-system';
import { LinkButton } from '../../../components/ui/controls/button.tsx';
import { cardRecipe } from '../../../components/ui/display/card.tsx';
import { StatFrame } from '../../../components/ui/display/stat-card.tsx';
import { Tag } from '../../../components/ui/display/tag.tsx';
import { paths } from '../../../paths.ts';
import { Band } from './band.tsx';
import { Figure, Statuses } from './free-pick.tsx';
import { places, type Slot, slot, templates } from './slot.ts';

const CardItem = chakra('li', cardRecipe);

export function Demo() {
  return (
    <Band
      id="track"
      title="Track your plays"
      intro="Save a play and the final score grades it. This is the tracker of our own daily picks: every one counted at $100, hits and misses alike."
    >
      <chakra.div display="grid" gap="4">
        <chakra.dl
          display="grid"
          gap="3"
          gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' }}
        >
          <Stat label="Tracked Plays" of="tracked" note="Since our first day" />
          <Stat label="Live Plays" of="live" note="Not settled yet" />
          <Stat label="Closed Plays" of="closed" note="Graded by final scores" />
          <Stat label="Win Ratio" of="winRatio" range="winRange" />
          <Stat label="ROI" of="roi" range="roiRange" />
          <Stat label="Preferred Style" of="preferredStyle" range="preferredOf" />
        </chakra.dl>
        <chakra.ul
          data-place={places.latest}
          display="grid"
          gap="3"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
          minHeight={{ base: '108rem', md: '54.5rem', lg: '37rem' }}
          alignContent="start"
        />
        <template id={templates.result}>
          <Result />
        </template>
        <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="center" justifyContent="space-between">
          <chakra.p textStyle="small" color="muted" maxWidth="text">
            The last six settled picks from our daily slate, in order, with none left out. Past results do not
            predict future results. Ranges are 95% confidence intervals.
          </chakra.p>
          <LinkButton to={paths.trackRecord} variant="outline">
            See our full record
          </LinkButton>
        </chakra.div>
      </chakra.div>
    </Band>
  );
}

interface StatProps {
  label: string;
  of: Slot;
  note?: string;
  /** A range, or a note that depends on the figure. */
  range?: Slot;
}

function Stat({ label, of, note, range }: StatProps) {
  return (
    <StatFrame label={label}>
      <chakra.dd display="grid" gap="1.5">
        <chakra.span textStyle="figure" fontSize={{ base: '2rem', md: '2.25rem' }} {...slot(of)}>
          –
        </chakra.span>
        <chakra.span textStyle="small" color="muted" minHeight="1.45em" {...(range && slot(range))}>
          {note}
        </chakra.span>
      </chakra.dd>
    </StatFrame>
  );
}

function Result() {
  return (
    <CardItem display="grid" gap="2" alignContent="start">
      <chakra.div display="flex" gap="3" alignItems="center" justifyContent="space-between">
        <chakra.div display="flex" gap="2">
          <Tag {...slot('sport')} />
          <Tag color="accentFg" {...slot('style')} />
        </chakra.div>
        <Statuses />
      </chakra.div>
      <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="4">
        <chakra.h3 textStyle="name" {...slot('selection')} />
        <chakra.p textStyle="odds" color="accentFg" {...slot('price')} />
      </chakra.div>
      <chakra.p textStyle="small" color="muted">
        <span {...slot('match')} /> <chakra.span whiteSpace="nowrap" {...slot('when')} />
      </chakra.p>
      <chakra.p textStyle="small" {...slot('about')} />
      <chakra.dl
        display="flex"
        justifyContent="space-between"
        gap="4"
        marginTop="auto"
        paddingTop="2"
        borderTopWidth="1px"
        borderStyle="dashed"
      >
        <Figure name="Payout on $100" of="returns" />
        <Figure name="Confidence" of="chance" />
      </chakra.dl>
      <chakra.p textStyle="small" fontWeight="medium" {...slot('final')} />
    </CardItem>
  );
}
