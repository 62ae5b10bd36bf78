/** Redirects to pages of the payment provider, which return to the site. */
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkout, portal } from '../../../api/billing.ts';
import { errorMessage } from '../../../api/client/errors.ts';
import { toast } from '../../../components/ui/frame/toasts.ts';
import { paths } from '../../../paths.ts';

const urlOf = (path: string) => window.location.origin + path;

/** @param request fetches the URL to redirect to */
function useExternalRedirect<Choice>(
  request: (choice: Choice) => Promise<{ url: string }>,
  onError: (error: Error) => void,
) {
  const { mutate, isPending, isSuccess, variables, reset } = useMutation({
    mutationFn: request,
    onSuccess: ({ url }) => window.location.assign(url),
    onError,
  });

  // If Back restores the page from the back/forward cache, the buttons must work again.
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

/** Redirects to the checkout of a plan; `choice` is the chosen plan. */
export function useCheckout() {
  return useExternalRedirect(
    (planName: string) =>
      checkout({
        planName,
        successUrl: `${urlOf(paths.account.success)}?session_id={CHECKOUT_SESSION_ID}`,
        cancelUrl: urlOf(paths.account.cancel),
      }),
    (error) =>
      toast({
        title: 'Checkout Error',
        description: errorMessage(error, 'Failed to start checkout process. Please try again.'),
        tone: 'error',
      }),
  );
}

/** Redirects to the billing portal for cards, invoices and plans; `choice` is the reason. */
export function usePortal() {
  return useExternalRedirect(
    (_reason: string) => portal(urlOf(paths.account.subscription)),
    (error) =>
      toast({
        title: 'Error',
        description: errorMessage(error, 'Failed to open billing portal. Please try again.'),
        tone: 'error',
      }),
  );
}
