import { ShareLocation } from '@gladhand/fleet-widgets';
import { Icon, IconButton, Share2Icon } from '@gladhand/ui';
import { useState } from 'react';

/** Opens the viewer's open links. */
export function SharedLinksButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon={<Icon icon={Share2Icon} />} label="Shared locations" onClick={() => setIsOpen(true)} />
      {isOpen && <ShareLocation onClose={() => setIsOpen(false)} />}
    </>
  );
}

export { ShareLocation };
