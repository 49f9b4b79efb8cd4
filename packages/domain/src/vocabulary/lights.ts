import { lookup, type Word } from './lookup';

/** Light fault of a whole trailer. A single branch in trouble gives its own word, several give `multiple`. */
export const LightFault = {
  None: 'none',
  Intermittent: 'intermittent',
  LowCurrent: 'lowCurrent',
  HighCurrent: 'highCurrent',
  Multiple: 'multiple',
  Unknown: 'unknown',
} as const;
export type LightFault = (typeof LightFault)[keyof typeof LightFault];

/** The specified filter words first; then the two that a trailer can have besides. */
export const LIGHT_FAULTS: readonly Word<LightFault>[] = [
  { id: 'intermittent', label: 'Intermittent' },
  { id: 'lowCurrent', label: 'Low Current' },
  { id: 'multiple', label: 'Multiple' },
  { id: 'unknown', label: 'Unknown' },
  { id: 'highCurrent', label: 'High Current' },
  { id: 'none', label: 'Good' },
];
/** Finds a light fault by id; an unknown id is kept and says so. */
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
  { id: 'unknown', label: 'Unknown', meaning: 'The branch has not been measured.' },
  { id: 'highCurrent', label: 'High Current', meaning: 'Short circuit.' },
  { id: 'lowCurrent', label: 'Low Current', meaning: 'Outage: a lamp or wire draws too little.' },
  { id: 'good', label: 'Good', meaning: 'Current is within limits.' },
  { id: 'intermittent', label: 'Intermittent', meaning: 'Flicker: the current comes and goes.' },
];
/** Finds a light branch state by id; an unknown id is kept and says so. */
export const lightBranchState = lookup(LIGHT_BRANCH_STATES, 'light branch state');

/** The five branches, named after the wire colours of the seven-way trailer plug. */
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
/** Finds a light branch by id; an unknown id is kept and says so. */
export const lightBranch = lookup(LIGHT_BRANCHES, 'light branch');
