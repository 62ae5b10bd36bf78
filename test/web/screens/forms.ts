/** Fields as users fill them in, and the error or hint that describes each. */
import { fireEvent, screen } from '@testing-library/react';

type Field = HTMLInputElement | HTMLSelectElement;

export const field = (label: string) => screen.getByLabelText<Field>(label);

export function fill(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** The text that a screen reader adds to a field. */
export function descriptionOf(label: string): string {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}
