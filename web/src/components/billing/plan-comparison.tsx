/** A table that compares the plans, for the landing page and the choice of a plan. */
import { chakra } from '@chakra-ui/react/styled-system';
import { comparison } from '../../../../lambdas/domain/billing/plans.ts';
import { IconCheck } from '../ui/display/icons.tsx';
import { VisuallyHidden } from '../ui/display/visually-hidden.tsx';

const cell = {
  paddingY: '2.5',
  borderTopWidth: '1px',
  textAlign: 'center',
  width: { base: '3.75rem', md: '8rem' },
  verticalAlign: 'middle',
} as const;

export function PlanComparison() {
  return (
    <chakra.table width="full" borderCollapse="collapse" fontSize="0.9375rem">
      <VisuallyHidden as="caption">Core and Pro compared</VisuallyHidden>
      <thead>
        <tr>
          <chakra.th scope="col" textAlign="left" paddingBottom="2.5" textStyle="label" color="muted">
            What you get
          </chakra.th>
          {['Core', 'Pro'].map((plan) => (
            <chakra.th key={plan} scope="col" paddingBottom="2.5" textStyle="label">
              {plan}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparison.map(({ what, core, pro }) => (
          <tr key={what}>
            <chakra.th
              scope="row"
              textAlign="left"
              fontWeight="normal"
              paddingY="2.5"
              paddingRight="3"
              borderTopWidth="1px"
            >
              {what}
            </chakra.th>
            <Cell value={core} />
            <Cell value={pro} />
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

/** @param value a figure, or true if the plan includes the feature */
function Cell({ value }: { value: string | true }) {
  return (
    <chakra.td {...cell}>
      {value === true ? (
        <>
          <IconCheck color="accentFg" strokeWidth="3" marginX="auto" />
          <VisuallyHidden>Included</VisuallyHidden>
        </>
      ) : (
        <chakra.span textStyle="odds">{value}</chakra.span>
      )}
    </chakra.td>
  );
}
