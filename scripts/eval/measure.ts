/** How many of the bets of an outsider get what they ask for: a measure and no rule, because who wrote the rules wrote none of them. */
import { ask, makeBoard } from './ask.ts';
import { combined } from './cases/bets/combined.ts';
import { misfits } from './checks/fit.ts';
import { isAnswered, nameOf } from './outcome.ts';
import { silence } from './run.ts';
import { startModel } from './service.ts';

export interface Measured {
  readonly asked: number;
  /** Plays that have all that the words ask for. */
  readonly met: number;
  /** Answers that name what is missing. */
  readonly named: number;
  readonly askedBack: number;
  /** Plays that miss something, and answers to another question. */
  readonly other: readonly string[];
  /** Plays that miss something and were charged. */
  readonly chargedUnfit: readonly string[];
}

/** Asks the stand-in where the rules and the roles leave a word. */
export async function measure(): Promise<Measured> {
  const restore = silence();
  const model = await startModel('stand-in');
  const board = makeBoard();
  const other: string[] = [];
  const chargedUnfit: string[] = [];
  const counts = { asked: 0, met: 0, named: 0, askedBack: 0 };
  try {
    for (const each of combined) {
      const asking = await ask(each, board, model);
      const { outcome, used } = asking;
      counts.asked += 1;
      const missed = isAnswered(outcome)
        ? misfits({ ...each.expect, kinds: ['play'] }, outcome)
        : ['no answer'];
      if (outcome.kind === 'no_play') counts.named += 1;
      else if (outcome.kind === 'clarify') counts.askedBack += 1;
      else if (missed.length === 0) counts.met += 1;
      else {
        const text = `${nameOf(each)}: ${missed.join('; ')}`;
        other.push(text);
        if (used > 0) chargedUnfit.push(text);
      }
    }
  } finally {
    await model.stop();
    restore();
  }
  return { ...counts, other, chargedUnfit };
}

/** @param all with every bet that missed something */
export function measuredWords(
  { asked, met, named, askedBack, other, chargedUnfit }: Measured,
  all: boolean,
): string {
  const rows = [
    `Combined bets of an outsider  ${asked}`,
    `… met                         ${met}`,
    `… not to be had, and why      ${named}`,
    `… asked back                  ${askedBack}`,
    `… otherwise                   ${other.length}`,
    `… charged and not met         ${chargedUnfit.length}`,
  ];
  const listed = all ? other : chargedUnfit;
  return [...rows, ...listed.map((text) => `  ${text}`)].join('\n');
}
