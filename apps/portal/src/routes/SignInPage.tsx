import { SignIn } from '@gladhand/admin-widgets';
import { WidgetHost } from '@gladhand/domain/react';
import { useMessages, useWords } from '@gladhand/ui';
import { useEffect } from 'react';
import { useHostTexts } from '../languages/LanguageContext';
import { LazyLanguageSelect } from '../languages/LazyLanguageSelect';
import { START_MESSAGES } from '../messages';
import { isPublicPath, publicPaths } from '../screens/publicPaths';
import { PUBLIC_SCREENS } from '../screens/publicScreens';
import { useSession, useSessionState } from '../session/SessionContext';
import { notePageView } from '../shell/notePageView';
import { redirectMemory } from '../storage/redirectMemory';
import { accountLinks } from './accountLinks';

/** Whether the feature LoginV2 is off. The server writes it into the page, because features require a session. */
const isLoginV2Off = document.querySelector('meta[name="login-path"][content="login"]') !== null;

/**
 * The sign-in page. It remembers the requested page, unless the user just signed out, and shows when a session has
 * ended.
 */
export function SignInPage() {
  const messages = useMessages(START_MESSAGES);
  const texts = useHostTexts();
  const say = useWords();
  const session = useSession();
  const state = useSessionState();
  const reason = state.kind === 'signedOut' ? state.reason : undefined;
  // Address, storage and analytics are outside React.
  useEffect(() => {
    const { pathname, search } = window.location;
    if (!isPublicPath(pathname) && reason !== 'user') redirectMemory.write(`${pathname}${search}`);
    if (pathname !== publicPaths.signIn) window.history.replaceState(null, '', publicPaths.signIn);
    notePageView(PUBLIC_SCREENS[0].title, publicPaths.signIn, say);
  }, [reason, say]);
  return (
    <WidgetHost api={session.api} now={session.now} {...texts}>
      <SignIn
        focusFirst
        legacyPath={isLoginV2Off}
        links={accountLinks}
        footer={<LazyLanguageSelect />}
        notice={reason === 'ended' ? messages.sessionEnded : undefined}
        onSignedIn={(answer) => session.signedIn(answer)}
      />
    </WidgetHost>
  );
}
