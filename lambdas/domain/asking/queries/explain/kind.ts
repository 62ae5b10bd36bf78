/** Recognizes a question about a term: "what's the vig", "explain a teaser". */
import type { Kind } from '../reading/kind.ts';
import { lexicon, marksIn, tokensOf } from '../reading/phrases.ts';
import { glossary, type TermId, termIds, termOf } from './glossary.ts';

const terms = lexicon(
  Object.fromEntries(termIds.map((id) => [id, glossary[id].said])) as Readonly<Record<TermId, string>>,
);

/** Words that ask for a meaning. */
const asks = lexicon({
  asks:
    'what is|what are|whats|what does|what do|what did|wats|wat is|wtf is|explain|explained|define|definition|definition of|meaning|meaning of|mean|means|stand for|' +
    'stands for|how does|how do|how is|how are|work|works|difference between|call|called|tell me about',
});

/** The most that one answer explains. */
const mostTerms = 3;

export const explain: Kind<'explain'> = {
  read({ tokens }) {
    const found = marksIn(tokens, terms);
    const asking = marksIn(tokens, asks);
    const named = [...new Set(found.map(({ meaning }) => meaning))];
    if (named.length === 0 || named.length > mostTerms || asking.length === 0) return undefined;
    return { query: { ask: 'explain', terms: named }, used: tokensOf([...found, ...asking]) };
  },
  label: ({ terms: ids }) => ids.map((id) => termOf(id)?.term ?? id).join(', '),
  prompt: ({ terms: ids }) =>
    `Explain ${ids.map((id) => termOf(id)?.said.split('|')[0] ?? id).join(' and ')}`,
};
