/** "Top 5 rushers in the NFL": players by what they do, who are the leaders in it. */

const statOf: Readonly<Record<string, string>> = {
  scorers: 'scoring leaders',
  'point scorers': 'scoring leaders',
  'goal scorers': 'leaders in goals',
  rushers: 'leaders in rushing yards',
  passers: 'leaders in passing yards',
  receivers: 'leaders in receiving yards',
  rebounders: 'leaders in rebounds',
  'shot blockers': 'leaders in blocks',
};

const counts: Readonly<Record<string, number>> = { three: 3, five: 5, ten: 10 };

/** The whole question: beside any other word it may wish for bets on them. */
const asked = new RegExp(
  `^\\W*(?:(?:who(?:['’]?s| are| is)|what are|list|show(?: me)?|tell me) )?(?:the )?(?:top|best|leading)(?: (\\d{1,2}|three|five|ten))? (${Object.keys(statOf).join('|')})((?: (?:in|of|on|for|from))?(?: the)?(?: (?:nba|nfl|nhl|mlb|mls|cfl|league))?)(?: (?:right now|currently|so far|in the league|(?:of|for|on|in)? ?(?:this|the) (?:year|season)))*\\W*$`,
  'i',
);

/** @returns the question for the leaders in a statistic; any other as it is */
export const withBestPlayers = (prompt: string): string =>
  prompt.replace(asked, (_, count: string | undefined, who: string, league: string) => {
    const many = count === undefined ? '' : `top ${counts[count.toLowerCase()] ?? count} `;
    return `${many}${statOf[who.toLowerCase()]}${league}`;
  });
