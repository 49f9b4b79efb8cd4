import { type ApiError, ApiErrorCode, type PortalApi } from '@gladhand/domain';
import { useApiFetch, useApiMutation } from '@gladhand/domain/react';
import { useRef, useState } from 'react';
import type { BulkRow } from './readFile';

/** The outcome of a row, in a dry run or an import. */
export interface BulkOutcome {
  /** One of `create`, `update`, `unchanged` and `refused`. */
  action: string;
  problem?: string | null | undefined;
  changes: readonly { field: string; before?: string | null | undefined; after?: string | null | undefined }[];
}

/** The two requests of an import, each for a batch of rows. */
export interface BulkCalls<Input> {
  inputOf: (row: BulkRow) => Input;
  check: (api: PortalApi, rows: Input[], options: { signal?: AbortSignal | undefined }) => Promise<BulkOutcome[]>;
  apply: (api: PortalApi, rows: Input[]) => Promise<BulkOutcome[]>;
  /** Prefixes of the queries that an import invalidates. */
  invalidates: readonly (readonly unknown[])[];
}

/** A row with its outcome. */
export interface JudgedRow {
  row: BulkRow;
  outcome: BulkOutcome;
}

export type BulkPhase = 'idle' | 'checking' | 'checked' | 'applying' | 'applied';

export interface BulkState {
  phase: BulkPhase;
  rows: readonly JudgedRow[];
  done: number;
  total: number;
  /** The error that stopped the run. It can be resumed. */
  error: ApiError | undefined;
}

/** The number of rows per request. */
const BATCH = 100;
const START: BulkState = { phase: 'idle', rows: [], done: 0, total: 0, error: undefined };

/** Checks rows in batches, then applies those that change something. A failed batch can be resumed. */
export function useBulkRun<Input>({ inputOf, check, apply, invalidates }: BulkCalls<Input>) {
  const fetch = useApiFetch();
  const applying = useApiMutation<Input[], BulkOutcome[]>({ run: apply, invalidates: () => invalidates });
  const [state, setState] = useState(START);
  const run = useRef<AbortController>(undefined);
  const left = useRef<readonly BulkRow[]>([]);

  /** Sends one batch after another and keeps the outcome of each row. */
  async function send(
    phase: 'checking' | 'applying',
    open: readonly BulkRow[],
    before: readonly JudgedRow[],
    total: number,
  ): Promise<void> {
    run.current?.abort();
    const controller = new AbortController();
    run.current = controller;
    const judged = new Map(before.map((entry) => [entry.row, entry]));
    const tell = (change: Partial<BulkState>) => {
      if (!controller.signal.aborted)
        setState({
          phase,
          rows: [...judged.values()],
          done: total - left.current.length,
          total,
          error: undefined,
          ...change,
        });
    };
    left.current = open;
    tell({});
    const ask = (rows: readonly BulkRow[]): Promise<BulkOutcome[]> => {
      const input = rows.map(inputOf);
      return phase === 'checking'
        ? fetch({ key: [], fetch: (api, options) => check(api, input, options) }, controller.signal)
        : applying.mutateAsync(input);
    };
    try {
      while (left.current.length > 0) {
        const batch = left.current.slice(0, BATCH);
        const outcomes = await askApart(batch, ask);
        batch.forEach((row, index) => {
          const outcome = outcomes[index];
          if (outcome) judged.set(row, { row, outcome });
        });
        left.current = left.current.slice(BATCH);
        tell({});
        if (controller.signal.aborted) return;
      }
      tell({ phase: phase === 'checking' ? 'checked' : 'applied' });
    } catch (failure) {
      const error = failure as ApiError;
      if (error.code !== ApiErrorCode.Cancelled) tell({ error });
    }
  }

  return {
    state,
    /** Checks the rows without changing anything. */
    check(rows: readonly BulkRow[]) {
      const judged = rows.map((row): JudgedRow => ({ row, outcome: refusedBy(row.problem ?? '') }));
      const open = rows.filter((row) => !row.problem);
      return send('checking', open, judged, open.length);
    },
    /** Applies the checked rows. */
    apply() {
      const open = state.rows.filter(({ outcome }) => DOES_SOMETHING.includes(outcome.action)).map(({ row }) => row);
      return send('applying', open, state.rows, open.length);
    },
    /** Resumes after an error. */
    resume() {
      if (state.phase === 'checking' || state.phase === 'applying')
        return send(state.phase, left.current, state.rows, state.total);
    },
    /** Stops the run and clears its state. */
    reset() {
      run.current?.abort();
      setState(START);
    },
  };
}

/** Outcomes that change something. */
export const DOES_SOMETHING = ['create', 'update'];
const refusedBy = (problem: string): BulkOutcome => ({ action: 'refused', problem, changes: [] });

/** Errors of a request that one of its rows caused. The server applied nothing of such a request. */
const OF_A_ROW: readonly ApiErrorCode[] = [
  ApiErrorCode.BadUserInput,
  ApiErrorCode.TooLarge,
  ApiErrorCode.QueryTooComplex,
];

/** Sends rows together. If the request is rejected, it is split in halves until the invalid row is alone. */
export async function askApart(
  rows: readonly BulkRow[],
  ask: (rows: readonly BulkRow[]) => Promise<BulkOutcome[]>,
): Promise<BulkOutcome[]> {
  try {
    return await ask(rows);
  } catch (failure) {
    const { code, message } = failure as ApiError;
    if (!OF_A_ROW.includes(code)) throw failure;
    if (rows.length === 1) return [refusedBy(message)];
    const middle = Math.ceil(rows.length / 2);
    return [...(await askApart(rows.slice(0, middle), ask)), ...(await askApart(rows.slice(middle), ask))];
  }
}
