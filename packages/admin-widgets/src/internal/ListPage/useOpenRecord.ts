import { type ApiQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { useEffect, useState } from 'react';
import { COMMON_MESSAGES } from '../messages';

interface OpenRecord<Item> {
  /** Id of the open record, or null. */
  id: string | null;
  /** The rows of the list, which usually contain the record. Undefined while they load. */
  rows: readonly Item[] | undefined;
  idOf: (item: Item) => string;
  /** Finds a record that is not in the rows. Null if it does not exist. */
  query: (id: string) => ApiQuery<Item | null>;
  /** The kind of record for the notice that it was not found: 'User', 'Trailer'. */
  what: string;
  onMissing: () => void;
}

/** The open record of a view, from the rows or loaded. It stays the same until another record is opened. */
export function useOpenRecord<Item>({ id, rows, idOf, query, what, onMissing }: OpenRecord<Item>): Item | undefined {
  const messages = useMessages(COMMON_MESSAGES);

  const { notify } = useWidgetHost();
  const [kept, setKept] = useState<{ id: string; item: Item }>();
  const inRows = id === null ? undefined : rows?.find((item) => idOf(item) === id);
  const isKept = kept !== undefined && kept.id === id;
  const loaded = useApiQuery(query(id ?? ''), {
    enabled: id !== null && !isKept && rows !== undefined && inRows === undefined,
  });
  const found = inRows ?? loaded.data ?? undefined;
  // A change of the list must not change or close the open record.
  if (id !== null && !isKept && found) setKept({ id, item: found });
  if (id === null && kept) setKept(undefined);
  const isMissing = id !== null && !isKept && !found && !loaded.isFetching && (loaded.isSuccess || loaded.isError);
  const reason = loaded.error?.message ?? messages.recordMissing;
  // Notices of the host are outside React.
  useEffect(() => {
    if (!isMissing) return;
    notify({ tone: 'caution', title: messages.notOpened(what), detail: reason });
    onMissing();
  });
  return isKept ? kept.item : id === null ? undefined : found;
}
