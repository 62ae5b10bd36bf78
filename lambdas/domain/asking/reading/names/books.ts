/** Sportsbooks as users call them. */

/** The feed's name first, then what else it is called. */
const written =
  'DraftKings=dk,draft kings|FanDuel=fd,fan duel|BetMGM=mgm,bet mgm|Caesars=czr,caesar,caesars sportsbook|bet365=365,bet 365|' +
  'ESPN BET=espn,espnbet,espn bet|BetRivers=rivers,bet rivers|Hard Rock=hard rock bet,hardrock|Fanatics=fanatics sportsbook|Pinnacle=pinny|' +
  'Bovada=bodog|Circa=circa sports|BetOnline=bet online|Unibet=|PointsBet=points bet|Betway=|888sport=888|Bwin=|William Hill=will hill|' +
  'Ladbrokes=|Marathon=marathonbet|Betfair=|Sportsbet=|Borgata=|betPARX=parx|Fliff=|theScore=the score,the score bet|1xBet=1xbet';

const called: ReadonlyMap<string, string> = new Map(
  written.split('|').flatMap((row) => {
    const [name = '', also = ''] = row.split('=');
    return [name.toLowerCase(), ...also.split(',')].filter(Boolean).map((each) => [each, name] as const);
  }),
);

/** What books are called, in lower case, longest first. */
export const bookNames: readonly string[] = [...called.keys()].sort((a, b) => b.length - a.length);

/** @returns the book that these words name; undefined for none */
export function bookCalled(words: string): string | undefined {
  return called.get(words);
}

/** Whether a book of the feed is the one named: letters and digits decide. */
export function isBook(listed: string, named: string): boolean {
  const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return bare(listed) === bare(named);
}
