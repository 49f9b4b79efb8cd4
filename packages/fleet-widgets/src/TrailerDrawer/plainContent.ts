import {
  doorStatus,
  formatDuration,
  formatMiles,
  formatPercent,
  formatSpeed,
  formatWeight,
  loadStatus,
  type TrailerDetail,
  tetherStatus,
} from '@gladhand/domain';
import { type DrawerContext, drawerReading, type SensorContent, type SensorLine } from './SensorContent';

/** Where the trailer is. */
export function locationContent(detail: TrailerDetail, installed: boolean, context: DrawerContext): SensorContent {
  const { trailer } = detail;
  const { lat, lng, positionReportedAt: reportedAt, dwellingSince, gpsHeading } = trailer;
  const coordinates = lat === null || lng === null ? undefined : `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
  const dwell = dwellingSince === null ? undefined : formatDuration(context.now.getTime() - Date.parse(dwellingSince));
  return {
    reading: drawerReading(detail, { kind: 'position', value: lat, reportedAt, installed }, context),
    kind: 'position',
    lines: [
      { id: 'address', term: 'Address', value: trailer.address },
      {
        id: 'coordinates',
        term: 'Coordinates',
        value: coordinates,
        copied: true,
      },
      { id: 'speed', term: 'Speed', value: trailer.speed === null ? undefined : formatSpeed(trailer.speed) },
      { id: 'heading', term: 'Heading', value: gpsHeading === null ? undefined : `${Math.round(gpsHeading)}°` },
      { id: 'dwell', term: 'Dwell Time', value: dwell ?? 'None' },
      ...(trailer.geofence ? [{ id: 'geofence', term: 'Geofence', value: trailer.geofence }] : []),
    ],
  };
}

/** Loaded or not, by weight or by the ultrasonic sensor. */
export function loadContent(detail: TrailerDetail, installed: boolean, context: DrawerContext): SensorContent {
  const { loadStatus: status, cargoWeightOnBogieLbs: lbs, loadReportedAt: reportedAt } = detail.trailer;
  const isWeighed = detail.trailer.installedSensorTypeIds.includes(5);
  return {
    reading: drawerReading(detail, { kind: 'load', value: status, reportedAt, installed }, context),
    kind: 'load',
    text: status === null ? undefined : loadStatus(status).label,
    lead: isWeighed && lbs !== null ? [{ value: whole.format(lbs), unit: 'lbs' }] : [],
    lines: [],
    trend: isWeighed
      ? { name: 'Cargo bogie weight', valueOf: ({ loadWeight }) => loadWeight, format: (value) => formatWeight(value) }
      : undefined,
  };
}

/** Miles by the wheels and by GPS. */
export function odometerContent(detail: TrailerDetail, installed: boolean, context: DrawerContext): SensorContent {
  const { absOdometer, gpsOdometer, absReportedAt, positionReportedAt } = detail.trailer;
  const byWheels = absOdometer !== null;
  return {
    reading: drawerReading(
      detail,
      {
        kind: byWheels ? 'abs' : 'position',
        value: absOdometer ?? gpsOdometer,
        reportedAt: byWheels ? (absReportedAt ?? positionReportedAt) : positionReportedAt,
        installed,
      },
      context,
    ),
    kind: byWheels ? 'abs' : 'position',
    text: formatMiles(absOdometer ?? gpsOdometer),
    lines: [miles('abs', 'ABS Odometer', absOdometer), miles('gps', 'GPS Odometer', gpsOdometer)],
  };
}

/** Miles by GPS alone. */
export function gpsMileageContent(detail: TrailerDetail, installed: boolean, context: DrawerContext): SensorContent {
  const { gpsOdometer, positionReportedAt: reportedAt } = detail.trailer;
  return {
    reading: drawerReading(detail, { kind: 'position', value: gpsOdometer, reportedAt, installed }, context),
    kind: 'position',
    text: formatMiles(gpsOdometer),
    lines: [],
  };
}

const miles = (id: string, term: string, value: number | null): SensorLine => ({
  id,
  term,
  value: value === null ? undefined : formatMiles(value),
});

/** Coupled or not, and since when. */
export function tetherContent(detail: TrailerDetail, installed: boolean, context: DrawerContext): SensorContent {
  const { tetheredStatus: status, tetherReportedAt: reportedAt } = detail.trailer;
  const since = detail.tetherStatusChanged ? new Date(detail.tetherStatusChanged) : undefined;
  return {
    reading: drawerReading(detail, { kind: 'tether', value: status, reportedAt, installed }, context),
    kind: 'tether',
    text: status === null ? undefined : tetherStatus(status).label,
    lines: [
      { id: 'since', term: 'Since', value: since && context.moment(since), reason: 'When the coupling last changed' },
      { id: 'for', term: 'For', value: since && formatDuration(context.now.getTime() - since.getTime()) },
    ],
  };
}

/** The cargo doors. */
export function doorContent(detail: TrailerDetail, installed: boolean, context: DrawerContext): SensorContent {
  const { doorStatus: status, doorReportedAt: reportedAt } = detail.trailer;
  return {
    reading: drawerReading(detail, { kind: 'door', value: status, reportedAt, installed }, context),
    kind: 'door',
    text: status === null ? undefined : doorStatus(status).label,
    lines: [],
  };
}

/** How full the camera sees the trailer. */
export function cameraContent(detail: TrailerDetail, installed: boolean, context: DrawerContext): SensorContent {
  const { cargoCameraFullness: fullness, cargoCameraReportedAt: reportedAt } = detail.trailer;
  return {
    reading: drawerReading(detail, { kind: 'cargoCamera', value: fullness, reportedAt, installed }, context),
    kind: 'cargoCamera',
    text: fullness === null ? undefined : `${formatPercent(fullness)} full`,
    lines: [],
    trend: {
      name: 'Fullness',
      valueOf: ({ cargoCameraFullness }) => cargoCameraFullness,
      format: (value) => formatPercent(value),
    },
  };
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
