import { Drawer, useMessages } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ALERT_BELL_MESSAGES } from './messages';

interface BellSheetProps {
  onClose: () => void;
  children: ReactNode;
}

/** The sheet that the bell opens. */
export function BellSheet({ onClose, children }: BellSheetProps) {
  const messages = useMessages(ALERT_BELL_MESSAGES);
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()} modalBelowPx={768}>
      <Drawer.Content width="large">
        <Drawer.Header closeLabel={messages.close}>
          <Drawer.Title>{messages.alerts}</Drawer.Title>
        </Drawer.Header>
        <Sheet>{children}</Sheet>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** On a phone the sheet is as tall as its content, which fills it. */
const Sheet = styled.div`
  flex: 1 1 92dvh;
  min-block-size: 0;
`;
