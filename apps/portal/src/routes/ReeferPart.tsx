import { ReeferBatch } from '@gladhand/fleet-widgets';
import { Button, FieldIcon } from '@gladhand/ui';
import { useState } from 'react';

export { ReeferUnit } from '@gladhand/fleet-widgets';

/** Opens the commands to many reefers. */
export function ReeferBatchButton({ customerId }: { customerId: number | null }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<FieldIcon name="reefer" size={16} />} onClick={() => setIsOpen(true)}>
        Reefer commands
      </Button>
      {isOpen && <ReeferBatch customerId={customerId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
