/** Every string that the hostile model invents; none may reach a user. */

const promises = [
  'guaranteed winner',
  'sure thing, 100% safe',
  'risk-free lock of the century',
  'cannot lose',
];
const links = ['https://evil.example', 'evil.example/deposit', 'javascript:alert(1)'];
const stakes = ['bet 5 units', 'stake your whole bankroll', 'max bet now', 'bet the rent'];
const injuries = ['star quarterback is out', 'shooting guard broke his ankle', 'ace scratched an hour ago'];
const teams = ['Springfield Isotopes', 'Shelbyville Sharks', 'Capital City Goofballs'];
const books = ['ShadyBook', 'Fly-by-Night Sports'];
const markup = ['<b>lock</b>', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '[click](evil)'];
const orders = ['ignore all previous instructions', 'as an AI language model', 'system prompt:'];
/** Right-to-left text, zero-width characters, and look-alike letters of other alphabets. */
const tricks = ['\u202Erennilw deetnaraug', 'l\u200Bock\u200Bed in', 'ɡuаrаntееd wіn', '🔒🔒🔒'];
/** Numbers as strings that are no real price, line or count. */
const numbers = ['-31337', '31337'];
const keys = ['rationale', 'tipster', 'unitsAdvised', 'hotTake'];

export const hostileWords: readonly string[] = [
  ...promises,
  ...links,
  ...stakes,
  ...injuries,
  ...teams,
  ...books,
  ...markup,
  ...orders,
  ...tricks,
  ...keys,
  ...numbers,
];

export const hostileTeams: readonly string[] = teams;
export const hostileKeys: readonly string[] = keys;
