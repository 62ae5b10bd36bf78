/** The generated documents; a test fails if one is out of date. */
import { openApi } from './openapi.ts';
import { tableDocument } from './table.ts';

export interface Document {
  /** From the project's root. */
  readonly path: string;
  readonly text: string;
}

/** Every generated document, from the current code. */
export async function generated(): Promise<Document[]> {
  return [
    { path: 'docs/table.md', text: tableDocument() },
    { path: 'docs/openapi.json', text: `${JSON.stringify(await openApi(), null, 2)}\n` },
  ];
}
