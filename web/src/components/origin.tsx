/** Shows the origin of a play: a day's slate, or a question of one's own. */
import { chakra } from '@chakra-ui/react/styled-system';
import { Asked } from './asked.tsx';
import { slateWords } from './origin-words.ts';

/** @param id of the prediction; @param prompt what was asked; of the slate's, what we asked ourselves */
export function Origin({ id, prompt }: { id: string; prompt: string }) {
  const slate = slateWords(id);
  if (!slate) return prompt === '' ? null : <Asked prompt={prompt} />;
  return (
    <chakra.p textStyle="small" color="muted">
      {slate}
    </chakra.p>
  );
}
