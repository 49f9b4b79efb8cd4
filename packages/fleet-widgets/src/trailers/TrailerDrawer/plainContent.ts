import { durationText, headingText, type ReadingFormats } from '@gladhand/domain/formats';
import { doorStatus, isReadingInstalled, loadStatus, tetherStatus } from '@gladhand/domain/readings';
import type { TrailerDetail } from '@gladhand/domain/trailers';
import { TRAILER_DRAWER_MESSAGES } from './messages';
import { type DrawerContext, drawerReading, type SensorContent, type SensorLine } from './SensorContent';

/** The position of the trailer. */
export function locationContent(
  detail: TrailerDetail,
  installed: boolean,
  context: DrawerContext,
  messages = TRAILER_DRAWER_MESSAGES,
): SensorContent {
  const { trailer } = detail;
  const { lat, lng, dwellingSince, gpsHeading } = trailer;
  const coordinates = lat === null || lng === null ? undefined : `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
  const dwell =
    dwellingSince === null
      ? undefined
      : durationText(context.now.getTime() - Date.parse(dwellingSince), context.formats.locale);
  return {
    ...drawerReading(detail, 'position', { value: lat, installed }, context),
    position: lat === null || lng === null ? undefined : { lat, lng },
    lines: [
      { id: 'address', term: messages.address, value: trailer.address },
      {
        id: 'coordinates',
        term: messages.coordinates,
        value: coordinates,
        copied: true,
      },
      {
        id: 'speed',
        term: messages.speed,
        value: trailer.speed === null ? undefined : context.formats.text(trailer.speed, 'mph'),
      },
      {
        id: 'heading',
        term: messages.heading,
        value: gpsHeading === null ? undefined : headingText(gpsHeading, context.say),
      },
      { id: 'dwell', term: messages.dwellTime, value: dwell ?? 'None' },
      ...(trailer.geofence
        ? [
            {
              id: 'geofence',
              term: messages.geofence,
              value: trailer.geofence,
              href: context.geofenceHref?.({ customerId: trailer.customerId, name: trailer.geofence }),
            },
          ]
        : []),
    ],
  };
}

/** Loaded or empty, by weight or by the ultrasonic sensor. */
export function loadContent(
  detail: TrailerDetail,
  installed: boolean,
  context: DrawerContext,
  messages = TRAILER_DRAWER_MESSAGES,
): SensorContent {
  const { loadStatus: status, cargoWeightOnBogieLbs: lbs } = detail.trailer;
  const isWeighed = isReadingInstalled('bogieWeight', detail.trailer);
  return {
    ...drawerReading(detail, 'load', { value: status, installed }, context),
    text: status === null ? undefined : loadStatus(status).label,
    lead:
      isWeighed && lbs !== null
        ? [{ value: context.formats.number(lbs, 'lbs'), unit: context.formats.unit('lbs') }]
        : [],
    lines: [],
    trend: isWeighed
      ? {
          name: messages.cargoBogieWeight,
          valueOf: ({ loadWeight }) => loadWeight,
          format: (value) => context.formats.text(value, 'lbs'),
        }
      : undefined,
  };
}

/** Miles by wheel sensors and by GPS. */
export function odometerContent(
  detail: TrailerDetail,
  installed: boolean,
  context: DrawerContext,
  messages = TRAILER_DRAWER_MESSAGES,
): SensorContent {
  const { absOdometer, gpsOdometer } = detail.trailer;
  return {
    ...drawerReading(
      detail,
      absOdometer === null ? 'gpsOdometer' : 'absOdometer',
      { value: absOdometer ?? gpsOdometer, installed },
      context,
    ),
    text: context.formats.text(absOdometer ?? gpsOdometer, 'mi'),
    lines: [
      miles('abs', messages.absOdometer, absOdometer, context.formats),
      miles('gps', messages.gpsOdometerLine, gpsOdometer, context.formats),
    ],
  };
}

/** Miles by GPS only. */
export function gpsMileageContent(detail: TrailerDetail, installed: boolean, context: DrawerContext): SensorContent {
  const { gpsOdometer } = detail.trailer;
  return {
    ...drawerReading(detail, 'gpsOdometer', { value: gpsOdometer, installed }, context),
    text: context.formats.text(gpsOdometer, 'mi'),
    lines: [],
  };
}

const miles = (id: string, term: string, value: number | null, formats: ReadingFormats): SensorLine => ({
  id,
  term,
  value: value === null ? undefined : formats.text(value, 'mi'),
});

/** Tethered or not, and since when. */
export function tetherContent(
  detail: TrailerDetail,
  installed: boolean,
  context: DrawerContext,
  messages = TRAILER_DRAWER_MESSAGES,
): SensorContent {
  const { tetheredStatus: status } = detail.trailer;
  const since = detail.tetherStatusChanged ? new Date(detail.tetherStatusChanged) : undefined;
  return {
    ...drawerReading(detail, 'tether', { value: status, installed }, context),
    text: status === null ? undefined : tetherStatus(status).label,
    lines: [
      {
        id: 'since',
        term: messages.since,
        value: since && context.moment(since),
        reason: messages.tetherChangedHint,
      },
      {
        id: 'for',
        term: messages.for,
        value: since && durationText(context.now.getTime() - since.getTime(), context.formats.locale),
      },
    ],
  };
}

/** The cargo doors. */
export function doorContent(detail: TrailerDetail, installed: boolean, context: DrawerContext): SensorContent {
  const { doorStatus: status } = detail.trailer;
  return {
    ...drawerReading(detail, 'door', { value: status, installed }, context),
    text: status === null ? undefined : doorStatus(status).label,
    lines: [],
  };
}

/** How full the trailer is, measured by the camera. */
export function cameraContent(
  detail: TrailerDetail,
  installed: boolean,
  context: DrawerContext,
  messages = TRAILER_DRAWER_MESSAGES,
): SensorContent {
  const { cargoCameraFullness: fullness } = detail.trailer;
  return {
    ...drawerReading(detail, 'cargoCamera', { value: fullness, installed }, context),
    text: fullness === null ? undefined : messages.full(context.formats.text(fullness, '%')),
    lines: [],
    trend: {
      name: messages.fullness,
      valueOf: ({ cargoCameraFullness }) => cargoCameraFullness,
      format: (value) => context.formats.text(value, '%'),
    },
  };
}
