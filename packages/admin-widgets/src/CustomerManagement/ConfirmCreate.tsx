import { GROUP_KINDS } from '@gladhand/domain/groups';
import { useWidgetHost } from '@gladhand/domain/react';
import { ConfirmDialog, useMessages } from '@gladhand/ui';
import { CUSTOMER_MESSAGES } from './messages';

interface ConfirmCreateProps {
  shortName: string;
  /** For example '3 of 26'. */
  featureCount: string;
  working: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const SPECIAL = GROUP_KINDS.filter(({ id }) => id !== 'regular').map(({ label }) => label);

/** Confirms that a customer is created, because it cannot be deleted later. */
export function ConfirmCreate({ shortName, featureCount, working, onConfirm, onClose }: ConfirmCreateProps) {
  const messages = useMessages(CUSTOMER_MESSAGES);
  const { locale } = useWidgetHost();

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.createConfirm(shortName)}
      confirmLabel={messages.createCustomer}
      working={working}
      onConfirm={onConfirm}
    >
      <p>{messages.createText(new Intl.ListFormat(locale).format(SPECIAL), featureCount)}</p>
      <p>{messages.createHint}</p>
    </ConfirmDialog>
  );
}
