/** What each figure of a sum is, and the figures as a sum takes them. */
import type { WrittenOdds } from '../../../../../contracts/asking/queries/sum.ts';
import { oddsOf } from '../../reading/figures.ts';
import type { Masked, MaskedFigure } from './mask.ts';
import { type Role, rules } from './role-rules.ts';

/** The figures with a role each, which the build of a sum takes one after the other. */
export class Roles {
  readonly #left: { readonly role: Role; readonly figure: MaskedFigure }[];

  constructor(all: readonly { readonly role: Role; readonly figure: MaskedFigure }[]) {
    this.#left = [...all];
  }

  /** The first figure with one of these roles, in the order of the roles. */
  take(...roles: readonly Role[]): MaskedFigure | undefined {
    for (const role of roles) {
      const at = this.#left.findIndex((each) => each.role === role);
      if (at >= 0) return this.#left.splice(at, 1)[0]?.figure;
    }
    return undefined;
  }

  all(...roles: readonly Role[]): MaskedFigure[] {
    const found = this.#left.filter(({ role }) => roles.includes(role));
    for (const each of found) this.#left.splice(this.#left.indexOf(each), 1);
    return found.map(({ figure }) => figure);
  }

  /** The first amount of these roles. */
  amount(...roles: readonly Role[]): number | undefined {
    return this.take(...roles)?.value;
  }

  odds(...roles: readonly Role[]): WrittenOdds | undefined {
    const figure = this.take(...roles);
    return figure && priceOf(figure);
  }

  has(...roles: readonly Role[]): boolean {
    return this.#left.some(({ role }) => roles.includes(role));
  }

  count(...roles: readonly Role[]): number {
    return this.#left.filter(({ role }) => roles.includes(role)).length;
  }

  /** Whether each figure has its place in the sum. */
  get isDone(): boolean {
    return this.#left.length === 0;
  }
}

/** @returns undefined if the figure cannot be odds */
export function priceOf({ value, form }: MaskedFigure): WrittenOdds | undefined {
  if (form === 'ordinal' || form === 'share') return undefined;
  if (form === 'number' && value < 100) return value > 1 ? { format: 'decimal', value } : undefined;
  return oddsOf({ value, form });
}

const place = /#[a-z]\d+/;

export interface Roled {
  readonly roles: readonly { readonly role: Role; readonly figure: MaskedFigure }[];
  /** Figures that no words give a role. */
  readonly unplaced: readonly MaskedFigure[];
}

export function rolesOf({ text, figures }: Masked): Roled {
  const around = text.split(place);
  const roles: { role: Role; figure: MaskedFigure }[] = [];
  const unplaced: MaskedFigure[] = [];
  for (const [at, figure] of figures.entries()) {
    const [before = '', after = '', beyond = ''] = around.slice(at, at + 3);
    const rule = rules.find(
      (each) =>
        each.forms.includes(figure.form) &&
        (each.before?.test(before) ?? true) &&
        (each.after?.test(after) ?? true) &&
        (each.beyond?.test(beyond) ?? true) &&
        (each.fits?.(figure) ?? true),
    );
    if (rule) roles.push({ role: rule.role, figure });
    else unplaced.push(figure);
  }
  return { roles, unplaced };
}
