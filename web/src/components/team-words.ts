/** Teams as fans call them. */

/** Nicknames of two words; any other is the last word of the team's name. */
const pairs = [
  'White Sox',
  'Red Sox',
  'Blue Jays',
  'Trail Blazers',
  'Maple Leafs',
  'Golden Knights',
  'Red Wings',
  'Blue Jackets',
  'Blue Bombers',
  'Hockey Club',
  'Football Team',
];

/** @returns `White Sox` of `Chicago White Sox`; soccer clubs keep their whole name */
export function nickname(team: string, sport: string): string {
  if (sport === 'MLS') return team;
  return pairs.find((pair) => team.endsWith(` ${pair}`)) ?? team.split(' ').at(-1) ?? team;
}
