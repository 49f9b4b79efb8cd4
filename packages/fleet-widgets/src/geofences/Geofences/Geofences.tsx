import type { Geofence } from '@gladhand/domain/geofences';
import { customersQuery, useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { geofencesQuery, inputOf, updateGeofence } from '../../internal/geofenceQueries';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import type { MapEngineFactory } from '../../map/mapEngine';
import { DeleteGeofence } from './DeleteGeofence';
import { GeofencesScreen } from './GeofencesScreen';
import { EMPTY_GEOFENCES_VIEW, type GeofencesView } from './geofencesView';
import { GEOFENCES_MESSAGES } from './messages';

export interface GeofencesProps extends LocalizedProps {
  /** Creates the map engine. Keep the same function between renders. */
  engine: MapEngineFactory;
  /** Filters and selection. To keep them, e.g. in a URL, use it with `onViewChange`. @default kept by the widget */
  view?: GeofencesView | undefined;
  onViewChange?: ((view: GeofencesView) => void) | undefined;
  /** Creates and edits geofences: `(task) => <GeofenceEditor engine={engine} {...task} />`. @default read only */
  editor?: ((task: GeofenceTask) => ReactNode) | undefined;
}

/** What an editor works on. */
export interface GeofenceTask {
  customerId: number;
  /** The geofence to edit; undefined for a new one. */
  geofence: Geofence | undefined;
  /** All geofences of the customer. */
  geofences: readonly Geofence[];
  onSaved: (geofence: Geofence) => void;
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
  const view = props.view ?? own;
  const { onViewChange, editor } = props;
  const change = useCallback(
    (next: GeofencesView) => {
      setOwn(next);
      onViewChange?.(next);
    },
    [onViewChange],
  );
  const customers = useApiQuery(customersQuery, { staleMs: 300_000 });
  const [only, ...others] = customers.data ?? [];
  const customerId = view.customerId ?? (others.length === 0 ? only?.id : undefined);
  const geofences = useApiQuery(geofencesQuery(customerId ?? 0), {
    enabled: customerId !== undefined,
    refreshMs: REFRESH_MS,
  });
  const update = useApiMutation(updateGeofence);
  const [edited, setEdited] = useState<Geofence | 'new'>();
  const [deleting, setDeleting] = useState<Geofence>();

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
        geofences={geofences}
        source={customers.isError ? customers : geofences}
        customerId={customerId}
        mustChoose={customers.isSuccess && customerId === undefined}
        customers={customers.data ?? []}
        view={view}
        onViewChange={change}
        onCreate={editor && can('createGeofence') && customerId !== undefined ? () => setEdited('new') : undefined}
        onEdit={editor && can('updateGeofence') ? setEdited : undefined}
        onDelete={can('deleteGeofence') ? setDeleting : undefined}
        onActive={can('updateGeofence') ? setActive : undefined}
      />
      {edited &&
        customerId !== undefined &&
        editor?.({
          customerId,
          geofence: edited === 'new' ? undefined : edited,
          geofences: geofences.data ?? [],
          onClose: () => setEdited(undefined),
          onSaved: (geofence) => change({ ...view, geofenceId: geofence.id }),
        })}
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
