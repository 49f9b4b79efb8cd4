import { ShareLocation } from '@gladhand/fleet-widgets/sharing';
import { Icon, IconButton, Share2Icon } from '@gladhand/ui';
import { useState } from 'react';
import { ROUTE_MESSAGES as TEXT } from './messages';

/** Opens the active links of the viewer. */
export function SharedLinksButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon={<Icon icon={Share2Icon} />} label={TEXT.sharedLocations} onClick={() => setIsOpen(true)} />
      {isOpen && <ShareLocation onClose={() => setIsOpen(false)} />}
    </>
  );
}

export { ShareLocation };
