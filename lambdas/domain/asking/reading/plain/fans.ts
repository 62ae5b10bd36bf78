/** Whose fan somebody is says which game "that game" is: "my brother in law is a Packers fan, something fun for that game". */

const person =
  "(?:(?:i'?m|i am|we'?re|we are)|(?:my|our|his|her|the) [a-z' -]{2,40}?(?:'s|’s|s(?= an? )| is| are|,))";
const much = '(?:an? |the |huge |big |massive |die ?-?hard |lifelong |real |true |such |really )*';
/** A team of one or two words. */
const team =
  "((?!(?:sports?|football|basketball|hockey|baseball|soccer|nfl|nba|nhl|mlb|big|huge|such|true|real|the|an?|is|are)\\b)[a-z0-9][a-z0-9.'’]*(?: (?!fans?\\b)[a-z][a-z'’]+)?)";
const fan = new RegExp(`(?<![\\w'’])${person} ${much}${team} fans?(?![\\w'’])`, 'i');
/** The game of a team that was named before. */
const thatGame =
  /\b(for|in|on|from|of|during|to|about|at) (?:that|their|his|her|the|our|my) (game|matchup|match)\b/gi;

/** @returns the question with the team's name before a game that was only pointed to, and without whose fan somebody is; else unchanged */
export function withGamesOfFans(prompt: string): string {
  const found = fan.exec(prompt);
  const name = found?.[1];
  if (!found || name === undefined) return prompt;
  const [before, after] = [prompt.slice(0, found.index), prompt.slice(found.index + found[0].length)];
  const named = after.replace(thatGame, `$1 the ${name} $2`);
  return named === after ? prompt : `${before}${named}`;
}
