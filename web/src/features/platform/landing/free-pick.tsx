/** Today's free pick and the previous one, filled in by a script; without it, a link to the record is shown. */
import { chakra } from '@chakra-ui/react/styled-system';
import { LinkButton } from '../../../components/ui/controls/button.tsx';
import { Card } from '../../../components/ui/display/card.tsx';
import { StatusLabel } from '../../../components/ui/display/status-label.tsx';
import { paths } from '../../../paths.ts';
import { Band } from './band.tsx';
import { places, type Slot, slot, templates } from './slot.ts';

export const freePickId = 'free-pick';

export function FreePick() {
  return (
    <Band
      id={freePickId}
      title="Today’s free pick"
      intro="One free pick a day: the first single from our daily slate, with its price, its chance, and the case for and against. The previous pick stays beside it with its result, win or lose."
    >
      <chakra.div
        data-place={places.free}
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        // As high as two cards, so that nothing below moves when they load.
        minHeight={{ base: '70rem', sm: '56rem', lg: '29rem' }}
      >
        <Card display="grid" gap="4" justifyItems="start">
          <chakra.p color="muted">
            Today’s pick is published once prices are in. Every pick we publish counts in our track record,
            misses included.
          </chakra.p>
          <LinkButton to={paths.trackRecord} variant="outline">
            See our record
          </LinkButton>
        </Card>
      </chakra.div>
      <template id={templates.free}>
        <PickTemplate />
      </template>
      <template id={templates.fact}>
        <chakra.li display="flex" gap="2.5" fontSize="0.9375rem" lineHeight="1.4">
          <SideIcon side="for" color="hit">
            +
          </SideIcon>
          <SideIcon side="against" color="miss">
            −
          </SideIcon>
          <span {...slot('title')} />
        </chakra.li>
      </template>
    </Band>
  );
}

/** The template has one for each side; the script shows the one that applies. */
function SideIcon({ side, color, children }: { side: string; color: string; children: string }) {
  return (
    <chakra.span data-side={side} hidden color={color} fontWeight="bold" flex="none" width="1ch">
      {children}
      <chakra.span srOnly>{side === 'for' ? ' For: ' : ' Against: '}</chakra.span>
    </chakra.span>
  );
}

function PickTemplate() {
  return (
    <Card display="grid" gap="4" height="full" alignContent="start">
      <chakra.div display="flex" gap="3" alignItems="center" justifyContent="space-between">
        <chakra.p textStyle="label" color="accentFg" {...slot('title')} />
        <Statuses />
      </chakra.div>
      <div>
        <chakra.p textStyle="small" color="muted">
          <span {...slot('sport')} /> · <span {...slot('match')} />
        </chakra.p>
        <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="4" marginTop="1">
          <chakra.h3 textStyle="heading" {...slot('selection')} />
          <chakra.p
            textStyle="odds"
            fontSize="1.5rem"
            color="accentFg"
            whiteSpace="nowrap"
            {...slot('price')}
          />
        </chakra.div>
        <chakra.p textStyle="small" color="muted" marginTop="1">
          <span {...slot('when')} />
          <chakra.span fontWeight="bold" color="fg" {...slot('final')} />
        </chakra.p>
      </div>
      <chakra.dl
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: '1fr 1fr', sm: 'repeat(4, auto)' }}
        borderTopWidth="1px"
        borderBottomWidth="1px"
        borderStyle="dashed"
        paddingY="3"
      >
        <Figure name="Chance" of="chance" />
        <Figure name="Break-even" of="breakEven" />
        <Figure name="$100 returns" of="returns" />
        <Figure name="Average cost" of="cost" />
      </chakra.dl>
      <chakra.ul display="grid" gap="2" {...slot('facts')} />
    </Card>
  );
}

export function Figure({ name, of }: { name: string; of: Slot }) {
  return (
    <div>
      <chakra.dt textStyle="label" fontSize="0.75rem" color="muted">
        {name}
      </chakra.dt>
      <chakra.dd textStyle="odds" {...slot(of)} />
    </div>
  );
}

/** Every status, hidden; the script shows the one that applies. */
export function Statuses() {
  return (
    <>
      {(['pending', 'hit', 'miss', 'push'] as const).map((status) => (
        <span key={status} data-status={status} hidden>
          <StatusLabel status={status} />
        </span>
      ))}
    </>
  );
}
