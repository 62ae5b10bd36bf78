/** What CloudFront takes from us-east-1: the firewall, and a certificate where there is a domain. */
import { App, Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { EdgeStack } from '../../lib/edge/edge-stack.ts';
import { context, inOwnFolder } from './synthesized.ts';

const edge = (overrides: Record<string, string> = {}) =>
  inOwnFolder((outdir) => {
    const app = new App({ context: { ...context, ...overrides }, outdir });
    const stack = new EdgeStack(app);
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    app.synth();
    return { stack, template: Template.fromStack(stack) };
  });

test('is of us-east-1 and of its stage', () => {
  const { stack } = edge({ stage: 'prod' });
  expect([stack.stackName, stack.region, stack.terminationProtection]).toEqual([
    'GamePlan-prod-edge',
    'us-east-1',
    true,
  ]);
});

test('the firewall refuses known attackers and floods, and leaves the webhook to its signature', () => {
  const { template } = edge();
  const [firewall] = Object.values(template.findResources('AWS::WAFv2::WebACL'));
  const { Scope, DefaultAction, Rules } = firewall?.Properties ?? {};
  expect([Scope, DefaultAction]).toEqual(['CLOUDFRONT', { Allow: {} }]);
  expect(Rules.map(({ Name }: { Name: string }) => Name)).toEqual([
    'AWSManagedRulesAmazonIpReputationList',
    'AWSManagedRulesKnownBadInputsRuleSet',
    'AWSManagedRulesCommonRuleSet',
    'one-address',
  ]);
  const [, , common, flood] = Rules;
  const exempt = (statement: object) =>
    JSON.stringify(statement).includes('/.netlify/functions/stripe-webhook');
  expect(exempt(common.Statement.ManagedRuleGroupStatement.ScopeDownStatement)).toBe(true);
  expect(exempt(flood.Statement.RateBasedStatement.ScopeDownStatement)).toBe(true);
  expect(flood.Action).toEqual({ Block: {} });
});

test('a certificate is made where there is a domain, and only there', () => {
  edge().template.resourceCountIs('AWS::CertificateManager::Certificate', 0);
  const { template } = edge({ siteDomain: 'play.gameplan.example' });
  template.hasResourceProperties('AWS::CertificateManager::Certificate', {
    DomainName: 'play.gameplan.example',
    ValidationMethod: 'DNS',
  });
  template.hasOutput('CertificateArn', {});
});
