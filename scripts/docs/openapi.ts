/** The API's description (OpenAPI 3.1), from the table of functions and the contracts. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contract } from '../../lambdas/contracts/platform/contract.ts';
import { hasPath, pathOf, type Route, routeNames, routeOf } from '../../lambdas/contracts/routes.ts';
import { type Json, namedSchemas, type Schemas } from './schemas.ts';

const contractsFolder = resolve(import.meta.dirname, '../../lambdas/contracts');

const sessions: Partial<Record<Route['access'], string>> = {
  user: 'userSession',
  subscriber: 'userSession',
  admin: 'adminSession',
};

const callers: Partial<Record<Route['access'], string>> = {
  public: 'Open to everyone.',
  user: 'For signed-in users.',
  subscriber: 'For users with an active subscription.',
  admin: 'For signed-in administrators.',
  signature: 'For the payment provider: `Stripe-Signature` must match the exact bytes of the body.',
};

/** @returns the document as an object; functions without a path (schedules, topics) are left out */
export async function openApi(): Promise<Json> {
  const modules = await contractModules();
  const contracts = modules.flatMap((module) => Object.values(module).filter(isContract));
  const schemas = namedSchemas(modules);
  const paths = routeNames.filter(hasPath).map((name) => {
    const route = routeOf(name);
    const operations = route.methods.map((method) => {
      const served = contracts.filter((one) => one.route === name && one.method === method);
      return [method.toLowerCase(), operation(route, served, schemas)];
    });
    return [pathOf(name), Object.fromEntries(operations)];
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'GamePlan',
      version: '1',
      description:
        'Generated from `lambdas/contracts` by `npm run docs`. Percentages are 0 to 100; money is in US dollars.',
    },
    paths: Object.fromEntries(paths),
    components: {
      schemas: schemas.used(),
      securitySchemes: {
        userSession: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        adminSession: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
      responses: { Error: error },
    },
  };
}

const error = {
  description: 'The call was refused or failed. `error` can be shown to a user.',
  content: json({
    type: 'object',
    required: ['error'],
    properties: {
      error: { type: 'string' },
      requestId: { type: 'string', description: 'To quote to support.' },
    },
  }),
};

/** @param contracts several if the body's `action` selects one; none for the webhook, whose body the provider defines */
function operation(
  { access }: Route,
  contracts: readonly Contract[],
  { describeInput, describeOutput }: Schemas,
): Json {
  const session = sessions[access];
  const parameters = contracts.flatMap(({ query }) => (query ? queryParameters(describeInput(query)) : []));
  const bodies = contracts.flatMap(({ action, body }) => {
    const fields = body ? [describeInput(body)] : [];
    return action ? [{ allOf: [chosenBy(action), ...fields] }] : fields;
  });
  const type = contracts[0]?.contentType;
  return {
    description: callers[access],
    ...(session && { security: [{ [session]: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(bodies.length > 0 && { requestBody: { required: true, content: json(oneOf(bodies)) } }),
    responses: {
      '2XX': {
        description: 'Done.',
        content: type
          ? { [type]: { schema: { type: 'string' } } }
          : json(oneOf(contracts.map(({ output }) => describeOutput(output)))),
      },
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

const chosenBy = (action: string): Json => ({
  type: 'object',
  required: ['action'],
  properties: { action: { const: action } },
});

function queryParameters({ properties = {}, required = [] }: Json): Json[] {
  return Object.entries(properties as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    schema,
  }));
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

function oneOf(schemas: readonly Json[]): Json {
  const [only] = schemas;
  return schemas.length === 1 && only ? only : { oneOf: schemas };
}

type Module = Readonly<Record<string, unknown>>;

async function contractModules(): Promise<Module[]> {
  const files = globSync('**/*.ts', { cwd: contractsFolder }).sort();
  return Promise.all(
    files.map(async (file) => {
      const module = await import(pathToFileURL(resolve(contractsFolder, file)).href);
      // The order of exports depends on the loader.
      return Object.fromEntries(Object.entries(module).sort(([a], [b]) => (a < b ? -1 : 1)));
    }),
  );
}

function isContract(value: unknown): value is Contract {
  return (
    typeof value === 'object' && value !== null && 'route' in value && 'method' in value && 'output' in value
  );
}
