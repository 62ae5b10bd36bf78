/** A run as a table that a person reads. */
import { faultsOf, floors, type Summary, tokenBudget } from './summary.ts';

const names: Readonly<Record<keyof Summary['zeros'], string>> = {
  silentSubstitutions: 'Silent substitutions',
  wrongCharges: 'Charged answers that do not fit',
  deniedFigures: 'Figures that the games deny',
  unfoundedNumbers: 'Numbers in a sentence that its values lack',
  factsOnWrongSide: 'Facts on the wrong side',
  modelWords: 'Words of the model shown',
  repeatedSentences: 'Sentences said twice in an answer',
  bothSides: 'Both sides of a game',
  emptyAlternatives: 'Alternatives that give nothing',
  brokenChanges: 'Changes that do not keep their word',
  brokenChips: 'Chips that do not keep their word',
  brokenContracts: 'Answers of another shape',
  missingAnswers: 'No answer at all',
};

/** As many findings of a kind as a person wants to see at once. */
const shown = 12;

export function table(summary: Summary): string[] {
  const { model, cases, kinds, fit, zeros, legs, tokens, seconds, costOfAnswer } = summary;
  const rows: [string, string, string][] = [
    [
      'Questions',
      String(cases),
      Object.entries(kinds)
        .map(([kind, count]) => `${count} ${kind}`)
        .join(', '),
    ],
    ['Fit to the question', `${fit}%`, ''],
    ...Object.entries(names).map(([name, label]): [string, string, string] => [
      label,
      String(zeros[name as keyof typeof names].length),
      'must be 0',
    ]),
    [
      'Legs with two facts besides the price',
      `${summary.legsWithTwoFacts}%`,
      `of ${legs}, at least ${floors.legsWithTwoFacts}%`,
    ],
    ['Legs with one against', `${summary.legsWithOneAgainst}%`, `at least ${floors.legsWithOneAgainst}%`],
    ['… not counting the price', `${summary.legsWithOneAgainstBesidesPrice}%`, ''],
    [
      'Facts not computed again',
      String(Object.values(summary.notRecomputed).reduce((a, b) => a + b, 0)),
      Object.keys(summary.notRecomputed).join(', '),
    ],
    [
      'Tokens read in a call',
      `${tokens.median}, at most ${tokens.largest}`,
      `${summary.modelCalls} calls, budget ${tokenBudget}`,
    ],
    ['Seconds an answer', `${seconds.median.toFixed(2)}, at most ${seconds.largest.toFixed(2)}`, ''],
    ...(costOfAnswer === null
      ? []
      : [['Dollars an answer', costOfAnswer.toFixed(5), ''] as [string, string, string]]),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return [
    `Model: ${model.name}${model.mode === 'hostile' ? ', lying' : ''}`,
    '',
    ...rows.map(([name, value, besides]) =>
      `${name.padEnd(widths[0] ?? 0)}  ${value.padEnd(widths[1] ?? 0)}  ${besides}`.trimEnd(),
    ),
  ];
}

/** @param all every finding, and every question that is not answered as its words say */
export function findings({ zeros, misfits, ...summary }: Summary, all: boolean): string[] {
  const most = all ? Number.POSITIVE_INFINITY : shown;
  const list = (title: string, texts: readonly string[]) =>
    texts.length === 0
      ? []
      : [
          '',
          title,
          ...texts.slice(0, most).map((text) => `  ${text}`),
          ...(texts.length > most ? [`  … and ${texts.length - most} more (--all shows them)`] : []),
        ];
  const faults = faultsOf({ zeros, misfits, ...summary });
  return [
    ...Object.entries(names).flatMap(([name, label]) => list(label, zeros[name as keyof typeof names])),
    ...(all ? list('Not as the words say', misfits) : []),
    ...list('Not good', faults),
  ];
}
