import type { TrailerPosition } from '@gladhand/domain/tracking';
import { STORY_NOW } from '#storybook/storyServer';
import type { MapBounds, MapEngineFactory } from '../mapEngine';
import type { FleetMarker, MapFeature } from '../mapFeatures';

const MINUTE_MS = 60_000;

/** A healthy trailer that reported three minutes ago, with the given differences. */
export const aPosition = (says: Partial<TrailerPosition> & { id: string }): TrailerPosition => ({
  vin: `1UYVS2530LG70${says.id.padStart(4, '0')}`,
  unitId: `R-${says.id}`,
  customerId: 1,
  customerName: 'Cedar Ridge',
  groups: [],
  deviceTypeId: 1,
  vehicleTypeId: 1,
  vehicleType: 'Reefer Trailer',
  productType: 'PRO',
  installedSensorTypeIds: [1],
  simStatus: 'activated',
  lastReport: minutesAgo(3),
  positionReportedAt: minutesAgo(3),
  dwellingSince: null,
  tetherStatusChanged: null,
  lat: 41.7,
  lng: -86.2,
  gpsHeading: 268,
  speed: 58,
  address: 'South Bend, IN',
  tetheredStatus: 'tethered',
  loadStatus: null,
  cargoWeightOnBogieLbs: null,
  doorStatus: null,
  absFaultSeverityLevel: null,
  tireInflationStatus: null,
  lightFault: null,
  wheelEndSeverityLevel: null,
  tireTemperatureSeverityLevel: null,
  trailerBatteryVoltage: null,
  trailerBatteryStatus: null,
  deviceBatteryStatus: null,
  trailerHealthStatus: 'GOOD',
  healthReasons: [],
  ...says,
});

/** A time some minutes before the clock of the stories. */
export const minutesAgo = (minutes: number) => STORY_NOW.getTime() - minutes * MINUTE_MS;

const NORTH_AMERICA: MapBounds = [-130, 20, -60, 55];

/** A map whose markers are buttons, so that stories can press them. It always shows North America. */
export const buttonEngine: MapEngineFactory = async (element, { camera, events }) => {
  let { zoom } = camera;
  const reportCamera = () => events.onCamera({ ...camera, zoom }, NORTH_AMERICA);
  const write = (marker: FleetMarker) => {
    const button = document.createElement('button');
    button.textContent = marker.title ?? marker.id;
    if (marker.kind === 'trailer') button.dataset.look = marker.stale ? 'stale' : marker.heading ? 'moving' : 'parked';
    button.onclick = () => events.onMarker(marker.id);
    button.onmouseenter = () => events.onHover({ id: marker.id, x: 200, y: 200 });
    return button;
  };
  const nothing = () => undefined;
  // Next to the buttons of the map.
  const marks = document.createElement('div');
  marks.style.paddingInlineStart = '64px';
  element.replaceChildren(marks);
  reportCamera();
  return {
    name: 'buttons',
    attribution: '',
    setCamera(next) {
      zoom = next.zoom;
      reportCamera();
    },
    fitBounds(_, options) {
      zoom = options?.maxZoom ?? zoom;
      reportCamera();
    },
    zoomBy: nothing,
    setLayer(id, features) {
      if (id === 'fleet') marks.replaceChildren(...features.filter(isFleetMarker).map(write));
    },
    setSelected: nothing,
    setCovered: nothing,
    repaint: nothing,
    destroy: () => element.replaceChildren(),
  };
};

const isFleetMarker = (feature: MapFeature): feature is FleetMarker =>
  feature.kind === 'trailer' || feature.kind === 'cluster';
