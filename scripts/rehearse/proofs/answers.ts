/** Every function with a path answers through the API, and only with CloudFront's header. */
import { hasPath, pathOf, type RouteName, routeNames, routeOf } from '../../../lambdas/contracts/routes.ts';
import { apiPath } from '../front.ts';
import { ensure, type Proof } from './proof.ts';
import { onlyOne } from './stack.ts';

export const functionsAnswer: Proof = {
  name: 'every function answers through the API',
  async run({ front, emulatorUrl, aws }) {
    const names = routeNames.filter(hasPath);
    for (const name of names) await ensureAnswers(name, front.origin);
    const api = await onlyOne(aws, 'AWS::ApiGatewayV2::Api');
    const { status } = await fetch(emulatorUrl + apiPath(api, pathOf('subscription-plans')));
    ensure(status === 403, `without CloudFront's header, the API answers ${status}, not 403`);
    return `${names.length} functions; without CloudFront's header 403`;
  },
};

async function ensureAnswers(name: RouteName, origin: string): Promise<void> {
  const [method = 'GET'] = routeOf(name).methods;
  const response = await fetch(origin + pathOf(name), {
    method,
    ...(method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  ensure(
    response.status < 500 && (isJson || response.ok),
    `${name} answers ${response.status}: ${text.slice(0, 200)}`,
  );
}
