import type { Map as MapLibreMap } from 'maplibre-gl';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PinMarker } from '../mapFeatures';
import type { MapPalette } from '../mapPalette';
import { createHoveredPin } from './hoveredPin';

const PIN: PinMarker = {
  ...{ kind: 'pin', id: 'geofence:1', lat: 41, lng: -83, name: 'Toledo yard', count: 1, look: 'hovered' },
  around: [-84, 40, -82, 42],
};

/** A map of 400 × 300 px, 10 px per degree, that starts with its left edge at a longitude. */
function mapFrom(west: number) {
  const listeners = new Map<string, () => void>();
  const below: string[] = [];
  let left = west;
  const map = {
    project: ([lng, lat]: [number, number]) => ({ x: (lng - left) * 10, y: (60 - lat) * 10 }),
    getCenter: () => ({ lng: left + 20, lat: 45 }),
    on: (name: string, listener: () => void) => listeners.set(name, listener),
    off: (name: string) => listeners.delete(name),
    queryRenderedFeatures: () => below.map((id) => ({ properties: { id } })),
  };
  const moveTo = (next: number) => {
    left = next;
    listeners.get('move')?.();
    listeners.get('moveend')?.();
  };
  return { map: map as unknown as MapLibreMap, listeners, below, moveTo };
}

const host = document.createElement('div');
Object.defineProperties(host, { clientWidth: { value: 400 }, clientHeight: { value: 300 } });
const element = () => host.firstElementChild as HTMLElement;

beforeEach(() => {
  host.replaceChildren();
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
});

test('is above the map with its name, moves with the map, and goes when nothing is hovered', () => {
  const { map, moveTo } = mapFrom(-100);
  const pin = createHoveredPin(map, host, () => ({}) as MapPalette);
  pin.show(PIN);
  expect(element().textContent).toBe('Toledo yard');
  expect(element().style.transform).toBe('translate(170px, 190px)');
  moveTo(-90);
  expect(element().style.transform).toBe('translate(70px, 190px)');
  pin.show(undefined);
  expect(host.childElementCount).toBe(0);
});

test('is hidden outside of the map, and shown on the side of the antimeridian where the map looks', () => {
  const { map, moveTo } = mapFrom(-80);
  const pin = createHoveredPin(map, host, () => ({}) as MapPalette);
  pin.show(PIN);
  expect(element().hidden).toBe(true);
  moveTo(-100 + 360);
  expect(element().hidden).toBe(false);
  expect(element().style.transform).toBe('translate(170px, 190px)');
});

test('has no name where the name would cover another marker', () => {
  const { map, below, moveTo } = mapFrom(-100);
  const pin = createHoveredPin(map, host, () => ({}) as MapPalette);
  const isNamed = () => !element().querySelector('bdi')?.hidden;
  below.push(PIN.id);
  pin.show(PIN);
  expect(isNamed()).toBe(true);
  below.push('geofences:7/1/2');
  moveTo(-95);
  expect(isNamed()).toBe(false);
});

test('leaves nothing behind', () => {
  const { map, listeners } = mapFrom(-100);
  const pin = createHoveredPin(map, host, () => ({}) as MapPalette);
  pin.show(PIN);
  pin.remove();
  expect(host.childElementCount).toBe(0);
  expect(listeners.size).toBe(0);
});
