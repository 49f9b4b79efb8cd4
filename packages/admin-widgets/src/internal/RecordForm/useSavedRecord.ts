import { useState } from 'react';
import { conflictOf } from '../SaveConflict/differences';

/**
 * The record that a form edits. When a save is refused because someone else has changed the record, `noteFailure` keeps
 * the present record: `conflict` is shown beside the entries, and the next save replaces `saved`.
 */
export function useSavedRecord<Entity>(record: Entity | undefined) {
  const [saved, setSaved] = useState(record);
  const [conflict, setConflict] = useState<Entity>();
  return {
    saved,
    setSaved,
    conflict,
    /** Returns the present record if the failure is a conflict. */
    noteFailure(failure: unknown): Entity | undefined {
      const current = conflictOf<Entity>(failure);
      if (current) {
        setConflict(current);
        setSaved(current);
      }
      return current;
    },
  };
}
