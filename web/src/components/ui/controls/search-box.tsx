/** A search field with a button; it searches on submit. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { IconSearch } from '../display/icons.tsx';
import { TextField } from './field.tsx';
import { IconButton } from './icon-button.tsx';

interface Props {
  label: string;
  /** Name of the button. */
  action: string;
  placeholder: string;
  maxLength: number;
  /** The current search; on Back, the box shows the earlier one again. */
  search: string;
  onSearch(text: string): void;
  /** Called as soon as the box is emptied; without it, an empty search must be submitted. */
  onClear?(): void;
}

export function SearchBox({ label, action, placeholder, maxLength, search, onSearch, onClear }: Props) {
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  if (shown !== search) {
    setShown(search);
    setText(search);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <chakra.form position="relative" onSubmit={submit}>
      <TextField
        label={label}
        type="search"
        placeholder={placeholder}
        maxLength={maxLength}
        value={text}
        paddingRight="12"
        onChange={({ target }) => {
          setText(target.value);
          if (target.value === '') onClear?.();
        }}
      />
      <IconButton label={action} type="submit" position="absolute" right="0.5" bottom="0.5">
        <IconSearch />
      </IconButton>
    </chakra.form>
  );
}
