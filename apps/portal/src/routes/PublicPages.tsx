import {
  EmailVerification,
  ForgotPassword,
  ResetPassword,
  SetPassword,
  TechnicianAccount,
  Unsubscribe,
} from '@gladhand/admin-widgets';
import { lazyPart } from '@gladhand/ui';
import { useSearchParams } from 'react-router';
import { LazyLanguageSelect } from '../languages/LazyLanguageSelect';
import { publicPaths } from '../screens/publicPaths';
import { accountLinks } from './accountLinks';

const screen = { links: accountLinks, onDone: toSignIn, footer: <LazyLanguageSelect /> };

/** The props of a page behind an emailed link. */
function useLinkedScreen() {
  const [params] = useSearchParams();
  return { ...screen, token: params.get('token') ?? '' };
}

export const ForgotPasswordPage = () => <ForgotPassword {...screen} />;
export const ResetPasswordPage = () => <ResetPassword {...useLinkedScreen()} />;
export const SetPasswordPage = () => <SetPassword {...useLinkedScreen()} />;
export const EmailVerificationPage = () => <EmailVerification {...useLinkedScreen()} />;
export const TechnicianAccountPage = () => <TechnicianAccount {...screen} />;
export const UnsubscribePage = () => <Unsubscribe {...useLinkedScreen()} />;

/** Loads the map only for shared locations. The sign-in page would otherwise list the files of the map. */
const SharedLocation = lazyPart(() => import('./SharedLocationRoute').then((module) => module.SharedLocationRoute));

// A lazy component cannot resolve to another lazy component, so a function is between them.
export const SharedLocationPage = () => <SharedLocation />;

/** Loads the page again, because the session decides what the sign-in address shows. */
function toSignIn() {
  window.location.assign(publicPaths.signIn);
}
