/// <reference types="google.maps" />
import type { CoveredSides, MapEngineFactory } from '../mapEngine';
import type { TrackLine } from '../mapFeatures';
import { createMapLayers } from '../mapLayers';
import { readMapPalette } from '../mapPalette';
import { firstPicture } from './firstPicture';
import { cameraFor, eastOf } from './googleCamera';
import { isDarkColor } from './isDarkColor';
import { type GoogleMapsKey, loadGoogleMaps, onGoogleRefusal } from './loadGoogleMaps';
import { createMarkPool } from './markPool';
import { toMark } from './toMark';
import { linesOf } from './trackLines';

export { GoogleMapsError } from './loadGoogleMaps';

export interface GoogleEngineOptions extends GoogleMapsKey {
  /** Id of a map style in Google's console, which markers need. @default Google's demonstration style */
  mapId?: string | undefined;
}

const DEMO_MAP_ID = 'DEMO_MAP_ID';
const DEFAULT_PADDING_PX = 48;
const MAX_ZOOM = 21;

/** Google Maps, if you have a key. Rejects with `GoogleMapsError` if it can't be shown: see `withFallback`. */
export function googleEngine({ mapId = DEMO_MAP_ID, ...key }: GoogleEngineOptions): MapEngineFactory {
  return async (element, { camera, minZoom, events, signal }) => {
    await loadGoogleMaps(key);
    signal.throwIfAborted();
    const [{ Map: GoogleMap, Polyline }, { AdvancedMarkerElement: Marker }, { event, ColorScheme }] = await Promise.all(
      [
        google.maps.importLibrary('maps') as Promise<google.maps.MapsLibrary>,
        google.maps.importLibrary('marker') as Promise<google.maps.MarkerLibrary>,
        google.maps.importLibrary('core') as Promise<google.maps.CoreLibrary>,
      ],
    );
    signal.throwIfAborted();

    let palette = readMapPalette(element);
    let isDark = isDarkColor(palette.land);
    let covered: CoveredSides = { leftPx: 0, rightPx: 0 };
    /** How far the center of the uncovered part is west of the map's center. */
    const asidePx = ({ leftPx, rightPx }: CoveredSides) => (rightPx - leftPx) / 2;
    let selected: string | undefined;
    let current = { ...camera };
    let drawn = draw();
    const layers = createMapLayers({
      tracks: drawTracks,
      fleet: (markers) => drawn.fleet.show(markers.map(toMark)),
      places: (places) => drawn.places.show(places.map(toMark)),
      pointer: (pointer) => drawn.pointer.show(pointer.map(toMark)),
    });

    /** A map in the current colors. Google's maps can't switch between light and dark later. */
    function draw() {
      const host = document.createElement('div');
      host.style.blockSize = '100%';
      element.replaceChildren(host);
      const map = new GoogleMap(host, {
        mapId,
        center: { lat: current.lat, lng: current.lng },
        zoom: current.zoom,
        minZoom,
        colorScheme: isDark ? ColorScheme.DARK : ColorScheme.LIGHT,
        backgroundColor: palette.water,
        disableDefaultUI: true,
        clickableIcons: false,
        gestureHandling: 'greedy',
        tilt: 0,
      });
      map.addListener('idle', () => {
        reportCamera(map);
        element.setAttribute('data-map-idle', '');
      });
      map.addListener('bounds_changed', () => element.removeAttribute('data-map-idle'));
      const pool = { map, Marker, palette: () => palette };
      return {
        map,
        lines: [] as google.maps.Polyline[],
        fleet: createMarkPool({ ...pool, onMark: events.onMarker, onHover: reportHover }),
        places: createMarkPool({ ...pool, onMark: events.onMarker }),
        pointer: createMarkPool(pool),
      };
    }

    function reportCamera(map: google.maps.Map) {
      const bounds = map.getBounds()?.toJSON();
      const center = map.getCenter()?.toJSON();
      if (!bounds || !center) return;
      current = { ...center, zoom: map.getZoom() ?? current.zoom };
      events.onCamera(current, [bounds.west, bounds.south, bounds.east, bounds.north]);
    }

    function reportHover(id: string | undefined, mark: HTMLElement) {
      if (id === undefined) return events.onHover(undefined);
      const [corner, box] = [element.getBoundingClientRect(), mark.getBoundingClientRect()];
      const x = box.left + box.width / 2 - corner.left;
      events.onHover({ id, x, y: box.top + box.height / 2 - corner.top });
    }

    function drawTracks(tracks: readonly TrackLine[]) {
      for (const line of drawn.lines) line.setMap(null);
      drawn.lines = tracks
        .flatMap((track) => linesOf(track, palette))
        .map((line) => new Polyline({ ...line, map: drawn.map }));
    }
    const showSelected = () => {
      const marker = layers.features('fleet').find(({ id }) => id === selected);
      drawn.fleet.select(marker?.kind === 'trailer' ? marker : undefined);
    };
    function end() {
      for (const pool of [drawn.fleet, drawn.places, drawn.pointer]) pool.clear();
      for (const line of drawn.lines) line.setMap(null);
      event.clearInstanceListeners(drawn.map);
      element.replaceChildren();
    }

    try {
      await firstPicture(drawn.map, event, signal);
    } catch (error) {
      end();
      throw error;
    }
    const stopListening = onGoogleRefusal(events.onFailed);

    return {
      name: 'google',
      attribution: '',
      setCamera(target, options) {
        const center = eastOf(target, asidePx(covered));
        if (options?.animate === false) return drawn.map.moveCamera({ center, zoom: target.zoom });
        drawn.map.setZoom(target.zoom);
        drawn.map.panTo(center);
      },
      fitBounds(bounds, options) {
        const { clientWidth: widthPx, clientHeight: heightPx } = element;
        const limits = {
          paddingPx: options?.paddingPx ?? DEFAULT_PADDING_PX,
          maxZoom: options?.maxZoom ?? MAX_ZOOM,
          minZoom,
        };
        const found = cameraFor(bounds, { widthPx: widthPx - covered.leftPx - covered.rightPx, heightPx }, limits);
        drawn.map.moveCamera({ center: eastOf(found, asidePx(covered)), zoom: found.zoom });
      },
      zoomBy(steps) {
        drawn.map.setZoom((drawn.map.getZoom() ?? current.zoom) + steps);
      },
      setLayer(id, features, options) {
        const changed = layers.set(id, features, options);
        if (changed.includes('fleet')) showSelected();
      },
      setSelected(id) {
        selected = id;
        showSelected();
      },
      setCovered(next) {
        const byPx = asidePx(next) - asidePx(covered);
        if (byPx !== 0) drawn.map.panBy(byPx, 0);
        covered = next;
      },
      repaint() {
        palette = readMapPalette(element);
        const dark = isDarkColor(palette.land);
        if (dark !== isDark) {
          isDark = dark;
          end();
          drawn = draw();
          layers.redraw();
          showSelected();
        } else {
          for (const pool of [drawn.fleet, drawn.places, drawn.pointer]) pool.redraw();
          layers.redraw(['tracks']);
        }
      },
      destroy() {
        stopListening();
        layers.stop();
        end();
      },
    };
  };
}
