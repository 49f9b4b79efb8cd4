import { failureOf } from '@gladhand/domain';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Button, EmptyState, FailedState, Icon, PlusIcon, Skeleton } from '@gladhand/ui';
import { useState } from 'react';
import { RecordForm } from './RecordForm';
import { RecordItem } from './RecordItem';
import type { RecordKind } from './recordLists';
import * as S from './TrailerRecords.styles';

interface RecordListProps {
  vin: string;
  unitId: string;
  list: RecordKind;
}

/** One list of a trailer, and the form that adds to it. */
export function RecordList({ vin, unitId, list }: RecordListProps) {
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
      <S.Waiting role="status" aria-busy="true" aria-label={`Loading: ${list.label}`}>
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
            <span>{records.length < total ? `The latest ${records.length} of ${total}` : `${total} in all`}</span>
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
