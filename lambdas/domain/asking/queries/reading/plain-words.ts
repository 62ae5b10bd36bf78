/** Words that carry no wish: courtesy, and the words that hold a sentence together. A word that narrows is never one of them. */

/** Said to a person, not about a bet. */
const courtesy = `
pls plz please bro bruh man dude buddy guys yall thanks thank thx ty hey hi hello yo ok okay so well lol lmao just like um uh
quick question wondering curious actually really tell me us explain help sorry btw fyi real quickly
`;

/** Articles, pronouns, auxiliary verbs, prepositions and question words. */
const connecting = `
a an the this that these those it its is are was were be been am do does did done can could would will should may might
what which how i im ive id ill me my mine we us our you your u ur they them their there here
of on in at for from to with by as and or if when then than out into about up off
have has had get gets got getting give gives go goes going gonna want need know say says said see
someone anyone people ppl one some any
`;

const setOf = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).filter((word) => word !== ''));
const plain = new Set([...setOf(courtesy), ...setOf(connecting)]);

/** @param word lower case */
export const isPlain = (word: string): boolean => plain.has(word);
