/** Redirects to a page of the payment provider, which leads back. */
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkout, portal } from '../../api/billing.ts';
import { sentenceOf } from '../../api/errors.ts';
import { toast } from '../../components/toasts.ts';
import { paths } from '../../paths.ts';

const here = (path: string) => window.location.origin + path;

/** @param ask gets the address to go to, @param onError says what went wrong */
function useExternalRedirect<Choice>(
  ask: (choice: Choice) => Promise<{ url: string }>,
  onError: (error: Error) => void,
) {
  const { mutate, isPending, isSuccess, variables, reset } = useMutation({
    mutationFn: ask,
    onSuccess: ({ url }) => window.location.assign(url),
    onError,
  });

  // Come back to by the browser's button, a page may stand as it was left: then it can be left again.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);

  const isLeaving = isPending || isSuccess;
  return { leave: mutate, isLeaving, choice: isLeaving ? variables : undefined };
}

/** To the checkout of a plan; `choice` is the plan that was chosen. */
export function useCheckout() {
  return useExternalRedirect(
    (planName: string) =>
      checkout({
        planName,
        successUrl: `${here(paths.account.success)}?session_id={CHECKOUT_SESSION_ID}`,
        cancelUrl: here(paths.account.cancel),
      }),
    (error) =>
      toast({
        title: 'Checkout Error',
        description: sentenceOf(error, 'Failed to start checkout process. Please try again.'),
        tone: 'error',
      }),
  );
}

/** To the portal, where cards, invoices and plans are changed; `choice` is what it was opened for. */
export function usePortal() {
  return useExternalRedirect(
    (_reason: string) => portal(here(paths.account.subscription)),
    (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to open billing portal. Please try again.'),
        tone: 'error',
      }),
  );
}
