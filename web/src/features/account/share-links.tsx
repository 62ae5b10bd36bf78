/** Ways to share a referral link. Plain links, so no network is contacted before a click. */
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { IconMail, IconShare } from '../../components/icons.tsx';
import { IconX } from '../../components/social-icons.tsx';
import { toast } from '../../components/toasts.ts';

const subject = 'Try GamePlan';
const words = 'I use GamePlan for picks: real games, real prices, and a record graded by final scores.';

const query = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

const look = defineRecipe({
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

const ShareLink = chakra('a', look);
const ShareButton = chakra('button', look, { defaultProps: { type: 'button' } });

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const;

export function ShareLinks({ link }: { link: string }) {
  return (
    <chakra.div display="grid" gap="3">
      <chakra.h3 textStyle="label" color="muted">
        Share your link
      </chakra.h3>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <ShareByDevice link={link} />
        <ShareLink href={`mailto:?${query({ subject, body: `${words}\n\n${link}` })}`}>
          <IconMail />
          Email
        </ShareLink>
        <ShareLink href={`https://x.com/intent/post?${query({ text: words, url: link })}`} {...elsewhere}>
          <IconX />X
        </ShareLink>
        <ShareLink href={`https://wa.me/?${query({ text: `${words} ${link}` })}`} {...elsewhere}>
          WhatsApp
        </ShareLink>
        <ShareLink href={`https://www.facebook.com/sharer/sharer.php?${query({ u: link })}`} {...elsewhere}>
          Facebook
        </ShareLink>
      </chakra.div>
    </chakra.div>
  );
}

/** The sheet of the phone, where there is one. */
function ShareByDevice({ link }: { link: string }) {
  if (!('share' in navigator)) return null;
  const share = async () => {
    try {
      await navigator.share({ title: subject, text: words, url: link });
    } catch (error) {
      // Closed without a choice: nothing was asked of us.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: 'Not shared', description: 'Please copy the link instead.', tone: 'error' });
    }
  };
  return (
    <ShareButton onClick={share}>
      <IconShare />
      Share…
    </ShareButton>
  );
}
