import type { Webhook } from '@gladhand/domain/alerts';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, ConfirmDialog, useMessages } from '@gladhand/ui';
import { WEBHOOKS_MESSAGES } from './messages';
import { deleteWebhook } from './webhookQueries';

/** Asks before a webhook is deleted. */
export function DeleteWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const messages = useMessages(WEBHOOKS_MESSAGES);

  const { notify } = useWidgetHost();
  const remove = useApiMutation(deleteWebhook);
  const { id, customerId, name } = webhook;
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
            onSuccess() {
              notify({ tone: 'good', title: messages.deleted, detail: name });
              onClose();
            },
          },
        )
      }
    >
      <p>{messages.deleteHint}</p>
      {remove.isError && <Banner tone="critical" title={messages.notDeleted} />}
    </ConfirmDialog>
  );
}
