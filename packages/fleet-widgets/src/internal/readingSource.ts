import { deviceFamily, type ReadingKind } from '@gladhand/domain';

/**
 * Who told a reading, after 'Reported … by'. A position is GPS either way: a phone that reports for a trailer cannot be told
 * from its device.
 */
export function readingSource(kind: ReadingKind, deviceTypeId: number): string {
  if (kind === 'position') return 'GPS';
  if (kind === 'reefer') return 'the refrigeration unit';
  if (kind === 'cargoCamera') return 'the cargo camera';
  const family = deviceFamily(deviceTypeId);
  return family.known ? `the ${family.label} device` : 'its device';
}
