/**
 * The certificate of the site's own domain: a separate stack, because CloudFront accepts certificates only from us-east-1.
 * Deployed once by hand: `npm run cdk -- deploy -c stage=dev -c part=certificate`; its ARN goes into the stage's context.
 */
import { CfnOutput, Stack } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import { certificateStackNameOf, edgeRegion } from '../names.ts';
import { namedStageOf } from '../stage.ts';
import { synthesizerOf, tagStack } from '../stage-stack.ts';

export class CertificateStack extends Stack {
  /** @throws if the context has no domain */
  constructor(scope: Construct) {
    const { name, lasting, siteDomain } = namedStageOf(scope.node);
    if (!siteDomain) throw new Error('Context siteDomain is not set: a certificate needs a domain');
    super(scope, certificateStackNameOf(name), {
      description: `GamePlan, stage ${name}: the certificate of ${siteDomain}`,
      env: { region: edgeRegion },
      synthesizer: synthesizerOf(name),
      terminationProtection: lasting,
    });
    tagStack(this, name);
    const certificate = new Certificate(this, 'Certificate', {
      domainName: siteDomain,
      // The deploy waits until the DNS record shown in the ACM console exists.
      validation: CertificateValidation.fromDns(),
    });
    new CfnOutput(this, 'CertificateArn', {
      description: 'Context certificateArn of the stage',
      value: certificate.certificateArn,
    });
  }
}
