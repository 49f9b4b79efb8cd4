import { absSeverityOf } from '../rules/health/absSeverity';
import type { LightBranches } from '../rules/health/lights';
import { LIGHT_BRANCHES, type LightBranchState } from '../vocabulary/lights';
import type { SeverityLevel } from '../vocabulary/severity';
import type { Random } from './random';

/** An ABS fault in our own words, with its J1939 codes. */
const ABS_FAULTS = [
  ['Wheel speed sensor C gap too large', 789, 0],
  ['Wheel speed sensor D gap too large', 790, 0],
  ['Wheel speed sensor C shorted or open', 789, 3],
  ['Wheel speed sensor D signal erratic', 790, 8],
  ['Supply voltage below 8 V', 3597, 4],
  ['Supply line resistance too high', 3597, 13],
] as const;

/** The ABS values of a report; null values with a good severity mean no fault. */
export interface AbsReport {
  readonly severity: SeverityLevel;
  readonly description: string | null;
  readonly spn: number | null;
  readonly fmi: number | null;
}

/** The ABS of a trailer: about one in twenty has a fault, and in one of five it has lasted too long. */
export function absReport(random: Random): AbsReport {
  const active = random.chance(0.05);
  const [description, spn, fmi] = random.pick(ABS_FAULTS);
  const longFault = random.chance(0.2);
  const severity = absSeverityOf({ active, milesOnFault: random.integer(1, 90) + (longFault ? 100 : 0) });
  return active ? { severity, description, spn, fmi } : { severity, description: null, spn: null, fmi: null };
}

/** The light branches of a trailer: about one in fifteen has a fault in one branch, rarely in two. */
export function lightBranches(random: Random): LightBranches {
  if (random.chance(0.01)) return {};
  const branches: Record<string, LightBranchState> = {};
  for (const { id } of LIGHT_BRANCHES) branches[id] = 'good';
  if (random.chance(0.055)) {
    const state = random.weighted<LightBranchState>([
      ['lowCurrent', 60],
      ['intermittent', 30],
      ['highCurrent', 10],
    ]);
    branches[random.pick(LIGHT_BRANCHES).id] = state;
    if (random.chance(0.12)) branches[random.pick(LIGHT_BRANCHES).id] = 'lowCurrent';
  }
  return branches;
}
