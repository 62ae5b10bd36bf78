/** The plans with the prices at build time. */
import { chakra } from '@chakra-ui/react/styled-system';
import { plans } from '../../../../../lambdas/domain/billing/plans.ts';
import { dollars } from '../../../../../lambdas/domain/platform/format.ts';
import { PlanComparison } from '../../../components/billing/plan-comparison.tsx';
import { LinkButton } from '../../../components/ui/controls/button.tsx';
import { Card } from '../../../components/ui/display/card.tsx';
import { paths } from '../../../paths.ts';
import { Band } from './band.tsx';

const offers = [
  { ...plans.core, text: 'For a few questions on game day.' },
  { ...plans.pro, text: 'For people who study the whole board.' },
] as const;

export function Pricing() {
  return (
    <Band
      id="pricing"
      title="Two plans, every feature in both"
      intro="Billed monthly in US dollars. Cancel anytime. Pro is for people who ask more; both plans have every feature."
    >
      <chakra.div
        display="grid"
        gap={{ base: '8', lg: '12' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '2fr 3fr' }}
      >
        <chakra.ul display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '1fr' }}>
          {offers.map(({ name, price, promptsPerDay, text }) => (
            <Card as="li" key={name} display="grid" gap="3">
              <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="3">
                <chakra.h3 textStyle="heading">{name}</chakra.h3>
                <chakra.p textStyle="label" color="muted">
                  {promptsPerDay} prompts a day
                </chakra.p>
              </chakra.div>
              <p>
                <chakra.span textStyle="figure">{dollars(price)}</chakra.span>
                <chakra.span color="muted"> US a month</chakra.span>
              </p>
              <chakra.p color="muted">{text}</chakra.p>
              <LinkButton to={paths.register} variant="outline">
                Start with {name}
              </LinkButton>
            </Card>
          ))}
        </chakra.ul>
        <PlanComparison />
      </chakra.div>
    </Band>
  );
}
