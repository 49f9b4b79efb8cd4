import { SignIn } from '@gladhand/admin-widgets';
import { WidgetHost } from '@gladhand/domain/react';
import { useEffect } from 'react';
import { isPublicPath, paths } from '../paths';
import { useSession, useSessionState } from '../session/SessionContext';
import { notePageView } from '../shell/notePageView';
import { redirectMemory } from '../storage/redirectMemory';
import { accountLinks } from './accountLinks';

/** The feature LoginV2 is off: the server says so in the page, since nobody can be asked yet. */
const isLoginV2Off = document.querySelector('meta[name="login-path"][content="login"]') !== null;

/**
 * The way in. A page that needs a session is remembered for afterwards, unless its user just signed out; a session that
 * ended by itself is told.
 */
export function SignInPage() {
  const session = useSession();
  const state = useSessionState();
  const reason = state.kind === 'signedOut' ? state.reason : undefined;
  // Address, storage and analytics are outside React.
  useEffect(() => {
    const { pathname, search } = window.location;
    if (!isPublicPath(pathname) && reason !== 'user') redirectMemory.write(`${pathname}${search}`);
    if (pathname !== paths.signIn) window.history.replaceState(null, '', paths.signIn);
    notePageView(paths.signIn);
  }, [reason]);
  return (
    <WidgetHost api={session.api} now={session.now}>
      <SignIn
        focusFirst
        legacyPath={isLoginV2Off}
        links={accountLinks}
        notice={reason === 'ended' ? 'Your session has ended. Sign in to go on where you were.' : undefined}
        onSignedIn={(answer) => session.signedIn(answer)}
      />
    </WidgetHost>
  );
}
