import {
  LIGHT_BRANCHES,
  type LightBranch,
  LightBranchState,
  LightFault,
  lightBranch,
  lightBranchState,
} from '../../vocabulary/lights';
import { SeverityLevel } from '../../vocabulary/severity';

/** The device holds a lights status code this long, then resets it; the last report stays until the next one. */
export const LIGHTS_CODE_HOLDS_MS = 10 * 60_000;

/** State of each branch; a branch that is left out was not measured. */
export type LightBranches = Readonly<Partial<Record<LightBranch, LightBranchState>>>;

const TROUBLE: Readonly<Partial<Record<LightBranchState, LightFault>>> = {
  highCurrent: LightFault.HighCurrent,
  lowCurrent: LightFault.LowCurrent,
  intermittent: LightFault.Intermittent,
};

/** The fault of the whole trailer: none, the one branch's, `multiple`, or `unknown` when no branch was measured. */
export function lightFaultOf(branches: LightBranches): LightFault {
  const states = Object.values(branches);
  const troubles = states.map((state) => TROUBLE[state]).filter((fault) => fault !== undefined);
  if (troubles.length > 1) return LightFault.Multiple;
  if (troubles[0]) return troubles[0];
  return states.includes(LightBranchState.Good) ? LightFault.None : LightFault.Unknown;
}

/** The branches in trouble with their state, as 'red: lowCurrent'. */
export function lightFaultCircuits(branches: LightBranches): string[] {
  return LIGHT_BRANCHES.filter(({ id }) => {
    const state = branches[id];
    return state !== undefined && TROUBLE[state] !== undefined;
  }).map(({ id }) => `${id}: ${branches[id]}`);
}

/** A branch in trouble in words: 'red: lowCurrent' is 'Red: low current'. */
export function lightCircuitText(circuit: string): string {
  const [branch = '', state = ''] = circuit.split(': ');
  return `${lightBranch(branch).label}: ${lightBranchState(state).label.toLowerCase()}`;
}

/** What a light fault means for the trailer: a short or several branches are critical. Assumed. Unknown is no fault. */
export function lightSeverityOf(fault: LightFault): SeverityLevel | undefined {
  if (fault === LightFault.Unknown) return undefined;
  if (fault === LightFault.None) return SeverityLevel.Good;
  const critical = fault === LightFault.HighCurrent || fault === LightFault.Multiple;
  return critical ? SeverityLevel.Critical : SeverityLevel.Caution;
}
