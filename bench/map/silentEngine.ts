import type { MapEngine, MapEngineOptions } from '@gladhand/fleet-widgets/map';

/** Accepts layers and draws nothing, so that only the product's own work is measured. */
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
    setLayer: nothing,
    setSelected: nothing,
    setCovered: nothing,
    repaint: nothing,
    destroy: nothing,
  };
}
