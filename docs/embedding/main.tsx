import '@fontsource-variable/inter/opsz.css';
import '@fontsource-variable/jetbrains-mono';
import { createPortalApi } from '@gladhand/domain';
import { loadWithStyleNonce } from '@gladhand/ui';
import { createRoot } from 'react-dom/client';

declare const session: { token: () => string; signInAgain: () => void };

const api = createPortalApi({
  endpoint: 'https://fleet.example.com',
  session: { idToken: () => session.token(), onUnauthenticated: () => session.signInAgain() },
});

// the server writes the nonce of this answer into the page: <meta property="csp-nonce" nonce="…">
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;

// what injects styles while it loads is imported here and not above, so that they carry the nonce
const { FleetPage } = await loadWithStyleNonce(nonce, () => import('./FleetPage'));
createRoot(document.getElementById('root') as HTMLElement).render(<FleetPage api={api} nonce={nonce} />);
