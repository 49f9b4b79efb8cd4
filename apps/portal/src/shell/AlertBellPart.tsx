import { AlertBell } from '@gladhand/fleet-widgets/alerts';
import { lazyPart } from '@gladhand/ui';
import { Suspense } from 'react';
import { useNotifications } from '../notifications/useNotifications';
import { Splash } from './Splash';
import { useAlertsCustomer } from './useAlertsCustomer';

const AlertSheet = lazyPart(() => import('./AlertSheet').then((module) => module.AlertSheet));

/** The bell. On the page of alerts it counts those of the customer that is chosen there. */
export function AlertBellPart() {
  useNotifications();
  return (
    <AlertBell
      customerId={useAlertsCustomer()}
      inbox={(scope) => (
        <Suspense fallback={<Splash page />}>
          <AlertSheet {...scope} />
        </Suspense>
      )}
    />
  );
}
