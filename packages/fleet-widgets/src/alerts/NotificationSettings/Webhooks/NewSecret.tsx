import { Banner, Button, CopyButton, Dialog, useMessages } from '@gladhand/ui';
import { WEBHOOKS_MESSAGES } from './messages';
import * as S from './Webhooks.styles';

interface NewSecretProps {
  /** Name of the webhook. */
  name: string;
  secret: string;
  onClose: () => void;
}

/** The secret of a webhook, which is shown only once. */
export function NewSecret({ name, secret, onClose }: NewSecretProps) {
  const messages = useMessages(WEBHOOKS_MESSAGES);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content width="small" dismissible={false}>
        <Dialog.Header closeLabel={null}>
          <Dialog.Title>{messages.secretTitle}</Dialog.Title>
          <Dialog.Description>{name}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <Banner tone="caution" title={messages.secretOnce}>
            <S.Secret>
              <code dir="ltr">{secret}</code>
              <CopyButton text={secret} label={messages.copySecret} size="xsmall" />
            </S.Secret>
            {messages.secretUse}
          </Banner>
        </Dialog.Body>
        <Dialog.Footer>
          <Button kind="primary" onClick={onClose}>
            {messages.done}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
