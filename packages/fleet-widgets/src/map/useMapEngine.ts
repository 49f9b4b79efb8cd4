import { MAP_DEFAULTS } from '@gladhand/domain';
import { onThemeChange } from '@gladhand/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapEngine, MapEngineFactory, MapEvents } from './mapEngine';

/** A map that lives as long as the element it is drawn in. */
export interface LivingMap {
  /** Undefined until the engine is ready. */
  engine: MapEngine | undefined;
  /** Why there is no map. */
  failure: Error | undefined;
  /** Makes another map after a failure. */
  retry: () => void;
}

/** Makes an engine in an element and ends it with the component. The events may change between renders. */
export function useMapEngine(
  host: RefObject<HTMLElement | null>,
  factory: MapEngineFactory,
  events: Omit<MapEvents, 'onFailed'>,
): LivingMap {
  const [engine, setEngine] = useState<MapEngine>();
  const [failure, setFailure] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(events);
  latest.current = events;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt makes another map
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const aborted = new AbortController();
    let made: MapEngine | undefined;
    setFailure(undefined);
    factory(element, {
      camera: { ...MAP_DEFAULTS.center, zoom: MAP_DEFAULTS.zoom },
      minZoom: MAP_DEFAULTS.minZoom,
      signal: aborted.signal,
      events: {
        onCamera: (camera, bounds) => latest.current.onCamera(camera, bounds),
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
      aborted.abort(new DOMException('The map is gone.', 'AbortError'));
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
