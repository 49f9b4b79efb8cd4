import { AlertBell } from '@gladhand/fleet-widgets/alerts';
import { lazyPart } from '@gladhand/ui';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { alertsPath } from '../paths';
import { Splash } from './Splash';

const AlertSheet = lazyPart(() => import('./AlertSheet').then((module) => module.AlertSheet));

/** The bell. On the page of alerts it counts those of the customer that is chosen there. */
export function AlertBellPart() {
  const { pathname, search } = useLocation();
  const chosen = pathname.startsWith(alertsPath()) ? Number(new URLSearchParams(search).get('customer')) : 0;
  return (
    <AlertBell
      customerId={Number.isInteger(chosen) && chosen > 0 ? chosen : null}
      inbox={(scope) => (
        <Suspense fallback={<Splash page />}>
          <AlertSheet {...scope} />
        </Suspense>
      )}
    />
  );
}
