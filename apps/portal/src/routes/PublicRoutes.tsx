import {
  EmailVerification,
  ForgotPassword,
  ResetPassword,
  SetPassword,
  TechnicianAccount,
  Unsubscribe,
} from '@gladhand/admin-widgets';
import { WidgetHost } from '@gladhand/domain/react';
import { lazyPart } from '@gladhand/ui';
import { Suspense } from 'react';
import { BrowserRouter, Route, Routes, useSearchParams } from 'react-router';
import { paths } from '../paths';
import { useSession } from '../session/SessionContext';
import { Splash } from '../shell/Splash';
import { usePageViews } from '../shell/usePageViews';
import { accountLinks } from './accountLinks';

// the map loads for those who came to see one
const SharedLocationRoute = lazyPart(() =>
  import('./SharedLocationRoute').then((module) => module.SharedLocationRoute),
);

/**
 * The account pages that links and mails lead to, and what was shared by a link. The way back to sign-in is a page load:
 * there the session decides.
 */
export function PublicRoutes() {
  const session = useSession();
  return (
    <WidgetHost api={session.api} now={session.now}>
      <BrowserRouter>
        <AccountPages />
      </BrowserRouter>
    </WidgetHost>
  );
}

function AccountPages() {
  const [params] = useSearchParams();
  const screen = { links: accountLinks, onDone: toSignIn };
  const linked = { ...screen, token: params.get('token') ?? '' };
  usePageViews();
  return (
    <Routes>
      <Route path={paths.forgotPassword} element={<ForgotPassword {...screen} />} />
      <Route path={paths.resetPassword} element={<ResetPassword {...linked} />} />
      <Route path={paths.setPassword} element={<SetPassword {...linked} />} />
      <Route path={paths.emailVerification} element={<EmailVerification {...linked} />} />
      <Route path={paths.createTechnicianAccount} element={<TechnicianAccount {...screen} />} />
      <Route path={paths.unsubscribe} element={<Unsubscribe {...linked} />} />
      <Route
        path={paths.sharedLocation}
        element={
          <Suspense fallback={<Splash page />}>
            <SharedLocationRoute />
          </Suspense>
        }
      />
    </Routes>
  );
}

function toSignIn() {
  window.location.assign(paths.signIn);
}
