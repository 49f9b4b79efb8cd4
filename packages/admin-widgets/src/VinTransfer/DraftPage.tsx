import { failureOf } from '@gladhand/domain';
import { isoDayOf } from '@gladhand/domain/history';
import { useApiQuery } from '@gladhand/domain/react';
import type { TrailerTransfer } from '@gladhand/domain/transfers';
import { FailedState, Skeleton, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import * as S from '../internal/RecordPage/RecordPage.styles';
import { TRANSFER_MESSAGES } from './messages';
import { NewTransfer } from './NewTransfer';
import { TransferActions } from './TransferActions';
import { draftTextQuery, transferCustomersQuery } from './transferQueries';

interface DraftPageProps {
  transfer: TrailerTransfer;
  onClose: () => void;
  /** Called when the draft has become a request. */
  onRequested: () => void;
}

/** A draft with its entries as they were when it was opened. Later changes of other users are shown on request. */
export function DraftPage({ transfer, onClose, onRequested }: DraftPageProps) {
  const messages = useMessages(TRANSFER_MESSAGES);
  const [opened, setOpened] = useState(transfer);
  const { id, version, from, to, at, timeZone } = opened;
  const customers = useApiQuery(transferCustomersQuery);
  const lines = useApiQuery(draftTextQuery(id, version));
  const error = customers.error ?? lines.error;
  const isLoaded = customers.data !== undefined && lines.data !== undefined;
  if (!isLoaded) {
    return (
      <S.Page>
        {error ? (
          <FailedState
            what={messages.theTransfer}
            {...failureOf(error)}
            onRetry={() => {
              void customers.refetch();
              void lines.refetch();
            }}
            retrying={customers.isFetching || lines.isFetching}
          />
        ) : (
          <Skeleton height={200} />
        )}
      </S.Page>
    );
  }
  const day = at === null ? null : isoDayOf(new Date(at), timeZone);
  return (
    <NewTransfer
      key={version}
      opened={{ id, version, entries: { from, to, day, text: lines.data } }}
      actions={<TransferActions transfer={transfer} onDiscarded={onClose} />}
      onReload={() => setOpened(transfer)}
      onClose={onClose}
      onRequested={onRequested}
    />
  );
}
