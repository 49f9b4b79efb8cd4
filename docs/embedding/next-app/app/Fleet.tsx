'use client';
import { createPortalApi } from '@gladhand/domain';
import { WidgetHost } from '@gladhand/domain/react';
import { FleetStatusGrid } from '@gladhand/fleet-widgets/fleet-status';
import { TrailerDrawer } from '@gladhand/fleet-widgets/trailers';
import { ThemeScope } from '@gladhand/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { currentToken, newToken, signInAgain } from './session';

interface FleetProps {
  /** Origin of the fleet server. */
  endpoint: string;
  openVin: string | undefined;
}

export function Fleet({ endpoint, openVin }: FleetProps) {
  const router = useRouter();
  const [api] = useState(() =>
    createPortalApi({ endpoint, session: { idToken: currentToken, renew: newToken, onUnauthenticated: signInAgain } }),
  );
  return (
    <ThemeScope theme="system">
      {/* The zone of the user's profile: the server has another one than the browser. */}
      <WidgetHost api={api} timeZone="America/Chicago" links={{ trailer: (vin) => `/?trailer=${vin}` }}>
        <main style={{ display: 'flex', flexDirection: 'column', blockSize: '100vh' }}>
          <FleetStatusGrid
            openVin={openVin}
            onOpenTrailer={(vin) => router.push(`/?trailer=${vin}`)}
            detail={openVin && <TrailerDrawer vin={openVin} onClose={() => router.push('/')} />}
          />
        </main>
      </WidgetHost>
    </ThemeScope>
  );
}
