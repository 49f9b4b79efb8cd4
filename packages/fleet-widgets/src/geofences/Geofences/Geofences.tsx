import type { Geofence, SavedPlace } from '@gladhand/domain/geofences';
import { customersQuery, useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { geofencesQuery, inputOf, placesQuery, updateGeofence } from '../../internal/geofenceQueries';
import { useGeofenceCategories } from '../../internal/useGeofenceCategories';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import type { MapBounds, MapEngineFactory } from '../../map/mapEngine';
import type { BulkChange } from './Bulk/bulkChange';
import { ChangeGeofences } from './Bulk/ChangeGeofences';
import { Categories } from './Categories/Categories';
import { DeleteGeofence } from './DeleteGeofence';
import { GeofencesScreen } from './GeofencesScreen';
import { EMPTY_GEOFENCES_VIEW, type GeofenceStart, type GeofencesView, selectedByName } from './geofencesView';
import { GEOFENCES_MESSAGES } from './messages';
import { DeletePlace } from './Places/DeletePlace';
import { PlaceForm } from './Places/PlaceForm';

export interface GeofencesProps extends LocalizedProps {
  /** Creates the map engine. Keep the same function between renders. */
  engine: MapEngineFactory;
  /** Filters and selection. To keep them, e.g. in a URL, use it with `onViewChange`. @default kept by the widget */
  view?: GeofencesView | undefined;
  onViewChange?: ((view: GeofencesView) => void) | undefined;
  /** Creates and edits geofences: `(task) => <GeofenceEditor engine={engine} {...task} />`. @default read only */
  editor?: ((task: GeofenceTask) => ReactNode) | undefined;
  /** Imports geofences: `(task) => <ImportGeofences engine={engine} {...task} />`. @default no import */
  importer?: ((task: ImportTask) => ReactNode) | undefined;
}

/** What an editor works on. */
export interface GeofenceTask {
  customerId: number;
  /** The geofence to edit; undefined for a new one. */
  geofence: Geofence | undefined;
  /** A place at which the new geofence begins, as a circle. */
  start?: GeofenceStart | undefined;
  /** Where the map of the screen looks, for a new geofence without a place. */
  around?: MapBounds | undefined;
  /** All geofences of the customer. */
  geofences: readonly Geofence[];
  onSaved: (geofence: Geofence) => void;
  onClose: () => void;
}

interface Bulk {
  geofences: readonly Geofence[];
  kind: BulkChange['kind'];
  onDone: () => void;
}

/** What an import works on. */
export interface ImportTask {
  customerId: number;
  /** All geofences of the customer. */
  geofences: readonly Geofence[];
  onClose: () => void;
}

const REFRESH_MS = 60_000;

/** Geofences in a list and on a map, with the trailers that are and were in them. */
export function Geofences({ messages, ...props }: GeofencesProps) {
  return (
    <WidgetTexts messages={messages}>
      <WidgetFrame name="Geofences">
        <GeofencesBody {...props} />
      </WidgetFrame>
    </WidgetTexts>
  );
}

function GeofencesBody(props: GeofencesProps) {
  const messages = useMessages(GEOFENCES_MESSAGES);

  const { can, notify } = useWidgetHost();
  const [own, setOwn] = useState(EMPTY_GEOFENCES_VIEW);
  const given = props.view ?? own;
  const latest = useRef(given);
  latest.current = given;
  const { onViewChange, editor, importer } = props;
  const change = useCallback(
    (next: GeofencesView) => {
      latest.current = next;
      setOwn(next);
      onViewChange?.(next);
    },
    [onViewChange],
  );
  const customers = useApiQuery(customersQuery, { staleMs: 300_000 });
  const [only, ...others] = customers.data ?? [];
  const customerId = given.customerId ?? (others.length === 0 ? only?.id : undefined);
  const geofences = useApiQuery(geofencesQuery(customerId ?? 0), {
    enabled: customerId !== undefined,
    refreshMs: REFRESH_MS,
  });
  const places = useApiQuery(placesQuery(customerId ?? 0), { enabled: customerId !== undefined });
  const view = useMemo(() => selectedByName(given, geofences.data ?? []), [given, geofences.data]);
  const update = useApiMutation(updateGeofence);
  const [edited, setEdited] = useState<Geofence | 'new'>();
  const [isImporting, setIsImporting] = useState(false);
  const [deleting, setDeleting] = useState<Geofence>();
  const [editedPlace, setEditedPlace] = useState<SavedPlace | 'new'>();
  const [deletedPlace, setDeletedPlace] = useState<SavedPlace>();
  const [showsCategories, setShowsCategories] = useState(false);
  const [bulk, setBulk] = useState<Bulk>();
  const mapBounds = useRef<MapBounds>(undefined);
  const categories = useGeofenceCategories(customerId);
  const canCreate = editor !== undefined && can('createGeofence') && customerId !== undefined;
  const canSavePlace = can('savePlace') && customerId !== undefined;
  const task = edited ?? (canCreate && view.start ? 'new' : undefined);
  const closeEditor = () => {
    setEdited(undefined);
    // What was saved may have changed the view since the last render.
    if (latest.current.start) change({ ...latest.current, start: null });
  };

  function setActive(geofence: Geofence, isActive: boolean): void {
    const { id, version, customerId: holder } = geofence;
    update.mutate(
      { customerId: holder, id, version, input: { ...inputOf(geofence), isActive } },
      {
        onError: (error) => {
          const isOutdated = error.code === 'CONFLICT';
          notify({ tone: 'critical', title: isOutdated ? messages.changedElsewhere : messages.saveFailed });
          if (isOutdated) void geofences.refetch();
        },
      },
    );
  }

  return (
    <>
      <GeofencesScreen
        engine={props.engine}
        mapBounds={mapBounds}
        geofences={geofences}
        source={customers.isError ? customers : geofences}
        customerId={customerId}
        mustChoose={customers.isSuccess && customerId === undefined}
        customers={customers.data ?? []}
        view={view}
        onViewChange={change}
        onCreate={canCreate ? () => setEdited('new') : undefined}
        onImport={
          importer && can('applyGeofences') && customerId !== undefined ? () => setIsImporting(true) : undefined
        }
        onEdit={editor && can('updateGeofence') ? setEdited : undefined}
        onDelete={can('deleteGeofence') ? setDeleting : undefined}
        onActive={can('updateGeofence') ? setActive : undefined}
        places={places}
        placeActions={{
          onEdit: canSavePlace ? setEditedPlace : undefined,
          onDelete: can('deletePlace') ? setDeletedPlace : undefined,
          onMakeGeofence: canCreate
            ? ({ name, lat, lng }) => change({ ...view, start: { name, lat, lng } })
            : undefined,
        }}
        onCreatePlace={canSavePlace ? () => setEditedPlace('new') : undefined}
        onCategories={
          can('saveGeofenceCategory') && customerId !== undefined ? () => setShowsCategories(true) : undefined
        }
        onBulk={can('changeGeofences') ? (list, kind, onDone) => setBulk({ geofences: list, kind, onDone }) : undefined}
      />
      {task &&
        customerId !== undefined &&
        editor?.({
          customerId,
          geofence: task === 'new' ? undefined : task,
          ...(task === 'new' && (view.start ? { start: view.start } : { around: mapBounds.current })),
          geofences: geofences.data ?? [],
          onClose: closeEditor,
          onSaved: ({ id }) => change({ ...view, list: 'geofences', start: null, geofenceId: id }),
        })}
      {editedPlace && customerId !== undefined && (
        <PlaceForm
          customerId={customerId}
          place={editedPlace === 'new' ? undefined : editedPlace}
          onSaved={({ id }) => change({ ...view, placeId: id })}
          onClose={() => setEditedPlace(undefined)}
        />
      )}
      {deletedPlace && <DeletePlace place={deletedPlace} onClose={() => setDeletedPlace(undefined)} />}
      {showsCategories && customerId !== undefined && (
        <Categories customerId={customerId} onClose={() => setShowsCategories(false)} />
      )}
      {bulk && (
        <ChangeGeofences
          {...bulk}
          categories={categories}
          onClose={() => setBulk(undefined)}
          onDone={() => {
            bulk.onDone();
            setBulk(undefined);
          }}
        />
      )}
      {isImporting &&
        customerId !== undefined &&
        importer?.({ customerId, geofences: geofences.data ?? [], onClose: () => setIsImporting(false) })}
      {deleting && (
        <DeleteGeofence
          geofence={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => change({ ...view, geofenceId: null, isOpen: false })}
        />
      )}
    </>
  );
}
