import { AlertBell } from '@gladhand/fleet-widgets/alerts';
import { lazyPart } from '@gladhand/ui';
import { Suspense } from 'react';
import { Splash } from './Splash';
import { useAlertsCustomer } from './useAlertsCustomer';

const Notifications = lazyPart(() => import('../notifications/Notifications').then((module) => module.Notifications));
const AlertSheet = lazyPart(() => import('./AlertSheet').then((module) => module.AlertSheet));

/** The bell. On the page of alerts it counts those of the customer that is chosen there. */
export function AlertBellPart() {
  return (
    <>
      <AlertBell
        customerId={useAlertsCustomer()}
        inbox={(scope) => (
          <Suspense fallback={<Splash page />}>
            <AlertSheet {...scope} />
          </Suspense>
        )}
      />
      <Suspense>
        <Notifications />
      </Suspense>
    </>
  );
}
