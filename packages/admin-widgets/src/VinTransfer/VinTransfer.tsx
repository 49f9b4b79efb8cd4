import { WidgetBox } from '@gladhand/ui';
import { useCallback, useState } from 'react';
import { type LocalizedProps, WidgetTexts } from '../internal/WidgetTexts';
import { NewTransfer } from './NewTransfer';
import { TransferList } from './TransferList';
import { TransferPage } from './TransferPage';
import { EMPTY_TRANSFER_VIEW, NEW_TRANSFER, type TransferView } from './transferView';

export interface VinTransferProps extends LocalizedProps {
  /** The list with its filters, a transfer, or a new one. @default kept by the widget */
  view?: TransferView | undefined;
  /** Called with the next view, for hosts that keep it in a URL. */
  onViewChange?: ((view: TransferView) => void) | undefined;
}

/** Transfers of trailers to another customer: their list, what each did line by line, and a new one. */
export function VinTransfer({ messages, ...props }: VinTransferProps) {
  return (
    <WidgetTexts messages={messages}>
      <VinTransferBody {...props} />
    </WidgetTexts>
  );
}

function VinTransferBody({ view: kept, onViewChange }: VinTransferProps) {
  const [own, setOwn] = useState(EMPTY_TRANSFER_VIEW);
  const view = kept ?? own;
  const setView = useCallback(
    (change: Partial<TransferView>) => {
      const next = { ...view, ...change };
      setOwn(next);
      onViewChange?.(next);
    },
    [view, onViewChange],
  );
  const open = useCallback((transferId: string | null) => setView({ transferId }), [setView]);
  return (
    <WidgetBox>
      {view.transferId === null && <TransferList view={view} setView={setView} />}
      {view.transferId === NEW_TRANSFER && <NewTransfer onClose={() => open(null)} onRequested={open} />}
      {view.transferId !== null && view.transferId !== NEW_TRANSFER && (
        <TransferPage key={view.transferId} id={view.transferId} onClose={() => open(null)} />
      )}
    </WidgetBox>
  );
}
