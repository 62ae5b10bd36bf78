/** The HTTP API: one path per function with a path. */
import { Stack, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { hasPath, pathOf } from '../lambdas/contracts/routes.ts';
import type { DeployedFunction } from './functions/functions.ts';
import { StageLogGroup } from './log-group.ts';
import type { Stage } from './stage.ts';
import { fiveMinutes } from './watch/numbers.ts';

export class Api extends Construct {
  /** Host name that CloudFront calls. */
  readonly host: string;
  readonly #api: HttpApi;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.#api = new HttpApi(this, 'Http', { apiName: `gameplan-${stage.name}`, createDefaultStage: false });
    const logs = new StageLogGroup(this, 'AccessLogs', stage);
    new HttpStage(this, 'Default', {
      httpApi: this.#api,
      stageName: '$default',
      autoDeploy: true,
      throttle: stage.ceilings.throttle,
      accessLogSettings: { destination: new LogGroupLogDestination(logs), format: accessLog },
    });
    const { region, urlSuffix } = Stack.of(this);
    this.host = `${this.#api.apiId}.execute-api.${region}.${urlSuffix}`;
  }

  /** Latency at the gateway, milliseconds. @param statistic e.g. `p99` */
  latency(statistic: string): Metric {
    return this.#api.metricLatency({ statistic, period: fiveMinutes, label: statistic });
  }

  calls(): Metric {
    return this.#api.metricCount({ statistic: 'Sum', period: fiveMinutes, label: 'calls' });
  }

  /** Responses of 500 and above, including the gateway's own. */
  failures(): Metric {
    return this.#api.metricServerError({ statistic: 'Sum', period: fiveMinutes, label: 'failed' });
  }

  /** Routes every method to the function, so that a wrong one gets our 405 instead of the gateway's 404. */
  serve(functions: readonly DeployedFunction[]): void {
    for (const { name, lambda } of functions) {
      if (!hasPath(name)) continue;
      this.#api.addRoutes({
        path: pathOf(name),
        methods: [HttpMethod.ANY],
        integration: new HttpLambdaIntegration(name, lambda),
      });
    }
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'Each function checks on each call who may call it, as declared in the table of functions.',
    });
  }
}

/** Without query strings and headers, because links in mails have their token in the query string. */
const accessLog = AccessLogFormat.custom(
  JSON.stringify({
    time: '$context.requestTime',
    requestId: '$context.requestId',
    route: '$context.routeKey',
    status: '$context.status',
    responseLength: '$context.responseLength',
    latencyMs: '$context.responseLatency',
    integrationLatencyMs: '$context.integrationLatency',
    integrationError: '$context.integrationErrorMessage',
  }),
);
