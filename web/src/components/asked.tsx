/** A question as it was written; a long one is cut off and expands on click. */
import { chakra } from '@chakra-ui/react/styled-system';

/** Characters that are always shown. */
const shown = 240;

export function Asked({ prompt }: { prompt: string }) {
  const [start, rest] = parted(prompt);
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

/** Parted between two words, where there are two. */
function parted(prompt: string): readonly [start: string, rest: string] {
  if (prompt.length <= shown) return [prompt, ''];
  const gap = prompt.lastIndexOf(' ', shown);
  const end = gap > 0 ? gap : shown;
  return [prompt.slice(0, end), prompt.slice(end).trimStart()];
}
