import type { FeatureProblem } from '../readFile/readResult';
import type { ImportRow } from './importRow';

/** What becomes of a row, in the words of the filters above the table. */
export type RowState = 'new' | 'changes' | 'nameTaken' | 'unchanged' | 'refused' | 'waiting';

export const ROW_STATES: readonly RowState[] = ['new', 'changes', 'nameTaken', 'unchanged', 'refused', 'waiting'];

/** A problem that keeps a row from being imported, found while reading or by the server. */
export type RowProblem = Omit<FeatureProblem, 'code'> & { readonly code: string };

export function rowState(row: ImportRow): RowState {
  if (problemOf(row)) return 'refused';
  const { check, sameNameAs } = row;
  if (!check) return 'waiting';
  if (sameNameAs !== undefined) return 'nameTaken';
  return check.verdict === 'new' || check.verdict === 'changes' || check.verdict === 'unchanged'
    ? check.verdict
    : 'nameTaken';
}

export function problemOf({ shape, place, problem, check }: ImportRow): RowProblem | undefined {
  if (problem) return problem;
  if (place && !shape) return { code: 'noRadius', at: place };
  if (!shape) return { code: 'noGeometry' };
  const found = check?.problem;
  if (!found) return check?.verdict === 'refused' ? { code: 'unreadable' } : undefined;
  const { code, part, ring, vertex, at } = found;
  return {
    code,
    part: part ?? undefined,
    ring: ring ?? undefined,
    vertex: vertex ?? undefined,
    at: at ? { lat: at.latitude, lng: at.longitude } : undefined,
  };
}

/** Whether a row can be chosen. One whose name an earlier row has can't, until it is renamed. */
export function canBeChosen(row: ImportRow): boolean {
  const state = rowState(row);
  if (state === 'nameTaken') return row.sameNameAs === undefined && !!row.check?.meets;
  return state === 'new' || state === 'changes';
}

/** Whether a row is imported. A name that is used elsewhere is the user's decision. */
export function isChosen(row: ImportRow): boolean {
  return canBeChosen(row) && (row.isWanted ?? rowState(row) !== 'nameTaken');
}

/** Whether a row was saved, now or before. */
export const isDone = ({ outcome }: ImportRow): boolean =>
  outcome !== undefined && ['created', 'replaced', 'unchanged'].includes(outcome.outcome);
