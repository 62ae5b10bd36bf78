/** `npm run synth [-- prod]`: synthesizes the CloudFormation template of a stage, and summarizes it. */
import { measureStack } from './bench/stack.ts';
import { defineCommand, main } from './ops/command.ts';
import { checkedStage } from './ops/stage.ts';

await main(
  defineCommand({
    help: `Usage: npm run synth [-- dev | prod]

Synthesizes the CloudFormation template of a stage (default dev) and summarizes it. Needs no account and no network.`,
    options: {},
    wordsMax: 1,
    async run(_options, { say }, [stage = 'dev']) {
      const { template, resources, byType, kilobytes, seconds } = measureStack(checkedStage(stage));
      for (const [type, count] of Object.entries(byType)) say(`${String(count).padStart(4)} ${type}`);
      say(
        `${template}: ${resources} resources of at most 500, ` +
          `${Math.round(kilobytes)} kB of at most 1,000, synthesized in ${seconds.toFixed(1)} s`,
      );
      return true;
    },
  }),
);
