import { customersQuery, useApiQuery } from '@gladhand/domain/react';
import { AlertDetail, EMPTY_INBOX_VIEW, encodeAlertInbox } from '@gladhand/fleet-widgets/alerts';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { mapEngine } from '../map';
import { alertsPath } from '../paths';
import { Splash } from '../shell/Splash';

/** The parameter of the URL with the alert. */
const EPISODE = 'episode';

/** An alert of a rule. Without one, the alerts of the rule are listed. */
export function AlertCaseRoute({ ruleId }: { ruleId: string }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const customers = useApiQuery(customersQuery, { staleMs: 300_000 });
  const named = Number(params.get('customer'));
  const customerId = Number.isInteger(named) && named > 0 ? named : (customers.data?.[0]?.id ?? undefined);
  const alertId = params.get(EPISODE);
  if (customerId === undefined && customers.isPending) return <Splash page />;
  const ofRule = alertsPath(encodeAlertInbox({ ...EMPTY_INBOX_VIEW, customerId: customerId ?? null, ruleId }));
  if (alertId === null || customerId === undefined) return <Navigate to={ofRule} replace />;
  return (
    <AlertDetail
      key={alertId}
      customerId={customerId}
      alertId={alertId}
      engine={mapEngine}
      onBack={() => void navigate(alertsPath({ customer: String(customerId) }))}
    />
  );
}
