import {
  type AcceptTermsInput,
  ApiError,
  ApiErrorCode,
  type Credentials,
  type PortalApi,
  passwordExpiry,
  type SignInAnswer,
  type TermsRequired,
} from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { useRef, useState } from 'react';

/** Where somebody is on the way in. */
export type SignInStep =
  | { kind: 'credentials'; termsCancelled: boolean }
  | { kind: 'terms'; credentials: Credentials; terms: TermsRequired }
  /** The password runs out soon: change it now, or go on. */
  | { kind: 'expiring'; credentials: Credentials; answer: SignInAnswer; daysLeft: number }
  /** `answer` is there when somebody may go on without changing it. */
  | { kind: 'change'; credentials: Credentials; message: string; answer: SignInAnswer | undefined };

interface SignInOptions {
  /** Sign in at the old path at once. @default false */
  legacyPath?: boolean | undefined;
  onSignedIn: (answer: SignInAnswer) => void;
}

interface Attempt {
  credentials: Credentials;
  terms?: AcceptTermsInput;
  newPassword?: string;
}

const START: SignInStep = { kind: 'credentials', termsCancelled: false };

/** The way in, step by step. Credentials are kept only while a step needs them. */
export function useSignIn({ legacyPath = false, onSignedIn }: SignInOptions) {
  const [step, setStep] = useState<SignInStep>(START);
  // not the mutation's variables: its cache would keep the password for minutes
  const attempt = useRef<Attempt>(undefined);
  const enter = useApiMutation<void, SignInAnswer>({ run: (api) => callFor(api, attempt.current, legacyPath) });

  function go(next: Attempt) {
    if (enter.isPending) return;
    attempt.current = next;
    enter.mutate(undefined, {
      onSuccess: (answer) => arrive(answer, known(next), next.newPassword !== undefined),
      onError: (error) => detour(error, known(next)),
    });
  }

  function arrive(answer: SignInAnswer, credentials: Credentials, changed: boolean) {
    const days = answer.passwordExpirationDays;
    const expiry = passwordExpiry(days, changed);
    if (expiry === 'fine' || days === null) finish(answer);
    else if (expiry === 'prompt') show({ kind: 'expiring', credentials, answer, daysLeft: days });
    else show({ kind: 'change', credentials, message: 'Your password has expired.', answer: undefined });
  }

  function detour(error: ApiError, credentials: Credentials) {
    if (error.code === ApiErrorCode.TermsRequired) show({ kind: 'terms', credentials, terms: termsOf(error) });
    if (error.code === ApiErrorCode.PasswordExpired) {
      show({ kind: 'change', credentials, message: error.message, answer: undefined });
    }
  }

  function show(next: SignInStep) {
    attempt.current = undefined;
    enter.reset();
    setStep(next);
  }

  function finish(answer: SignInAnswer) {
    show(START);
    onSignedIn(answer);
  }

  return {
    step,
    working: enter.isPending,
    error: enter.error,
    signIn: (credentials: Credentials) => go({ credentials }),
    acceptTerms: (credentials: Credentials, terms: AcceptTermsInput) => go({ credentials, terms }),
    changePassword: (credentials: Credentials, newPassword: string) => go({ credentials, newPassword }),
    clearError: () => enter.reset(),
    cancelTerms: () => show({ kind: 'credentials', termsCancelled: true }),
    startOver: () => show(START),
    show,
    finish,
  };
}

async function callFor(
  { account }: PortalApi,
  attempt: Attempt | undefined,
  legacyPath: boolean,
): Promise<SignInAnswer> {
  if (!attempt) throw new ApiError({ code: ApiErrorCode.Cancelled, message: 'Cancelled', status: 0 });
  const { credentials, terms, newPassword } = attempt;
  if (terms) return account.acceptTerms(credentials, terms);
  if (newPassword !== undefined) return account.changePassword(credentials, { newPassword });
  try {
    return await account.signIn(credentials, { legacyPath });
  } catch (error) {
    const isMissing = error instanceof ApiError && error.code === ApiErrorCode.NotFound;
    if (!isMissing || legacyPath) throw error;
    return account.signIn(credentials, { legacyPath: true });
  }
}

/** Terms that are asked for after a password change mean that the new password holds already. */
function known({ credentials, newPassword }: Attempt): Credentials {
  return { ...credentials, password: newPassword ?? credentials.password };
}

function termsOf({ details }: ApiError): TermsRequired {
  const url = details.termsOfServiceUrl;
  return {
    termsOfServiceUrl: typeof url === 'string' ? url : '',
    dataAgreementRequired: details.dataAgreementRequired === true,
  };
}
