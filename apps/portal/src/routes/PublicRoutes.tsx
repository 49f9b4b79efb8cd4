import { WidgetHost } from '@gladhand/domain/react';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router';
import { isPublicPath, paths } from '../paths';
import { useSession } from '../session/SessionContext';
import { Splash } from '../shell/Splash';
import { usePageViews } from '../shell/usePageViews';
import { localStore } from '../storage/localStore';
import { SignInRoute } from './SignInRoute';
import { useAccountScreen } from './useAccountScreen';

const ForgotPassword = lazy(() => import('./accountWidgets').then((module) => ({ default: module.ForgotPassword })));
const ResetPassword = lazy(() => import('./accountWidgets').then((module) => ({ default: module.ResetPassword })));
const SetPassword = lazy(() => import('./accountWidgets').then((module) => ({ default: module.SetPassword })));
const EmailVerification = lazy(() =>
  import('./accountWidgets').then((module) => ({ default: module.EmailVerification })),
);
const TechnicianAccount = lazy(() =>
  import('./accountWidgets').then((module) => ({ default: module.TechnicianAccount })),
);
const Unsubscribe = lazy(() => import('./accountWidgets').then((module) => ({ default: module.Unsubscribe })));

/** What people see who are not signed in. */
export function PublicRoutes() {
  const session = useSession();
  const screen = useAccountScreen();
  const [params] = useSearchParams();
  const linked = { ...screen, token: params.get('token') ?? '' };
  usePageViews();
  return (
    <WidgetHost api={session.api}>
      <Suspense fallback={<Splash />}>
        <Routes>
          <Route path={paths.signIn} element={<SignInRoute />} />
          <Route path={paths.forgotPassword} element={<ForgotPassword {...screen} />} />
          <Route path={paths.resetPassword} element={<ResetPassword {...linked} />} />
          <Route path={paths.setPassword} element={<SetPassword {...linked} />} />
          <Route path={paths.emailVerification} element={<EmailVerification {...linked} />} />
          <Route path={paths.createTechnicianAccount} element={<TechnicianAccount {...screen} />} />
          <Route path={paths.unsubscribe} element={<Unsubscribe {...linked} />} />
          <Route path="*" element={<ToSignIn />} />
        </Routes>
      </Suspense>
    </WidgetHost>
  );
}

/** A page that needs a session: remember it, and ask who is there. */
function ToSignIn() {
  const { pathname, search } = useLocation();
  // Storage is outside React; the place is remembered before the address changes.
  useEffect(() => {
    if (!isPublicPath(pathname)) localStore.write('redirect', `${pathname}${search}`);
  }, [pathname, search]);
  return <Navigate to={paths.signIn} replace />;
}
