/** The whole product in AWS, composed of constructs. */
import { CfnOutput, Stack } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { Api } from './api.ts';
import { DataTable } from './data-table.ts';
import { DeadLetters } from './dead-letters.ts';
import { Site } from './edge/site.ts';
import { Functions } from './functions/functions.ts';
import { Schedules } from './functions/schedules.ts';
import { Mail } from './mail.ts';
import { MailFeedback } from './mail-feedback.ts';
import { type OperatorSecret, outputs, secretNameOf, stackNameOf } from './names.ts';
import type { CodeOf } from './plain-function.ts';
import { OriginProof } from './rotated/origin-proof.ts';
import { PushKeys } from './rotated/push-keys.ts';
import { SessionKeys } from './rotated/session-keys.ts';
import { stageOf } from './stage.ts';
import { synthesizerOf, tagStack } from './stage-stack.ts';
import { Alarms } from './watch/alarms.ts';
import { BusinessDashboard } from './watch/business-dashboard.ts';
import { functionWatches } from './watch/function-watches.ts';
import { Numbers } from './watch/numbers.ts';
import { ServiceDashboard } from './watch/service-dashboard.ts';
import { serviceWatches } from './watch/service-watches.ts';

interface Props {
  readonly codeOf: CodeOf;
  /** Folder of the built site; without it the stack does not deploy the site's files. */
  readonly siteFolder: string | undefined;
}

export class GamePlanStack extends Stack {
  constructor(scope: Construct, { codeOf, siteFolder }: Props) {
    const stage = stageOf(scope.node);
    super(scope, stackNameOf(stage.name), {
      description: `GamePlan, stage ${stage.name}`,
      terminationProtection: stage.lasting,
      synthesizer: synthesizerOf(stage.name),
    });
    tagStack(this, stage.name);

    // Created by an operator before the first call; the stack only refers to their names.
    const secretNamed = (name: OperatorSecret) =>
      Secret.fromSecretNameV2(this, name, secretNameOf(stage.name, name));

    const table = new DataTable(this, 'Table', stage);
    const sessionKeys = new SessionKeys(this, 'SessionKeys', { stage, codeOf, holder: 'users' });
    const adminSessionKeys = new SessionKeys(this, 'AdminSessionKeys', {
      stage,
      codeOf,
      holder: 'administrators',
    });
    const pushKeys = new PushKeys(this, 'PushKeys', { stage, codeOf });
    const mail = new Mail(this, 'Mail', stage);
    const api = new Api(this, 'Api', stage);
    const proof = new OriginProof(this, 'OriginProof', { stage, codeOf });
    const site = new Site(this, 'Site', { stage, apiHost: api.host, proof, folder: siteFolder });
    const functions = new Functions(this, 'Functions', {
      codeOf,
      stage,
      table,
      sessionKeys,
      adminSessionKeys,
      mail,
      pushKeys,
      modelKey: secretNamed('model-key'),
      feedKey: secretNamed('feed-key'),
      paymentsKey: secretNamed('payments-key'),
      paymentsSigningSecret: secretNamed('payments-signing-secret'),
      siteOrigin: site.origin,
      originDigests: proof.digests,
    }).all;
    api.serve(functions);
    const deadLetters = new DeadLetters(this, 'DeadLetters');
    new Schedules(this, 'Schedules', { functions, deadLetters });
    const { configurationSet } = mail;
    new MailFeedback(this, 'MailFeedback', { configurationSet, functions, deadLetters });
    const numbers = new Numbers(stage);
    const watched = {
      stage,
      numbers,
      api,
      functions,
      table,
      configurationSet,
      deadLetters: deadLetters.queue,
    };
    new BusinessDashboard(this, 'Business', { stage, numbers });
    new ServiceDashboard(this, 'Service', watched);
    const watches = [...functionWatches(functions, stage), ...serviceWatches(watched)];
    const { topic } = new Alarms(this, 'Alarms', { stage, watches });

    new CfnOutput(this, outputs.siteOrigin, { value: site.origin });
    new CfnOutput(this, outputs.alarmTopic, { value: topic.topicArn });
    new CfnOutput(this, outputs.table, { value: table.liveName });
    new CfnOutput(this, outputs.sessionKeysSecret, { value: sessionKeys.secret.secretName });
    new CfnOutput(this, outputs.adminSessionKeysSecret, { value: adminSessionKeys.secret.secretName });
  }
}
