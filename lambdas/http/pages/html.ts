/** HTML templates that escape every value; markup comes only from the template tag, never from data. */
import { escapeHtml } from '../../domain/platform/html.ts';

/** Markup that is already safe. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | false | null | readonly Html[];

/** Template tag: escapes values unless they are markup; null and false render nothing. */
export function html(fixed: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(fixed.map((text, index) => text + markupOf(parts[index] ?? null)).join(''));
}

function markupOf(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(({ markup }) => markup).join('');
  return escapeHtml(String(part));
}
