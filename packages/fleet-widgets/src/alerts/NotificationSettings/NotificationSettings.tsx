import { failureOf } from '@gladhand/domain';
import { customersQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { EmptyState, FailedState, PageHeader, Select, Skeleton, useMessages } from '@gladhand/ui';
import { Fragment, useMemo, useState } from 'react';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { CustomerOptOuts } from './Delivery/CustomerOptOuts';
import { FailedMessages } from './Delivery/FailedMessages';
import { Devices } from './Devices/Devices';
import type { PushPort } from './Devices/pushPort';
import { NOTIFICATION_SETTINGS_MESSAGES } from './messages';
import * as S from './NotificationSettings.styles';
import { OptOuts } from './OptOuts/OptOuts';
import { OwnSettings } from './OwnSettings/OwnSettings';
import { Webhooks } from './Webhooks/Webhooks';

export interface NotificationSettingsProps extends LocalizedProps {
  /** The customer whose settings are shown. To keep it, e.g. in a URL, use it with `onCustomerChange`. @default kept by the widget */
  customerId?: number | null | undefined;
  onCustomerChange?: ((customerId: number | null) => void) | undefined;
  /** Notifications of the browser, from `createPushPort`. It names the service worker that shows them. @default none are offered */
  pushPort?: PushPort | undefined;
}

/**
 * When and how the user is notified of alerts. Administrators also manage the webhooks of a customer, and see what did
 * not arrive.
 */
export function NotificationSettings({ messages, ...props }: NotificationSettingsProps) {
  return (
    <WidgetTexts messages={messages}>
      <WidgetFrame name="NotificationSettings">
        <NotificationSettingsBody {...props} />
      </WidgetFrame>
    </WidgetTexts>
  );
}

function NotificationSettingsBody({ customerId: given, onCustomerChange, pushPort }: NotificationSettingsProps) {
  const messages = useMessages(NOTIFICATION_SETTINGS_MESSAGES);

  const { can } = useWidgetHost();
  const [own, setOwn] = useState<number | null>(null);
  const customers = useApiQuery(customersQuery, { staleMs: 300_000 });
  const all = customers.data ?? [];
  const only = all.length === 1 ? all[0]?.id : undefined;
  const customerId = (given === undefined ? own : given) ?? only;
  const options = useMemo(
    () => (customers.data ?? []).map(({ id, shortName }) => ({ value: String(id), label: shortName })),
    [customers.data],
  );
  const customerSelect = all.length > 1 && (
    <Select
      aria-label={messages.customer}
      options={options}
      searchFrom={12}
      value={customerId === undefined ? null : String(customerId)}
      onChange={(value) => {
        const chosen = value === null ? null : Number(value);
        setOwn(chosen);
        onCustomerChange?.(chosen);
      }}
    />
  );
  const failure = customers.error ? failureOf(customers.error) : undefined;

  return (
    <S.Page>
      <PageHeader title={messages.title} actions={customerId !== undefined && customerSelect} />
      <S.Sections>
        <OwnSettings />
        {can('subscribePush') && <Devices port={pushPort} />}
        {can('myMailOptOuts') && <OptOuts />}
        {content()}
      </S.Sections>
    </S.Page>
  );

  function content() {
    if (!can('webhooks')) return null;
    if (customerId !== undefined) {
      return (
        <Fragment key={customerId}>
          <Webhooks customerId={customerId} />
          {can('failedAlertMessages') && <FailedMessages customerId={customerId} />}
          {can('alertMailOptOuts') && <CustomerOptOuts customerId={customerId} />}
        </Fragment>
      );
    }
    if (failure) {
      const retry = () => void customers.refetch();
      return <FailedState what={messages.theCustomers} {...failure} onRetry={retry} retrying={customers.isFetching} />;
    }
    if (customers.isPending) {
      return (
        <div>
          <Skeleton height={40} />
          <Skeleton height={40} />
        </div>
      );
    }
    return (
      <EmptyState edge="none" title={messages.noCustomerChosen} action={customerSelect || undefined}>
        {messages.chooseCustomer}
      </EmptyState>
    );
  }
}
