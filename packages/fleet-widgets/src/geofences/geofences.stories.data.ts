import type { GeofenceShape, PolygonShape } from '@gladhand/domain/geofences';
import { cameraFor } from '../map/google/googleCamera';
import type { MapCamera, MapEngineFactory } from '../map/mapEngine';
import { fromScreen } from '../map/mercator';
import type { NamedShape } from './GeofenceEditor/ShapeEditor/OtherShapes';

const METERS_PER_DEGREE = 111_195;
/** A yard in Northwood, OH. */
export const YARD_AT = { lat: 41.6198, lng: -83.4752 };

/** A position some meters east and north of the yard. */
export const at = (east: number, north: number, from = YARD_AT) => ({
  lat: Math.round((from.lat + north / METERS_PER_DEGREE) * 1e6) / 1e6,
  lng: Math.round((from.lng + east / (METERS_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180))) * 1e6) / 1e6,
});

const OUTER = [
  at(-460, 320),
  at(60, 420),
  at(380, 380),
  at(470, 160),
  at(450, -140),
  at(240, -320),
  at(-40, -390),
  at(-380, -320),
  at(-500, 20),
];
const DOCK = [at(-130, 120), at(100, 150), at(120, -10), at(-110, -40)];

export const YARD: PolygonShape = { type: 'polygon', parts: [{ outer: OUTER, holes: [DOCK] }] };

export const BOW_TIE: PolygonShape = {
  type: 'polygon',
  parts: [{ outer: [at(-300, 300), at(300, 300), at(-300, -300), at(300, -300)], holes: [] }],
};

export const CORRIDOR: GeofenceShape = {
  type: 'corridor',
  line: [at(-900, -420), at(-300, -300), at(200, 60), at(300, 420), at(900, 560)],
  halfWidthMeters: 60,
};

/** Islands of Fiji on both sides of the antimeridian. */
export const FIJI: PolygonShape = {
  type: 'polygon',
  parts: [
    {
      outer: [
        { lat: -16.4, lng: 179.4 },
        { lat: -16.3, lng: -179.6 },
        { lat: -17.1, lng: -179.5 },
        { lat: -17.2, lng: 179.5 },
      ],
      holes: [],
    },
  ],
};

export const OTHERS: readonly NamedShape[] = [
  {
    id: '1',
    name: 'Wales Rd overflow',
    shape: {
      type: 'polygon',
      parts: [{ outer: [at(380, -80), at(760, -60), at(780, -330), at(500, -440), at(360, -250)], holes: [] }],
    },
  },
  { id: '2', name: 'Fuel island', shape: { type: 'circle', center: at(-640, 300), radiusMeters: 90 } },
];

/** Trailers in rows of the yard, and some outside. */
export const TRAILERS = [
  ...Array.from({ length: 8 }, (_, i) => at(150 + i * 25, 80)),
  ...Array.from({ length: 6 }, (_, i) => at(-330 + i * 30, -180)),
  ...Array.from({ length: 5 }, (_, i) => at(900 + i * 30, 700)),
];

/** A map without a picture that does what the port says, for stories about keys and buttons. */
export const blankEngine: MapEngineFactory = async (element, { camera, events, minZoom, maxZoom = 20 }) => {
  let current: MapCamera = camera;
  const size = () => ({ widthPx: element.clientWidth, heightPx: element.clientHeight });
  const move = (next: MapCamera) => {
    current = { ...next, zoom: Math.min(maxZoom, Math.max(minZoom, next.zoom)) };
    events.onCameraFrame?.(current);
    const [topLeft, bottomRight] = [
      fromScreen({ x: 0, y: 0 }, current, size()),
      fromScreen({ x: size().widthPx, y: size().heightPx }, current, size()),
    ];
    events.onCamera(current, [topLeft.lng, bottomRight.lat, bottomRight.lng, topLeft.lat]);
  };
  const nothing = () => undefined;
  move(camera);
  return {
    name: 'blank',
    attribution: '',
    setCamera: move,
    fitBounds(bounds, options) {
      const limits = { paddingPx: options?.paddingPx ?? 48, maxZoom: options?.maxZoom ?? maxZoom, minZoom };
      move(cameraFor(bounds, size(), limits));
    },
    zoomBy: (steps) => move({ ...current, zoom: current.zoom + steps }),
    setLayer: nothing,
    setSelected: nothing,
    setCovered: nothing,
    repaint: nothing,
    destroy: nothing,
  };
};
