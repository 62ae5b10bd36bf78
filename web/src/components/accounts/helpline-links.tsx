/** Helplines for the region, as phone links. */
import { chakra } from '@chakra-ui/react/styled-system';
import { dialLink } from '../../../../lambdas/domain/accounts/helplines.ts';
import { paths } from '../../paths.ts';
import { OutsideLink } from '../ui/controls/text-link.tsx';
import { IconPhone } from '../ui/display/icons.tsx';
import { deviceZone, helplinesNear } from './helplines-near.ts';

export function HelplineLinks() {
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.ul
        aria-label="Helplines"
        display="grid"
        gap="2"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
      >
        {helplinesNear(deviceZone()).map((line) => (
          <chakra.li key={line.number} display="grid">
            <chakra.a
              href={dialLink(line)}
              display="flex"
              gap="3"
              padding="3"
              borderWidth="1px"
              borderColor="edge"
              borderRadius="md"
              bg="raised"
              _hover={{ bg: 'hover' }}
            >
              <IconPhone color="muted" marginTop="0.5" />
              <chakra.span minWidth="0" display="grid" alignContent="start">
                <chakra.span textStyle="odds" whiteSpace="nowrap">
                  {line.number}
                </chakra.span>
                <chakra.span textStyle="small" color="muted">
                  {line.name} · {line.region}
                  {line.note && ` · ${line.note}`}
                </chakra.span>
              </chakra.span>
            </chakra.a>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p textStyle="small">
        {/* A static document, so not a route of the app. */}
        <OutsideLink href={paths.disclaimer}>More helplines in the US and Canada</OutsideLink>
      </chakra.p>
    </chakra.div>
  );
}
