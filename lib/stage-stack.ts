/** Shared by all stacks of a stage: tags, and the stage's own CDK bootstrap. */
import { DefaultStackSynthesizer, type IStackSynthesizer, type Stack, Tags } from 'aws-cdk-lib';
import { qualifierOf, type StageName } from './names.ts';

/** Deploys only with the roles of that stage; see toolkit.ts. */
export const synthesizerOf = (stage: StageName) =>
  // The CDK's own types do not agree under exactOptionalPropertyTypes.
  new DefaultStackSynthesizer({ qualifier: qualifierOf(stage) }) as IStackSynthesizer;

export function tagStack(stack: Stack, stage: StageName): void {
  Tags.of(stack).add('product', 'gameplan');
  Tags.of(stack).add('stage', stage);
}
