import type { MapEngine, MapEngineOptions } from '@gladhand/fleet-widgets';

/** Takes the marks and paints nothing: what is left is the product's own work. */
export function silentEngine(element: HTMLElement, { events }: MapEngineOptions): MapEngine {
  const nothing = () => undefined;
  element.dataset.mapIdle = '';
  events.onCamera({ lat: 39, lng: -97, zoom: 5 }, [-123, 24, -71, 51]);
  return {
    name: 'silent',
    attribution: '',
    setCamera: nothing,
    fitBounds: nothing,
    zoomBy: nothing,
    setMarkers: nothing,
    setSelected: nothing,
    setTracks: nothing,
    setPlaces: nothing,
    setPointer: nothing,
    setCovered: nothing,
    repaint: nothing,
    destroy: nothing,
  };
}
