/** Who may import whom; `test/rules/imports.test.ts` runs it, and proves that each rule can fail. */

const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`;
const zodMini = '(^|/)node_modules/zod/(v4/)?mini/';

/** @returns a rule: files under `from` may not import `to` */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * The rooms of each floor, lowest first: a room may import those before it. Whoever knows the rooms of one floor knows those of
 * all: accounts, asking, picks, feed (games, prices, results), billing, notifications, records (slate, public record, analytics)
 * and platform (table, settings, requests). A floor has as many of them as it has subjects; files beside the rooms stand above them.
 */
const rooms = {
  'lambdas/contracts': [
    'platform',
    'feed',
    'billing',
    'notifications',
    'asking',
    'picks',
    'records',
    'accounts',
  ],
  'lambdas/domain': [
    'platform',
    'feed',
    'billing',
    'accounts',
    'notifications',
    'asking',
    'picks',
    'records',
  ],
  'lambdas/domain/feed': ['odds', 'players', 'markets', 'golf', 'games', 'board'],
  'lambdas/domain/asking': [
    'same-game',
    'facts',
    'english',
    'reading',
    'encoder',
    'likely',
    'roles',
    'answer',
    'queries',
    'conversation',
    'guide',
  ],
  'lambdas/data': ['platform', 'accounts', 'feed', 'billing', 'picks', 'notifications', 'asking', 'records'],
  'lambdas/services': ['platform', 'accounts', 'asking', 'picks', 'feed', 'billing', 'notifications'],
  'lambdas/app': ['accounts', 'billing', 'picks', 'feed', 'asking', 'notifications'],
  'lambdas/http/views': ['feed', 'picks', 'accounts', 'asking', 'records', 'notifications'],
  'web/src/components': [
    'ui',
    'charts',
    'legal',
    'feed',
    'accounts',
    'billing',
    'asking',
    'picks',
    'records',
  ],
};

/** One rule for each room but the highest of a floor. */
const roomRules = Object.entries(rooms).flatMap(([floor, names]) =>
  names
    .slice(0, -1)
    .map((name, index) =>
      forbid(
        `room ${floor}/${name}`,
        'A room knows only the rooms below it; what two need is moved down.',
        { path: `^${floor}/${name}/` },
        { path: `^${floor}/(${names.slice(index + 1).join('|')})/` },
      ),
    ),
);

module.exports = {
  rooms,
  forbidden: [
    ...roomRules,
    forbid(
      'room-below-floor',
      'Files beside the rooms of the data layer know every room, so no room knows them.',
      { path: '^lambdas/data/[^/]+/' },
      { path: '^lambdas/data/[^/]+\\.ts$' },
    ),
    forbid(
      'no-cycle',
      'Two files that need each other are one idea, or hide a third.',
      {},
      { circular: true },
    ),
    forbid(
      'resolvable',
      'An import must lead to a file or an installed package.',
      {},
      { couldNotResolve: true },
    ),

    forbid(
      'contracts-are-plain',
      'Contracts are read by every part: they need zod/mini and nothing else.',
      { path: '^lambdas/contracts/' },
      { pathNot: ['^lambdas/contracts/', zodMini] },
    ),
    forbid(
      'domain-is-pure',
      'Rules of the domain do no I/O: they know contracts and each other.',
      { path: '^lambdas/domain/' },
      { pathNot: '^lambdas/(contracts|domain)/' },
    ),
    forbid(
      'data-below-app',
      'The table knows neither the outside world nor who uses it.',
      { path: '^lambdas/data/' },
      { path: '^lambdas/(services|telemetry|app|http|functions)/' },
    ),
    forbid(
      'services-below-app',
      'Clients of other services know neither the table nor who uses them.',
      { path: '^lambdas/services/' },
      { path: '^lambdas/(data|telemetry|app|http|functions)/' },
    ),
    forbid(
      'telemetry-below-app',
      'Logs and metrics know nothing of what they report.',
      { path: '^lambdas/telemetry/' },
      { path: '^lambdas/(domain|data|app|http|functions)/' },
    ),
    forbid(
      'app-below-http',
      'Use cases join services with data, whether a request, a schedule or a command calls them.',
      { path: '^lambdas/app/' },
      { path: '^lambdas/(http|functions)/' },
    ),
    forbid(
      'slate-without-readers',
      'The slate suggests bets and reads no question: the readers would double what its function loads.',
      { path: '^lambdas/app/asking/(question|slate|suggest|solver)\\.ts$' },
      {
        path: '^lambdas/(app/asking/reading|domain/asking/(encoder|likely|roles|queries|conversation))/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'http-below-functions',
      'What every request goes through knows no single function.',
      { path: '^lambdas/http/' },
      { path: '^lambdas/functions/' },
    ),
    forbid(
      'function-alone',
      'A function never imports a function: what two share belongs to domain, data, services or http.',
      { path: '^lambdas/functions/' },
      { path: '^lambdas/functions/' },
    ),
    forbid(
      'lambdas-alone',
      'Functions run without the site and the stack.',
      { path: '^lambdas/' },
      { path: '^(web|lib|bin)/' },
    ),
    forbid(
      'sdk-at-the-edge',
      'SDKs, and their exceptions, end in data and services.',
      { path: '^(lambdas|web)/', pathNot: '^lambdas/(data|services)/' },
      { path: packages('@aws-sdk', '@smithy', 'openai', 'stripe') },
    ),
    forbid(
      'one-log',
      'One place decides what is logged.',
      { pathNot: '^lambdas/telemetry/log\\.ts$' },
      { path: packages('@aws-lambda-powertools') },
    ),
    forbid(
      'zod-mini',
      'The other entries of zod weigh up to 444 KB in every function.',
      {},
      { path: packages('zod'), pathNot: zodMini },
    ),

    forbid(
      'web-knows-contracts',
      'Of the functions, the site knows only what they take and answer, and the pure rules.',
      { path: '^web/' },
      { path: '^(lambdas|lib|bin)/', pathNot: '^lambdas/(contracts|domain)/' },
    ),
    forbid(
      'web-api-below-features',
      'The client of the API knows no screen.',
      { path: '^web/src/api/' },
      { path: '^web/src/(components|features|app|routes|main)\\b' },
    ),
    forbid(
      'web-api-below-session',
      'A session calls the server; what the two share, such as the stored token, belongs to the client of the API.',
      { path: '^web/src/api/' },
      { path: '^web/src/session/' },
    ),
    forbid(
      'web-parts-below-features',
      'What features share knows none of them.',
      { path: '^web/src/(components|session)/' },
      { path: '^web/src/(features|app|routes|main)\\b' },
    ),
    forbid(
      'feature-alone',
      'A feature never imports a feature.',
      { path: '^web/src/features/([^/]+/[^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    forbid(
      'features-below-routes',
      'Routes know features, not the other way round.',
      { path: '^web/src/features/' },
      { path: '^web/src/(app|routes|main)\\b' },
    ),

    forbid(
      'lib-knows-the-tables',
      'The stack is made from the table of functions and the schema of the data, and derives the keys that functions use.',
      { path: '^lib/' },
      {
        path: '^(lambdas|web|bin)/',
        pathNot:
          '^lambdas/(contracts/|data/platform/schema\\.ts$|(http/accounts/session-keys|services/notifications/push-keys)\\.ts$)',
      },
    ),
    forbid(
      'bin-knows-lib',
      'The CDK app only starts the stack.',
      { path: '^bin/' },
      { path: '^(lambdas|web)/' },
    ),
    forbid(
      'product-without-tools',
      'The product is not made of its tools and tests.',
      { path: '^(lambdas|web|lib|bin)/' },
      { path: '^(scripts|test)/' },
    ),
    forbid(
      'product-without-dev-packages',
      'What runs in production is a dependency, not a devDependency.',
      { path: '^(lambdas|web/src)/', pathNot: '\\.d\\.ts$' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web/dist|cdk\\.out|\\.local)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
