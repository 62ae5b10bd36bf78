/** Copies a text to the clipboard, and announces it. */
import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, useEffect } from 'react';
import { Button } from '../../components/button.tsx';
import { IconCheck, IconCopy } from '../../components/icons.tsx';
import { toast } from '../../components/toasts.ts';

/** Milliseconds that the button says so. */
const shownFor = 3000;

interface Props extends Pick<ComponentProps<typeof Button>, 'variant'> {
  text: string;
  label: string;
}

export function CopyButton({ text, label, variant = 'solid' }: Props) {
  const { mutate, isSuccess, reset } = useMutation({
    mutationFn: () => navigator.clipboard.writeText(text),
    onError: () =>
      toast({ title: 'Not copied', description: `Your browser does not allow it: ${text}`, tone: 'error' }),
  });

  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, shownFor);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);

  return (
    <Button variant={variant} minWidth="9.5rem" flex={{ base: '1', md: 'none' }} onClick={() => mutate()}>
      {isSuccess ? <IconCheck strokeWidth="3" /> : <IconCopy />}
      <span aria-live="polite">{isSuccess ? 'Copied' : label}</span>
    </Button>
  );
}
