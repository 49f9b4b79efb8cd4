import { SignIn } from '@gladhand/admin-widgets';
import { useSession, useSessionState } from '../session/SessionContext';
import { useAccountScreen } from './useAccountScreen';

/** The way in. A session that ended by itself is told here. */
export function SignInRoute() {
  const session = useSession();
  const state = useSessionState();
  const { links, renderLink } = useAccountScreen();
  const ended = state.kind === 'signedOut' && state.reason === 'ended';
  return (
    <SignIn
      focusFirst
      links={links}
      renderLink={renderLink}
      notice={ended ? 'Your session has ended. Sign in to go on where you were.' : undefined}
      onSignedIn={(answer) => session.signedIn(answer)}
    />
  );
}
