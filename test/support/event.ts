/**
 * An API Gateway event, to call a handler with another clock or other dependencies than those of the running product.
 */
import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type Method, pathOf, type RouteName } from '../../lambdas/contracts/routes.ts';
import { throughSite } from '../../scripts/local/process/environment.ts';
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
    /** The visitor's IP address. Default: a new one for each call. */
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
