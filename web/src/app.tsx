/** The app: its look, its data, its session, and the page that the address names. */
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { BrowserRouter, useLocation, useNavigationType } from 'react-router-dom';
import { makeQueryClient } from './api/queries.ts';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { Opening } from './components/opening.tsx';
import { Toaster } from './components/toaster.tsx';
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

/** A page that failed is tried anew at another address. */
function Page() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary place={pathname}>
      <Suspense fallback={<Opening />}>
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>
  );
}

/** A new page starts at its top; one that is come back to stays where the browser puts it. */
function ScrollToTop() {
  const { pathname } = useLocation();
  const how = useNavigationType();
  useEffect(() => {
    if (how !== 'POP') window.scrollTo(0, 0);
  }, [pathname, how]);
  return null;
}
