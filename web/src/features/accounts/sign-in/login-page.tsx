/** /login: signing in and registering. */

import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { Tabs } from '../../../components/ui/controls/tabs.tsx';
import { VisuallyHidden } from '../../../components/ui/display/visually-hidden.tsx';
import { PageTitle, useArrival } from '../../../components/ui/frame/page-heading.tsx';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/provider.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { LoginForm } from './login-form.tsx';
import { type Registered, RegisterForm } from './register-form.tsx';

const tabs = [
  { value: 'login', label: 'Login' },
  { value: 'register', label: 'Register' },
] as const;
type Tab = (typeof tabs)[number]['value'];

export function LoginPage() {
  const { user } = useSession();
  const { state } = useLocation();
  const [params, setParams] = useSearchParams();
  const [registered, setRegistered] = useState<Registered | null>(null);
  const heading = useArrival<HTMLHeadingElement>();
  const tab = params.get('tab') === 'register' ? 'register' : 'login';
  const title = tab === 'login' ? 'Login' : 'Register';
  /** From a referral link. Stays in the URL until it is used or turns out to be invalid. */
  const referralCode = params.get('ref');

  if (user) {
    const from = returnPath(state);
    return from ? (
      <Navigate to={from} replace />
    ) : (
      <Navigate to={paths.account.dashboard} state={{ hasSignedIn: true }} replace />
    );
  }

  const show = (next: Tab, code: string | null) =>
    setParams(
      { ...(next === 'register' && { tab: next }), ...(code && { ref: code }) },
      { replace: true, state },
    );

  return (
    <AuthLayout>
      <PageTitle>{title}</PageTitle>
      <VisuallyHidden as="h1" ref={heading} tabIndex={-1}>
        {title}
      </VisuallyHidden>
      <Tabs label="Login or register" tabs={tabs} value={tab} onChange={(next) => show(next, referralCode)}>
        <chakra.div padding={{ base: '5', md: '8' }}>
          {tab === 'login' ? (
            <LoginForm registered={registered} verified={verifiedEmail(state)} />
          ) : (
            <RegisterForm
              referralCode={referralCode}
              onUnknownCode={() => show('register', null)}
              onRegistered={(person) => {
                setRegistered(person);
                show('login', null);
                // The button was at the end of a longer form.
                window.scrollTo(0, 0);
              }}
            />
          )}
        </chakra.div>
      </Tabs>
    </AuthLayout>
  );
}

/** @returns the page that redirected here, if it is a page of the account area */
function returnPath(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith(`${paths.account.root}/`) ? from : undefined;
}

/** @returns the email address that a link just verified */
function verifiedEmail(state: unknown): string | undefined {
  const email =
    typeof state === 'object' && state !== null && 'verified' in state ? state.verified : undefined;
  return typeof email === 'string' ? email : undefined;
}
