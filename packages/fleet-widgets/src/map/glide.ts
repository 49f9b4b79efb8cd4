import type { MapMarker } from './mapFeatures';

const GLIDE_MS = 600;
/** More markers in motion would distract, and take too long to draw. */
const MAX_GLIDE = 200;

/** Moves markers from their earlier to their new positions. */
export interface Glide<T extends MapMarker> {
  show: (markers: readonly T[], glide: boolean) => void;
  stop: () => void;
}

/** @param draw draws markers at their positions of this moment */
export function createGlide<T extends MapMarker>(draw: (markers: readonly T[]) => void): Glide<T> {
  let shown = new Map<string, T>();
  let frame = 0;

  const stop = () => cancelAnimationFrame(frame);

  return {
    stop,
    show(markers, glide) {
      stop();
      const before = shown;
      shown = new Map(markers.map((marker) => [marker.id, marker]));
      if (!glide || matchMedia('(prefers-reduced-motion: reduce)').matches) return draw(markers);
      const moving = markers.filter(({ id, lat, lng }) => {
        const old = before.get(id);
        return old !== undefined && (old.lat !== lat || old.lng !== lng);
      });
      if (moving.length === 0 || moving.length > MAX_GLIDE) return draw(markers);
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

/** A marker that has moved for a share of the time. Exported for its test. */
export function between<T extends MapMarker>(from: T | undefined, to: T, share: number): T {
  if (!from || share >= 1) return to;
  const eased = 1 - (1 - share) ** 3;
  return { ...to, lat: from.lat + (to.lat - from.lat) * eased, lng: from.lng + (to.lng - from.lng) * eased };
}
