/** Passes a link on: by the device's own sheet where there is one, else by the clipboard. */
import { toast } from '../toasts.ts';

export const hasShareSheet = () => 'share' in navigator;

/** Opens the device's sheet. A refusal or a change of mind needs no word: the link stays on the screen. */
export async function openShareSheet(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    const isRefusal = error instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(error.name);
    if (!isRefusal) throw error;
  }
}

export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied', tone: 'success' });
  } catch {
    // Some browsers and settings forbid it, and say no more than that.
    toast({ title: 'Not copied', description: 'Please select the link and copy it.', tone: 'error' });
  }
}
