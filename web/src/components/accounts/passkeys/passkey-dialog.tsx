/** The dialog that names a passkey, for adding and renaming. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { TextField } from '../../ui/controls/field.tsx';

interface Props {
  title: string;
  /** The button's label, and its label while busy. */
  action: string;
  busyAction: string;
  isPending: boolean;
  name: string;
  hint?: string;
  /** Before the name. */
  intro?: ReactNode;
  /** After the name: other fields and errors. */
  children?: ReactNode;
  onName(name: string): void;
  onSubmit(): void;
  onClose(): void;
}

export function PasskeyDialog({
  title,
  action,
  busyAction,
  isPending,
  name,
  hint,
  intro,
  children,
  ...on
}: Props) {
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) on.onSubmit();
  };
  return (
    <Dialog
      title={title}
      open
      onClose={on.onClose}
      actions={
        <>
          <Button variant="outline" onClick={on.onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={isPending}>
            {isPending ? busyAction : action}
          </Button>
        </>
      }
    >
      <chakra.form id={form} display="grid" gap="5" onSubmit={submit}>
        {intro}
        <TextField
          label="Name"
          {...(hint && { hint })}
          autoComplete="off"
          required
          maxLength={60}
          value={name}
          onChange={({ target }) => on.onName(target.value)}
        />
        {children}
      </chakra.form>
    </Dialog>
  );
}
