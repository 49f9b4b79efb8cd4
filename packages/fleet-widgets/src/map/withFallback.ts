import type { MapCamera, MapEngine, MapEngineFactory } from './mapEngine';

/** Said on the map that stands in. */
const FALLBACK_NOTE = 'Google Maps could not be loaded. The simplified map is shown.';

/**
 * Draws with one engine, and with another where that one fails, at the start or later; what was on the map stays. The
 * map says so, and `onFallback` is told why, once.
 */
export function withFallback(
  main: MapEngineFactory,
  spare: MapEngineFactory,
  onFallback: (reason: Error) => void,
  note: string = FALLBACK_NOTE,
): MapEngineFactory {
  let reason: Error | undefined;
  const giveUp = (error: unknown) => {
    if (reason) return;
    reason = error instanceof Error ? error : new Error(String(error));
    onFallback(reason);
  };

  return async (element, options) => {
    const { events, signal } = options;
    let camera: MapCamera = options.camera;
    /** What the map was last told, by what it was told about. */
    const told = new Map<string, (engine: MapEngine) => void>();
    let current: MapEngine | undefined;
    let isOver = false;
    const watched = {
      ...options,
      events: {
        ...events,
        onCamera: (...[next, bounds]: Parameters<typeof events.onCamera>) => {
          camera = next;
          events.onCamera(next, bounds);
        },
      },
    };

    async function standIn(): Promise<MapEngine> {
      element.replaceChildren();
      const engine = await spare(element, { ...watched, camera });
      for (const tell of told.values()) tell(engine);
      return engine;
    }

    async function replace(error: Error): Promise<void> {
      giveUp(error);
      const failed = current;
      current = undefined;
      failed?.destroy();
      const engine = await standIn();
      if (isOver) return engine.destroy();
      current = engine;
    }

    if (!reason) {
      const onFailed = (error: Error) => void replace(error).catch(events.onFailed);
      try {
        current = await main(element, { ...watched, events: { ...watched.events, onFailed } });
      } catch (error) {
        signal.throwIfAborted();
        giveUp(error);
      }
    }
    current ??= await standIn();

    const tell = (about: string, say: (engine: MapEngine) => void) => {
      told.set(about, say);
      if (current) say(current);
    };
    return {
      get name() {
        return current?.name ?? '';
      },
      get attribution() {
        const own = current?.attribution ?? '';
        return reason ? `${note} ${own}` : own;
      },
      setMarkers: (markers, more) => tell('markers', (engine) => engine.setMarkers(markers, more)),
      setSelected: (id) => tell('selected', (engine) => engine.setSelected(id)),
      setTracks: (tracks) => tell('tracks', (engine) => engine.setTracks(tracks)),
      setPlaces: (places) => tell('places', (engine) => engine.setPlaces(places)),
      setPointer: (pointer) => tell('pointer', (engine) => engine.setPointer(pointer)),
      setCovered: (covered) => tell('covered', (engine) => engine.setCovered(covered)),
      setCamera: (target, more) => current?.setCamera(target, more),
      fitBounds: (bounds, more) => current?.fitBounds(bounds, more),
      zoomBy: (steps) => current?.zoomBy(steps),
      repaint: () => current?.repaint(),
      destroy() {
        isOver = true;
        current?.destroy();
      },
    };
  };
}
