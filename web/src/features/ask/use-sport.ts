/** The sport to ask about: what was chosen here, else the one the person prefers, else the first. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQuery } from '../../api/account.ts';
import { useUser } from '../../session/provider.tsx';
import { type AskSport, askSports } from './suggestions.ts';

export function useSport() {
  const [chosen, choose] = useState<AskSport | null>(null);
  const { data: profile } = useQuery(profileQuery(useUser().id));
  const preferred = askSports.find((sport) => sport === profile?.preferredSport);
  return [chosen ?? preferred ?? askSports[0], choose] as const;
}
