import { deviceFamily, type ReadingKind, ReportSourceKind, type TrailerDetail } from '@gladhand/domain';

/** Who told a reading, after 'Reported … by'. A phone tells positions alone. */
export function readingSource(
  kind: ReadingKind,
  deviceTypeId: number,
  positionSource?: TrailerDetail['positionSource'] | undefined,
): string {
  if (kind === 'position') return positionText(positionSource);
  if (kind === 'reefer') return 'the refrigeration unit';
  if (kind === 'cargoCamera') return 'the cargo camera';
  const family = deviceFamily(deviceTypeId);
  return family.known ? `the ${family.label} device` : 'its device';
}

function positionText(source: TrailerDetail['positionSource'] | undefined): string {
  if (source?.kind === ReportSourceKind.Phone) return 'GPS of a phone';
  return source?.name ? `GPS, through the ${source.name} gateway` : 'GPS';
}
