import { ERROR_TEXT } from '@gladhand/domain';
import type { ManagedCustomer } from '@gladhand/domain/administration';
import { Banner, Button, Dialog, useMessages } from '@gladhand/ui';
import { COMMON_MESSAGES } from '../internal/messages';
import { CUSTOMER_MESSAGES } from './messages';

/** The result of creating a customer, with the next steps. */
export function CustomerDone({ customer, onClose }: { customer: ManagedCustomer; onClose: () => void }) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const customerMessages = useMessages(CUSTOMER_MESSAGES);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content width="small">
        <Dialog.Header>
          <Dialog.Title>{customer.shortName}</Dialog.Title>
          <Dialog.Description>{customerMessages.idOf(customer.id)}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <Banner tone="good" title={ERROR_TEXT.success}>
            {customerMessages.created}
          </Banner>
        </Dialog.Body>
        <Dialog.Footer>
          <Button kind="primary" onClick={onClose}>
            {commonMessages.close}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
