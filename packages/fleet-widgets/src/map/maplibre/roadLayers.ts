import type { LayerSpecification } from 'maplibre-gl';
import type { MapPalette } from '../mapPalette';
import type { MarkPicture } from '../markerShapes';

const SOURCE = { source: 'basemap' } as const;
/** The classes of roads, from the lowest to the topmost layer. */
const ROADS = ['state-routes', 'us-routes', 'interstates'] as const;
type Road = (typeof ROADS)[number];

/** Line widths in pixels, by MapLibre's zoom. */
const WIDTHS: Readonly<Record<Road, readonly number[]>> = {
  interstates: [3, 0.6, 6, 1.8, 9, 3.5, 13, 8],
  'us-routes': [5, 0.5, 7, 1.2, 9, 2.2, 13, 5],
  'state-routes': [6, 0.4, 8, 0.9, 9, 1.4, 13, 4],
};
/** Casing is visible only where a road is wide enough. */
const CASING_FROM_ZOOM = 6;
const CASING_PX = 1.25;
/** Zooms from which roads have shields. */
const SHIELDS_FROM_ZOOM: Readonly<Record<Road, number>> = { interstates: 4.5, 'us-routes': 7, 'state-routes': 8.5 };

/** Roads below the borders: casings first, so that crossings are open. */
export function roadLines(palette: MapPalette): LayerSpecification[] {
  return [
    // From afar, roads are lines without a casing
    ...ROADS.map(
      (road) =>
        ({ ...lineLayer(`${road}-far`, road, palette.road, 0), maxzoom: CASING_FROM_ZOOM }) as LayerSpecification,
    ),
    ...ROADS.map((road) => near(lineLayer(`${road}-casing`, road, palette.roadCase, 2 * CASING_PX))),
    ...ROADS.map((road) => near(lineLayer(road, road, palette.roadFill, 0))),
  ];
}

const near = (layer: LayerSpecification) => ({ ...layer, minzoom: CASING_FROM_ZOOM }) as LayerSpecification;

/** Numbers of roads on shields, the larger roads on top. */
export function roadShields({ label, labelHalo }: MapPalette): LayerSpecification[] {
  return ROADS.map((road) => ({
    id: `${road}-shields`,
    type: 'symbol',
    ...SOURCE,
    'source-layer': road,
    minzoom: SHIELDS_FROM_ZOOM[road],
    filter: ['has', 'number'],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 260,
      'icon-image': ['concat', SHIELD_PREFIX, road, '-', ['to-string', ['length', ['get', 'number']]]],
      'icon-rotation-alignment': 'viewport',
      'text-field': ['get', 'number'],
      'text-font': ['Medium'],
      'text-size': 9.5,
      'text-rotation-alignment': 'viewport',
      'text-padding': 8,
    },
    paint: { 'text-color': road === 'interstates' ? labelHalo : label },
  }));
}

function lineLayer(id: string, road: Road, color: string, widerPx: number): LayerSpecification {
  const stops = WIDTHS[road].map((value, index) => (index % 2 === 1 ? value + widerPx : value));
  return {
    id,
    type: 'line',
    ...SOURCE,
    'source-layer': road,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': color, 'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], ...stops] },
  } as LayerSpecification;
}

const SHIELD_PREFIX = 'shield-';
const SHIELD_PX = { height: 17, first: 19, character: 5 } as const;

/** The picture of a shield by the name in its layer; undefined for other pictures. */
export function shieldPicture(name: string): MarkPicture | undefined {
  if (!name.startsWith(SHIELD_PREFIX)) return undefined;
  const road = ROADS.find((one) => name.includes(one)) ?? 'state-routes';
  const characters = Number(name.slice(name.lastIndexOf('-') + 1));
  const width = SHIELD_PX.first + SHIELD_PX.character * Math.max(0, characters - 2);
  return {
    widthPx: width + 4,
    draw(context, palette) {
      outline(context, road, width / 2, SHIELD_PX.height / 2);
      context.fillStyle = road === 'interstates' ? palette.label : palette.labelHalo;
      context.fill();
      context.lineWidth = 1;
      context.strokeStyle = road === 'interstates' ? palette.labelHalo : palette.label;
      context.stroke();
    },
  };
}

/** The shape of a class around the center: a shield with a crest, a plain shield, or an ellipse. */
function outline(context: CanvasRenderingContext2D, road: Road, x: number, y: number): void {
  context.beginPath();
  if (road === 'state-routes') {
    context.ellipse(0, 0, x, y - 0.5, 0, 0, 2 * Math.PI);
    return;
  }
  const top = -y + (road === 'interstates' ? 1.5 : 1);
  context.moveTo(-x * 0.78, -y);
  if (road === 'interstates') context.quadraticCurveTo(-x * 0.4, top, 0, -y);
  else context.quadraticCurveTo(-x * 0.35, top + 1, 0, -y);
  context.quadraticCurveTo(x * 0.4, top, x * 0.78, -y);
  context.quadraticCurveTo(x * 1.1, -y * 0.2, x * 0.95, y * 0.3);
  context.quadraticCurveTo(x * 0.75, y * 0.8, 0, y);
  context.quadraticCurveTo(-x * 0.75, y * 0.8, -x * 0.95, y * 0.3);
  context.quadraticCurveTo(-x * 1.1, -y * 0.2, -x * 0.78, -y);
  context.closePath();
}
