/** The app: theme, queries, session, and the page for the current address. */
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { BrowserRouter, useLocation, useNavigationType } from 'react-router-dom';
import { makeQueryClient } from './api/client/queries.ts';
import { ErrorBoundary } from './components/ui/frame/error-boundary.tsx';
import { LoadingScreen } from './components/ui/frame/loading-screen.tsx';
import { Toaster } from './components/ui/frame/toaster.tsx';
import { AppRoutes } from './routes/routes.tsx';
import { SessionProvider } from './session/provider.tsx';
import { system } from './theme.ts';

const queries = makeQueryClient();

export function App() {
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={queries}>
        <SessionProvider>
          <BrowserRouter>
            <ScrollToTop />
            <Page />
          </BrowserRouter>
          <Toaster />
        </SessionProvider>
      </QueryClientProvider>
    </ChakraProvider>
  );
}

/** The error boundary resets when the address changes. */
function Page() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<LoadingScreen />}>
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Scrolls to the top of a new page. On Back and Forward the browser restores the scroll position. */
function ScrollToTop() {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  useEffect(() => {
    if (navigationType !== 'POP') window.scrollTo(0, 0);
  }, [pathname, navigationType]);
  return null;
}
