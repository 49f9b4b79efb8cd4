import { MAP_DEFAULTS, type MapTrailer } from '@gladhand/domain/tracking';
import { type RefObject, useEffect, useRef } from 'react';
import type { MapBounds, MapCamera, MapEngine } from '../mapEngine';
import type { FleetMarker } from '../mapFeatures';
import type { MarkSource } from '../markSource';
import { coveredAtEnd, inside, widened, withoutCovered } from './mapBounds';

/** The current camera and bounds. */
export interface ShownView {
  camera: MapCamera;
  bounds: MapBounds;
}

interface FleetCameraParams {
  host: RefObject<HTMLElement | null>;
  engine: MapEngine | undefined;
  view: ShownView | undefined;
  marks: MarkSource;
  /** The search or customer of the markers; undefined while they belong to an earlier one. */
  choice: string | undefined;
  selectedId: string | undefined;
  selected: MapTrailer | undefined;
  coveredPx: number;
  /** The trailer that was last selected on the map itself. */
  clickedId: RefObject<string | undefined>;
  /** A new value moves the camera to the selected trailer again. */
  visit: number;
  /** The camera goes to a place, so it doesn't start with all trailers. */
  hasPlace: boolean;
}

/**
 * Moves the camera to all trailers at first, to the results of a new choice if none of them is in view, and to a trailer
 * that is selected outside the map. A click on the map moves it only if the trailer would be covered, and a refresh never.
 */
export function useFleetCamera(params: FleetCameraParams): void {
  const { engine, view, marks, choice, selectedId, selected, coveredPx, clickedId, visit } = params;
  const latest = useRef(params);
  latest.current = params;
  const inView = (place: { lat: number | null; lng: number | null }, { bounds }: ShownView) => {
    const { host, coveredPx: covered } = latest.current;
    const map = host.current;
    return inside(place, withoutCovered(bounds, coveredAtEnd(map, covered), map?.clientWidth ?? 0));
  };

  const fitted = useRef<MapEngine>(undefined);
  useEffect(() => {
    if (!engine || fitted.current === engine || !marks.around) return;
    fitted.current = engine;
    // A single trailer needs some context around it.
    if (!latest.current.hasPlace) engine.fitBounds(marks.around, { maxZoom: MAP_DEFAULTS.zoom });
  }, [engine, marks]);

  // Users search for a trailer to see it, so results out of view are fitted once per choice.
  const fittedChoice = useRef(choice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is read from the latest params
  useEffect(() => {
    if (!engine || !view || choice === undefined || choice === fittedChoice.current) return;
    const isFirst = fittedChoice.current === undefined;
    const { around } = marks;
    if (isFirst || !around) {
      fittedChoice.current = choice;
      return;
    }
    const aborted = new AbortController();
    const look = (shown: readonly FleetMarker[]) => {
      if (aborted.signal.aborted) return;
      fittedChoice.current = choice;
      if (shown.some((marker) => inView(marker, view))) return;
      engine.fitBounds(around, { maxZoom: resultZoom(view.camera) });
    };
    const requested = { bounds: widened(view.bounds), zoom: view.camera.zoom, apart: undefined };
    const answer = marks.marks(requested, aborted.signal);
    if (answer instanceof Promise) answer.then(look, () => undefined);
    else look(answer);
    return () => aborted.abort();
  }, [engine, view, choice, marks]);

  /** The trailer that the camera still has to move to: its position or the map may not have loaded yet. */
  const awaited = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit goes to the same trailer
  useEffect(() => {
    awaited.current = selectedId === clickedId.current ? undefined : selectedId;
    clickedId.current = undefined;
  }, [selectedId, visit]);

  /** Where a flight ends, until the camera reports that it has moved. */
  const flight = useRef<MapCamera>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new camera ends the flight
  useEffect(() => {
    flight.current = undefined;
  }, [view]);

  const hasView = view !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera doesn't follow a trailer that drives out of view
  useEffect(() => {
    const { view: shown, selected: target } = latest.current;
    if (!engine || !shown || selectedId === undefined) return;
    if (target?.id !== selectedId || target.lat === null || target.lng === null) return;
    if (awaited.current === selectedId) {
      awaited.current = undefined;
      flight.current = { lat: target.lat, lng: target.lng, zoom: resultZoom(shown.camera) };
    } else if (!flight.current && !inView(target, shown)) {
      flight.current = { lat: target.lat, lng: target.lng, zoom: shown.camera.zoom };
    }
    if (flight.current) engine.setCamera(flight.current);
  }, [engine, hasView, selectedId, selected?.id, selected?.lat === null, coveredPx, visit]);
}

/** Results keep the current zoom if it is high enough. */
const resultZoom = ({ zoom }: MapCamera) => (zoom > MAP_DEFAULTS.keepZoomAbove ? zoom : MAP_DEFAULTS.zoom);
