/** A kind that is said once: "two favorites from baseball and two from basketball" are four favorites. */
const number = '(?:an?|one|two|three|four|five|[1-5])';
const sport = '(?:nfl|nba|nhl|mlb|mls|cfl|football|basketball|hockey|baseball|soccer)';
const from = '(?:from|in|out of|of)(?: the)?';
const listed = new RegExp(
  `(?<![\\w'’-])(${number}) ((?:[a-z]+[ -]){0,2}?[a-z]+) ${from} (${sport})((?:(?: ?,| and| plus| with)+ (?:${number}) ${from} ${sport})+)(?![\\w'’])`,
  'gi',
);
const games =
  '(?:the )?(?:(?:early|late|afternoon|evening|night|sunday|monday|thursday|\\d{1,2}(?::\\d\\d)? ?[ap]m) ){1,2}(?:games?|slate|window)';
/** "A favorite from the early games and one from the late games". */
const ofHours = new RegExp(
  `(?<![\\w'’-])(${number}) ((?:[a-z]+[ -]){0,2}?[a-z]+) (from|in|out of) (${games})((?:(?: ?,| and| plus| with)+ (?:${number}) (?:from|in|out of) ${games})+)(?![\\w'’])`,
  'gi',
);
const anotherOfHours = new RegExp(`(?<![\\w'’-])(${number}) (?=(?:from|in|out of) ${games})`, 'gi');
const another = new RegExp(`(${number}) ${from} (${sport})`, 'gi');
const bets = /^(?:legs?|bets?|plays?|selections?|picks?)$/i;

/** @returns the question with the kind beside each league */
export const withSharedKind = (prompt: string): string => withKindOfHours(withKindOfLeagues(prompt));

const withKindOfHours = (prompt: string): string =>
  prompt.replace(
    ofHours,
    (words: string, count: string, kind: string, from: string, own: string, others: string) => {
      if (bets.test(kind) || /^(?:of|more)$/i.test(kind)) return words;
      const stem = kind.replace(/s$/i, '');
      const named = others.replace(
        anotherOfHours,
        (_, size: string) => `${size} ${stem}${isSingle.test(size) ? '' : 's'} `,
      );
      return `${count} ${kind} ${from} ${own}${named}`;
    },
  );

const isSingle = /^(?:an?|one|1)$/i;

const withKindOfLeagues = (prompt: string): string =>
  prompt.replace(listed, (words: string, count: string, kind: string, league: string, others: string) => {
    if (/^(?:of|more|leg parlay)$/i.test(kind)) return words;
    const stem = bets.test(kind) ? 'pick' : kind.replace(/s$/i, '');
    const of = (size: string, own: string) => `${size} ${own} ${stem}${isSingle.test(size) ? '' : 's'}`;
    return `${of(count, league)}${others.replace(another, (_, size: string, own: string) => of(size, own))}`;
  });
