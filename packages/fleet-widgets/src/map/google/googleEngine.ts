/// <reference types="google.maps" />
import type { CoveredSides, MapEngineFactory } from '../mapEngine';
import { createMapLayers } from '../mapLayers';
import { readMapPalette } from '../mapPalette';
import { GoogleMapsError } from './GoogleMapsError';
import { cameraFor, eastOf } from './googleCamera';
import { onGoogleRefusal } from './googleRefusal';
import { createGoogleScene } from './googleScene';
import { toMark } from './toMark';

export { GoogleMapsError } from './GoogleMapsError';

export interface GoogleEngineOptions {
  apiKey: string;
  /** Id of a map style in Google's console, which markers need. @default Google's demonstration style */
  mapId?: string | undefined;
  /** Release channel of Google's script, 3.62 or later. @default 'quarterly' */
  version?: string | undefined;
  /** How long to wait for Google's script, in ms. @default 15_000 */
  timeoutMs?: number | undefined;
}

const DEMO_MAP_ID = 'DEMO_MAP_ID';
const DEFAULT_PADDING_PX = 48;
const MAX_ZOOM = 21;
const TIMEOUT_MS = 15_000;
/** A map that isn't ready after this time is shown as it is. */
const FIRST_PICTURE_MS = 10_000;

/** Google Maps, if you have a key. Rejects with `GoogleMapsError` if it can't be shown: see `withFallback`. */
export function googleEngine(options: GoogleEngineOptions): MapEngineFactory {
  const { apiKey, mapId = DEMO_MAP_ID, version = 'quarterly', timeoutMs = TIMEOUT_MS } = options;

  return async (element, { camera, minZoom, events, signal }) => {
    const { mountGoogleMap } = await import('./GoogleFleetMap/mountGoogleMap');
    signal.throwIfAborted();

    const scene = createGoogleScene(readMapPalette(element));
    let covered: CoveredSides = { leftPx: 0, rightPx: 0 };
    /** How far the center of the uncovered part is west of the map's center. */
    const asidePx = ({ leftPx, rightPx }: CoveredSides) => (rightPx - leftPx) / 2;
    let selected: string | undefined;
    let current = { ...camera };
    let map: google.maps.Map | undefined;
    let onFirstMap: (() => void) | undefined;
    let onFirstPicture: (() => void) | undefined;
    let fail: (error: Error) => void = events.onFailed;
    const layers = createMapLayers({
      areas: scene.areas.set,
      marked: scene.marked.set,
      pins: (pins) => scene.show('pins', pins.map(toMark)),
      tracks: scene.tracks.set,
      fleet: (markers) => scene.show('fleet', markers.map(toMark)),
      places: (places) => scene.show('places', places.map(toMark)),
      pointer: (pointer) => scene.show('pointer', pointer.map(toMark)),
    });

    function reportCamera() {
      const bounds = map?.getBounds()?.toJSON();
      const center = map?.getCenter()?.toJSON();
      if (!bounds || !center) return;
      current = { ...center, zoom: map?.getZoom() ?? current.zoom };
      events.onCamera(current, [bounds.west, bounds.south, bounds.east, bounds.north]);
    }
    function reportHover(id: string | undefined, mark: Element | null) {
      if (id === undefined || !mark) return events.onHover(undefined);
      const [corner, box] = [element.getBoundingClientRect(), mark.getBoundingClientRect()];
      const x = box.left + box.width / 2 - corner.left;
      events.onHover({ id, x, y: box.top + box.height / 2 - corner.top });
    }
    function reportAreaHover(id: string | undefined, at: { clientX: number; clientY: number }) {
      const { left, top } = element.getBoundingClientRect();
      events.onHover(id === undefined ? undefined : { id, x: at.clientX - left, y: at.clientY - top });
    }
    const showSelected = () => {
      const marker = layers.features('fleet').find(({ id }) => id === selected);
      scene.selected.set(marker?.kind === 'trailer' ? { id: marker.id, label: marker.label } : undefined);
    };

    /** Resolves when the map has drawn its first tiles, or is there for a while; rejects if there can't be a map. */
    async function firstPicture(): Promise<void> {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stopListening: (() => void) | undefined;
      try {
        await new Promise<void>((resolve, reject) => {
          fail = reject;
          stopListening = onGoogleRefusal(reject);
          onFirstPicture = resolve;
          signal.addEventListener('abort', () => reject(signal.reason), { once: true });
          const late = () => reject(new GoogleMapsError({ code: 'googleTimedOut', seconds: timeoutMs / 1000 }));
          timer = setTimeout(late, timeoutMs);
          onFirstMap = () => {
            clearTimeout(timer);
            timer = setTimeout(resolve, FIRST_PICTURE_MS);
          };
        });
      } finally {
        clearTimeout(timer);
        stopListening?.();
      }
    }

    const ready = firstPicture();
    const unmount = mountGoogleMap(element, {
      apiKey,
      version,
      mapId,
      minZoom,
      scene,
      camera: () => current,
      onMap(next) {
        map = next;
        element.removeAttribute('data-map-idle');
        onFirstMap?.();
      },
      onIdle() {
        reportCamera();
        element.setAttribute('data-map-idle', '');
        onFirstPicture?.();
      },
      onMove() {
        element.removeAttribute('data-map-idle');
        const center = map?.getCenter()?.toJSON();
        if (center) events.onCameraFrame?.({ ...center, zoom: map?.getZoom() ?? current.zoom });
      },
      onUnreachable: () => fail(new GoogleMapsError({ code: 'googleUnreachable' }, { temporary: true })),
      onRefused: () => fail(new GoogleMapsError({ code: 'googleKeyRejected' })),
      onFailed: (error) => fail(error),
      onMarker: events.onMarker,
      onHover: reportHover,
      onAreaHover: reportAreaHover,
    });
    try {
      await ready;
    } catch (error) {
      unmount();
      throw error;
    }
    fail = events.onFailed;
    const stopListening = onGoogleRefusal(events.onFailed);

    return {
      name: 'google',
      attribution: '',
      setCamera(target, setOptions) {
        const center = eastOf(target, asidePx(covered));
        if (setOptions?.animate === false) return map?.moveCamera({ center, zoom: target.zoom });
        map?.setZoom(target.zoom);
        map?.panTo(center);
      },
      fitBounds(bounds, fitOptions) {
        const { clientWidth: widthPx, clientHeight: heightPx } = element;
        const limits = {
          paddingPx: fitOptions?.paddingPx ?? DEFAULT_PADDING_PX,
          maxZoom: fitOptions?.maxZoom ?? MAX_ZOOM,
          minZoom,
        };
        const found = cameraFor(bounds, { widthPx: widthPx - covered.leftPx - covered.rightPx, heightPx }, limits);
        map?.moveCamera({ center: eastOf(found, asidePx(covered)), zoom: found.zoom });
      },
      zoomBy(steps) {
        map?.setZoom((map.getZoom() ?? current.zoom) + steps);
      },
      setLayer(id, features, layerOptions) {
        const changed = layers.set(id, features, layerOptions);
        if (changed.includes('fleet')) showSelected();
      },
      setSelected(id) {
        selected = id;
        showSelected();
      },
      setCovered(next) {
        const byPx = asidePx(next) - asidePx(covered);
        if (byPx !== 0) map?.panBy(byPx, 0);
        covered = next;
      },
      repaint: () => scene.palette.set(readMapPalette(element)),
      destroy() {
        stopListening();
        layers.stop();
        unmount();
      },
    };
  };
}
