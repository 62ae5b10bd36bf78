/** The response's text: paragraphs and bullet lists. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useOdds } from '../../../../components/feed/odds.ts';
import { type Block, blocksOf } from './answer-words.ts';

export function ResponseText({ response }: { response: string }) {
  return <TextBlocks blocks={blocksOf(response)} />;
}

export function TextBlocks({ blocks }: { blocks: readonly Block[] }) {
  const { withOdds } = useOdds();
  if (blocks.length === 0) return null;
  return (
    <chakra.div display="grid" gap="2.5" fontSize="1.0625rem" maxWidth="text" overflowWrap="anywhere">
      {blocks.map((block, index) =>
        block.kind === 'text' ? (
          <p key={index}>{withOdds(block.text)}</p>
        ) : (
          <chakra.ul key={index} listStyle="disc" paddingLeft="5" display="grid" gap="1" fontSize="1rem">
            {block.items.map((item) => (
              <li key={item}>{withOdds(item)}</li>
            ))}
          </chakra.ul>
        ),
      )}
    </chakra.div>
  );
}
