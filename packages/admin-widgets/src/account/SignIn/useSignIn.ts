import {
  type AcceptTermsInput,
  ApiError,
  ApiErrorCode,
  type Credentials,
  type PortalApi,
  type SignInAnswer,
  type TermsRequired,
} from '@gladhand/domain';
import { passwordExpiry } from '@gladhand/domain/account';
import { useApiMutation } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { useRef, useState } from 'react';
import { SIGN_IN_MESSAGES } from './messages';

/** The step of a sign-in. */
export type SignInStep =
  | { kind: 'credentials'; termsCancelled: boolean }
  | { kind: 'terms'; credentials: Credentials; terms: TermsRequired }
  /** The password expires soon and can be changed now. */
  | { kind: 'expiring'; credentials: Credentials; answer: SignInAnswer; daysLeft: number }
  /** `answer` is set if the user may continue without changing the password. */
  | { kind: 'change'; credentials: Credentials; message: string; answer: SignInAnswer | undefined };

interface SignInOptions {
  /** Uses the old path first. @default false */
  legacyPath?: boolean | undefined;
  onSignedIn: (answer: SignInAnswer) => void;
}

interface Attempt {
  credentials: Credentials;
  terms?: AcceptTermsInput;
  newPassword?: string;
}

const START: SignInStep = { kind: 'credentials', termsCancelled: false };

/** The steps of a sign-in. Credentials are kept only while a step needs them. */
export function useSignIn({ legacyPath = false, onSignedIn }: SignInOptions) {
  const messages = useMessages(SIGN_IN_MESSAGES);

  const [step, setStep] = useState<SignInStep>(START);
  // The variables of a mutation stay in its cache for minutes, so the password is kept here.
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
    else show({ kind: 'change', credentials, message: messages.expired, answer: undefined });
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

/** If terms are required after a password change, the new password is already valid. */
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
