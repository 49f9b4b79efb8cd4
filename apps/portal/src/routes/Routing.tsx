import { lazyPart } from '@gladhand/ui';
import { Suspense } from 'react';
import { isPublicPath, paths } from '../paths';
import { useSessionState } from '../session/SessionContext';
import { Splash } from '../shell/Splash';

// Three ways in, each with just the code it needs: the sign-in page has no router, the portal no sign-in form.
const SignInPage = lazyPart(() => import('./SignInPage').then((module) => module.SignInPage));
const PublicRoutes = lazyPart(() => import('./PublicRoutes').then((module) => module.PublicRoutes));
const SignedInRoutes = lazyPart(() => import('./SignedInRoutes').then((module) => module.SignedInRoutes));

/** Sign-in, a public page or the portal: whatever session and address say. */
export function Routing() {
  const session = useSessionState();
  if (session.kind === 'starting') return <Splash />;
  if (session.kind === 'unreachable') return <Splash unreachable />;
  const { pathname } = window.location;
  const isAccountPage = isPublicPath(pathname) && pathname !== paths.signIn;
  const isInside = session.kind === 'signedIn' || (session.kind === 'signedOut' && session.keepsPage);
  return (
    <Suspense fallback={<Splash />}>
      {isAccountPage ? <PublicRoutes /> : isInside ? <SignedInRoutes /> : <SignInPage />}
    </Suspense>
  );
}
