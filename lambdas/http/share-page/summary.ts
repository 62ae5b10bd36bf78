/** A shared pick in one or two sentences, for link previews. */
import type { PickStatus } from '../../contracts/feed/sports.ts';
import type { SharedView } from '../views/picks/shared-pick.ts';

export const statusWords: Readonly<Record<PickStatus, string>> = {
  pending: 'Pending',
  hit: 'Hit',
  miss: 'Miss',
  push: 'Push',
};

export function summaryOf(view: SharedView): string {
  const { legs, chance, breakEven, shared } = view;
  const [leg, ...others] = legs;
  return [
    resultWords(view),
    leg && others.length === 0
      ? `${leg.match}, ${leg.start}.`
      : `${legs.map((each) => each.selection).join('; ')}.`,
    chance && breakEven && `Chance ${chance}, break-even ${breakEven}.`,
    `Shared ${shared}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function resultWords({ status, units, isMarked }: SharedView): string {
  if (status === 'pending') return '';
  const marked = isMarked ? ', marked by its owner' : '';
  return `${statusWords[status]}${units ? `, ${units}` : ''}${marked}.`;
}
