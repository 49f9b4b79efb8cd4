import { type ApiMutation, useApiMutation } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { useCallback, useRef } from 'react';
import { conflictOf } from './differences';
import { CONFLICT_MESSAGES } from './messages';

interface Versioned {
  version: number;
}

interface CellSaveOptions<Input, Entity> {
  mutation: ApiMutation<Input & Versioned, Entity>;
  /** The field that someone else has changed, as it goes into a sentence, and its present value. */
  changed: (current: Entity, input: Input) => readonly [what: string, value: string];
}

/**
 * Saves single cells of a table. When someone else has changed the record, it rejects with the present value, and the
 * next attempt with the same text replaces that value. `options` must stay the same between renders.
 */
export function useCellSave<Input extends object, Entity extends Versioned>(options: CellSaveOptions<Input, Entity>) {
  const messages = useMessages(CONFLICT_MESSAGES);

  const { mutation, changed } = options;
  const { mutateAsync } = useApiMutation(mutation);
  const versions = useRef(new Map<string, number>());
  return useCallback(
    async (id: string, version: number, input: Input): Promise<void> => {
      const latest = Math.max(version, versions.current.get(id) ?? 0);
      try {
        const saved = await mutateAsync({ ...input, version: latest });
        versions.current.set(id, saved.version);
      } catch (error) {
        const current = conflictOf<Entity>(error);
        if (!current) throw error;
        versions.current.set(id, current.version);
        throw new Error(messages.cell(...changed(current, input)));
      }
    },
    [mutateAsync, changed, messages.cell],
  );
}
