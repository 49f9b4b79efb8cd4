import { type ApiQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { useEffect, useState } from 'react';

interface OpenRecord<Item> {
  /** The record that is open; null: none. */
  id: string | null;
  /** The rows of the list, where it usually is. Undefined while they load. */
  rows: readonly Item[] | undefined;
  idOf: (item: Item) => string;
  /** Finds a record that is not in the rows; answers null when there is none. */
  query: (id: string) => ApiQuery<Item | null>;
  /** 'User', 'Trailer': named when there is no such record. */
  what: string;
  onMissing: () => void;
}

/** The record that a view has open: from the rows, or loaded. It stays the same until another one is opened. */
export function useOpenRecord<Item>({ id, rows, idOf, query, what, onMissing }: OpenRecord<Item>): Item | undefined {
  const { notify } = useWidgetHost();
  const [kept, setKept] = useState<{ id: string; item: Item }>();
  const inRows = id === null ? undefined : rows?.find((item) => idOf(item) === id);
  const isKept = kept !== undefined && kept.id === id;
  const loaded = useApiQuery(query(id ?? ''), {
    enabled: id !== null && !isKept && rows !== undefined && inRows === undefined,
  });
  const found = inRows ?? loaded.data ?? undefined;
  // a list that changes behind the open record must not change or close it
  if (id !== null && !isKept && found) setKept({ id, item: found });
  if (id === null && kept) setKept(undefined);
  const isMissing = id !== null && !isKept && !found && !loaded.isFetching && (loaded.isSuccess || loaded.isError);
  const reason = loaded.error?.message ?? "Not found, or you don't have access to it.";
  // the host's notices are outside of rendering
  useEffect(() => {
    if (!isMissing) return;
    notify({ tone: 'caution', title: `${what} not opened`, detail: reason });
    onMissing();
  });
  return isKept ? kept.item : id === null ? undefined : found;
}
