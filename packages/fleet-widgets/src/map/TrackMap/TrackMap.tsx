import { ErrorState, Spinner } from '@gladhand/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as S from '../FleetMap/FleetMap.styles';
import { MapControls } from '../FleetMap/MapControls';
import type { MapBounds, MapCamera, MapEngineFactory, MapPlace, MapPointer, MapTrack } from '../mapEngine';
import { useMapEngine } from '../useMapEngine';

export interface TrackMapProps {
  /** Draws the map. Keep the same function between renders. */
  engine: MapEngineFactory;
  /** Lines that were driven. Keep the array while nothing changes: another one is fitted into view. */
  tracks: readonly MapTrack[];
  /** What happened along them. */
  places: readonly MapPlace[];
  /** The mark that moves along a track. */
  pointer?: MapPointer | undefined;
  /** The camera keeps the moving mark in its middle. @default false */
  follow?: boolean | undefined;
  /** A place was chosen on the map. */
  onPlace?: ((id: string) => void) | undefined;
  /** Name of the map for assistive technology. */
  label: string;
  /** Stands over the map. */
  children?: ReactNode;
}

/** Fitting stops here: a trailer that stood is not shown in a field of nothing. */
const FIT_MAX_ZOOM = 12;
const FIT_PADDING_PX = 56;
/** From this zoom on the bundled map has nothing finer to show. */
const SIMPLIFIED_FROM_ZOOM = 9;

/** One trailer's way on a map. Put a list of the same places beside it: a map alone cannot be read by everybody. */
export function TrackMap({ engine: factory, tracks, places, pointer, follow = false, ...rest }: TrackMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const [camera, setCamera] = useState<MapCamera>();
  const { engine, failure, retry } = useMapEngine(host, factory, {
    onCamera: setCamera,
    onMarker: (id) => rest.onPlace?.(id),
    onHover: () => undefined,
  });

  const showAll = () => {
    const bounds = boundsOf(tracks.flatMap(({ points }) => points));
    if (engine && bounds) engine.fitBounds(bounds, { maxZoom: FIT_MAX_ZOOM, paddingPx: FIT_PADDING_PX });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another track is shown whole once, and then left alone
  useEffect(() => {
    engine?.setTracks(tracks);
    showAll();
  }, [engine, tracks]);
  useEffect(() => engine?.setPlaces(places), [engine, places]);
  useEffect(() => engine?.setPointer(pointer), [engine, pointer]);

  const zoom = useRef<number>(undefined);
  zoom.current = camera?.zoom;
  useEffect(() => {
    if (!engine || !follow || !pointer || zoom.current === undefined) return;
    engine.setCamera({ lat: pointer.lat, lng: pointer.lng, zoom: zoom.current }, { animate: false });
  }, [engine, follow, pointer]);

  return (
    <S.Section aria-label={rest.label}>
      <S.Host ref={host} aria-hidden={failure ? true : undefined} />
      {engine && !failure && (
        <MapControls onZoom={(steps) => engine.zoomBy(steps)} onFit={showAll} fitLabel="Show the whole way" />
      )}
      {!engine && !failure && (
        <S.Cover>
          <Spinner size={20} label="Loading the map" />
        </S.Cover>
      )}
      {failure && (
        <S.Cover>
          <ErrorState title="The map could not start" onRetry={retry}>
            The list and the chart show the same way. A map needs WebGL, which may be off or blocked on this device.
          </ErrorState>
        </S.Cover>
      )}
      {rest.children}
      <S.Attribution>
        {camera && camera.zoom >= SIMPLIFIED_FROM_ZOOM && engine?.name === 'maplibre' ? 'Simplified map · ' : ''}
        {engine?.attribution}
      </S.Attribution>
    </S.Section>
  );
}

function boundsOf(points: readonly { lat: number; lng: number }[]): MapBounds | undefined {
  const [first] = points;
  if (!first) return undefined;
  let [west, south, east, north] = [first.lng, first.lat, first.lng, first.lat];
  for (const { lat, lng } of points) {
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}
