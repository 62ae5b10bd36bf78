/** Uses controls as users do: `press` and `fill` wait for them, `pressNow` and `fillNow` use what the screen shows. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { eventually } from './open-app.tsx';

/** Where to look; a function, because a screen can replace its elements. */
export type Place = () => HTMLElement;

const page: Place = () => document.body;
export const main: Place = () => screen.getByRole('main');
export const dialog: Place = () => screen.getByRole('dialog');

/** @param name in full, or a pattern */
export async function press(name: string | RegExp, place = page): Promise<void> {
  fireEvent.click(await enabledButton(name, place));
}

/** Both clicks arrive before the screen changes, which is faster than any browser. */
export async function doubleClick(name: string | RegExp, place = page): Promise<void> {
  const button = await enabledButton(name, place);
  act(() => {
    fireEvent.click(button, { detail: 1 });
    fireEvent.click(button, { detail: 2 });
  });
}

const enabledButton = (name: string | RegExp, place: Place) =>
  eventually(() => {
    const button = within(place()).getByRole('button', { name });
    if (button.matches(':disabled, [aria-disabled=true]')) throw new Error(`${name} is disabled`);
    return button;
  });

export const check = async (name: string | RegExp) =>
  void fireEvent.click(await eventually(() => screen.getByRole('checkbox', { name })));

export async function fill(label: string, value: string, place = page): Promise<void> {
  const field = await eventually(() => within(place()).getByLabelText(label));
  fireEvent.change(field, { target: { value } });
}

export const pressNow = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

export function fillNow(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label);

/** The texts that a select offers. */
export const optionsOf = (label: string) =>
  within(field(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** The text that a screen reader adds to a field: its error or hint. */
export function descriptionOf(label: string): string {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

/** The only error in a place. */
export const alertIn = (place: Place) => () => within(place()).getByRole('alert');

/** The newest error toast with a title. */
export const errorToast = (title: string) => (): HTMLElement => {
  const region = screen.getByRole('region', { name: 'Notifications (F8)' });
  const toasts = within(region)
    .getAllByRole('alert')
    .filter(({ textContent }) => textContent.includes(title));
  const newest = toasts.at(-1);
  if (!newest) throw new Error(`no error toast ${title}`);
  return newest;
};
