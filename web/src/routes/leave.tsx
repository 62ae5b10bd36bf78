/** Leaves the app for a static document, which the browser loads. */
import { useEffect } from 'react';
import { LoadingScreen } from '../components/ui/frame/loading-screen.tsx';

/** The path at which the app was loaded. Reloading it would loop forever if the server answered it with the app. */
const openedAt = window.location.pathname;

export function LeaveForDocument({ to }: { to: string }) {
  if (to === openedAt) throw new Error(`${to} was answered with the app`);
  useEffect(() => window.location.replace(to), [to]);
  return <LoadingScreen />;
}
