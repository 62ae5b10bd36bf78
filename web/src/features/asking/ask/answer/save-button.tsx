/** The button that saves the pick of an answer: what it does, then that it does it, then that it did. */
import type { ReactNode } from 'react';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { IconCheck } from '../../../../components/ui/display/icons.tsx';

interface Props {
  /** What it says before the first click. */
  label: string;
  isPending: boolean;
  isSuccess: boolean;
  onSave(): void;
  children?: ReactNode;
}

export function SaveButton({ label, isPending, isSuccess, onSave, children }: Props) {
  const now = isSuccess ? 'Saved to Tracker' : isPending ? 'Saving...' : label;
  return (
    <Button onClick={onSave} busy={isPending} disabled={isSuccess}>
      {isSuccess && <IconCheck strokeWidth="3" />}
      <span aria-live="polite">{now}</span>
      {children}
    </Button>
  );
}
