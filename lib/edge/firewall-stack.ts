/**
 * The firewall in front of the site: a separate stack, because CloudFront accepts web ACLs only from us-east-1.
 * `npm run deploy` deploys it first for a stage with a firewall (the `firewall` setting; on for prod).
 */
import { CfnOutput, Stack } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { pathOf } from '../../lambdas/contracts/routes.ts';
import { edgeRegion, firewallOutput, firewallStackNameOf } from '../names.ts';
import { namedStageOf } from '../stage.ts';
import { synthesizerOf, tagStack } from '../stage-stack.ts';

type Statement = CfnWebACL.StatementProperty;

/** Requests per IP address in five minutes: about forty pages with all their calls. */
const requestsPerAddress = 2000;

/** Webhook events are verified by signature and may contain arbitrary text. */
const notTheWebhook: Statement = {
  notStatement: {
    statement: {
      byteMatchStatement: {
        fieldToMatch: { uriPath: {} },
        positionalConstraint: 'EXACTLY',
        searchString: pathOf('stripe-webhook'),
        textTransformations: [{ priority: 0, type: 'NONE' }],
      },
    },
  },
};

export class FirewallStack extends Stack {
  constructor(scope: Construct) {
    const stage = namedStageOf(scope.node);
    super(scope, firewallStackNameOf(stage.name), {
      description: `GamePlan, stage ${stage.name}: the firewall in front of the site`,
      env: { region: edgeRegion },
      synthesizer: synthesizerOf(stage.name),
    });
    tagStack(this, stage.name);

    const firewall = new CfnWebACL(this, 'Firewall', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: watched('firewall'),
      rules: [
        managed(0, 'AWSManagedRulesAmazonIpReputationList'),
        managed(1, 'AWSManagedRulesKnownBadInputsRuleSet'),
        managed(2, 'AWSManagedRulesCommonRuleSet', {
          scopeDownStatement: notTheWebhook,
          // Count only: it would block bodies over 8 KB, while our own limit is 64 KB, with an error message.
          ruleActionOverrides: [{ name: 'SizeRestrictions_BODY', actionToUse: { count: {} } }],
        }),
        {
          name: 'one-address',
          priority: 3,
          action: { block: {} },
          statement: {
            rateBasedStatement: {
              aggregateKeyType: 'IP',
              limit: requestsPerAddress,
              scopeDownStatement: notTheWebhook,
            },
          },
          visibilityConfig: watched('one-address'),
        },
      ],
    });
    new CfnOutput(this, firewallOutput, { value: firewall.attrArn });
  }
}

function managed(
  priority: number,
  name: string,
  more: Partial<CfnWebACL.ManagedRuleGroupStatementProperty> = {},
): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { none: {} },
    statement: { managedRuleGroupStatement: { vendorName: 'AWS', name, ...more } },
    visibilityConfig: watched(name),
  };
}

const watched = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: true,
});
