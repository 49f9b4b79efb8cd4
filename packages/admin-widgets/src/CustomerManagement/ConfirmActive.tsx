import type { ManagedCustomer } from '@gladhand/domain';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, ConfirmDialog } from '@gladhand/ui';
import { conflictOf } from '../internal/SaveConflict/differences';
import { setCustomerActive } from './customerQuery';

interface ConfirmActiveProps {
  customer: ManagedCustomer;
  /** Whether it shall be in use. */
  active: boolean;
  onClose: () => void;
}

/** Asks before a customer is taken out of use or put back. */
export function ConfirmActive({ customer, active, onClose }: ConfirmActiveProps) {
  const { notify } = useWidgetHost();
  const setting = useApiMutation(setCustomerActive);
  const current = conflictOf<ManagedCustomer>(setting.error);
  const verb = active ? 'Activate' : 'Deactivate';
  const confirm = () =>
    setting.mutate(
      { id: customer.id, version: current?.version ?? customer.version, active },
      {
        onSuccess: ({ shortName }) => {
          notify({ tone: 'good', title: active ? 'Customer activated' : 'Customer deactivated', detail: shortName });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${verb} ${customer.shortName}?`}
      confirmLabel={verb}
      destructive={!active}
      working={setting.isPending}
      onConfirm={confirm}
    >
      <p>
        {active
          ? 'It is offered again in lists of customers and groups.'
          : 'It leaves the lists of customers and groups. Its users can still sign in, and its trailers keep reporting. You can activate it again at any time.'}
      </p>
      {current && (
        <Banner tone="caution" title="Somebody else saved this customer meanwhile">
          {`It is ${current.active ? 'active' : 'deactivated'} and called ${current.shortName} now. ${verb} it all the same?`}
        </Banner>
      )}
      {setting.error && !current && (
        <Banner tone="critical" title="Not saved">
          {setting.error.message}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
