import { Drawer, useMessages } from '@gladhand/ui';
import { WHY_NOT_MESSAGES } from './messages';
import { WhyNot } from './WhyNot';
import type { WhyNotView } from './whyNotView';

interface WhyNotSheetProps {
  customerId: number;
  view: WhyNotView;
  onViewChange: (view: WhyNotView) => void;
  onClose: () => void;
}

/** Why a rule did not fire, at the edge of the page. */
export function WhyNotSheet({ onClose, ...props }: WhyNotSheetProps) {
  const messages = useMessages(WHY_NOT_MESSAGES);
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>{messages.title}</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body>
          <WhyNot {...props} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
