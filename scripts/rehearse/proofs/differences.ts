/** The emulator still differs from AWS in every way that is listed, so that nothing is worked around in vain. */
import { staleDifferences } from '../../ops/difference.ts';
import { outsideTemplate } from '../outside-template.ts';
import { withProbeStack } from '../probe-stack.ts';
import { ensure, type Proof } from './proof.ts';

export const differencesExist: Proof = {
  name: 'the emulator differs from AWS as listed',
  run: (rehearsal) =>
    withProbeStack(rehearsal.aws, async (probe) => {
      const stale = await staleDifferences(outsideTemplate, { ...rehearsal, probe });
      ensure(stale.length === 0, stale.join(' '));
      return `in ${outsideTemplate.length} ways outside the template`;
    }),
};
