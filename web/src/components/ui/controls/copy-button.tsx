/** Copies a text to the clipboard, and confirms it. */
import { type ComponentProps, useEffect, useState } from 'react';
import { IconCheck, IconCopy } from '../display/icons.tsx';
import { toast } from '../frame/toasts.ts';
import { Button } from './button.tsx';

/** If the browser does not allow it, a toast shows the text. @returns whether the text was copied */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    toast({ title: 'Not copied', description: `Your browser does not allow it: ${text}`, tone: 'error' });
    return false;
  }
}

/** Milliseconds for which the button confirms the copy. */
const confirmationMs = 3000;

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'autoFocus'> {
  text: string;
  label: string;
}

export function CopyButton({ text, label, variant = 'solid', autoFocus = false }: Props) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return (
    <Button
      variant={variant}
      autoFocus={autoFocus}
      minWidth="9.5rem"
      flex={{ base: '1', md: 'none' }}
      onClick={async () => setCopied(await copyText(text))}
    >
      {isCopied ? <IconCheck strokeWidth="3" /> : <IconCopy />}
      <span aria-live="polite">{isCopied ? 'Copied' : label}</span>
    </Button>
  );
}
