import { type ReadingKind, ReportSourceKind } from '@gladhand/domain/readings';
import { deviceFamily, type TrailerDetail } from '@gladhand/domain/trailers';
import { type Say, sayEnglish } from '@gladhand/ui';
import { INTERNAL_MESSAGES } from './messages';

/** The source of a reading, after 'Reported … by'. A phone reports positions only. */
export function readingSource(
  kind: ReadingKind,
  deviceTypeId: number,
  positionSource?: TrailerDetail['positionSource'] | undefined,
  messages = INTERNAL_MESSAGES,
  say: Say = sayEnglish,
): string {
  if (kind === 'position') return positionText(positionSource, messages);
  if (kind === 'reefer') return messages.refrigerationUnit;
  if (kind === 'cargoCamera') return messages.cargoCamera;
  const family = deviceFamily(deviceTypeId);
  return family.known ? messages.theDevice(say(family.label)) : messages.ownDevice;
}

function positionText(source: TrailerDetail['positionSource'] | undefined, messages = INTERNAL_MESSAGES): string {
  if (source?.kind === ReportSourceKind.Phone) return messages.phoneGps;
  return source?.name ? messages.gatewayGps(source.name) : 'GPS';
}
