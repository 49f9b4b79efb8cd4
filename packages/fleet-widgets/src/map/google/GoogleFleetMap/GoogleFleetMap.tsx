/// <reference types="google.maps" />
import { ColorScheme, Map as GoogleMap, type MapEvent, useMap } from '@vis.gl/react-google-maps';
import { useEffect } from 'react';
import { useCell } from '../../cell';
import type { MapCamera } from '../../mapEngine';
import type { GoogleScene } from '../googleScene';
import { isDarkColor } from '../isDarkColor';
import { ApiLoader } from './ApiLoader';
import { GoogleAreaNames } from './GoogleAreaNames';
import { GoogleAreas } from './GoogleAreas';
import { GoogleMarks } from './GoogleMarks';
import { GoogleTracks } from './GoogleTracks';

export interface GoogleFleetMapProps {
  apiKey: string;
  version: string;
  mapId: string;
  minZoom: number;
  scene: GoogleScene;
  /** Where a new map looks. It is read again when the map is created in other colors. */
  camera: () => MapCamera;
  /** There is a map, or another one in its place. */
  onMap: (map: google.maps.Map) => void;
  /** The map no longer moves, and its tiles are drawn. */
  onIdle: (event: MapEvent) => void;
  onMove: () => void;
  /** The script is blocked or unreachable. */
  onUnreachable: () => void;
  /** Google refused the key. */
  onRefused: () => void;
  onMarker: (id: string) => void;
  onHover: (id: string | undefined, mark: Element | null) => void;
  onAreaHover: (id: string | undefined, at: { clientX: number; clientY: number }) => void;
}

/** A Google map with the markers and lines of a scene. */
export function GoogleFleetMap(props: GoogleFleetMapProps) {
  const { apiKey, version, mapId, minZoom, scene, camera, onMap, onIdle, onMove, onMarker, onHover } = props;
  const palette = useCell(scene.palette);
  const { lat, lng, zoom } = camera();
  return (
    <ApiLoader apiKey={apiKey} version={version} onUnreachable={props.onUnreachable} onRefused={props.onRefused}>
      <GoogleMap
        mapId={mapId}
        defaultCenter={{ lat, lng }}
        defaultZoom={zoom}
        defaultTilt={0}
        minZoom={minZoom}
        // Google's maps can't switch between light and dark later, so the library creates another one.
        colorScheme={isDarkColor(palette.land) ? ColorScheme.DARK : ColorScheme.LIGHT}
        backgroundColor={palette.water}
        disableDefaultUI
        clickableIcons={false}
        gestureHandling="greedy"
        onIdle={onIdle}
        onBoundsChanged={onMove}
      >
        <MapInstance onMap={onMap} />
        <GoogleAreas scene={scene} onMarker={onMarker} onHover={props.onAreaHover} />
        <GoogleAreaNames scene={scene} />
        <GoogleTracks scene={scene} />
        <GoogleMarks scene={scene} group="pins" onMarker={onMarker} onHover={onHover} />
        <GoogleMarks scene={scene} group="fleet" onMarker={onMarker} onHover={onHover} />
        <GoogleMarks scene={scene} group="places" onMarker={onMarker} />
        <GoogleMarks scene={scene} group="pointer" />
      </GoogleMap>
    </ApiLoader>
  );
}

function MapInstance({ onMap }: Pick<GoogleFleetMapProps, 'onMap'>) {
  const map = useMap();
  useEffect(() => {
    if (map) onMap(map);
  }, [map, onMap]);
  return null;
}
