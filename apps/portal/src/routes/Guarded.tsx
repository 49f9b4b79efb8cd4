import { EmptyState, Icon, LockIcon, useMessages } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { canOpen } from '../screens/readScreens';
import type { Screen } from '../screens/screen';
import { useViewer } from '../viewer/ViewerContext';
import { ROUTE_MESSAGES } from './messages';

/** Shows a page only to viewers who may open it. The server refuses its data to the others anyway. */
export function Guarded({ screen, children }: { screen: Screen; children: ReactNode }) {
  const messages = useMessages(ROUTE_MESSAGES);
  const viewer = useViewer();
  if (canOpen(screen, viewer)) return children;
  return (
    <EmptyState
      edge="none"
      icon={<Icon icon={LockIcon} size={22} />}
      title={messages.forbidden}
      style={{ blockSize: '100%', justifyContent: 'center' }}
    >
      {messages.forbiddenDetail}
    </EmptyState>
  );
}
