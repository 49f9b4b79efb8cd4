import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import type { TransferCustomer } from '@gladhand/domain/transfers';
import { useState } from 'react';
import { requestTransfer } from './transferQueries';

/** The entries of a transfer before it is requested. */
export interface TransferEntries {
  from: TransferCustomer | null;
  to: TransferCustomer | null;
  /** Null for as soon as it is accepted. */
  day: string | null;
  text: string;
}

export const NO_ENTRIES: TransferEntries = { from: null, to: null, day: null, text: '' };

/** A draft that was saved, with its entries. */
export interface SavedDraft {
  id: string;
  version: number;
  entries: TransferEntries;
}

/** Saves entries as a draft, and compares them with what is saved. */
export function useDraft(entries: TransferEntries, opened: SavedDraft | undefined) {
  const { timeZone } = useWidgetHost();
  const [saved, setSaved] = useState(opened);
  const saving = useApiMutation(requestTransfer);
  const { from, to, day, text } = entries;
  const before = saved?.entries ?? NO_ENTRIES;
  const isChanged =
    from?.id !== before.from?.id || to?.id !== before.to?.id || day !== before.day || text !== before.text;
  const draft = saved && { id: saved.id, version: saved.version };
  return {
    /** Names the draft that a request takes the place of. */
    draft,
    isChanged,
    saving,
    save(onSaved: (id: string) => void) {
      if (from === null || to === null) return;
      saving.mutate(
        {
          ...draft,
          ...{ fromCustomerId: from.id, toCustomerId: to.id, day, timeZone },
          ...{ lines: text.split('\n'), trailers: 0, draft: true },
        },
        {
          onSuccess: ({ id, version }) => {
            setSaved({ id, version, entries });
            onSaved(id);
          },
        },
      );
    },
  };
}
