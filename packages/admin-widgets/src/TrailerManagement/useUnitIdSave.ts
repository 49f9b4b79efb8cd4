import type { ManagedVehicle } from '@gladhand/domain/administration';
import { perLanguage, useMessages } from '@gladhand/ui';
import { useCallback } from 'react';
import { useCellSave } from '../internal/SaveConflict/useCellSave';
import { TRAILER_MESSAGES } from './messages';
import type { SaveUnitId } from './trailerColumns';
import { renameTrailer } from './trailerQueries';

const optionsOf = perLanguage((messages: typeof TRAILER_MESSAGES) => ({
  mutation: renameTrailer,
  changed: ({ unitId }: ManagedVehicle) => [messages.itsUnitId, unitId] as const,
}));

/** Saves unit IDs from the trailer table. */
export function useUnitIdSave(): SaveUnitId {
  const messages = useMessages(TRAILER_MESSAGES);

  const save = useCellSave<{ vin: string; unitId: string }, ManagedVehicle>(optionsOf(messages));
  return useCallback(({ id, vin, version }, unitId) => save(id, version, { vin, unitId }), [save]);
}
