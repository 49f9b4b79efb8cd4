import { AlertCount } from '@gladhand/fleet-widgets/alerts';
import { useAlertsCustomer } from './useAlertsCustomer';

/** The number of alerts that need the user. On the page of alerts those of the customer that is chosen there. */
export function AlertCountPart() {
  return <AlertCount customerId={useAlertsCustomer()} />;
}
