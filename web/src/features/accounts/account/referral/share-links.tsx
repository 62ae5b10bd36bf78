/** Ways to share a referral link. Plain links, so no network is contacted before a click. */
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { hasShareSheet, openShareSheet } from '../../../../components/picks/share/share-sheet.ts';
import { IconMail, IconShare } from '../../../../components/ui/display/icons.tsx';
import { IconX } from '../../../../components/ui/display/social-icons.tsx';

const subject = 'Try GamePlan';
const words = 'I use GamePlan for picks: real games, real prices, and a record graded by final scores.';

const query = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

const recipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    paddingX: '4',
    borderWidth: '1px',
    borderColor: 'edge',
    borderRadius: 'full',
    textStyle: 'small',
    fontWeight: 'medium',
    transition: 'background-color 120ms, border-color 120ms',
    cursor: 'pointer',
    _hover: { bg: 'hover', borderColor: 'accentFg' },
  },
});

const ShareLink = chakra('a', recipe);
const ShareButton = chakra('button', recipe, { defaultProps: { type: 'button' } });

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

export function ShareLinks({ link }: { link: string }) {
  return (
    <chakra.div display="grid" gap="3">
      <chakra.h3 textStyle="label" color="muted">
        Share your link
      </chakra.h3>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {hasShareSheet() && (
          <ShareButton onClick={() => void openShareSheet({ title: subject, text: words, url: link })}>
            <IconShare />
            Share…
          </ShareButton>
        )}
        <ShareLink href={`mailto:?${query({ subject, body: `${words}\n\n${link}` })}`}>
          <IconMail />
          Email
        </ShareLink>
        <ShareLink href={`https://x.com/intent/post?${query({ text: words, url: link })}`} {...newTab}>
          <IconX />X
        </ShareLink>
        <ShareLink href={`https://wa.me/?${query({ text: `${words} ${link}` })}`} {...newTab}>
          WhatsApp
        </ShareLink>
        <ShareLink href={`https://www.facebook.com/sharer/sharer.php?${query({ u: link })}`} {...newTab}>
          Facebook
        </ShareLink>
      </chakra.div>
    </chakra.div>
  );
}
