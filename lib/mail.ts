/** The sender domain of mails, and its SES settings. */
import { CfnOutput, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  ConfigurationSet,
  DkimIdentity,
  EasyDkimSigningKeyLength,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Stage } from './stage.ts';

export class Mail extends Construct {
  /** Sender of all mails, with display name. */
  readonly from: string;
  readonly #address: string;
  readonly configurationSet: ConfigurationSet;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.#address = `no-reply@${stage.mailDomain}`;
    this.from = `GamePlan <${this.#address}>`;
    this.configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      reputationMetrics: true,
      // No more mail to addresses that bounced or complained.
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    const identity = new EmailIdentity(this, 'Domain', {
      identity: Identity.domain(stage.mailDomain),
      dkimIdentity: DkimIdentity.easyDkim(EasyDkimSigningKeyLength.RSA_2048_BIT),
      configurationSet: this.configurationSet,
    });
    identity.dkimRecords.forEach(({ name, value }, index) => {
      new CfnOutput(Stack.of(this), `Dkim${index + 1}`, {
        description: `CNAME record that verifies ${stage.mailDomain} (DKIM)`,
        value: `${name} CNAME ${value}`,
      });
    });
  }

  /**
   * Permission to send from our address through the configuration set. SES also requires it on the recipient's identity if
   * the account has verified it, as in the sandbox. So the resource is any identity, and the condition limits the sender.
   */
  sendStatement(): PolicyStatement {
    const arn = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    return new PolicyStatement({
      // Only SendRawEmail supports the List-Unsubscribe headers.
      actions: ['ses:SendEmail', 'ses:SendRawEmail'],
      resources: [arn('identity', '*'), arn('configuration-set', this.configurationSet.configurationSetName)],
      conditions: { StringEquals: { 'ses:FromAddress': this.#address } },
    });
  }
}
