import { lazyPart } from '@gladhand/ui';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ALERT_SETTINGS_TAB, TAB } from './alertTabIds';

const NotificationSettings = lazyPart(() =>
  import('./NotificationSettingsPart').then((module) => module.NotificationSettingsPart),
);

/** How alerts reach people and systems. The customer is kept in the URL. */
export function AlertSettingsTab() {
  const [params, setParams] = useSearchParams();
  const customer = params.get('customer');
  return (
    <Suspense>
      <NotificationSettings
        customerId={customer === null ? null : Number(customer)}
        onCustomerChange={(customerId) =>
          setParams(
            { [TAB]: ALERT_SETTINGS_TAB, ...(customerId !== null && { customer: String(customerId) }) },
            { preventScrollReset: true },
          )
        }
      />
    </Suspense>
  );
}
