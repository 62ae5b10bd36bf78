/** Questions that follow another one, written out so that they stand alone. */

/** What was asked before, in words that read back, the question, and how it is to be written. */
export type FollowUp = readonly [before: string, asked: string, written: string];

export const followUps: readonly FollowUp[] = [
  ['3-leg NBA parlay tonight', 'safer, and no props', 'Safe 3-leg NBA parlay tonight, no player props'],
  ['3-leg NBA parlay tonight', 'make it hockey', '3-leg NHL parlay tonight'],
  [
    'Same-game parlay in Dallas Cowboys vs Carolina Panthers, paying around +2000',
    'half that',
    'Same-game parlay in Dallas Cowboys vs Carolina Panthers, paying around +1000',
  ],
  [
    'NFL player prop pick on touchdowns in the New York Giants game',
    'someone +300 or better',
    'NFL player prop pick on touchdowns in the New York Giants game, no price shorter than +300',
  ],
  [
    'NHL spread pick backing the Vegas Golden Knights',
    'flip it, caps side',
    'NHL spread pick backing the Washington Capitals',
  ],
  [
    'Is Jahmyr Gibbs over 60.5 rushing yards a good price?',
    'ok and montgomery',
    'Is David Montgomery over 60.5 rushing yards a good price?',
  ],
  ['Is Miami Dolphins -12 a good price?', 'too much, whats the ml', 'Prices moneyline for Miami Dolphins'],
  [
    'Prices total for Colorado Avalanche vs Winnipeg Jets',
    'lean over or under',
    'Which is better: over 6.5 in Colorado Avalanche or under 6.5 in Colorado Avalanche?',
  ],
  [
    'Prices for Seattle Seahawks vs Los Angeles Rams',
    'did they meet already',
    'Head to head Seattle Seahawks vs Los Angeles Rams',
  ],
  [
    'Prices for New York Mets vs Philadelphia Phillies on Sunday',
    'whos pitching',
    'Probable starters New York Mets vs Philadelphia Phillies on Sunday',
  ],
  [
    'What are the odds for Anthony Edwards points',
    'hows he done against the jazz',
    'Game log of Anthony Edwards points NBA vs Utah Jazz',
  ],
  ['Final score Dallas Cowboys', 'and before that', 'Recent form Dallas Cowboys last 2'],
  ['My record', 'by sport', 'My record by sport'],
  ['What does $60 at +120 pay', 'hedge w the other side at +105', 'Hedge $60 at +120, other side +105'],
  ['No-vig price of -135, +115', 'i make the first one 55%', 'Expected value at -135 if I think 55%'],
  [
    'Rate this parlay: Oklahoma City Thunder -4, New York Knicks moneyline',
    'weakest leg',
    'Which is the weakest: Oklahoma City Thunder -4 or New York Knicks moneyline?',
  ],
  ['A pick on underdogs today', 'a bigger dog than that?', 'A pick on underdogs today, longest odds'],
  [
    'NFL player prop pick on any prop by Tyreek Hill',
    'no, receptions',
    'NFL player prop pick on receptions by Tyreek Hill',
  ],
  [
    'NFL spread pick backing the Washington Commanders',
    'how much of my $500 on it (-106)',
    'Kelly at -106 and a bankroll of $500',
  ],
  ['Leaders in rebounds NBA', 'does he play tonight', 'Is Domantas Sabonis out NBA'],
  ['Explain puck line', 'is the 60 minute line the same', 'Explain 3 way'],
];
