/**
 * How the model's stand-in chooses: by the market's own probability and nothing else.
 *
 * It keeps the candidates of the market that was asked for, and takes one of each game until there are as many as
 * wanted: for a low risk the likeliest first, for a high risk the least likely, else those nearest to three in five.
 * A candidate whose probability is not known comes last. Its confidence is the product of their probabilities: it
 * never claims to know better than the market, and takes what the market does not say for an even chance.
 */
import { isRecord } from '../state.ts';

export interface BriefCandidate {
  readonly id: number;
  readonly game: string;
  readonly selection: string;
  readonly market: string;
  readonly price: number | null;
  /** Percent. */
  readonly marketProbability: number | null;
  readonly form?: string;
  readonly injuries?: string;
}

export interface Brief {
  readonly wanted: {
    readonly legs: number | null;
    readonly betType: string | null;
    readonly risk: string | null;
  };
  readonly candidates: readonly BriefCandidate[];
}

export interface Choice {
  readonly legs: { readonly candidate: number; readonly reason: string }[];
  readonly risk_profile: 'low' | 'medium' | 'high';
  readonly confidence: number;
  readonly summary: string;
}

/** Markets by the bet types that people ask for. */
const marketOf: Readonly<Record<string, string>> = {
  moneyline: 'moneyline',
  spread: 'spread',
  'over/under': 'total',
  total: 'total',
};

const noBrief: Brief = { wanted: { legs: null, betType: null, risk: null }, candidates: [] };

/** @param text the user's message; what is no brief has no candidates */
export function readBrief(text: string): Brief {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !Array.isArray(value.candidates) || !isRecord(value.wanted)) return noBrief;
    return value as unknown as Brief;
  } catch {
    // A model answers any text; this one has nothing to choose from.
    return noBrief;
  }
}

export function choose({ wanted, candidates }: Brief): Choice {
  const risk = riskOf(wanted.risk);
  const market = marketOf[wanted.betType ?? ''];
  const fitting = candidates.filter((candidate) => market === undefined || candidate.market === market);
  const ranked = fitting.toSorted((a, b) => rank(b, risk) - rank(a, risk));
  const chosen = firstOfEachGame(ranked).slice(0, wanted.legs ?? 1);
  return {
    legs: chosen.map((candidate) => ({ candidate: candidate.id, reason: reasonFor(candidate) })),
    risk_profile: risk,
    confidence: confidenceIn(chosen),
    summary: summaryOf(chosen.length, risk),
  };
}

function riskOf(wanted: string | null): Choice['risk_profile'] {
  return wanted === 'low' || wanted === 'high' ? wanted : 'medium';
}

/** Higher goes first. A candidate whose probability is unknown goes last, whatever the risk. */
function rank({ marketProbability }: BriefCandidate, risk: Choice['risk_profile']): number {
  if (marketProbability === null) return -1;
  if (risk === 'medium') return 100 - Math.abs(marketProbability - 60);
  return risk === 'high' ? 100 - marketProbability : marketProbability;
}

function firstOfEachGame(ranked: readonly BriefCandidate[]): BriefCandidate[] {
  return [...Map.groupBy(ranked, ({ game }) => game).values()].flatMap(([first]) => first ?? []);
}

function reasonFor({ selection, game, price, marketProbability, form, injuries }: BriefCandidate): string {
  const market =
    marketProbability === null
      ? `${game}: the market gives no probability.`
      : `${selection}: the market gives it ${marketProbability}%${price === null ? '' : ` at ${price > 0 ? '+' : ''}${price}`}.`;
  return [market, form, injuries].filter(Boolean).join(' ');
}

/** Percent, one decimal; 0 where nothing was chosen. */
function confidenceIn(chosen: readonly BriefCandidate[]): number {
  if (chosen.length === 0) return 0;
  const product = chosen.reduce((all, { marketProbability }) => all * ((marketProbability ?? 50) / 100), 1);
  return Math.round(product * 1000) / 10;
}

function summaryOf(legs: number, risk: Choice['risk_profile']): string {
  const rule = {
    low: 'the selections that the market holds likeliest',
    medium: 'selections that the market holds to win about three times in five',
    high: 'the selections that the market holds least likely, for their price',
  };
  return legs === 0
    ? 'Nothing on the list fits. (A stand-in for the model says this: it runs on this machine and has no opinion.)'
    : `These are ${rule[risk]}. (A stand-in for the model chose them: it runs on this machine and has no opinion.)`;
}
