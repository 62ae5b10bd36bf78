/** The stacks that CloudFront requires in us-east-1: the firewall and the certificate of a domain. */
import { App, Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { CertificateStack } from '../../lib/edge/certificate-stack.ts';
import { FirewallStack } from '../../lib/edge/firewall-stack.ts';
import { context, inOwnFolder } from './synthesized.ts';

const made = (Part: typeof FirewallStack | typeof CertificateStack, overrides: Record<string, string> = {}) =>
  inOwnFolder((outdir) => {
    const app = new App({ context: { ...context, ...overrides }, outdir });
    const stack = new Part(app);
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    app.synth();
    return { stack, template: Template.fromStack(stack) };
  });

test('is in us-east-1 and belongs to its stage', () => {
  const { stack } = made(FirewallStack, { stage: 'prod' });
  expect([stack.stackName, stack.region]).toEqual(['GamePlan-prod-firewall', 'us-east-1']);
});

test('the firewall blocks known attackers and floods, and exempts the webhook, which verifies its signature', () => {
  const { template } = made(FirewallStack);
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

test('a certificate is created for a domain, and is protected from deletion in prod', () => {
  expect(() => made(CertificateStack)).toThrow('Context siteDomain is not set');
  const siteDomain = 'play.gameplan.example';
  const { template, stack } = made(CertificateStack, { stage: 'prod', siteDomain });
  expect([stack.stackName, stack.terminationProtection]).toEqual(['GamePlan-prod-certificate', true]);
  template.hasResourceProperties('AWS::CertificateManager::Certificate', {
    DomainName: 'play.gameplan.example',
    ValidationMethod: 'DNS',
  });
  template.hasOutput('CertificateArn', {});
});
