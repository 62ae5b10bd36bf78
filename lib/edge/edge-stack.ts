/**
 * What CloudFront takes from us-east-1 only: a certificate for the site's own domain, and a firewall. A stack of its
 * own, made where the context has `edge=true`; the ARNs it prints go into the context of the stage.
 */
import { CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { pathOf } from '../../lambdas/contracts/routes.ts';
import { stackNameOf } from '../names.ts';
import { namedStageOf } from '../stage.ts';

type Statement = CfnWebACL.StatementProperty;

/** Requests of one address in five minutes: some forty pages with all their calls. */
const mostOfOneAddress = 2000;

/** The provider's events are proven by a signature, and hold whatever people wrote. */
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

export class EdgeStack extends Stack {
  constructor(scope: Construct) {
    const stage = namedStageOf(scope.node);
    super(scope, `${stackNameOf(stage.name)}-edge`, {
      description: `GamePlan, stage ${stage.name}: what CloudFront takes from us-east-1`,
      env: { region: 'us-east-1' },
      terminationProtection: stage.lasting,
    });
    Tags.of(this).add('product', 'gameplan');
    Tags.of(this).add('stage', stage.name);

    const firewall = new CfnWebACL(this, 'Firewall', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: watched('firewall'),
      rules: [
        managed(0, 'AWSManagedRulesAmazonIpReputationList'),
        managed(1, 'AWSManagedRulesKnownBadInputsRuleSet'),
        managed(2, 'AWSManagedRulesCommonRuleSet', {
          scopeDownStatement: notTheWebhook,
          // It refuses bodies over 8 KB; ours refuse over 64 KB, with a sentence.
          ruleActionOverrides: [{ name: 'SizeRestrictions_BODY', actionToUse: { count: {} } }],
        }),
        {
          name: 'one-address',
          priority: 3,
          action: { block: {} },
          statement: {
            rateBasedStatement: {
              aggregateKeyType: 'IP',
              limit: mostOfOneAddress,
              scopeDownStatement: notTheWebhook,
            },
          },
          visibilityConfig: watched('one-address'),
        },
      ],
    });
    new CfnOutput(this, 'WebAclArn', {
      description: 'Context webAclArn of the stage',
      value: firewall.attrArn,
    });

    const domain = stage.siteDomain;
    if (!domain) return;
    const certificate = new Certificate(this, 'Certificate', {
      domainName: domain,
      // The deploy waits until the record is there that ACM names in its console.
      validation: CertificateValidation.fromDns(),
    });
    new CfnOutput(this, 'CertificateArn', {
      description: 'Context certificateArn of the stage',
      value: certificate.certificateArn,
    });
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
