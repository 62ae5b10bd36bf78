/** Previous and next buttons, if there is more than one page. */
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from './button.tsx';

const buttonStyle = { variant: 'outline', paddingX: { base: '4', sm: '5' } } as const;

interface Props {
  page: number;
  /** Null if the total is unknown. */
  pages: number | null;
  /** Whether there is a next page; required if `pages` is null. */
  hasNext?: boolean;
  onChange(page: number): void;
}

export function Pagination({ page, pages, hasNext = pages !== null && page < pages, onChange }: Props) {
  if (page <= 1 && !hasNext && (pages ?? 1) <= 1) return null;
  return (
    <chakra.nav
      aria-label="Pages"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap={{ base: '3', sm: '4' }}
    >
      <Button {...buttonStyle} disabled={page <= 1} onClick={() => onChange(page - 1)}>
        Previous
      </Button>
      <chakra.span textStyle="small" textAlign="center" aria-live="polite">
        {pages === null ? `Page ${page}` : `Page ${page} of ${pages}`}
      </chakra.span>
      <Button {...buttonStyle} disabled={!hasNext} onClick={() => onChange(page + 1)}>
        Next
      </Button>
    </chakra.nav>
  );
}
