/** The questions that the encoder learns kinds from: a label, a tab and the question in each line of `corpus`. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type AskKind, askKinds } from '../../lambdas/contracts/asking/query.ts';

export interface Text {
  readonly text: string;
  /** A kind, or a kind and a topic of it: `find:score`. */
  readonly label: string;
  readonly kind: AskKind;
  /** The file that has it. Texts of one file resemble each other, so that a fit is judged by files that it has not seen. */
  readonly file: string;
}

const corpus = resolve(import.meta.dirname, 'corpus');
/** A topic with fewer questions is none. */
const fewest = 6;

/**
 * Every question once.
 * @throws if a label has no kind
 */
export function allTexts(): Text[] {
  const byText = new Map<string, Text>();
  for (const file of readdirSync(corpus).sort()) {
    for (const line of readFileSync(resolve(corpus, file), 'utf8').split('\n')) {
      const [label = '', text = ''] = line.split('\t');
      // "near" is close to a sign of trouble or age, and of any kind.
      if (text === '' || label === 'near') continue;
      const kind = askKinds.find((each) => each === label.split(':')[0]);
      if (!kind) throw new Error(`${file}: no kind is called “${label}”`);
      byText.set(text, { text, label, kind, file });
    }
  }
  const texts = [...byText.values()];
  const counts = Map.groupBy(texts, ({ label }) => label);
  return texts.map((text) =>
    (counts.get(text.label)?.length ?? 0) < fewest ? { ...text, label: text.kind } : text,
  );
}
