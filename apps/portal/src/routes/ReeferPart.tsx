import { ReeferBatch } from '@gladhand/fleet-widgets/reefers';
import { Button, FieldIcon, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { ROUTE_MESSAGES } from './messages';

export { ReeferBatch, ReeferUnit } from '@gladhand/fleet-widgets/reefers';

/** Opens the dialog that sends commands to several reefers. */
export function ReeferBatchButton({ customerId }: { customerId: number | null }) {
  const messages = useMessages(ROUTE_MESSAGES);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<FieldIcon name="reefer" size={16} />} onClick={() => setIsOpen(true)}>
        {messages.reeferCommands}
      </Button>
      {isOpen && <ReeferBatch customerId={customerId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
