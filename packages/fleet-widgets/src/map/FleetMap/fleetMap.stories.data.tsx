import type { TrailerPosition } from '@gladhand/domain';
import { STORY_NOW } from '../../../../../.storybook/world';
import type { MapBounds, MapEngineFactory, MapMarker } from '../mapEngine';

const MINUTE_MS = 60_000;

/** A trailer that was heard three minutes ago and is well; say what is different. */
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

/** So many minutes before the stories' clock, as positions tell it. */
export const minutesAgo = (minutes: number) => STORY_NOW.getTime() - minutes * MINUTE_MS;

const NORTH_AMERICA: MapBounds = [-130, 20, -60, 55];

/** A map whose marks are buttons, so that a story can press them. Whatever it is told to fit, it shows a continent. */
export const buttonEngine: MapEngineFactory = async (element, { camera, events }) => {
  let { zoom } = camera;
  const tell = () => events.onCamera({ ...camera, zoom }, NORTH_AMERICA);
  const write = (marker: MapMarker) => {
    const button = document.createElement('button');
    button.textContent = marker.kind === 'cluster' ? `${marker.total} together` : (marker.title ?? marker.label);
    if (marker.kind === 'trailer')
      button.dataset.look = marker.stale ? 'stale' : marker.heading ? 'moving' : 'standing';
    button.onclick = () => events.onMarker(marker.id);
    button.onmouseenter = () => events.onHover({ id: marker.id, x: 200, y: 200 });
    return button;
  };
  const nothing = () => undefined;
  // beside the map's own buttons
  const marks = document.createElement('div');
  marks.style.paddingInlineStart = '64px';
  element.replaceChildren(marks);
  tell();
  return {
    name: 'buttons',
    attribution: '',
    setCamera(next) {
      zoom = next.zoom;
      tell();
    },
    fitBounds(_, options) {
      zoom = options?.maxZoom ?? zoom;
      tell();
    },
    zoomBy: nothing,
    setMarkers: (markers) => marks.replaceChildren(...markers.map(write)),
    setSelected: nothing,
    setTracks: nothing,
    setPlaces: nothing,
    setPointer: nothing,
    setCovered: nothing,
    repaint: nothing,
    destroy: () => element.replaceChildren(),
  };
};
