/** Prints a run as a table. */
import { faultsOf, floors, type Summary, tokenBudget } from './summary.ts';

const names: Readonly<Record<keyof Summary['zeros'], string>> = {
  silentSubstitutions: 'Silent substitutions',
  guesses: 'Guessed: plays with an unread word',
  wrongCharges: 'Charged answers that do not fit',
  deniedFigures: 'Figures that the games contradict',
  unfoundedNumbers: 'Numbers in a sentence but not in its values',
  factsOnWrongSide: 'Facts on the wrong side',
  falseLeads: 'False leads',
  falseReasons: 'False reasons',
  modelWords: "Model's own words shown to the user",
  repeatedSentences: 'Sentences repeated in an answer',
  bothSides: 'Both sides of a game',
  emptyAlternatives: 'Alternatives without an answer',
  brokenChanges: 'Changes that differ from their label',
  brokenChips: 'Chips that differ from their label',
  brokenContracts: 'Answers that break the contract',
  missingAnswers: 'Questions without any answer',
};

const modeWords = {
  'stand-in': '',
  recorded: ', with recorded replies',
  hostile: ', lying',
  real: '',
} as const;

/** Findings shown per kind without --all. */
const shown = 12;

export function table(summary: Summary): string[] {
  const { model, cases, kinds, fit, fitOfOutsiders, zeros, legs, tokens, seconds, costOfAnswer } = summary;
  const rows: [string, string, string][] = [
    [
      'Questions',
      String(cases),
      Object.entries(kinds)
        .map(([kind, count]) => `${count} ${kind}`)
        .join(', '),
    ],
    ['Answers that fit the question', `${fit}%`, ''],
    ...(fitOfOutsiders === null
      ? []
      : [["… of outsiders' questions", `${fitOfOutsiders}%`, ''] as [string, string, string]]),
    ...understoodRows(summary),
    ...Object.entries(names).map(([name, label]): [string, string, string] => [
      label,
      String(zeros[name as keyof typeof names].length),
      `must be 0${name === 'falseReasons' ? byKind(zeros.falseReasons) : ''}`,
    ]),
    [
      'Legs with two facts besides the price',
      `${summary.legsWithTwoFacts}%`,
      `of ${legs}, at least ${floors.legsWithTwoFacts}%`,
    ],
    ['Legs with one against', `${summary.legsWithOneAgainst}%`, `at least ${floors.legsWithOneAgainst}%`],
    ['… excluding the price', `${summary.legsWithOneAgainstBesidesPrice}%`, ''],
    [
      'Facts not recomputed',
      String(Object.values(summary.notRecomputed).reduce((a, b) => a + b, 0)),
      Object.keys(summary.notRecomputed).join(', '),
    ],
    [
      'Input tokens per call',
      `${tokens.median}, at most ${tokens.largest}`,
      `${summary.modelCalls} calls, budget ${tokenBudget}`,
    ],
    ['Seconds per answer', `${seconds.median.toFixed(2)}, at most ${seconds.largest.toFixed(2)}`, ''],
    ...(costOfAnswer === null
      ? []
      : [['Dollars per answer', costOfAnswer.toFixed(5), ''] as [string, string, string]]),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return [
    `Model: ${model.name}${modeWords[model.mode]}`,
    '',
    ...rows.map(([name, value, besides]) =>
      `${name.padEnd(widths[0] ?? 0)}  ${value.padEnd(widths[1] ?? 0)}  ${besides}`.trimEnd(),
    ),
  ];
}

/** What bettors asked, by kind. */
function understoodRows({ understood }: Summary): [string, string, string][] {
  return Object.entries(understood).map(([kind, { asked, byGrammar, byModel, askedBack, misread }]) => [
    `Understood: ${kind}`,
    `${byGrammar + byModel} of ${asked}`,
    `${byModel} by the model; ${askedBack} asked back, ${misread.length} read as something else`,
  ]);
}

/** `: 2 line, 1 market`, of findings that name their kind before a quote; empty without findings. */
function byKind(found: readonly string[]): string {
  const kinds = found.map((text) => / ([a-z ]+): "[^"]*$/.exec(text.replace(/"$/, ''))?.[1] ?? 'other');
  const counts = [...Map.groupBy(kinds, (kind) => kind)].map(([kind, all]) => `${all.length} ${kind}`);
  return counts.length === 0 ? '' : `: ${counts.join(', ')}`;
}

/** @param all list every finding, and every question whose answer does not fit */
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
    ...(all ? list('Answers that do not fit', misfits) : []),
    ...(all
      ? list(
          'Read as another kind',
          Object.values(summary.understood).flatMap(({ misread }) => misread),
        )
      : []),
    ...list('Not good', faults),
  ];
}
