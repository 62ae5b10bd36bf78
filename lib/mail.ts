/** The domain that mails come from, and its SES settings. */
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
  /** Sender of every mail, as a mail program shows it. */
  readonly from: string;
  readonly #address: string;
  /** What every mail is sent through. */
  readonly configurationSet: ConfigurationSet;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.#address = `no-reply@${stage.mailDomain}`;
    this.from = `GamePlan <${this.#address}>`;
    this.configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      reputationMetrics: true,
      // An address that bounced or complained is not written to again.
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    const identity = new EmailIdentity(this, 'Domain', {
      identity: Identity.domain(stage.mailDomain),
      dkimIdentity: DkimIdentity.easyDkim(EasyDkimSigningKeyLength.RSA_2048_BIT),
      configurationSet: this.configurationSet,
    });
    identity.dkimRecords.forEach(({ name, value }, index) => {
      new CfnOutput(Stack.of(this), `Dkim${index + 1}`, {
        description: `CNAME record that proves ${stage.mailDomain}`,
        value: `${name} CNAME ${value}`,
      });
    });
  }

  /**
   * The right to send from the one address, through the one set. SES asks for it on the recipient's identity, too, where
   * the account has proven that one, as everybody's is in the sandbox: so any identity may be sent to, and none but ours
   * sent from.
   */
  sendStatement(): PolicyStatement {
    const arn = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    return new PolicyStatement({
      // Mail that can be unsubscribed from has headers of its own, which only SendRawEmail takes.
      actions: ['ses:SendEmail', 'ses:SendRawEmail'],
      resources: [arn('identity', '*'), arn('configuration-set', this.configurationSet.configurationSetName)],
      conditions: { StringEquals: { 'ses:FromAddress': this.#address } },
    });
  }
}
