import { GEOFENCE_LIMITS } from '@gladhand/domain/geofences';
import { nameKey } from './importRow';

/** The name with the first number that isn't used: 'Yard (2)'. It is shortened to fit. */
export function freeName(name: string, used: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const end = ` (${number})`;
    const short = name.slice(0, GEOFENCE_LIMITS.nameCharacters - end.length).toWellFormed();
    const candidate = `${short.replace(/\uFFFD$/, '').trim()}${end}`;
    if (!used.has(nameKey(candidate))) return candidate;
  }
}
