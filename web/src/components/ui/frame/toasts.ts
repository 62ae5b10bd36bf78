/** The list of toasts: at most five, each for five seconds unless it has an action. */

export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly tone: 'success' | 'error' | 'info';
  /** A button in the toast. */
  readonly action?: { readonly label: string; run(): void };
}

export interface Toast extends ToastContent {
  readonly id: number;
}

const toastLimit = 5;
/** Milliseconds. */
export const toastDuration = 5000;
/** Milliseconds, for a toast with an action. */
export const actionDuration = 8000;

/** The attribute of a page that is one form from the top: on a phone, its toasts stand above the page and not over it. */
export const aboveForm = 'data-toasts-above';

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function toast(content: ToastContent): void {
  lastId += 1;
  replace([...toasts, { ...content, id: lastId }].slice(-toastLimit));
}

export function dismiss(id: number): void {
  replace(toasts.filter((each) => each.id !== id));
}

export const currentToasts = (): readonly Toast[] => toasts;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
