import { lookup, type Word } from './lookup';

/** Light fault of a whole trailer. A single faulted circuit gives its own fault, several give `multiple`. */
export const LightFault = {
  None: 'none',
  Intermittent: 'intermittent',
  LowCurrent: 'lowCurrent',
  HighCurrent: 'highCurrent',
  Multiple: 'multiple',
  Unknown: 'unknown',
} as const;
export type LightFault = (typeof LightFault)[keyof typeof LightFault];

/** The specified filter values first, then the two additional values that a trailer can have. */
export const LIGHT_FAULTS: readonly Word<LightFault>[] = [
  { id: 'intermittent', label: 'Intermittent' },
  { id: 'lowCurrent', label: 'Low Current' },
  { id: 'multiple', label: 'Multiple' },
  { id: 'unknown', label: 'Unknown' },
  { id: 'highCurrent', label: 'High Current' },
  { id: 'none', label: 'Good' },
];
/** Finds a light fault by id; an unknown id is kept and labeled as unknown. */
export const lightFaultWord = lookup(LIGHT_FAULTS, 'light fault');

/** State of one light branch (circuit). */
export const LightBranchState = {
  Unknown: 'unknown',
  HighCurrent: 'highCurrent',
  LowCurrent: 'lowCurrent',
  Good: 'good',
  Intermittent: 'intermittent',
} as const;
export type LightBranchState = (typeof LightBranchState)[keyof typeof LightBranchState];
/** The light branch states with their labels, in display order. */
export const LIGHT_BRANCH_STATES: readonly (Word<LightBranchState> & { readonly meaning: string })[] = [
  { id: 'unknown', label: 'Unknown', meaning: "The circuit hasn't been measured." },
  { id: 'highCurrent', label: 'High Current', meaning: 'Short circuit.' },
  { id: 'lowCurrent', label: 'Low Current', meaning: 'Outage: a lamp or wire draws too little current.' },
  { id: 'good', label: 'Good', meaning: 'Current is within limits.' },
  { id: 'intermittent', label: 'Intermittent', meaning: 'Flicker: the current is intermittent.' },
];
/** Finds a light branch state by id; an unknown id is kept and labeled as unknown. */
export const lightBranchState = lookup(LIGHT_BRANCH_STATES, 'light branch state');

/** The five branches, named after the wire colors of the seven-way trailer plug. */
export const LightBranch = { Red: 'red', Green: 'green', Yellow: 'yellow', Black: 'black', Brown: 'brown' } as const;
export type LightBranch = (typeof LightBranch)[keyof typeof LightBranch];
/** The light branches with their labels, in display order. */
export const LIGHT_BRANCHES: readonly (Word<LightBranch> & { readonly circuit: string })[] = [
  { id: 'red', label: 'Red', circuit: 'Stop lamps' },
  { id: 'green', label: 'Green', circuit: 'Right turn' },
  { id: 'yellow', label: 'Yellow', circuit: 'Left turn' },
  { id: 'black', label: 'Black', circuit: 'Clearance and marker' },
  { id: 'brown', label: 'Brown', circuit: 'Tail and marker' },
];
/** Finds a light branch by id; an unknown id is kept and labeled as unknown. */
export const lightBranch = lookup(LIGHT_BRANCHES, 'light branch');

/** A light circuit with a fault. */
export interface LightCircuitFault {
  readonly branch: LightBranch;
  readonly state: LightBranchState;
}

/** A faulted circuit as one token for storage: 'red:lowCurrent'. */
export type LightCircuitToken = `${LightBranch}:${LightBranchState}`;

/** Converts a faulted circuit to its token. */
export const packLightCircuit = ({ branch, state }: LightCircuitFault): LightCircuitToken => `${branch}:${state}`;

/** Parses tokens of circuits; those that this version does not know are left out. */
export function unpackLightCircuits(tokens: readonly string[]): LightCircuitFault[] {
  return tokens.flatMap((token) => {
    const [branch = '', state = ''] = token.split(':');
    const known = lightBranch(branch).known && lightBranchState(state).known;
    return known ? [{ branch: branch as LightBranch, state: state as LightBranchState }] : [];
  });
}
