import { LIGHT_BRANCHES, type LightBranchState } from '../../vocabulary/lights';
import type { LightBranches } from '../health/lights';
import { MISSING } from './formats';
import type { ReadingFormats } from './readingFormats';

/** Door in an activity log entry: Open, Closed or N/A. */
export function logDoor(opened: boolean | null | undefined): string {
  if (opened == null) return MISSING.detail;
  return opened ? 'Open' : 'Closed';
}

/** Load in an activity log entry: 'Unloaded', 'Loaded: 12,345lbs', 'Loaded' without a weight, or N/A. */
export function logLoad(
  loaded: boolean | null | undefined,
  weightLbs: number | null | undefined,
  formats: ReadingFormats,
): string {
  if (loaded == null) return MISSING.detail;
  if (!loaded) return 'Unloaded';
  return weightLbs == null ? 'Loaded' : `Loaded: ${formats.text(weightLbs, 'lbs').replace(' ', '')}`;
}

/** Lights in an activity log entry: the colors with faults, 'Good' if there are none, N/A if none was measured. */
export function logLights(branches: LightBranches): string {
  const measured = LIGHT_BRANCHES.filter(({ id }) => branches[id] !== undefined);
  if (measured.length === 0) return MISSING.detail;
  const good: LightBranchState = 'good';
  const bad = measured.filter(({ id }) => branches[id] !== good).map(({ label }) => label);
  return bad.length === 0 ? 'Good' : bad.join(', ');
}
