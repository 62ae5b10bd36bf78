/** Samples of entities with their first fields only, as a release before the others sends them. */

export const email = 'person@example.com';

/** Two legs by words only. */
const analysis = {
  match_date: '2026-11-22T18:00:00Z',
  player_name: 'Patrick Mahomes, Travis Kelce',
  opponent: 'Denver Broncos',
  suggestion: ['Mahomes over 249.5', 'Kelce over 62.5'],
  analysis: ['Six of the last ten.', 'Seven of the last ten.'],
  risk_profile: 'medium',
  confidence: 41,
};
const entities = { ...analysis, bet_type: ['parlay'], hit_rate: 55 };
export const promptAnalysis = {
  ...analysis,
  sport: 'NFL',
  bet_type: 'parlay',
  team_name: null,
  odds: '+180',
};
export const prediction = {
  id: 'prediction-1',
  prompt_text: 'A parlay',
  response: 'Two legs',
  sport: 'NFL',
  bet_type: 'parlay',
  pickSaved: false,
  isHit: false,
  stats: '5 of 9 hit',
  parsed_entities: entities,
};
export const pick = {
  id: 'pick-1',
  status: 'pending',
  reasoning: 'A parlay',
  sport: 'NFL',
  created_at: '2026-11-21T15:00:00Z',
  metadata: entities,
};
export const subscription = {
  plan: 'core',
  status: 'active',
  interval: 'month',
  next_billing_date: 1_797_789_600,
  amount: 9.99,
  cancel_at_period_end: false,
};
export const listed = {
  id: 'user-1',
  name: 'Person',
  email,
  subscription_plan: 'core',
  created_at: '2026-11-01T15:00:00Z',
  last_login: null,
};
export const figures = {
  userStats: { totalUsers: 3, newUsers: 1, userGrowth: [{ date: '2026-11-21', count: 1 }] },
  subscriptionStats: { subscriptionCounts: { free: 1, core: 1, pro: 1, elite: 0 } },
  promptStats: { totalPrompts: 9, promptsInPeriod: 4, promptsBySport: { NBA: 5, NFL: 4 } },
  trackerStats: { totalPicks: 6, picksInPeriod: 2, picksByStatus: { pending: 3, hit: 2, miss: 1 } },
};
