/** Reads questions about the asker's own picks, prompts and plan. */
import type { MineQuery } from '../../../../contracts/asking/queries/own.ts';
import { lexicon } from '../table/lexicon.ts';
import { type Subject, subjectOf } from '../table/subject.ts';
import { type Known, termsOf } from '../table/terms.ts';

const written = {
  own: 'my|mine|i|ive|im|i have|have i|am i|did i|do i|our',
  record:
    'record|records|stats|statistics|win rate|winrate|win percentage|hit rate|roi|profit|profits|p/l|pnl|performance|performing|history|up or down|up|down|' +
    'winning|losing|made|make|lost|won|balance|doing|doing so far|done|numbers|units|track record|tracker|return',
  open: 'open|pending|still open|unsettled|outstanding|active|not settled|waiting|ungraded|not graded|still live|running|in play|unresolved',
  bets: 'bets|bet|picks|pick|plays|tickets|ticket|wagers|slips|slip|parlays|parlay',
  outcome: 'win|hit|cash|lose|miss|cashed|graded|settled|settle|results|result|do|land|come in|came in|go',
  did: 'did|how did|have|has',
  prompts: 'prompts|prompt|questions left|asks left|credits',
  left: 'left|remaining|remain|used|more|still have',
  plan: 'plan|subscription|tier|membership|subscribed',
  much: 'how much|how many',
  period:
    'this month|this season|this year|all time|lately|so far|overall|last month|recently|in total|ytd|month|last 30 days|30 days|ever',
} as const;
type Meaning = keyof typeof written;
const words = lexicon(written, { without: 'my|i|has|have|did|do|would' });

/** @returns undefined if it is another kind of question, or if a word is left unread */
export function readMine(prompt: string, known: Known): MineQuery | undefined {
  const terms = termsOf(prompt, words, known);
  const subject = subjectOf(terms);
  const { sports, teams, sides, lines, numbers, prices, money, books, markets, unread } = subject;
  const extra = [teams, sides, lines, numbers, prices, money, books, unread];
  if (extra.some((each) => each.length > 0) || markets.length > 1 || terms.nextGame || terms.nightGame)
    return undefined;
  const topic = topicOf(subject, terms.isPast);
  if (!topic) return undefined;
  const isOfPicks = topic !== 'prompts' && topic !== 'plan';
  if (!isOfPicks && (sports.length > 0 || markets.length > 0)) return undefined;
  const [market = null] = markets;
  return {
    ask: 'mine',
    topic,
    sports,
    teams: [],
    players: [],
    days: topic === 'results' ? subject.days : null,
    market,
  };
}

function topicOf({ has }: Subject<Meaning>, isPast: boolean): MineQuery['topic'] | undefined {
  const isOwn = has('own');
  if (has('prompts')) return has('left') && (isOwn || !has('bets')) ? 'prompts' : undefined;
  if (has('plan')) return isOwn ? 'plan' : undefined;
  if (has('open')) return 'open';
  if (!isOwn) return undefined;
  if (has('bets') && has('did') && (has('outcome') || has('record'))) return 'results';
  if (has('bets') && isPast) return 'results';
  return has('record') ? 'record' : undefined;
}
