import { type Geofence, shapeBounds } from '@gladhand/domain/geofences';
import { Button, Spinner, useMessages } from '@gladhand/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { geofenceAreas, seenInView } from '../../../internal/geofenceLayer/geofenceAreas';
import { usePinTitles } from '../../../internal/geofenceLayer/usePinTitles';
import { MapCredits } from '../../../map/MapCredits/MapCredits';
import type { MapBounds, MapCamera, MapEngineFactory } from '../../../map/mapEngine';
import type { TrailerMarker } from '../../../map/mapFeatures';
import { MAP_MESSAGES } from '../../../map/messages';
import { useMapEngine } from '../../../map/useMapEngine';
import { ALERT_CASE_MESSAGES } from './messages';
import * as S from './PlaceMap.styles';

interface PlaceMapProps {
  engine: MapEngineFactory;
  trailer: TrailerMarker;
  /** Geofences that the rule is about. */
  geofences: readonly Geofence[];
  label: string;
}

const FIT_MAX_ZOOM = 12;
const FIT_PADDING_PX = 24;
const ignore = () => undefined;

/** A picture of the place: it neither scrolls nor zooms, so that a finger or a wheel scrolls what is around it. */
export function PlaceMap({ engine: factory, trailer, geofences, label }: PlaceMapProps) {
  const messages = useMessages(MAP_MESSAGES);
  const caseMessages = useMessages(ALERT_CASE_MESSAGES);
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<{ camera: MapCamera; bounds: MapBounds }>();
  const { engine, failure, retry } = useMapEngine(host, factory, {
    onCamera: (camera, bounds) => setView({ camera, bounds }),
    onMarker: ignore,
    onHover: ignore,
  });
  const titled = usePinTitles();
  const areas = useMemo(() => geofenceAreas(geofences), [geofences]);
  const seen = useMemo(
    () => (view ? titled(seenInView(areas, { bounds: view.bounds, zoom: view.camera.zoom })) : []),
    [areas, view, titled],
  );
  useEffect(() => engine?.setLayer('geofences', seen), [engine, seen]);
  useEffect(() => {
    engine?.setLayer('fleet', [trailer]);
    engine?.setSelected(trailer.id);
  }, [engine, trailer]);
  const bounds = useMemo(() => boundsAround(trailer, geofences), [trailer, geofences]);
  useEffect(() => {
    engine?.fitBounds(bounds, { maxZoom: FIT_MAX_ZOOM, paddingPx: FIT_PADDING_PX });
  }, [engine, bounds]);

  if (failure) {
    return (
      <S.Failed role="status">
        {messages.mapFailed}
        <Button size="xsmall" onClick={retry}>
          {caseMessages.tryAgain}
        </Button>
      </S.Failed>
    );
  }
  return (
    <S.Picture role="img" aria-label={label}>
      <S.Canvas ref={host} inert />
      {!engine && (
        <S.Waiting>
          <Spinner size={20} label={messages.loadingTheMap} />
        </S.Waiting>
      )}
      <MapCredits engine={engine} zoom={view?.camera.zoom} />
    </S.Picture>
  );
}

/** The trailer, and the geofences that it is in or next to. */
function boundsAround({ lat, lng }: TrailerMarker, geofences: readonly Geofence[]): MapBounds {
  let [west, south, east, north] = [lng, lat, lng, lat];
  for (const box of geofences.map(({ shape }) => shapeBounds(shape))) {
    const [height, width] = [box.north - box.south, box.east - box.west];
    const isNear =
      lat >= box.south - height && lat <= box.north + height && lng >= box.west - width && lng <= box.east + width;
    if (!isNear) continue;
    west = Math.min(west, box.west);
    south = Math.min(south, box.south);
    east = Math.max(east, box.east);
    north = Math.max(north, box.north);
  }
  return [west, south, east, north];
}
