import type { ApiError } from '@gladhand/domain';
import type { UndoneGeofences } from '@gladhand/domain/geofences';
import type { FileNote, FileProblemCode } from '../readFile/readResult';
import type { ImportRow } from './importRow';

export type ImportPhase = 'choose' | 'reading' | 'checking' | 'review' | 'applying' | 'applied' | 'undoing' | 'undone';

/** An import from its file to its end. */
export interface ImportState {
  readonly phase: ImportPhase;
  readonly fileName: string;
  /** Progress of the phase. */
  readonly done: number;
  readonly total: number;
  /** Why the file can't be read; `failed` if the browser couldn't. */
  readonly refusal: FileProblemCode | 'failed' | undefined;
  readonly notes: readonly FileNote[];
  readonly rows: readonly ImportRow[];
  /** Active geofences that the customer can still have. */
  readonly remaining: number | undefined;
  /** What stopped the phase. It can be repeated. */
  readonly error: ApiError | undefined;
  readonly importId: string;
  /** When the import was saved, for the time to undo it. */
  readonly appliedAt: Date | undefined;
  readonly undone: number;
  /** Geofences that were changed since and are left. */
  readonly left: UndoneGeofences['left'];
}

export const startImport = (): ImportState => ({
  phase: 'choose',
  fileName: '',
  done: 0,
  total: 0,
  refusal: undefined,
  notes: [],
  rows: [],
  remaining: undefined,
  error: undefined,
  importId: crypto.randomUUID(),
  appliedAt: undefined,
  undone: 0,
  left: [],
});
