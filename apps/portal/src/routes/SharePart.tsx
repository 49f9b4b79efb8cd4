import { ShareLocation } from '@gladhand/fleet-widgets/sharing';
import { Icon, IconButton, Share2Icon, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { ROUTE_MESSAGES } from './messages';

/** Opens the active links of the viewer. */
export function SharedLinksButton() {
  const messages = useMessages(ROUTE_MESSAGES);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon={<Icon icon={Share2Icon} />} label={messages.sharedLocations} onClick={() => setIsOpen(true)} />
      {isOpen && <ShareLocation onClose={() => setIsOpen(false)} />}
    </>
  );
}

export { ShareLocation };
