/** What can be done with the last answer, as marked follow-ups are labeled: `change:swap` (docs/decisions/0038). */
export const changeTopics = [
  // The last play, or a leg of it.
  'again',
  'safer',
  'riskier',
  'swap',
  'drop',
  'keep',
  'add',
  'count',
  'payout',
  'flip',
  'terms',
  'refuse',
  // What is asked of it.
  'why',
  'chance',
  'pays',
  'books',
  'save',
  'weakest',
  'moved',
  'games',
  'explain',
  'undo',
  // The last question with another part, and a pick out of its answer.
  'carry',
  'bet',
] as const;
export type ChangeTopic = (typeof changeTopics)[number];
