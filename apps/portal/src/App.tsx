import { ThemeScope } from '@gladhand/ui';
import { useEffect, useState } from 'react';
import { cspNonce } from './cspNonce';
import { Routing } from './routes/Routing';
import { Session } from './session/Session';
import { SessionProvider } from './session/SessionContext';
import { useActivity } from './session/useActivity';
import { LazyToastHost } from './shell/LazyToastHost';
import { redirectMemory } from './storage/redirectMemory';
import { ThemeProvider, useStoredTheme, useThemeOf } from './theme';

const nonce = cspNonce();

/** Where the user is, for the way back after the next sign-in. */
function rememberPlace() {
  redirectMemory.write(`${location.pathname}${location.search}`);
}

export function App() {
  const theme = useStoredTheme();
  const themeName = useThemeOf(theme.choice);
  const [session] = useState(() => new Session(rememberPlace));
  useActivity(session);
  // Asking the other tabs and the server happens once, when the page has loaded.
  useEffect(() => void session.start(), [session]);
  return (
    <ThemeScope theme={themeName} nonce={nonce}>
      <ThemeProvider value={theme}>
        <SessionProvider value={session}>
          <Routing />
        </SessionProvider>
      </ThemeProvider>
      <LazyToastHost />
    </ThemeScope>
  );
}
