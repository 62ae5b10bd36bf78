/** Redirects after five seconds unless stopped. */
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

const seconds = 5;

export interface Countdown {
  /** Seconds. */
  readonly left: number;
  readonly isStopped: boolean;
  stop(): void;
}

/** @param isReady while false, the redirect waits even after the countdown */
export function useRedirect(to: string, isReady: boolean): Countdown {
  const [left, setLeft] = useState(seconds);
  const [isStopped, setStopped] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (isStopped || left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, isStopped]);

  useEffect(() => {
    if (left === 0 && isReady) navigate(to, { replace: true });
  }, [left, isReady, navigate, to]);

  return { left, isStopped, stop: () => setStopped(true) };
}
