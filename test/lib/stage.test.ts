/** Settings of a stage apply to that stage only. */
import { App } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { stageOf } from '../../lib/stage.ts';
import { inOwnFolder } from './synthesized.ts';

const shared = {
  mailDomain: 'a.org',
  modelName: 'm',
  feedBaseUrl: 'https://feed.example',
  runbookUrl: 'x',
};
const stageWith = (context: object) =>
  inOwnFolder((outdir) => stageOf(new App({ outdir, context: { ...shared, ...context } }).node));

test("a stage's own settings override those for all stages", () => {
  const stages = { prod: { mailDomain: 'p.org', alarmEmail: 'ops@p.org' } };
  const of = (stage: string) => stageWith({ stages, stage });
  expect(of('prod')).toMatchObject({ mailDomain: 'p.org', alarmEmail: 'ops@p.org', model: { name: 'm' } });
  expect(of('dev')).toMatchObject({ mailDomain: 'a.org', alarmEmail: undefined });
});

/** AWS would refuse each of these minutes into a deployment, or an alarm would never end. */
test.each([
  [{ mailDomain: 'hello@a.org' }, 'mailDomain must be a domain such as'],
  [{ mailDomain: 'localhost' }, 'mailDomain must be a domain such as'],
  [{ siteDomain: 'https://play.a.org' }, 'siteDomain must be a domain such as'],
  [{ siteDomain: 'play.a.org/' }, 'siteDomain must be a domain such as'],
  [{ originVersion: 0 }, 'originVersion must be a whole number of 1 or more'],
  [{ originVersion: '1.5' }, 'originVersion must be a whole number of 1 or more'],
  [{ sessionKeyVersion: 0 }, 'sessionKeyVersion must be a whole number of 1 or more'],
  [{ modelMostDollarsAnHour: '0' }, 'modelMostDollarsAnHour must be more than 0'],
])('%j is refused before anything is deployed', (context, problem) => {
  expect(() => stageWith(context)).toThrow(`Context ${problem}`);
});

test('a domain may have any number of parts', () => {
  const certificateArn = 'arn:aws:acm:us-east-1:000000000000:certificate/0a1b';
  const siteDomain = 'game-plan.dev.xn--gmeplan-5wa.co.uk';
  expect(stageWith({ siteDomain, certificateArn }).site).toEqual({ domain: siteDomain, certificateArn });
});
