import {
  LIGHT_BRANCHES,
  type LightBranch,
  LightBranchState,
  type LightCircuitFault,
  LightFault,
  lightBranch,
  lightBranchState,
} from '../../vocabulary/lights';
import { SeverityLevel } from '../../vocabulary/severity';

/** The device holds a lights status code this long before it resets it. The last report counts until the next one. */
export const LIGHTS_CODE_HOLDS_MS = 10 * 60_000;

/** State of each branch; missing branches weren't measured. */
export type LightBranches = Readonly<Partial<Record<LightBranch, LightBranchState>>>;

const TROUBLE: Readonly<Partial<Record<LightBranchState, LightFault>>> = {
  highCurrent: LightFault.HighCurrent,
  lowCurrent: LightFault.LowCurrent,
  intermittent: LightFault.Intermittent,
};

/**
 * The fault of the whole trailer: none, that of the only faulted branch, `multiple`, or `unknown` if no branch was
 * measured.
 */
export function lightFaultOf(branches: LightBranches): LightFault {
  const states = Object.values(branches);
  const troubles = states.map((state) => TROUBLE[state]).filter((fault) => fault !== undefined);
  if (troubles.length > 1) return LightFault.Multiple;
  if (troubles[0]) return troubles[0];
  return states.includes(LightBranchState.Good) ? LightFault.None : LightFault.Unknown;
}

/** The faulted branches in the order of the connector. */
export function lightFaultCircuits(branches: LightBranches): LightCircuitFault[] {
  return LIGHT_BRANCHES.flatMap(({ id: branch }) => {
    const state = branches[branch];
    return state !== undefined && TROUBLE[state] !== undefined ? [{ branch, state }] : [];
  });
}

/** A faulted branch as text: 'Red: low current'. */
export function lightCircuitText({ branch, state }: { branch: string; state: string }): string {
  return `${lightBranch(branch).label}: ${lightBranchState(state).label.toLowerCase()}`;
}

/** Severity of one branch; undefined if it wasn't measured. */
export function lightBranchSeverity(state: LightBranchState): SeverityLevel | undefined {
  if (state === LightBranchState.Good) return SeverityLevel.Good;
  const fault = TROUBLE[state];
  return fault && lightSeverityOf(fault);
}

/**
 * Severity of a light fault for the trailer: a short or several branches are critical. Assumed. Unknown is not a fault.
 */
export function lightSeverityOf(fault: LightFault): SeverityLevel | undefined {
  if (fault === LightFault.Unknown) return undefined;
  if (fault === LightFault.None) return SeverityLevel.Good;
  const critical = fault === LightFault.HighCurrent || fault === LightFault.Multiple;
  return critical ? SeverityLevel.Critical : SeverityLevel.Caution;
}
