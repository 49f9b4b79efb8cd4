import { ThemeScope } from '@gladhand/ui';
import { useEffect, useState } from 'react';
import { cspNonce } from './cspNonce';
import { LanguageProvider } from './languages/LanguageProvider';
import { Routing } from './routes/Routing';
import { Session } from './session/Session';
import { SessionProvider } from './session/SessionContext';
import { useActivity } from './session/useActivity';
import { redirectMemory } from './storage/redirectMemory';
import { ThemeProvider, useStoredTheme, useThemeOf } from './theme';

const nonce = cspNonce();

/** Remembers the page, so that the next sign-in returns to it. */
function rememberPlace() {
  redirectMemory.write(`${location.pathname}${location.search}`);
}

export function App() {
  const theme = useStoredTheme();
  const themeName = useThemeOf(theme.choice);
  const [session] = useState(() => new Session(rememberPlace));
  useActivity(session);
  // The session starts once, when the page has loaded.
  useEffect(() => void session.start(), [session]);
  return (
    <ThemeScope theme={themeName} nonce={nonce}>
      <LanguageProvider>
        <ThemeProvider value={theme}>
          <SessionProvider value={session}>
            <Routing />
          </SessionProvider>
        </ThemeProvider>
      </LanguageProvider>
    </ThemeScope>
  );
}
