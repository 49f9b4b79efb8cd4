import type { MapCamera, MapEngine, MapEngineFactory } from './mapEngine';
import { failureCode } from './mapFailure';

/** True for a failure that the next map may not have. */
const isTemporary = (error: Error) => 'temporary' in error && error.temporary === true;

/**
 * Draws with the main engine. If that fails, at the start or later, the fallback engine takes over with the same camera,
 * layers and selection. A note on the map says so, and `onFallback` is called once with the reason, which
 * `mapFailureText` has in words. The next map starts with the main engine again if the reason is temporary, such as a
 * script that was blocked.
 * @param note The note on the map. @default a note in the language of the page
 */
export function withFallback(
  main: MapEngineFactory,
  fallback: MapEngineFactory,
  onFallback: (reason: Error) => void,
  note?: string,
): MapEngineFactory {
  let permanent: Error | undefined;
  let isReported = false;

  return async (element, options) => {
    const { events, signal } = options;
    let camera: MapCamera = options.camera;
    const calls = createCalls();
    let current: MapEngine | undefined;
    let isOver = false;
    let reason = permanent;
    const giveUp = (error: unknown) => {
      if (reason) return;
      reason = error instanceof Error ? error : new Error(String(error));
      if (!isTemporary(reason)) permanent = reason;
      if (!isReported) onFallback(reason);
      isReported = true;
    };
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

    async function startFallback(): Promise<MapEngine> {
      element.replaceChildren();
      const engine = await fallback(element, { ...watched, camera });
      calls.replay(engine);
      calls.forget('move');
      return engine;
    }

    async function replace(error: Error): Promise<void> {
      giveUp(error);
      const failed = current;
      current = undefined;
      failed?.destroy();
      const engine = await startFallback();
      if (isOver) return engine.destroy();
      current = engine;
    }

    if (!reason) {
      const onFailed = (error: Error) => void replace(error).catch(events.onFailed);
      try {
        current = await main(element, { ...watched, events: { ...watched.events, onFailed } });
        isReported = false;
      } catch (error) {
        signal.throwIfAborted();
        giveUp(error);
      }
    }
    current ??= await startFallback();

    const run = (name: string, call: (engine: MapEngine) => void) => {
      calls.record(name, call);
      if (current) call(current);
    };
    /** While one engine takes over from the other, the last movement waits for it. */
    const move = (call: (engine: MapEngine) => void) => {
      if (current) call(current);
      else calls.record('move', call);
    };
    return {
      get name() {
        return current?.name ?? '';
      },
      get attribution() {
        const own = current?.attribution ?? '';
        return reason && note !== undefined ? `${note} ${own}` : own;
      },
      get replaced() {
        return reason && note === undefined ? failureCode(reason) : undefined;
      },
      get simplified() {
        return current?.simplified ?? false;
      },
      get setImagery() {
        if (!current?.setImagery) return undefined;
        return (isShown: boolean) => run('imagery', (engine) => engine.setImagery?.(isShown));
      },
      setLayer(id, features, layerOptions) {
        const name = `layer ${id}`;
        run(name, (engine) => engine.setLayer(id, features, layerOptions));
        if (features.length === 0) calls.forget(name);
      },
      setSelected: (id) => run('selected', (engine) => engine.setSelected(id)),
      setCovered: (covered) => run('covered', (engine) => engine.setCovered(covered)),
      setCamera: (target, cameraOptions) => move((engine) => engine.setCamera(target, cameraOptions)),
      fitBounds: (bounds, fitOptions) => move((engine) => engine.fitBounds(bounds, fitOptions)),
      zoomBy: (steps) => current?.zoomBy(steps),
      repaint: () => current?.repaint(),
      destroy() {
        isOver = true;
        current?.destroy();
      },
    };
  };
}

/** The last call of each name, for an engine that takes over. */
function createCalls() {
  const last = new Map<string, (engine: MapEngine) => void>();
  return {
    record: (name: string, call: (engine: MapEngine) => void) => void last.set(name, call),
    forget: (name: string) => void last.delete(name),
    replay(engine: MapEngine) {
      for (const call of last.values()) call(engine);
    },
  };
}
