import { WidgetBox } from '@gladhand/ui';
import { useCallback, useState } from 'react';
import { type LocalizedProps, WidgetTexts } from '../internal/WidgetTexts';
import { LeaseList } from './LeaseList';
import { LeasePage } from './LeasePage';
import { EMPTY_LEASE_VIEW, type LeaseView, NEW_LEASE } from './leaseView';
import { NewLease } from './NewLease';

export interface LeaseManagementProps extends LocalizedProps {
  /** The list with its filters, a lease, or a new one. @default kept by the widget */
  view?: LeaseView | undefined;
  /** Called with the next view, for hosts that keep it in a URL. */
  onViewChange?: ((view: LeaseView) => void) | undefined;
}

/** Leases of trailers: their list, the trailers of each, and a new one. */
export function LeaseManagement({ messages, ...props }: LeaseManagementProps) {
  return (
    <WidgetTexts messages={messages}>
      <LeaseManagementBody {...props} />
    </WidgetTexts>
  );
}

function LeaseManagementBody({ view: kept, onViewChange }: LeaseManagementProps) {
  const [own, setOwn] = useState(EMPTY_LEASE_VIEW);
  const view = kept ?? own;
  const setView = useCallback(
    (change: Partial<LeaseView>) => {
      const next = { ...view, ...change };
      setOwn(next);
      onViewChange?.(next);
    },
    [view, onViewChange],
  );
  const open = useCallback((leaseId: string | null) => setView({ leaseId }), [setView]);
  return (
    <WidgetBox>
      {view.leaseId === null && <LeaseList view={view} setView={setView} />}
      {view.leaseId === NEW_LEASE && <NewLease onClose={() => open(null)} onOpen={open} />}
      {view.leaseId !== null && view.leaseId !== NEW_LEASE && (
        <LeasePage key={view.leaseId} id={view.leaseId} onClose={() => open(null)} />
      )}
    </WidgetBox>
  );
}
