/**
 * Prints the questions of the corpus as `fit.py` learns them, one JSON object a line: the words, what each looks like, its role, and what it
 * is in a leg.
 */
import { looksOf } from '../../lambdas/domain/asking/encoder/tokens.ts';
import { makeBoard, playersOn } from '../eval/ask.ts';
import { allMarked } from '../roles/marked.ts';

const { roster } = await playersOn(makeBoard());
for (const { file, tokens } of allMarked()) {
  const lesson = {
    file,
    words: tokens.map(({ text }) => text),
    looks: looksOf(tokens, roster),
    roles: tokens.map(({ role }) => role),
    legs: tokens.map(({ leg }) => leg),
  };
  console.log(JSON.stringify(lesson));
}
