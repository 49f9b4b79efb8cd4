import { ApiErrorCode } from '@gladhand/domain';
import type { Geofence } from '@gladhand/domain/geofences';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import type { TrailerPosition } from '@gladhand/domain/tracking';
import { useMessages } from '@gladhand/ui';
import { useCallback, useMemo } from 'react';
import { createGeofence, startBackfill, updateGeofence } from '../../internal/geofenceQueries';
import { useGeofenceCategories } from '../../internal/useGeofenceCategories';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import type { MapBounds, MapEngineFactory } from '../../map/mapEngine';
import type { MapPoint } from '../../map/mapFeatures';
import { useFleetPositions } from '../../positions/useFleetPositions';
import { GeofenceEditorView } from './GeofenceEditorView';
import type { GeofenceEntry, SaveOutcome, SaveParams } from './geofenceEntry';
import { GEOFENCE_EDITOR_MESSAGES } from './messages';
import { type Geocoder, PlaceFinder } from './PlaceFinder';

export interface GeofenceEditorProps extends LocalizedProps {
  /** Draws the map. Keep the same function between renders. */
  engine: MapEngineFactory;
  customerId: number;
  /** The geofence to edit; undefined for a new one. */
  geofence?: Geofence | undefined;
  /** Geofences of the customer, to see overlaps and to snap to. @default none */
  geofences?: readonly Geofence[] | undefined;
  /** Finds addresses. Keep the same function between renders. @default coordinates, places, trailers and cities */
  geocoder?: Geocoder | undefined;
  /** A place at which a new geofence begins, as a circle with its name. */
  start?: { lat: number; lng: number; name: string } | undefined;
  /** Where the map looks before something is drawn. @default the fleet's default view */
  around?: MapBounds | undefined;
  onSaved?: ((geofence: Geofence) => void) | undefined;
  onClose: () => void;
}

const NONE: readonly Geofence[] = [];
const NO_TRAILERS: readonly PlacedTrailer[] = [];
/** Trailers that are counted on the page. */
const MAX_TRAILERS = 20_000;

type PlacedTrailer = TrailerPosition & MapPoint;
const isPlaced = (trailer: TrailerPosition): trailer is PlacedTrailer => trailer.lat !== null && trailer.lng !== null;

/** Creates or edits a geofence: its shape on a map or in a table, then its details. */
export function GeofenceEditor({ messages, ...props }: GeofenceEditorProps) {
  return (
    <WidgetTexts messages={messages}>
      <BoundEditor {...props} />
    </WidgetTexts>
  );
}

function BoundEditor({ customerId, geofence, geofences = NONE, geocoder, onSaved, ...rest }: GeofenceEditorProps) {
  const messages = useMessages(GEOFENCE_EDITOR_MESSAGES);

  const { can, notify } = useWidgetHost();
  const create = useApiMutation(createGeofence);
  const update = useApiMutation(updateGeofence);
  const { data: positions } = useFleetPositions(customerId, { upTo: MAX_TRAILERS, enabled: can('trackingPositions') });
  const trailers = useMemo(() => (positions?.tooMany ? undefined : positions?.trailers.filter(isPlaced)), [positions]);
  const search = useApiMutation(startBackfill);
  const { all: categories } = useGeofenceCategories(customerId);
  const id = geofence?.id;
  const otherShapes = useMemo(
    () =>
      geofences
        .filter((other) => other.id !== id)
        .map(({ id: otherId, name, shape }) => ({ id: otherId, name, shape })),
    [geofences, id],
  );

  const placeSearch = useCallback(
    (goTo: (place: MapPoint) => void) => (
      <PlaceFinder customerId={customerId} trailers={trailers ?? NO_TRAILERS} geocoder={geocoder} onPlace={goTo} />
    ),
    [customerId, trailers, geocoder],
  );

  async function save(entry: GeofenceEntry, { basis }: SaveParams): Promise<SaveOutcome> {
    const { backfillDays, enterEmails, exitEmails, ...content } = entry;
    const input = { ...content, enterEmails: [...enterEmails], exitEmails: [...exitEmails] };
    try {
      const saved = basis
        ? await update.mutateAsync({ customerId, id: basis.id, version: basis.version, input })
        : await create.mutateAsync({ customerId, geofence: input });
      notify({ tone: 'good', title: messages.savedNotice, detail: saved.name });
      onSaved?.(saved);
      if (backfillDays > 0 && saved.isActive) {
        search.mutate(
          { customerId, geofenceId: saved.id, days: backfillDays },
          { onError: () => notify({ tone: 'critical', title: messages.backfillFailed }) },
        );
      }
      return { kind: 'saved' };
    } catch (error) {
      return outcomeOf(error);
    }
  }

  return (
    <GeofenceEditorView
      {...rest}
      geofence={geofence}
      categories={categories}
      others={otherShapes}
      trailers={trailers}
      placeSearch={placeSearch}
      onSave={save}
    />
  );
}

function outcomeOf(error: unknown): SaveOutcome {
  const { code, details } = error as { code?: string; details?: Readonly<Record<string, unknown>> };
  if (code !== ApiErrorCode.Conflict) return { kind: 'failed' };
  return details?.current ? { kind: 'conflict', theirs: details.current as Geofence } : { kind: 'nameTaken' };
}
