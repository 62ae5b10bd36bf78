/** What the local push service keeps: its subscriptions, and the messages they got. */
import type { BrowserKeys } from './encryption.ts';

interface Subscription extends BrowserKeys {
  readonly id: string;
  readonly name: string;
  /** The one key that may send to it. */
  readonly publicKey: string;
  readonly ended: boolean;
}

export interface PushState {
  readonly devices: readonly Subscription[];
  /** Oldest first. */
  readonly messages: readonly { readonly at: string; readonly device: string; readonly text: string }[];
}
