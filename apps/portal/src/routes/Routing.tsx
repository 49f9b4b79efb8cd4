import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { isPublicPath } from '../paths';
import { useSessionState } from '../session/SessionContext';
import { Splash } from '../shell/Splash';
import { PublicRoutes } from './PublicRoutes';

const SignedInRoutes = lazy(() => import('./SignedInRoutes').then((module) => ({ default: module.SignedInRoutes })));

/** Public pages and sign-in, or the portal: whatever the session allows. */
export function Routing() {
  const session = useSessionState();
  const { pathname } = useLocation();
  if (session.kind === 'starting') return <Splash />;
  if (session.kind === 'unreachable') return <Splash unreachable />;
  if (session.kind === 'signedOut' || (isPublicPath(pathname) && pathname !== '/')) return <PublicRoutes />;
  return (
    <Suspense fallback={<Splash />}>
      <SignedInRoutes />
    </Suspense>
  );
}
