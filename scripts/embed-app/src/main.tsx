import { HelpFaq } from '@gladhand/admin-widgets';
import { WidgetHost } from '@gladhand/domain/react';
import { FleetStatusGrid } from '@gladhand/fleet-widgets/fleet-status';
import { ThemeScope } from '@gladhand/ui';
import { QueryClient } from '@tanstack/react-query';
import { StrictMode, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, NavLink, Route, Routes } from 'react-router';
import { SignInForm } from './SignInForm';
import { api } from './session';
import { themes } from './theme';

const queryClient = new QueryClient();
const cache = queryClient.getQueryCache();

/** Responses for the widgets are kept in the portal's own cache. */
function CacheSize() {
  const count = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => cache.getAll().length,
  );
  return <output aria-label="Kept answers">{count}</output>;
}

function Portal() {
  const [signedIn, setSignedIn] = useState(false);
  if (!signedIn) return <SignInForm onDone={() => setSignedIn(true)} />;
  return (
    <WidgetHost api={api} queryClient={queryClient}>
      <nav style={{ display: 'flex', gap: 16, padding: 12 }}>
        <strong>Harbor Line</strong>
        <NavLink to="/">Fleet</NavLink>
        <NavLink to="/help">Help</NavLink>
        <CacheSize />
      </nav>
      <main style={{ display: 'flex', flexDirection: 'column', height: 'calc(100vh - 60px)' }}>
        <Routes>
          <Route index element={<FleetStatusGrid />} />
          <Route path="help" element={<HelpFaq />} />
        </Routes>
      </main>
    </WidgetHost>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <HashRouter>
      <ThemeScope themes={themes} style={{ minHeight: '100vh' }}>
        <Portal />
      </ThemeScope>
    </HashRouter>
  </StrictMode>,
);
