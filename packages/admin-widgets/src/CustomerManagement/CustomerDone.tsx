import { ERROR_TEXT, type ManagedCustomer } from '@gladhand/domain';
import { Banner, Button, Dialog } from '@gladhand/ui';

/** What a new customer ended in. */
export function CustomerDone({ customer, onClose }: { customer: ManagedCustomer; onClose: () => void }) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content width="small">
        <Dialog.Header>
          <Dialog.Title>{customer.shortName}</Dialog.Title>
          <Dialog.Description>{`ID ${customer.id}`}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <Banner tone="good" title={ERROR_TEXT.success}>
            Create users for it in User Management. Trailers come by creating, importing or transferring them.
          </Banner>
        </Dialog.Body>
        <Dialog.Footer>
          <Button kind="primary" onClick={onClose}>
            Close
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
