import { MAP_DEFAULTS } from '@gladhand/domain/tracking';
import { onThemeChange } from '@gladhand/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapEngine, MapEngineFactory, MapEngineOptions, MapEvents } from './mapEngine';

/** A map with the lifetime of its element. */
export interface LivingMap {
  /** Undefined until the engine is ready. */
  engine: MapEngine | undefined;
  /** The reason why there is no map. */
  failure: Error | undefined;
  /** Creates a new map after a failure. */
  retry: () => void;
}

/** Creates an engine in an element and destroys it with the component. The events may change between renders. */
export function useMapEngine(
  host: RefObject<HTMLElement | null>,
  factory: MapEngineFactory,
  events: Omit<MapEvents, 'onFailed'>,
  { maxZoom }: Pick<MapEngineOptions, 'maxZoom'> = {},
): LivingMap {
  const [engine, setEngine] = useState<MapEngine>();
  const [failure, setFailure] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(events);
  latest.current = events;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt creates a new map
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const aborted = new AbortController();
    let made: MapEngine | undefined;
    setFailure(undefined);
    factory(element, {
      camera: { ...MAP_DEFAULTS.center, zoom: MAP_DEFAULTS.zoom },
      minZoom: MAP_DEFAULTS.minZoom,
      maxZoom,
      signal: aborted.signal,
      events: {
        onCamera: (camera, bounds) => latest.current.onCamera(camera, bounds),
        onCameraFrame: (camera) => latest.current.onCameraFrame?.(camera),
        onMarker: (id) => latest.current.onMarker(id),
        onHover: (marker) => latest.current.onHover(marker),
        onFailed: setFailure,
      },
    }).then(
      (ready) => {
        made = ready;
        if (aborted.signal.aborted) return ready.destroy();
        setEngine(ready);
      },
      (error: unknown) => {
        if (!aborted.signal.aborted) setFailure(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return () => {
      aborted.abort();
      setEngine(undefined);
      made?.destroy();
    };
  }, [factory, attempt]);

  useEffect(() => {
    const element = host.current;
    return engine && element ? onThemeChange(element, () => engine.repaint()) : undefined;
  }, [engine, host]);

  return { engine, failure, retry: () => setAttempt((before) => before + 1) };
}
