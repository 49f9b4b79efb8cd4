import { lazyPart } from '@gladhand/ui';
import { Suspense } from 'react';
import { isPublicPath, publicPaths } from '../screens/publicPaths';
import { useSessionState } from '../session/SessionContext';
import { Splash } from '../shell/Splash';

// Each part loads only the code that it needs: the sign-in page has no router, the portal no sign-in form.
const SignInPage = lazyPart(() => import('./SignInPage').then((module) => module.SignInPage));
const PublicRoutes = lazyPart(() => import('./PublicRoutes').then((module) => module.PublicRoutes));
const SignedInRoutes = lazyPart(() => import('./SignedInRoutes').then((module) => module.SignedInRoutes));

/** The sign-in page, a public page or the portal, depending on session and address. */
export function Routing() {
  const session = useSessionState();
  if (session.kind === 'starting') return <Splash />;
  if (session.kind === 'unreachable') return <Splash unreachable />;
  const { pathname } = window.location;
  const isAccountPage = isPublicPath(pathname) && pathname !== publicPaths.signIn;
  const isInside = session.kind === 'signedIn' || (session.kind === 'signedOut' && session.keepsPage);
  return (
    <Suspense fallback={<Splash />}>
      {isAccountPage ? <PublicRoutes /> : isInside ? <SignedInRoutes /> : <SignInPage />}
    </Suspense>
  );
}
