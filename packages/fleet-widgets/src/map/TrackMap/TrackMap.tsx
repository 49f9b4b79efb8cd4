import { Spinner, useMessages } from '@gladhand/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as S from '../FleetMap/FleetMap.styles';
import { MapControls } from '../FleetMap/MapControls';
import { MapCredits } from '../MapCredits/MapCredits';
import { MapFailed } from '../MapFailed/MapFailed';
import type { MapBounds, MapCamera, MapEngineFactory } from '../mapEngine';
import type { AreaFeature, MapPoint, PinMarker, PlaceMarker, PointerMarker, TrackLine } from '../mapFeatures';
import { MAP_MESSAGES } from '../messages';
import { pinGroupBounds } from '../pinGroup';
import { useMapEngine } from '../useMapEngine';

export interface TrackMapProps {
  /** Draws the map. Keep the same function between renders. */
  engine: MapEngineFactory;
  /** Routes that were driven. Keep the array while nothing changes: the map fits a new one into view. */
  tracks: readonly TrackLine[];
  /** Stops and events along the routes. */
  places: readonly PlaceMarker[];
  /** The position of the trailer during playback. */
  pointer?: Pick<PointerMarker, 'lat' | 'lng' | 'heading'> | undefined;
  /** The camera keeps the pointer centered. @default false */
  follow?: boolean | undefined;
  /** Fits new routes into view. The first one always is. @default true */
  fits?: boolean | undefined;
  /** Areas below the route, such as geofences, and pins for those that are too small to be seen. */
  areas?: readonly (AreaFeature | PinMarker)[] | undefined;
  /** Called with the id of a pressed feature. Returns true if it was an area. */
  onAreaPress?: ((id: string) => boolean) | undefined;
  /** A button that turns a layer of the map on or off. */
  layer?: ReactNode;
  /** The bounds of the map have changed: west, south, east, north. */
  onBoundsChange?: ((bounds: MapBounds, zoom: number) => void) | undefined;
  /** A place was clicked on the map. */
  onPlace?: ((id: string) => void) | undefined;
  /** Name of the map for assistive technology. */
  label: string;
  /** Shown on top of the map. */
  children?: ReactNode;
}

/** The highest zoom for fitting: a parked trailer needs some context around it. */
const FIT_MAX_ZOOM = 12;
const FIT_PADDING_PX = 56;

/** The route of one trailer on a map. Put a list of the same places next to it, because not everyone can read a map. */
export function TrackMap({
  engine: factory,
  tracks,
  places,
  pointer,
  follow = false,
  fits = true,
  ...rest
}: TrackMapProps) {
  const messages = useMessages(MAP_MESSAGES);

  const host = useRef<HTMLDivElement>(null);
  const [camera, setCamera] = useState<MapCamera>();
  const { engine, failure, retry } = useMapEngine(host, factory, {
    onCamera(next, bounds) {
      setCamera(next);
      rest.onBoundsChange?.(bounds, next.zoom);
    },
    onMarker(id) {
      const group = pinGroupBounds(rest.areas ?? [], id);
      if (group) engine?.fitBounds(group, { paddingPx: FIT_PADDING_PX });
      else if (!rest.onAreaPress?.(id)) rest.onPlace?.(id);
    },
    onHover: () => undefined,
  });

  const showAll = () => {
    const bounds = boundsOf(tracks.flatMap(({ points }) => points));
    if (engine && bounds) engine.fitBounds(bounds, { maxZoom: FIT_MAX_ZOOM, paddingPx: FIT_PADDING_PX });
  };
  const hasFitted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new track is fitted into view once
  useEffect(() => {
    engine?.setLayer('tracks', tracks);
    if (!engine || (hasFitted.current && !fits)) return;
    showAll();
    hasFitted.current = tracks.length > 0;
  }, [engine, tracks]);
  useEffect(() => engine?.setLayer('places', places), [engine, places]);
  useEffect(() => engine?.setLayer('areas', rest.areas ?? []), [engine, rest.areas]);
  useEffect(() => {
    engine?.setLayer('pointer', pointer ? [{ ...toPointer(pointer), title: messages.position }] : []);
  }, [engine, pointer, messages]);

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
        <MapControls
          onZoom={(steps) => engine.zoomBy(steps)}
          onFit={showAll}
          fitLabel={messages.showRoute}
          onImagery={engine.setImagery}
          layer={rest.layer}
        />
      )}
      {!engine && !failure && (
        <S.Cover>
          <Spinner size={20} label={messages.loadingTheMap} />
        </S.Cover>
      )}
      {failure && <MapFailed failure={failure} elsewhere={messages.mapFailedRouteHint} onRetry={retry} />}
      {rest.children}
      <MapCredits engine={engine} zoom={camera?.zoom} />
    </S.Section>
  );
}

const toPointer = ({ lat, lng, heading }: Omit<PointerMarker, 'kind' | 'id'>): PointerMarker => ({
  kind: 'pointer',
  id: 'pointer',
  lat,
  lng,
  heading,
});

function boundsOf(points: readonly MapPoint[]): MapBounds | undefined {
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
