import type { ManagedCustomer } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { useCallback, useRef } from 'react';
import { conflictOf } from '../internal/SaveConflict/differences';
import type { SaveCell } from './customerColumns';
import { updateCustomer } from './customerQuery';

/**
 * Saves single cells. When somebody else was quicker it rejects with what they saved, and the next try, with the same
 * text still in the field, goes on top of theirs.
 */
export function useCellSave(): SaveCell {
  const { mutateAsync } = useApiMutation(updateCustomer);
  const seen = useRef(new Map<number, number>());
  return useCallback(
    async ({ id, version }, change) => {
      const known = Math.max(version, seen.current.get(id) ?? 0);
      try {
        const saved = await mutateAsync({ id, version: known, ...change });
        seen.current.set(id, saved.version);
      } catch (error) {
        const current = conflictOf<ManagedCustomer>(error);
        if (!current) throw error;
        seen.current.set(id, current.version);
        const [field] = Object.keys(change) as (keyof typeof change)[];
        const theirs = field && String(current[field as keyof ManagedCustomer] ?? '');
        throw new Error(
          `Somebody else saved this customer: this field says '${theirs}' now. Press Enter to save yours on top.`,
        );
      }
    },
    [mutateAsync],
  );
}
