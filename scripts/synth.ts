/** `npm run synth [-- prod]`: makes the CloudFormation template of a stage, and says what is in it. */
import { measureStack } from './bench/stack.ts';

const stage = process.argv[2] ?? 'dev';
const { template, resources, byType, kilobytes, seconds } = measureStack(stage);
for (const [type, count] of Object.entries(byType)) console.log(`${String(count).padStart(4)} ${type}`);
console.log(
  `${template}: ${resources} resources of at most 500, ` +
    `${Math.round(kilobytes)} kB of at most 1,000, made in ${seconds.toFixed(1)} s`,
);
