/** The selected sport: the last choice, else the preferred one, else the first. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQuery } from '../../api/account.ts';
import { useUser } from '../../session/provider.tsx';
import { keys, read, write } from '../../session/storage.ts';
import { type AskSport, askSports } from './suggestions.ts';

/** @param first chosen at the start */
export function useSport(first?: AskSport) {
  const { id } = useUser();
  const { data: profile } = useQuery(profileQuery(id));
  const preferred = askSports.find((sport) => sport === profile?.preferredSport);
  // A choice counts for one person, and until they prefer another sport.
  const owner = `${id} ${preferred ?? ''}`;
  const [chosen, setChosen] = useState<AskSport | null>(first ?? null);
  const choose = (sport: AskSport) => {
    setChosen(sport);
    if (profile) write(keys.lastSport, `${owner} ${sport}`);
  };
  return [chosen ?? lastOf(owner) ?? preferred ?? askSports[0], choose] as const;
}

function lastOf(owner: string): AskSport | undefined {
  const last = read(keys.lastSport);
  return askSports.find((sport) => last === `${owner} ${sport}`);
}
