/** Prices in the signed-in person's format; American until the profile is loaded. */
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../api/account.ts';
import { useUser } from '../session/provider.tsx';
import { odds, withOdds } from './figures.ts';

/** @returns `odds` of a price, and `withOdds` of a sentence that has prices in it */
export function useOdds() {
  // A failure is silent: American is what the prices are kept in.
  const format = useQuery(profileQuery(useUser().id)).data?.oddsFormat ?? 'american';
  return {
    odds: (american: number | string | null) => odds(american, format),
    withOdds: (text: string) => withOdds(text, format),
  };
}
