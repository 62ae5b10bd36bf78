/** The user's books, to which best prices are limited. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { booksQuery, useSaveProfile } from '../../../../api/account.ts';
import { errorMessage } from '../../../../api/client/errors.ts';
import { Loading, Skeleton } from '../../../../components/ui/display/skeleton.tsx';
import { VisuallyHidden } from '../../../../components/ui/display/visually-hidden.tsx';
import { Notice } from '../../../../components/ui/frame/notice.tsx';
import { useUser } from '../../../../session/provider.tsx';
import { chosenWords, offeredBooks, sameBook, toggled } from './book-choice.ts';
import { ChoiceBox, ChoiceLabel } from './choice-label.tsx';
import { Setting } from './setting.tsx';

const id = 'my-books';

export function BooksSetting() {
  const { id: userId } = useUser();
  const query = useQuery(booksQuery(userId));
  const { mutate, isSuccess, error } = useSaveProfile(userId);
  // Shown from the click until the response to the last of several clicks.
  const [saving, setSaving] = useState<readonly string[]>();
  const chosen = saving ?? query.data?.chosen ?? [];
  const toggle = (book: string) => {
    const books = toggled(chosen, book);
    setSaving(books);
    mutate({ books: [...books] }, { onSettled: () => setSaving(undefined) });
  };
  return (
    <Setting
      id={id}
      title="My books"
      about="We use the best price at the books you select, and tell you when another book pays more."
    >
      {query.data ? (
        <Books
          offered={offeredBooks(query.data.known, query.data.chosen)}
          chosen={chosen}
          onToggle={toggle}
        />
      ) : query.isError ? (
        // The odds format above uses the same query, and has the button to try again.
        <chakra.p color="muted">Sportsbooks could not be loaded.</chakra.p>
      ) : (
        <Loading label="Loading sportsbooks...">
          <Skeleton height="14" borderRadius="md" />
        </Loading>
      )}
      <VisuallyHidden role="status">{isSuccess && !saving && 'Books saved'}</VisuallyHidden>
      {error && (
        <Notice tone="error" error={error}>
          {errorMessage(error, 'Failed to save your changes. Please try again.')}
        </Notice>
      )}
    </Setting>
  );
}

interface Props {
  offered: readonly string[];
  chosen: readonly string[];
  onToggle(book: string): void;
}

function Books({ offered, chosen, onToggle }: Props) {
  if (offered.length === 0) {
    return <p>No sportsbook has posted prices yet. Books appear here once they do.</p>;
  }
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.ul
        aria-labelledby={id}
        display="grid"
        gap="3"
        gridTemplateColumns={{
          base: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
          md: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
        }}
      >
        {offered.map((book) => (
          <chakra.li key={book} display="grid">
            <ChoiceLabel>
              <ChoiceBox
                type="checkbox"
                checked={chosen.some((each) => sameBook(each, book))}
                onChange={() => onToggle(book)}
              />
              <chakra.span fontWeight="medium" minWidth="0" overflowWrap="anywhere">
                {book}
              </chakra.span>
            </ChoiceLabel>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p textStyle="small" color="muted">
        {chosenWords(chosen.length)}
      </chakra.p>
    </chakra.div>
  );
}
