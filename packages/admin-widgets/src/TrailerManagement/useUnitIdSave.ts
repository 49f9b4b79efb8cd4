import type { ManagedVehicle } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { useCallback, useRef } from 'react';
import { conflictOf } from '../internal/SaveConflict/differences';
import type { SaveUnitId } from './trailerColumns';
import { renameTrailer } from './trailerQuery';

/** Saves unit IDs from the table. When somebody else was quicker it says so, and the next try goes on top of theirs. */
export function useUnitIdSave(): SaveUnitId {
  const { mutateAsync } = useApiMutation(renameTrailer);
  const seen = useRef(new Map<string, number>());
  return useCallback(
    async ({ id, vin, version }, unitId) => {
      const known = Math.max(version, seen.current.get(id) ?? 0);
      try {
        const saved = await mutateAsync({ vin, unitId, version: known });
        seen.current.set(id, saved.version);
      } catch (error) {
        const current = conflictOf<ManagedVehicle>(error);
        if (!current) throw error;
        seen.current.set(id, current.version);
        throw new Error(
          `Somebody else saved this trailer: its unit ID is '${current.unitId}' now. Press Enter to save yours on top.`,
        );
      }
    },
    [mutateAsync],
  );
}
