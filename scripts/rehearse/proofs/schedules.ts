/** Each schedule runs its function, with the rights and settings that the function was deployed with. */
import { CreateScheduleCommand, GetScheduleCommand } from '@aws-sdk/client-scheduler';
import { routeNames, routeOf } from '../../../lambdas/contracts/routes.ts';
import { eventually } from './eventually.ts';
import { isOwn, linesOf } from './logs.ts';
import { ensure, type Proof, type Rehearsal } from './proof.ts';
import { functionNames, resourcesOf } from './stack.ts';

export const schedulesRun: Proof = {
  name: 'each schedule runs its function',
  async run(rehearsal) {
    const { aws } = rehearsal;
    const names = routeNames.filter((name) => routeOf(name).access === 'schedule');
    const schedules = await resourcesOf(aws, 'AWS::Scheduler::Schedule');
    ensure(schedules.length === names.length, `${schedules.length} schedules for ${names.length} functions`);
    const targets: string[] = [];
    for (const { id } of schedules) targets.push(await runNow(rehearsal, id));
    const functions = await functionNames(aws, names);
    for (const [name, id] of Object.entries(functions)) {
      ensure(
        targets.some((arn) => arn.endsWith(`:${id}`)),
        `no schedule has ${name} as its target`,
      );
      const lines = await eventually(`${name} to run`, async () => {
        const written = await linesOf(aws, id);
        return written.some((line) => line.startsWith('REPORT ')) && written;
      });
      const failed = lines.find((line) => isOwn(line) && JSON.parse(line).level === 'ERROR');
      ensure(!failed, `${name} failed: ${failed?.slice(0, 300)}`);
    }
    return `${names.length}, each fired once ahead of its time`;
  },
};

/** Fires a schedule's own target once, now. @returns the ARN of the target */
async function runNow({ aws }: Rehearsal, Name: string): Promise<string> {
  const { Target, FlexibleTimeWindow } = await aws.scheduler.send(new GetScheduleCommand({ Name }));
  ensure(Target?.Arn, `the schedule ${Name} has no target`);
  const once = `${Name}-once`.slice(-64);
  const at = new Date().toISOString().slice(0, 19);
  await aws.scheduler.send(
    new CreateScheduleCommand({ Name: once, ScheduleExpression: `at(${at})`, Target, FlexibleTimeWindow }),
  );
  return Target.Arn;
}
