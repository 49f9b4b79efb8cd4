import type { Geofence } from '@gladhand/domain/geofences';
import { isOffered, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { FieldIcon, IconButton, useMessages } from '@gladhand/ui';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Note } from '../../map/FleetMap/FleetMap.styles';
import { doubled } from '../../map/FleetMap/mapBounds';
import type { MapBounds } from '../../map/mapEngine';
import type { AreaFeature, PinMarker } from '../../map/mapFeatures';
import { geofencesQuery } from '../geofenceQueries';
import { GeofenceNote } from './GeofenceNote';
import { type AreaView, geofenceAreas, geofenceIdOf, geofenceMark, seenInView } from './geofenceAreas';
import { GEOFENCE_LAYER_MESSAGES } from './messages';
import { usePinTitles } from './usePinTitles';

interface GeofenceLayerParams {
  /** The customer whose geofences are shown; undefined while it is unknown or none is chosen. */
  customerId: number | undefined;
  /** The user has several customers and has chosen none. @default false */
  mustChoose?: boolean | undefined;
  /** Whether the layer is on. @default kept by the widget */
  isOn?: boolean | undefined;
  onChange?: ((isOn: boolean) => void) | undefined;
}

/** What a map shows of the layer. */
export interface GeofenceLayer {
  areas: readonly (AreaFeature | PinMarker)[];
  /** The button that turns the layer on; undefined if the user can't read geofences. */
  control: ReactNode;
  /** The geofence that was pressed, or why there are none. */
  note: ReactNode;
  /** Handles a press on a feature of the map. True if it was a geofence. */
  onPress: (featureId: string) => boolean;
  onBounds: (bounds: MapBounds, zoom: number) => void;
}

const NO_GEOFENCES: readonly Geofence[] = [];
const NO_AREAS: readonly AreaFeature[] = [];
const REFRESH_MS = 60_000;

/** Geofences below the trailers of a map. Nothing is requested while the layer is off or not allowed. */
export function useGeofenceLayer({ customerId, ...params }: GeofenceLayerParams): GeofenceLayer {
  const messages = useMessages(GEOFENCE_LAYER_MESSAGES);

  const { api, can } = useWidgetHost();
  const isAllowed = can('geofencesV2') && isOffered(api, 'geofences.list');
  const [own, setOwn] = useState(false);
  const [view, setView] = useState<AreaView>();
  const [pressedId, setPressedId] = useState<string>();
  const isOn = isAllowed && (params.isOn ?? own);
  const geofences = useApiQuery(geofencesQuery(customerId ?? 0), {
    enabled: isOn && customerId !== undefined,
    refreshMs: REFRESH_MS,
  });
  const all = isOn && customerId !== undefined ? (geofences.data ?? NO_GEOFENCES) : NO_GEOFENCES;
  const drawn = useMemo(() => geofenceAreas(all.filter(({ isActive }) => isActive)), [all]);
  const titled = usePinTitles();
  const areas = useMemo(() => {
    if (!view || drawn.length === 0) return NO_AREAS;
    const pressed = drawn.find(({ geofence }) => geofence.id === pressedId);
    return titled([...seenInView(drawn, view), ...(pressed ? [geofenceMark(pressed, 'selected', view.zoom)] : [])]);
  }, [drawn, view, pressedId, titled]);
  const onBounds = useCallback((bounds: MapBounds, zoom: number) => setView({ bounds: doubled(bounds), zoom }), []);
  const { onChange } = params;
  const toggle = useCallback(() => {
    setOwn(!isOn);
    setPressedId(undefined);
    onChange?.(!isOn);
  }, [isOn, onChange]);
  const onPress = useCallback((featureId: string) => {
    const id = geofenceIdOf(featureId);
    if (id !== undefined) setPressedId(id);
    return id !== undefined;
  }, []);
  const control = useMemo(
    () =>
      isAllowed && (
        <IconButton
          icon={<FieldIcon name="geofence" size={18} />}
          label={messages.geofences}
          kind="quiet"
          tooltipSide="inline-end"
          pressed={isOn}
          onClick={toggle}
        />
      ),
    [isAllowed, isOn, messages, toggle],
  );
  const pressed = all.find(({ id }) => id === pressedId);
  const problem =
    isOn && params.mustChoose
      ? messages.chooseCustomer
      : isOn && geofences.isError && !geofences.data
        ? messages.failed
        : undefined;
  const note = problem ? (
    <Note role="status">{problem}</Note>
  ) : (
    pressed && <GeofenceNote geofence={pressed} onClose={() => setPressedId(undefined)} />
  );
  return { areas, control, note, onPress, onBounds };
}
