/** The selected sport: the last choice, otherwise the preferred sport, otherwise the first. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQuery } from '../../../api/account.ts';
import { keys, read, write } from '../../../api/client/storage.ts';
import { useUser } from '../../../session/provider.tsx';
import { type AskSport, askSports } from './suggestions.ts';

/** @param initial selected at the start */
export function useSport(initial?: AskSport) {
  const { id } = useUser();
  const { data: profile } = useQuery(profileQuery(id));
  const preferred = askSports.find((sport) => sport === profile?.preferredSport);
  // A choice is stored for one user, until the preferred sport changes.
  const owner = `${id} ${preferred ?? ''}`;
  const [chosen, setChosen] = useState<AskSport | null>(initial ?? null);
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
