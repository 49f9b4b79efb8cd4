import { failureOf } from '@gladhand/domain';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Button, EmptyState, FailedState, Icon, PlusIcon, Skeleton, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { TRAILER_RECORDS_MESSAGES } from './messages';
import { RecordForm } from './RecordForm';
import { RecordItem } from './RecordItem';
import type { RecordKind } from './recordLists';
import * as S from './TrailerRecords.styles';

interface RecordListProps {
  vin: string;
  unitId: string;
  list: RecordKind;
}

/** One list of a trailer, with a form to add entries. */
export function RecordList({ vin, unitId, list }: RecordListProps) {
  const messages = useMessages(TRAILER_RECORDS_MESSAGES);

  const { can } = useWidgetHost();
  const [isAdding, setIsAdding] = useState(false);
  const answer = useApiQuery(list.query(vin));
  const mayAdd = can(list.permission);
  const add = (
    <Button size="xsmall" icon={<Icon icon={PlusIcon} size={14} />} onClick={() => setIsAdding(true)}>
      {list.add}
    </Button>
  );
  if (answer.isPending) {
    return (
      <S.Waiting role="status" aria-busy="true" aria-label={messages.loading(list.label)}>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} height={54} />
        ))}
      </S.Waiting>
    );
  }
  if (!answer.data) {
    return (
      <FailedState
        what={list.what}
        {...failureOf(answer.error)}
        onRetry={() => void answer.refetch()}
        retrying={answer.isFetching}
      />
    );
  }
  const { total, records } = answer.data;
  return (
    <>
      {records.length === 0 && (
        <EmptyState edge="none" title={list.emptyTitle} action={mayAdd && add}>
          {list.emptyText}
        </EmptyState>
      )}
      {records.length > 0 && (
        <>
          <S.Head>
            <span>{records.length < total ? messages.theLatestOf(records.length, total) : messages.inAll(total)}</span>
            {mayAdd && add}
          </S.Head>
          <S.Records aria-label={list.label}>
            {records.map((record) => (
              <RecordItem key={record.id} record={record} label={list.labelOf(record.kind)} />
            ))}
          </S.Records>
        </>
      )}
      {isAdding && <RecordForm vin={vin} unitId={unitId} list={list} onClose={() => setIsAdding(false)} />}
    </>
  );
}
