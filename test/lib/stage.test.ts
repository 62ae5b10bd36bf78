/** What is set for one stage counts for it alone. */
import { App } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { stageOf } from '../../lib/stage.ts';

test("a stage's own settings count before those for all", () => {
  const shared = {
    mailDomain: 'a.org',
    modelName: 'm',
    feedBaseUrl: 'https://feed.example',
    runbookUrl: 'x',
  };
  const stages = { prod: { mailDomain: 'p.org', alarmEmail: 'ops@p.org' } };
  const of = (stage: string) => stageOf(new App({ context: { ...shared, stages, stage } }).node);
  expect(of('prod')).toMatchObject({ mailDomain: 'p.org', alarmEmail: 'ops@p.org', model: { name: 'm' } });
  expect(of('dev')).toMatchObject({ mailDomain: 'a.org', alarmEmail: undefined });
});
