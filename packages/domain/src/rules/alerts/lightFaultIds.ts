import { LIGHT_BRANCHES, type LightBranch, LightBranchState } from '../../vocabulary/lights';
import type { LightBranches } from '../health/lights';

/** The states of a circuit that are faults, in the order of their ids. Decided: five circuits of each. */
const FAULTS = [LightBranchState.HighCurrent, LightBranchState.LowCurrent, LightBranchState.Intermittent] as const;

/** A light fault by its id: 1 to 5 high current, 6 to 10 low current, 11 to 15 intermittent. */
export interface LightFaultId {
  readonly id: number;
  readonly branch: LightBranch;
  readonly state: LightBranchState;
}

/** All light faults, in the order of their ids. */
export const LIGHT_FAULT_IDS: readonly LightFaultId[] = FAULTS.flatMap((state, at) =>
  LIGHT_BRANCHES.map(({ id: branch }, index) => ({ id: at * LIGHT_BRANCHES.length + index + 1, branch, state })),
);

/** The ids of the faults that a trailer has. */
export const lightFaultIdsOf = (branches: LightBranches): number[] =>
  LIGHT_FAULT_IDS.filter(({ branch, state }) => branches[branch] === state).map(({ id }) => id);
