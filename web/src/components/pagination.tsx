/** Previous and next, where there is more than one page. */
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from './button.tsx';

interface Props {
  page: number;
  pages: number;
  onChange(page: number): void;
}

export function Pagination({ page, pages, onChange }: Props) {
  if (pages <= 1) return null;
  return (
    <chakra.nav aria-label="Pages" display="flex" alignItems="center" justifyContent="center" gap="4">
      <Button variant="outline" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        Previous
      </Button>
      <chakra.span textStyle="small" aria-live="polite" whiteSpace="nowrap">
        Page {page} of {pages}
      </chakra.span>
      <Button variant="outline" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        Next
      </Button>
    </chakra.nav>
  );
}
