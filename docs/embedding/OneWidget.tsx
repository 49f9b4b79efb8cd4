import { createPortalApi } from '@gladhand/domain';
import { WidgetHost } from '@gladhand/domain/react';
import { FleetStatusGrid } from '@gladhand/fleet-widgets/fleet-status';
import { ThemeScope } from '@gladhand/ui';

declare const myToken: () => string;
declare const signInAgain: () => void;
declare const myFeatures: ReadonlySet<string>;

const api = createPortalApi({
  endpoint: 'https://fleet.example.com',
  session: { idToken: () => myToken(), onUnauthenticated: () => signInAgain() },
});

export const Fleet = () => (
  <ThemeScope theme="system">
    <WidgetHost api={api} hasFeature={(name) => myFeatures.has(name)}>
      <FleetStatusGrid />
    </WidgetHost>
  </ThemeScope>
);
