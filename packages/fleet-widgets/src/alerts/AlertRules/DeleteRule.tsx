import type { AlertRule } from '@gladhand/domain/alerts';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, ConfirmDialog, useMessages } from '@gladhand/ui';
import { deleteRule } from '../internal/alertQueries';
import { ALERT_RULES_MESSAGES } from './messages';

interface DeleteRuleProps {
  rule: AlertRule;
  onClose: () => void;
}

/** Asks before a rule is deleted, and says what ends with it. */
export function DeleteRule({ rule, onClose }: DeleteRuleProps) {
  const messages = useMessages(ALERT_RULES_MESSAGES);

  const { notify } = useWidgetHost();
  const remove = useApiMutation(deleteRule);
  const { id, customerId, name, firingNow } = rule;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={messages.deleteTitle(name)}
      confirmLabel={messages.delete}
      destructive
      working={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { customerId, id },
          {
            onSuccess: () => {
              notify({ tone: 'good', title: messages.deleted, detail: name });
              onClose();
            },
          },
        )
      }
    >
      <p>
        {firingNow > 0 && `${messages.ends(firingNow)}. `}
        {messages.deleteHint}
      </p>
      {remove.isError && <Banner tone="critical" title={messages.deleteFailed} />}
    </ConfirmDialog>
  );
}
