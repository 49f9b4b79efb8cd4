import type { NewWebhook, Webhook } from '@gladhand/domain/alerts';
import { useApiMutation } from '@gladhand/domain/react';
import { Banner, ConfirmDialog, useMessages } from '@gladhand/ui';
import { WEBHOOKS_MESSAGES } from './messages';
import { rotateSecret } from './webhookQueries';

interface RotateSecretProps {
  webhook: Webhook;
  onRotated: (made: NewWebhook) => void;
  onClose: () => void;
}

/** Asks before the secret is replaced, and says how long the earlier one works. */
export function RotateSecret({ webhook, onRotated, onClose }: RotateSecretProps) {
  const messages = useMessages(WEBHOOKS_MESSAGES);

  const rotate = useApiMutation(rotateSecret);
  const { id, customerId, name } = webhook;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={messages.rotateTitle(name)}
      confirmLabel={messages.rotate}
      working={rotate.isPending}
      onConfirm={() => rotate.mutate({ customerId, id }, { onSuccess: onRotated })}
    >
      <p>{messages.rotateHint}</p>
      {rotate.isError && <Banner tone="critical" title={messages.notRotated} />}
    </ConfirmDialog>
  );
}
