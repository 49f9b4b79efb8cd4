import { controlTrailers } from '@gladhand/domain/control';
import { useMemo } from 'react';
import { type RemoteList, useRemoteRows } from '../../positions/remote/useRemoteRows';
import { CountedList, type CountedListProps } from './CountedList';

interface RemoteCountedListProps extends Omit<CountedListProps, 'rows' | 'onRange'> {
  list: RemoteList;
}

/** Like `CountedList`, for trailers that aren't all on the page. */
export function RemoteCountedList({ list, ...rest }: RemoteCountedListProps) {
  const { rows, onRange } = useRemoteRows(list);
  const judged = useMemo(
    () => ({
      ...rows,
      at(index: number) {
        const row = rows.at(index);
        return row && controlTrailers([row], rest.now)[0];
      },
    }),
    [rows, rest.now],
  );
  return <CountedList {...rest} rows={judged} onRange={onRange} />;
}
