/**
 * Prints the questions of both corpora as `fit.py` learns them, one JSON object a line: the words, what each looks like, and either its role
 * and what it is in a leg, or the kind of the whole question.
 */
import { looksOf, tokensOf } from '../../lambdas/domain/asking/encoder/tokens.ts';
import { makeBoard, playersOn } from '../eval/ask.ts';
import { allTexts } from '../kinds/texts.ts';
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
for (const { file, text, label } of allTexts()) {
  const tokens = tokensOf(text);
  const lesson = {
    file,
    words: tokens.map((token) => token.text),
    looks: looksOf(tokens, roster),
    kind: label,
  };
  console.log(JSON.stringify(lesson));
}
