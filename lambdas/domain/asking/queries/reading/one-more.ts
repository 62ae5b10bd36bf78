/** "And one more", "add one", at the end of a question: a leg for a bet that is to be built, whatever comes before it. */
const oneMore =
  /(?:\b(?:and|plus|with)|\+) (?:one|two|three|another|something|[1-3])(?: (?:more|else|other|others))?(?: (?:leg|legs|pick|picks))?[\s.!]*$|\badd (?:one|another|something)(?: more)?[\s.!]*$/i;

export const asksForOneMore = (prompt: string): boolean => oneMore.test(prompt);
