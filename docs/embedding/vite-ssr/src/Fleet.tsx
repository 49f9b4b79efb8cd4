import { createPortalApi } from '@gladhand/domain';
import { WidgetHost } from '@gladhand/domain/react';
import { FleetStatusGrid } from '@gladhand/fleet-widgets/fleet-status';
import { TrailerDrawer } from '@gladhand/fleet-widgets/trailers';
import { ThemeScope } from '@gladhand/ui';
import { useState } from 'react';
import { currentToken, newToken, signInAgain } from './session';

export interface FleetProps {
  /** Origin of the fleet server. */
  endpoint: string;
  /** The trailer that is open first. */
  openVin: string | undefined;
}

export function Fleet({ endpoint, openVin }: FleetProps) {
  const [vin, setVin] = useState(openVin);
  const [api] = useState(() =>
    createPortalApi({ endpoint, session: { idToken: currentToken, renew: newToken, onUnauthenticated: signInAgain } }),
  );
  const open = (next: string | undefined) => {
    history.pushState(null, '', next ? `/?trailer=${next}` : '/');
    setVin(next);
  };
  return (
    <ThemeScope theme="system">
      {/* The zone of the user's profile: the server has another one than the browser. */}
      <WidgetHost api={api} timeZone="America/Chicago" links={{ trailer: (linked) => `/?trailer=${linked}` }}>
        <main style={{ display: 'flex', flexDirection: 'column', blockSize: '100vh' }}>
          <FleetStatusGrid
            openVin={vin}
            onOpenTrailer={open}
            detail={vin && <TrailerDrawer vin={vin} onClose={() => open(undefined)} />}
          />
        </main>
      </WidgetHost>
    </ThemeScope>
  );
}
