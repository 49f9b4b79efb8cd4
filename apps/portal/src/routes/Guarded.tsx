import { EmptyState, Icon, LockIcon } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { useViewer } from '../viewer/ViewerContext';

/** Spares people a page the server would refuse them. `path` is a row of the permission table. */
export function Guarded({ path, children }: { path: string; children: ReactNode }) {
  const { can } = useViewer();
  if (can(path)) return children;
  return (
    <EmptyState
      edge="none"
      icon={<Icon icon={LockIcon} size={22} />}
      title="This page is not open to your role"
      style={{ blockSize: '100%', justifyContent: 'center' }}
    >
      An administrator of your company can give you access under User Management.
    </EmptyState>
  );
}
