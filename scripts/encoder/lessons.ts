/**
 * Prints the questions of the corpora as `fit.py` learns them, one JSON object a line: the words, what each looks like, its role, what it is
 * in a leg and what it means, the kind of the whole question, or both. What words of one role mean stands with the first of them.
 */
import { looksOf, tokensOf } from '../../lambdas/domain/asking/encoder/tokens.ts';
import { makeBoard, playersOn } from '../eval/ask.ts';
import { clock } from '../eval/clock.ts';
import { teams } from '../eval/teams.ts';
import { allMarkedTexts } from '../kinds/marked.ts';
import { allTexts } from '../kinds/texts.ts';
import { allMarked, spansOf } from '../roles/marked.ts';
import { meanings } from '../roles/meanings.ts';

const { roster, players } = await playersOn(makeBoard());
/** Roles whose words mean the same in a bet and in a question about one. */
const ofAnyKind: ReadonlySet<string> = new Set(['side', 'market', 'stat', 'period', 'pos']);
const meaningOf = meanings({ selectedSport: 'NFL', teams, roster, players, now: clock });
for (const { file, text, tokens } of allMarked()) {
  const means = new Array<string | null>(tokens.length).fill(null);
  for (const { role, isRefused, words, tokens: at } of spansOf({ text, tokens }))
    if (!isRefused) means[at[0]] = meaningOf(role, words) ?? null;
  const lesson = {
    file,
    words: tokens.map(({ text }) => text),
    looks: looksOf(tokens, roster),
    roles: tokens.map(({ role }) => role),
    legs: tokens.map(({ leg }) => leg),
    means,
  };
  console.log(JSON.stringify(lesson));
}
for (const { file, text, tokens, label } of allMarkedTexts()) {
  const means = tokens.map((token) => token.means ?? null);
  for (const { role, isRefused, words, tokens: at } of spansOf({ text, tokens }))
    if (!isRefused && ofAnyKind.has(role)) means[at[0]] ??= meaningOf(role, words) ?? null;
  const lesson = {
    file,
    words: tokens.map((token) => token.text),
    looks: looksOf(tokens, roster),
    roles: tokens.map(({ role }) => role),
    legs: tokens.map(({ leg }) => leg),
    means,
    kind: label,
  };
  console.log(JSON.stringify(lesson));
}
/** Kinds in which no word is of a bet. */
const ofNoBet: ReadonlySet<string> = new Set(['off_topic', 'service']);
for (const { file, text, label, kind } of allTexts()) {
  const tokens = tokensOf(text);
  const none = tokens.map(() => 'O');
  const lesson = {
    file,
    words: tokens.map((token) => token.text),
    looks: looksOf(tokens, roster),
    kind: label,
    ...(ofNoBet.has(kind) && { roles: none, legs: none, means: tokens.map(() => null) }),
  };
  console.log(JSON.stringify(lesson));
}
