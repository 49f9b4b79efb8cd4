import type { ManagedCustomer } from '@gladhand/domain/administration';
import { ConfirmActive } from './ConfirmActive';
import { CustomerDialog } from './CustomerDialog';
import { CustomerDone } from './CustomerDone';

/** The dialog that is open above the list. */
export type OpenDialog =
  | { kind: 'create' }
  | { kind: 'edit' | 'done'; customer: ManagedCustomer }
  | { kind: 'active'; customer: ManagedCustomer; active: boolean };

interface CustomerDialogsProps {
  dialog: OpenDialog | undefined;
  onDialogChange: (dialog: OpenDialog | undefined) => void;
  onClose: () => void;
}

/** The dialogs of Customer Management. */
export function CustomerDialogs({ dialog, onDialogChange, onClose }: CustomerDialogsProps) {
  if (!dialog) return null;
  switch (dialog.kind) {
    case 'create':
      return (
        <CustomerDialog
          customer={undefined}
          onSaved={(customer) => onDialogChange({ kind: 'done', customer })}
          onClose={onClose}
        />
      );
    case 'edit':
      return <CustomerDialog key={dialog.customer.id} customer={dialog.customer} onSaved={onClose} onClose={onClose} />;
    case 'done':
      return <CustomerDone customer={dialog.customer} onClose={onClose} />;
    case 'active':
      return <ConfirmActive customer={dialog.customer} active={dialog.active} onClose={onClose} />;
  }
}
