import { MAP_DEFAULTS, type MapTrailer } from '@gladhand/domain';
import { type RefObject, useEffect, useRef } from 'react';
import type { MapBounds, MapCamera, MapEngine, MapMarker } from '../mapEngine';
import type { MarkSource } from '../markSource';
import { coveredAtEnd, inside, widened, withoutCovered } from './mapBounds';

/** What the map shows now. */
export interface ShownView {
  camera: MapCamera;
  bounds: MapBounds;
}

interface Looked {
  host: RefObject<HTMLElement | null>;
  engine: MapEngine | undefined;
  view: ShownView | undefined;
  marks: MarkSource;
  /** What the marks were chosen by; undefined: they are not those of the choice yet. */
  choice: string | undefined;
  selectedId: string | undefined;
  selected: MapTrailer | undefined;
  coveredPx: number;
}

/**
 * Moves the map when there is a reason: all trailers at first, the results of another choice when none of them is in view,
 * and a trailer that was chosen and cannot be seen. A refresh is none.
 */
export function useFleetCamera(looked: Looked): void {
  const { engine, view, marks, choice, selectedId, coveredPx } = looked;
  const latest = useRef(looked);
  latest.current = looked;
  const inView = (place: { lat: number | null; lng: number | null }, { bounds }: ShownView) => {
    const { host, coveredPx: covered } = latest.current;
    const map = host.current;
    return inside(place, withoutCovered(bounds, coveredAtEnd(map, covered), map?.clientWidth ?? 0));
  };

  const fitted = useRef<MapEngine>(undefined);
  useEffect(() => {
    if (!engine || fitted.current === engine || !marks.around) return;
    fitted.current = engine;
    // one trailer alone is not shown in a field of nothing
    engine.fitBounds(marks.around, { maxZoom: MAP_DEFAULTS.zoom });
  }, [engine, marks]);

  // whoever looks for a trailer wants to see it; one look at the marks of a choice is enough
  const met = useRef(choice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in view is asked of the latest
  useEffect(() => {
    if (!engine || !view || choice === undefined || choice === met.current) return;
    const isFirst = met.current === undefined;
    const { around } = marks;
    if (isFirst || !around) {
      met.current = choice;
      return;
    }
    const aborted = new AbortController();
    const look = (shown: readonly MapMarker[]) => {
      if (aborted.signal.aborted) return;
      met.current = choice;
      if (shown.some((marker) => inView(marker, view))) return;
      engine.fitBounds(around, { maxZoom: resultZoom(view.camera) });
    };
    const asked = { bounds: widened(view.bounds), zoom: view.camera.zoom, apart: undefined };
    const answer = marks.marks(asked, aborted.signal);
    if (answer instanceof Promise) answer.then(look, () => undefined);
    else look(answer);
    return () => aborted.abort();
  }, [engine, view, choice, marks]);

  // a choice made beside the map, or now under what covers it, brings the trailer to where it can be seen
  // biome-ignore lint/correctness/useExhaustiveDependencies: a trailer that drives out of view is not followed
  useEffect(() => {
    const { view: shown, selected: target } = latest.current;
    if (!engine || !shown || target?.id !== selectedId || target?.lat == null || target.lng == null) return;
    if (inView(target, shown)) return;
    const zoom = inside(target, shown.bounds) ? shown.camera.zoom : resultZoom(shown.camera);
    engine.setCamera({ lat: target.lat, lng: target.lng, zoom });
  }, [engine, selectedId, coveredPx]);
}

/** A result keeps the zoom when that is near enough. */
const resultZoom = ({ zoom }: MapCamera) => (zoom > MAP_DEFAULTS.keepZoomAbove ? zoom : MAP_DEFAULTS.zoom);
