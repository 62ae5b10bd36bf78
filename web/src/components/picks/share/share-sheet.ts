/** The device's share sheet. */
import { toast } from '../../ui/frame/toasts.ts';

export const hasShareSheet = () => 'share' in navigator;

/** Opens the share sheet. If the user closes it or the browser refuses, the link on the screen remains. */
export async function openShareSheet(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (error instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(error.name)) return;
    toast({ title: 'Not shared', description: 'Please copy the link instead.', tone: 'error' });
  }
}
