import type { PortalApi } from '@gladhand/domain';
import { WidgetHost } from '@gladhand/domain/react';
import { FleetStatusGrid } from '@gladhand/fleet-widgets/fleet-status';
import { ThemeScope } from '@gladhand/ui';
import { themes } from './theme';

export interface FleetPageProps {
  api: PortalApi;
  /** Nonce of the page's content security policy. */
  nonce?: string;
}

/** The whole of it: the look, the server, one widget. The grid fills the height that it is given. */
export function FleetPage({ api, nonce }: FleetPageProps) {
  return (
    <ThemeScope theme="system" themes={themes} nonce={nonce}>
      <WidgetHost api={api} links={{ trailer: (vin) => `/trailers/${vin}` }}>
        <main style={{ display: 'flex', flexDirection: 'column', blockSize: '100vh' }}>
          <FleetStatusGrid />
        </main>
      </WidgetHost>
    </ThemeScope>
  );
}
