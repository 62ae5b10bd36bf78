/** The gateway's event, for a handler that is called at another time or in another surrounding than the running product's. */
import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type Method, pathOf, type RouteName } from '../../lambdas/contracts/routes.ts';
import { throughSite } from '../../scripts/local/environment.ts';
import { newVisitor } from './people.ts';

export function eventOf(
  name: RouteName,
  {
    method = 'POST',
    token,
    body,
    query,
    visitor = newVisitor(),
  }: {
    method?: Method | 'HEAD';
    token?: string;
    body?: unknown;
    query?: Record<string, string>;
    /** The visitor's IP address; somebody new with each call where it is not given. */
    visitor?: string;
  } = {},
): APIGatewayProxyEventV2 {
  const path = pathOf(name);
  return {
    version: '2.0',
    routeKey: `ANY ${path}`,
    rawPath: path,
    rawQueryString: '',
    headers: {
      ...throughSite,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    requestContext: {
      accountId: 'test',
      apiId: 'test',
      domainName: 'test',
      domainPrefix: 'test',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: visitor, userAgent: 'test' },
      requestId: randomUUID(),
      routeKey: `ANY ${path}`,
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    ...(query && { queryStringParameters: query }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    isBase64Encoded: false,
  };
}
