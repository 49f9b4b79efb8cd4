import type { ManagedCustomer } from '@gladhand/domain/administration';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, ConfirmDialog, useMessages } from '@gladhand/ui';
import { COMMON_MESSAGES } from '../internal/messages';
import { ConfirmConflict } from '../internal/SaveConflict/ConfirmConflict';
import { conflictOf } from '../internal/SaveConflict/differences';
import { setCustomerActive } from './customerQueries';
import { CUSTOMER_MESSAGES } from './messages';

interface ConfirmActiveProps {
  customer: ManagedCustomer;
  /** Whether the customer is activated; otherwise deactivated. */
  active: boolean;
  onClose: () => void;
}

/** Confirms that a customer is activated or deactivated. */
export function ConfirmActive({ customer, active, onClose }: ConfirmActiveProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const customerMessages = useMessages(CUSTOMER_MESSAGES);

  const { notify } = useWidgetHost();
  const setting = useApiMutation(setCustomerActive);
  const current = conflictOf<ManagedCustomer>(setting.error);
  const verb = active ? customerMessages.activate : customerMessages.deactivate;
  const confirm = () =>
    setting.mutate(
      { id: customer.id, version: current?.version ?? customer.version, active },
      {
        onSuccess: ({ shortName }) => {
          notify({
            tone: 'good',
            title: active ? customerMessages.activated : customerMessages.deactivated,
            detail: shortName,
          });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={customerMessages.confirmTitle(verb, customer.shortName)}
      confirmLabel={verb}
      destructive={!active}
      working={setting.isPending}
      onConfirm={confirm}
    >
      <p>{active ? customerMessages.activateText : customerMessages.deactivateText}</p>
      {current && (
        <ConfirmConflict
          what={customerMessages.thisCustomer}
          state={customerMessages.stateNow(current.active, current.shortName)}
          confirm={customerMessages.anyway(verb)}
        />
      )}
      {setting.error && !current && (
        <Banner tone="critical" title={commonMessages.notSaved}>
          {setting.error.message}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
