/** HTML in which every text is escaped: markup comes from this file's tag only, and never from data. */
import { escapeHtml } from '../../domain/html.ts';

/** Markup that is already safe. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | false | null | readonly Html[];

/** A template whose values are escaped, unless they are markup themselves; null and false leave nothing. */
export function html(fixed: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(fixed.map((text, index) => text + markupOf(parts[index] ?? null)).join(''));
}

function markupOf(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(({ markup }) => markup).join('');
  return escapeHtml(String(part));
}
