/** Sportsbooks as questions about the service and about prices name them; part of a pattern over plain words. */
export const bookWords =
  '(?:draftkings|dk|fanduel|fd|betmgm|mgm|caesars|bet ?365|espn ?bet|the ?score(?: bet)?|hard ?rock(?: bet)?|fanatics|bet ?rivers|rivers|pointsbet|points bet|pinnacle|bovada|betonline|circa|borgata|unibet|wynn(?:bet)?|bet99|betano|proline|sports ?interaction|betway|888|tonybet|betus|mybookie|fliff|rebet|novig|prophet ?x?|sporttrade|betfair|stake|parx|golden nugget|sugarhouse|westgate|william hill|ballys?)';
