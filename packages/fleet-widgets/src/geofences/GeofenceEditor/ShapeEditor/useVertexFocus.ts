import { ringAt, type ShapeDraft, type VertexPlace } from '@gladhand/domain/geofences';
import { type RefObject, useEffect, useRef } from 'react';
import type { MapCamera, MapEngine } from '../../../map/mapEngine';

interface VertexFocusParams {
  engine: MapEngine | undefined;
  camera: MapCamera | undefined;
  draft: ShapeDraft;
  selected: VertexPlace | undefined;
  /** A new number focuses the selected vertex. */
  visit: number;
  section: RefObject<HTMLElement | null>;
  overlay: RefObject<HTMLElement | null>;
  isFitting: RefObject<boolean>;
}

/**
 * Focuses the selected vertex once its button is there, which may need the map to move. Returns a function that asks for
 * it.
 */
export function useVertexFocus(params: VertexFocusParams): () => void {
  const { engine, camera, draft, selected, visit, section, overlay, isFitting } = params;
  const isWanted = useRef(false);
  const lastVisit = useRef(visit);
  useEffect(() => {
    if (lastVisit.current !== visit) isWanted.current = true;
    lastVisit.current = visit;
    if (!isWanted.current || !camera) return;
    const at = selected && ringAt(draft, selected)?.[selected.vertex];
    const wanted = overlay.current?.querySelector<HTMLElement>('[data-current]');
    if (wanted) {
      isWanted.current = false;
      wanted.focus({ preventScroll: true });
    } else if (isFitting.current) isFitting.current = false;
    else if (at) engine?.setCamera({ lat: at.lat, lng: at.lng, zoom: camera.zoom }, { animate: false });
    else {
      isWanted.current = false;
      section.current?.focus();
    }
  });
  return () => {
    isWanted.current = true;
  };
}
