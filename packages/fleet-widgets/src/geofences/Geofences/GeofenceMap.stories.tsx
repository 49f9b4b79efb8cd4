import type { Geofence, GeofenceShape } from '@gladhand/domain/geofences';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { storyGoogleEngine, storyMapEngine } from '#storybook/map';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { createCell } from '../../map/cell';
import { GeofenceMap } from './GeofenceMap';

const YARD = { lat: 41.6198, lng: -83.4752 };
const square = ({ lat, lng }: { lat: number; lng: number }, size: number) => [
  { lat: lat - size, lng: lng - size },
  { lat: lat - size, lng: lng + size },
  { lat: lat + size, lng: lng + size },
  { lat: lat + size, lng: lng - size },
];
const geofence = (id: string, shape: GeofenceShape, isActive = true) =>
  ({ id, customerId: 1, name: id, isActive, shape, category: 'yard' }) as Geofence;

/** One of each kind of shape. */
const SHAPES: readonly Geofence[] = [
  geofence('Yard with a dock', {
    type: 'polygon',
    parts: [{ outer: square(YARD, 0.012), holes: [square(YARD, 0.004)] }],
  }),
  geofence('Lots on both sides', {
    type: 'polygon',
    parts: [-0.025, -0.045].map((west) => ({ outer: square({ lat: 41.62, lng: YARD.lng + west }, 0.007), holes: [] })),
  }),
  geofence('Road to Rossford', {
    type: 'corridor',
    line: [
      { lat: 41.64, lng: -83.53 },
      { lat: 41.595, lng: -83.54 },
      { lat: 41.575, lng: -83.47 },
    ],
    halfWidthMeters: 350,
  }),
  geofence('Plant', { type: 'circle', center: { lat: 41.655, lng: -83.5 }, radiusMeters: 900 }),
  geofence('Closed lot', { type: 'circle', center: { lat: 41.655, lng: -83.46 }, radiusMeters: 900 }, false),
];
/** From 179 degrees east to 179 degrees west. */
const FIJI: readonly Geofence[] = [
  geofence('Around Taveuni', {
    type: 'polygon',
    parts: [{ outer: square({ lat: -16.8, lng: 180 }, 0.6), holes: [square({ lat: -16.8, lng: 180.1 }, 0.2)] }],
  }),
];
/** Too small to be seen together, and far from the others. */
const FAR = Array.from({ length: 40 }, (_, index) =>
  geofence(`Stop ${index}`, {
    type: 'circle',
    center: { lat: 32 + (index % 8) * 1.7, lng: -118 + ((index * 7) % 40) },
    radiusMeters: 200,
  }),
);

const meta = preview.meta({
  title: 'Fleet/GeofenceMap',
  component: GeofenceMap,
  parameters: { layout: 'fullscreen', dataTexts: [...SHAPES, ...FIJI].map(({ name }) => name) },
  args: {
    engine: storyMapEngine,
    geofences: SHAPES,
    places: [],
    place: undefined,
    selectedId: 'Yard with a dock',
    hovered: createCell<string | undefined>(undefined),
    shown: { current: undefined },
    coveredPx: 0,
    onSelect: fn(),
  },
  render: function Render(args) {
    const [hovered] = useState(() => createCell<string | undefined>(undefined));
    return <GeofenceMap {...args} hovered={hovered} />;
  },
  decorators: [
    (Story) => (
      <StoryHost>
        <div style={{ blockSize: 560 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

const polygons = (element: HTMLElement) => [...element.querySelectorAll<SVGPathElement>('[data-google-map] path')];
const filled = (element: HTMLElement) =>
  polygons(element).filter((path) => path.getAttribute('fill') !== 'none' && path.getAttribute('fill-opacity') !== '0');
const rings = (path: SVGPathElement) => (path.getAttribute('d') ?? '').split('M').slice(1);
const idle = (element: HTMLElement) =>
  waitFor(() => expect(element.querySelector('[data-map-idle]')).not.toBeNull(), { timeout: 20_000 });

/** A hole, two parts, a corridor, a circle, and an inactive one; the selected one has a heavier edge. */
export const Default = meta.story({ play: ({ canvasElement }) => idle(canvasElement) });

/** The same shapes on Google, whose ground is empty here. */
export const OnGoogle = meta.story({
  args: { engine: storyGoogleEngine },
  play: async ({ canvasElement, args, userEvent }) => {
    await waitFor(() => expect(filled(canvasElement)).toHaveLength(4));
    const [yard, lots] = filled(canvasElement);
    if (!yard || !lots) throw new Error('There are no areas.');
    await expect(rings(yard)).toHaveLength(2);
    await expect(rings(lots)).toHaveLength(2);
    const edges = polygons(canvasElement).filter((path) => path.getAttribute('stroke-opacity') !== '0');
    await expect(edges.length).toBeGreaterThanOrEqual(SHAPES.length + 1);
    await userEvent.click(lots);
    await expect(args.onSelect).toHaveBeenLastCalledWith('Lots on both sides');
  },
});

/** Longitudes run past 180, so the area isn't drawn around the world. */
export const AcrossTheAntimeridian = meta.story({
  args: { geofences: FIJI, selectedId: null },
  play: ({ canvasElement }) => idle(canvasElement),
});

export const AcrossTheAntimeridianOnGoogle = meta.story({
  args: { geofences: FIJI, selectedId: null, engine: storyGoogleEngine },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(filled(canvasElement)).toHaveLength(1));
    const [area] = filled(canvasElement);
    await waitFor(() => expect(area?.getBoundingClientRect().width).toBeGreaterThan(100));
    await expect(area?.getBoundingClientRect().width).toBeLessThan(canvasElement.clientWidth);
  },
});

/** Geofences that are too small to be seen are pins, and one pin where they are close together. */
export const FarApart = meta.story({
  args: { geofences: [...SHAPES, ...FAR], selectedId: null },
  play: ({ canvasElement }) => idle(canvasElement),
});

/** A pin of several geofences brings them closer; one of a single geofence selects it. */
export const FarApartOnGoogle = meta.story({
  args: { geofences: [...SHAPES, ...FAR], selectedId: null, engine: storyGoogleEngine },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(await canvas.findByTitle('Stop 3')).toBeVisible();
    await expect(filled(canvasElement)).toHaveLength(0);
    await userEvent.click(canvas.getByTitle('Stop 3').querySelector('canvas') as Element);
    await expect(args.onSelect).toHaveBeenLastCalledWith('Stop 3');
    await userEvent.click(canvas.getByTitle('5 geofences').querySelector('canvas') as Element);
    await waitFor(() => expect(filled(canvasElement).length).toBeGreaterThan(0));
  },
});

/** The selected geofence stays visible beside what covers the map. */
export const CoveredOnGoogle = meta.story({
  args: { engine: storyGoogleEngine, coveredPx: 500 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(filled(canvasElement).length).toBeGreaterThan(0));
    const open = canvasElement.getBoundingClientRect().right - 500;
    await waitFor(() => {
      const [yard] = filled(canvasElement);
      expect(yard?.getBoundingClientRect().right).toBeLessThan(open);
      expect(yard?.getBoundingClientRect().left).toBeGreaterThan(0);
    });
  },
});
