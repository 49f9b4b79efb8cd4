/// <reference types="google.maps" />
import { TRACKED_SEVERITIES } from '../clusters';
import { createGlide } from '../glide';
import type { CoveredSides, MapEngineFactory, MapMarker, MapPlace, MapPointer, MapTrack } from '../mapEngine';
import { type MapPalette, readMapPalette } from '../mapPalette';
import { clusterPicture, shortCount, trailerPicture } from '../markerShapes';
import { PLACE_ORDER, placePicture, pointerPicture } from '../placeShapes';
import { cameraFor, eastOf } from './googleCamera';
import { type GoogleMapsKey, loadGoogleMaps, onGoogleRefusal } from './loadGoogleMaps';
import { createMarkPool, type Mark } from './markPool';

export { GoogleMapsError } from './loadGoogleMaps';

export interface GoogleEngineOptions extends GoogleMapsKey {
  /** Id of a map style in Google's console; marks need one. @default Google's demonstration style */
  mapId?: string | undefined;
}

const DEMO_MAP_ID = 'DEMO_MAP_ID';
const DEFAULT_PADDING_PX = 48;
const MAX_ZOOM = 21;
/** A map whose first picture does not come for so long is shown as it is. */
const FIRST_PICTURE_MS = 10_000;

/** Google Maps, for those who have a key. Rejects with `GoogleMapsError` where it cannot be shown: see `withFallback`. */
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
    let isDark = isDarkColour(palette.land);
    let covered: CoveredSides = { leftPx: 0, rightPx: 0 };
    /** How far the middle of what is seen stands west of the map's own. */
    const asidePx = ({ leftPx, rightPx }: CoveredSides) => (rightPx - leftPx) / 2;
    let selected: string | undefined;
    let shown: readonly MapMarker[] = [];
    let tracks: readonly MapTrack[] = [];
    let places: readonly MapPlace[] = [];
    let pointer: MapPointer | undefined;
    let current = { ...camera };
    let drawn = draw();
    const glide = createGlide((markers) => drawn.fleet.show(markers.map(toMark)));

    /** A map in the colours of the moment: Google's cannot change between light and dark once it is made. */
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
        tellCamera(map);
        element.setAttribute('data-map-idle', '');
      });
      map.addListener('bounds_changed', () => element.removeAttribute('data-map-idle'));
      const pool = { map, Marker, palette: () => palette };
      return {
        map,
        lines: [] as google.maps.Polyline[],
        fleet: createMarkPool({ ...pool, onMark: events.onMarker, onHover: tellHover }),
        places: createMarkPool({ ...pool, onMark: events.onMarker }),
        pointer: createMarkPool(pool),
      };
    }

    function tellCamera(map: google.maps.Map) {
      const bounds = map.getBounds()?.toJSON();
      const center = map.getCenter()?.toJSON();
      if (!bounds || !center) return;
      current = { ...center, zoom: map.getZoom() ?? current.zoom };
      events.onCamera(current, [bounds.west, bounds.south, bounds.east, bounds.north]);
    }

    function tellHover(id: string | undefined, mark: HTMLElement) {
      if (id === undefined) return events.onHover(undefined);
      const [corner, box] = [element.getBoundingClientRect(), mark.getBoundingClientRect()];
      const x = box.left + box.width / 2 - corner.left;
      events.onHover({ id, x, y: box.top + box.height / 2 - corner.top });
    }

    function showTracks() {
      for (const line of drawn.lines) line.setMap(null);
      drawn.lines = tracks
        .flatMap((track) => linesOf(track, palette))
        .map((line) => new Polyline({ ...line, map: drawn.map }));
    }
    const showPlaces = () => drawn.places.show(places.map(toPlaceMark));
    const showPointer = () => drawn.pointer.show(pointer ? [toPointerMark(pointer)] : []);
    const showSelected = () => {
      const marker = shown.find(({ id }) => id === selected);
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
      setMarkers(markers, options) {
        shown = markers;
        glide.show(markers, options?.glide ?? false);
        showSelected();
      },
      setSelected(id) {
        selected = id;
        showSelected();
      },
      setTracks(next) {
        tracks = next;
        showTracks();
      },
      setPlaces(next) {
        places = next;
        showPlaces();
      },
      setPointer(next) {
        pointer = next;
        showPointer();
      },
      setCovered(next) {
        const byPx = asidePx(next) - asidePx(covered);
        if (byPx !== 0) drawn.map.panBy(byPx, 0);
        covered = next;
      },
      repaint() {
        palette = readMapPalette(element);
        const dark = isDarkColour(palette.land);
        if (dark !== isDark) {
          isDark = dark;
          end();
          drawn = draw();
          glide.show(shown, false);
          showPlaces();
          showPointer();
          showSelected();
        } else {
          for (const pool of [drawn.fleet, drawn.places, drawn.pointer]) pool.redraw();
        }
        showTracks();
      },
      destroy() {
        stopListening();
        glide.stop();
        end();
      },
    };
  };
}

/** Resolves when the map has something to look at; rejects when Google refuses the key instead. */
function firstPicture(map: google.maps.Map, event: typeof google.maps.event, signal: AbortSignal): Promise<void> {
  let stopListening: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<void>((resolve, reject) => {
    timer = setTimeout(resolve, FIRST_PICTURE_MS);
    event.addListenerOnce(map, 'idle', () => resolve());
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    stopListening = onGoogleRefusal(reject);
  }).finally(() => {
    clearTimeout(timer);
    stopListening?.();
  });
}

function toMark(marker: MapMarker): Mark {
  const { id, lat, lng } = marker;
  if (marker.kind === 'cluster') {
    const { total, counts } = marker;
    const text = shortCount(total);
    // in front of single trailers, so that the count can be read
    return { id, lat, lng, named: clusterPicture(total, counts), text, title: `${total} trailers`, order: 100 };
  }
  const { severity, label, title = label } = marker;
  const order = TRACKED_SEVERITIES.indexOf(severity);
  return { id, lat, lng, named: trailerPicture(marker), title, order };
}

function toPlaceMark({ id, lat, lng, kind }: MapPlace): Mark {
  return { id, lat, lng, named: placePicture(kind), title: kind, order: 200 + PLACE_ORDER.indexOf(kind) };
}

function toPointerMark({ lat, lng, heading }: MapPointer): Mark {
  return { id: 'pointer', lat, lng, named: pointerPicture(heading), title: 'Position', order: 300 };
}

const DASH = 'M 0,-1 0,1';

/** A line and its casing; dashes where nobody knows the way. */
function linesOf({ points, unseen }: MapTrack, palette: MapPalette): google.maps.PolylineOptions[] {
  const path = points.map(({ lat, lng }) => ({ lat, lng }));
  if (unseen) {
    const icon = { path: DASH, strokeColor: palette.text, strokeOpacity: 1, strokeWeight: 2, scale: 2 };
    return [{ path, clickable: false, strokeOpacity: 0, icons: [{ icon, offset: '0', repeat: '10px' }] }];
  }
  const line = { path, clickable: false, strokeOpacity: 1 };
  return [
    { ...line, strokeColor: palette.casing, strokeWeight: 7, zIndex: 1 },
    { ...line, strokeColor: palette.selected, strokeWeight: 3.5, zIndex: 2 },
  ];
}

/** Whether a colour of the tokens is nearer to black than to white. */
function isDarkColour(colour: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 255, green = 255, blue = 255] = context.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / 3 < 128;
}
