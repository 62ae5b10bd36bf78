/** Previous and next, where there is more than one page. */
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from './button.tsx';

const look = { variant: 'outline', paddingX: { base: '4', sm: '5' } } as const;

interface Props {
  page: number;
  pages: number;
  onChange(page: number): void;
}

export function Pagination({ page, pages, onChange }: Props) {
  if (pages <= 1) return null;
  return (
    <chakra.nav
      aria-label="Pages"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap={{ base: '3', sm: '4' }}
    >
      <Button {...look} disabled={page <= 1} onClick={() => onChange(page - 1)}>
        Previous
      </Button>
      <chakra.span textStyle="small" textAlign="center" aria-live="polite">
        Page {page} of {pages}
      </chakra.span>
      <Button {...look} disabled={page >= pages} onClick={() => onChange(page + 1)}>
        Next
      </Button>
    </chakra.nav>
  );
}
