/** Leaves the app for a static document, which the browser loads. */
import { useEffect } from 'react';
import { Opening } from '../components/opening.tsx';

/** Where the app was opened: were it served for a document, loading it again would never end. */
const openedAt = window.location.pathname;

export function LeaveForDocument({ to }: { to: string }) {
  if (to === openedAt) throw new Error(`${to} was answered with the app`);
  useEffect(() => window.location.replace(to), [to]);
  return <Opening />;
}
