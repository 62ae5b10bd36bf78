/** The registration form. Validates by the contract's rules, the password confirmation and the agreement. */

import { chakra } from '@chakra-ui/react/styled-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { agreement } from '../../../../../lambdas/contracts/accounts/auth.ts';
import { email, newPassword, personName } from '../../../../../lambdas/contracts/accounts/credentials.ts';
import { ageRule } from '../../../../../lambdas/domain/accounts/age-rule.ts';
import { mainLines } from '../../../../../lambdas/domain/accounts/helplines.ts';
import { register as registerPerson } from '../../../api/auth.ts';
import { errorMessage } from '../../../api/client/errors.ts';
import { Button } from '../../../components/ui/controls/button.tsx';
import { Checkbox, PasswordField, TextField } from '../../../components/ui/controls/field.tsx';
import { TextButton } from '../../../components/ui/controls/text-link.tsx';
import { ErrorBoundary } from '../../../components/ui/frame/error-boundary.tsx';
import { Notice } from '../../../components/ui/frame/notice.tsx';
import { toast } from '../../../components/ui/frame/toasts.ts';

const LegalDialog = lazy(() => import('./legal-dialog.tsx'));

export interface Registered {
  readonly email: string;
  readonly rememberMe: boolean;
}

const schema = z
  .object({
    name: personName,
    email,
    password: newPassword,
    confirmPassword: z.string(),
    rememberMe: z.boolean(),
    agreeToTerms: z.boolean().check(z.refine((agreed) => agreed, { error: agreement })),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: 'Passwords do not match',
      path: ['confirmPassword'],
      // Runs even if the password rules fail, so that both errors show at once.
      when: () => true,
    }),
  );

/** The referral code is the one that the form showed when it was submitted. */
type Submitted = z.infer<typeof schema> & { referralCode: string | null };

const unknownCode = 'This referral code is not valid';

interface Props {
  referralCode: string | null;
  /** Called if the referral code is not valid, to remove it. */
  onUnknownCode(): void;
  onRegistered(person: Registered): void;
}

export function RegisterForm({ referralCode, onUnknownCode, onRegistered }: Props) {
  const [document, setDocument] = useState<'terms' | 'privacy' | null>(null);
  const [isCodeUnknown, setCodeUnknown] = useState(false);
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: standardSchemaResolver(schema),
    mode: 'onBlur',
    defaultValues: {
      name: '',
      email: '',
      password: '',
      confirmPassword: '',
      rememberMe: false,
      agreeToTerms: false,
    },
  });
  const { errors } = formState;

  const { mutate, isPending } = useMutation({
    mutationFn: ({ name, email, password, agreeToTerms, referralCode }: Submitted) =>
      registerPerson({ name, email, password, agreeToTerms, ...(referralCode && { referralCode }) }),
    onSuccess: (response, { email, rememberMe }) => {
      toast({
        title: 'Registered Successfully',
        description: response?.message ?? 'Please check your email to verify your account.',
        tone: 'success',
      });
      onRegistered({ email, rememberMe });
    },
    onError: (error) => {
      const sentence = errorMessage(error, 'Failed to register. Please try again.');
      if (sentence === unknownCode) {
        setCodeUnknown(true);
        onUnknownCode();
      } else if (sentence.includes('email already exists')) {
        setError('email', { message: 'This email is already registered' });
        setFocus('email');
      } else if (/password/i.test(sentence)) {
        setError('password', { message: sentence });
        setFocus('password');
      } else {
        toast({ title: 'Error', description: sentence, tone: 'error' });
      }
    },
  });

  return (
    <>
      <chakra.form
        noValidate
        display="grid"
        gap="3"
        onSubmit={handleSubmit((values) => mutate({ ...values, referralCode }))}
      >
        {referralCode && (
          <chakra.p textStyle="small" color="muted">
            Registering with a friend’s code
          </chakra.p>
        )}
        <TextField
          label="Name"
          autoComplete="name"
          lines={[1, 1]}
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          lines={[1, 1]}
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          lines={[3, 2]}
          hint="At least 8 characters, with uppercase, lowercase, and numbers."
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label="Confirm Password"
          lines={[1, 1]}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...register('confirmPassword', { deps: ['password'] })}
        />
        <chakra.div display="grid" gap="4">
          <Checkbox {...register('rememberMe')}>Remember me</Checkbox>
          <Checkbox lines={[2, 1]} error={errors.agreeToTerms?.message} {...register('agreeToTerms')}>
            I agree to the <TextButton onClick={() => setDocument('terms')}>Terms and Conditions</TextButton>{' '}
            and the <TextButton onClick={() => setDocument('privacy')}>Privacy Policy</TextButton>
          </Checkbox>
        </chakra.div>
        {isCodeUnknown && (
          <Notice tone="error" title={unknownCode}>
            We removed it. Register without it, or ask your friend for the link again.
          </Notice>
        )}
        <Button type="submit" size="lg" busy={isPending}>
          {isPending ? 'Registering...' : 'Register'}
        </Button>
        <chakra.p textStyle="small" color="muted">
          {ageRule}. Problem gambling? Call{' '}
          <chakra.span whiteSpace="nowrap">{mainLines.usa.number}</chakra.span> or {mainLines.canada.name},{' '}
          <chakra.span whiteSpace="nowrap">{mainLines.canada.number}</chakra.span>.
        </chakra.p>
      </chakra.form>
      {document && (
        <ErrorBoundary within what="dialog">
          <Suspense>
            <LegalDialog document={document} onClose={() => setDocument(null)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
