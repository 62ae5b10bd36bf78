/**
 * Questions of every kind, and follow-ups, with the roles of their words: a label as in `texts.ts`, a tab and the question in each line of the
 * files of `marked`, in the marks of `scripts/roles/marked.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type AskKind, askKinds } from '../../lambdas/contracts/asking/query.ts';
import { type Marked, parsed } from '../roles/marked.ts';

export interface MarkedText extends Marked {
  /** A kind, or a kind and a topic of it: `find:score`. */
  readonly label: string;
  readonly kind: AskKind;
}

const corpus = resolve(import.meta.dirname, 'marked');

/**
 * Every question of the corpus.
 * @throws if a label has no kind, or a mark is not closed
 */
export function allMarkedTexts(): MarkedText[] {
  return readdirSync(corpus, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) =>
      readFileSync(resolve(corpus, file), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => {
          const [label = '', marked = ''] = line.split('\t');
          const kind = askKinds.find((each) => each === label.split(':')[0]);
          if (!kind) throw new Error(`${file}: no kind is called “${label}”`);
          return { file, label, kind, ...parsed(marked) };
        }),
    );
}
