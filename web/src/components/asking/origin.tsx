/** The origin of a play: a day's slate, or the user's own question. */
import { chakra } from '@chakra-ui/react/styled-system';
import { slateWords } from './origin-words.ts';

/** @param id of the prediction; @param prompt the question; not shown for the slate, whose questions are generated */
export function Origin({ id, prompt }: { id: string; prompt: string }) {
  const slate = slateWords(id);
  if (!slate) return prompt === '' ? null : <Question prompt={prompt} />;
  return (
    <chakra.p textStyle="small" color="muted">
      {slate}
    </chakra.p>
  );
}

/** Characters that are always shown. */
const shownLength = 240;

/** The question as written; a long one is truncated and expands on click. */
function Question({ prompt }: { prompt: string }) {
  const [start, rest] = split(prompt);
  return (
    <chakra.blockquote
      borderLeftWidth="2px"
      borderColor="edge"
      paddingLeft="3"
      color="muted"
      fontSize="0.9375rem"
      whiteSpace="pre-line"
      overflowWrap="anywhere"
    >
      <chakra.span textStyle="label" fontSize="0.8125rem" display="block">
        You asked
      </chakra.span>
      {rest === '' ? (
        start
      ) : (
        <chakra.details>
          <chakra.summary cursor="pointer" borderRadius="sm" listStyle="none">
            {start}
            <chakra.span color="fg" fontWeight="medium" css={{ '[open] > summary > &': { display: 'none' } }}>
              … Show all
            </chakra.span>
          </chakra.summary>
          <span>{rest}</span>
        </chakra.details>
      )}
    </chakra.blockquote>
  );
}

/** Splits a long question, between two words if possible. */
function split(prompt: string): readonly [start: string, rest: string] {
  if (prompt.length <= shownLength) return [prompt, ''];
  const gap = prompt.lastIndexOf(' ', shownLength);
  const end = gap > 0 ? gap : shownLength;
  return [prompt.slice(0, end), prompt.slice(end).trimStart()];
}
