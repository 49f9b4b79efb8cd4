import type { MapMarker } from './mapEngine';

const GLIDE_MS = 600;
/** More than these moving at once would be unrest, and work. */
const GLIDE_AT_MOST = 200;

/** Moves markers from where they stood to where they are now. */
export interface Glide {
  show: (markers: readonly MapMarker[], glide: boolean) => void;
  stop: () => void;
}

/** @param draw puts markers where they are at this moment */
export function createGlide(draw: (markers: readonly MapMarker[]) => void): Glide {
  let shown = new Map<string, MapMarker>();
  let frame = 0;

  const stop = () => cancelAnimationFrame(frame);

  return {
    stop,
    show(markers, glide) {
      stop();
      const before = shown;
      shown = new Map(markers.map((marker) => [marker.id, marker]));
      const moving = markers.filter(({ id, lat, lng }) => {
        const old = before.get(id);
        return old !== undefined && (old.lat !== lat || old.lng !== lng);
      });
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (!glide || still || moving.length === 0 || moving.length > GLIDE_AT_MOST) return draw(markers);
      const startMs = performance.now();
      const step = (nowMs: number) => {
        const share = Math.min(1, (nowMs - startMs) / GLIDE_MS);
        draw(markers.map((marker) => between(before.get(marker.id), marker, share)));
        if (share < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    },
  };
}

/** Where a marker is after a share of its way. Exported for its test. */
export function between(from: MapMarker | undefined, to: MapMarker, share: number): MapMarker {
  if (!from || share >= 1) return to;
  const eased = 1 - (1 - share) ** 3;
  return { ...to, lat: from.lat + (to.lat - from.lat) * eased, lng: from.lng + (to.lng - from.lng) * eased };
}
