import { AdvancedMarker, useMap } from '@vis.gl/react-google-maps';
import { type CSSProperties, useEffect, useState } from 'react';
import { useCell } from '../../cell';
import { clearNames } from '../clearNames';
import type { GoogleScene } from '../googleScene';

/** Names appear from this zoom on, as on the other engine. */
const NAMES_FROM_ZOOM = 10;
/** More elements would make the page slow. */
const MAX_NAMES = 150;

const NAME: CSSProperties = {
  font: '500 12px/1.2 var(--gh-font-sans)',
  whiteSpace: 'nowrap',
  color: 'var(--gh-color-text-neutral)',
  textShadow: '0 0 3px var(--gh-color-surface-panel), 0 0 3px var(--gh-color-surface-panel)',
  pointerEvents: 'none',
};

/** The names of the areas of a scene. */
export function GoogleAreaNames({ scene }: { scene: GoogleScene }) {
  const areas = [...useCell(scene.areas), ...useCell(scene.marked).filter(({ isOutline }) => !isOutline)];
  const zoom = useZoom();
  if (zoom < NAMES_FROM_ZOOM) return null;
  return clearNames(areas, zoom)
    .slice(0, MAX_NAMES)
    .map(({ id, name, place }) => (
      <AdvancedMarker key={id} position={place} anchorLeft="-50%" anchorTop="4px" clickable={false} zIndex={0}>
        <span style={NAME}>{name}</span>
      </AdvancedMarker>
    ));
}

function useZoom(): number {
  const map = useMap();
  const [zoom, setZoom] = useState(0);
  useEffect(() => {
    if (!map) return;
    const read = () => setZoom(map.getZoom() ?? 0);
    read();
    const listener = map.addListener('zoom_changed', read);
    return () => listener.remove();
  }, [map]);
  return zoom;
}
