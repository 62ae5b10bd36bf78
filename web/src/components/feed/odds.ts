/** Prices in the signed-in user's format; American until the profile is loaded. */
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../api/account.ts';
import { useUser } from '../../session/provider.tsx';
import { odds, withOdds } from '../ui/display/figures.ts';

/** @returns `odds` for a price, and `withOdds` for a sentence that contains prices */
export function useOdds() {
  // If the profile cannot be loaded, prices stay American, as they are stored.
  const format = useQuery(profileQuery(useUser().id)).data?.oddsFormat ?? 'american';
  return {
    odds: (american: number | string | null) => odds(american, format),
    withOdds: (text: string) => withOdds(text, format),
  };
}
