import { type ApiError, ApiErrorCode } from '@gladhand/domain';
import { GEOFENCE_LIMITS, type Geofence } from '@gladhand/domain/geofences';
import { scopedKey, useApiFetch, useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { useEffect, useRef, useState } from 'react';
import type { CategoryChoice } from '../../internal/useGeofenceCategories';
import { readInWorker } from '../readFile/readInWorker';
import { freeName } from './freeName';
import { applyRows, checkQuery, featureOf, rowInput, undoImport } from './importCalls';
import { canBeChecked, type ImportRow, nameKey, type RowFix, rowsOf, withSameNames } from './importRow';
import { type ImportState, startImport } from './importState';
import { requestPages } from './requestPages';
import { fixRow } from './rowFixes';
import { isChosen, isDone } from './rowState';

interface ImportParams {
  customerId: number;
  geofences: readonly Geofence[];
  workerUrl: string | undefined;
  categories: readonly CategoryChoice[];
}

/** Reads a file, checks its rows, saves what was chosen, and undoes it. Each step can be repeated after an error. */
export function useImport({ customerId, geofences, workerUrl, categories }: ImportParams) {
  const { api, queryClient, now } = useWidgetHost();
  const fetch = useApiFetch();
  const apply = useApiMutation(applyRows);
  const undo = useApiMutation(undoImport);
  const [state, setState] = useState(startImport);
  const latest = useRef(state);
  const run = useRef<AbortController>(undefined);
  useEffect(() => () => run.current?.abort(), []);

  function update(change: Partial<ImportState>): void {
    latest.current = { ...latest.current, ...change };
    setState(latest.current);
  }
  function putRows(changed: readonly ImportRow[]): void {
    const byId = new Map(changed.map((row) => [row.id, row]));
    update({ rows: withSameNames(latest.current.rows.map((row) => byId.get(row.id) ?? row)) });
  }
  function begin(): AbortSignal {
    run.current?.abort();
    run.current = new AbortController();
    return run.current.signal;
  }
  const fail = (error: ApiError) => error.code !== ApiErrorCode.Cancelled && update({ error });
  const refresh = () =>
    Promise.all(
      [['geofences'], ['geofenceVisits']].map((key) =>
        queryClient.invalidateQueries({ queryKey: scopedKey(api, key) }),
      ),
    );

  async function read(file: File): Promise<void> {
    const signal = begin();
    update({ ...startImport(), phase: 'reading', fileName: file.name, total: 1 });
    try {
      const rows: ImportRow[] = [];
      const answer = await readInWorker(file, {
        ...{ workerUrl, signal, onProgress: ({ done }) => update({ done }) },
        onFeatures: (features) => rows.push(...rowsOf(features, categories)),
      });
      if (signal.aborted) return;
      if (answer.kind === 'refused') return update({ phase: 'choose', refusal: answer.problem });
      update({ rows: withSameNames(rows), notes: answer.notes });
    } catch {
      return signal.aborted ? undefined : update({ phase: 'choose', refusal: 'failed' });
    }
    await check();
  }

  /** Asks for the verdicts that are missing. */
  async function check(): Promise<void> {
    const signal = begin();
    const open = latest.current.rows.filter((row) => canBeChecked(row) && !row.check);
    update({ phase: 'checking', done: 0, total: open.length, error: undefined });
    try {
      for (const page of requestPages(open, GEOFENCE_LIMITS.checkedFeatures, featureOf)) {
        const { checks, remaining } = await fetch(checkQuery(customerId, page), signal);
        if (signal.aborted) return;
        putRows(page.map((row, index) => ({ ...row, check: checks[index] })));
        update({ done: latest.current.done + page.length, remaining });
      }
      update({ phase: 'review' });
    } catch (error) {
      if (!signal.aborted) fail(error as ApiError);
    }
  }

  /** Changes rows and checks them again. */
  async function change(changed: readonly ImportRow[]): Promise<void> {
    putRows(changed);
    if (changed.length > 0) await check();
  }

  const fix = (rows: readonly ImportRow[], kind: RowFix, radiusMeters: number) =>
    change(rows.flatMap((row) => fixRow(row, kind, radiusMeters) ?? []));

  /** Gives rows a name that neither a geofence nor a row has. */
  function keepBoth(rows: readonly ImportRow[]): Promise<void> {
    const used = new Set([...geofences, ...latest.current.rows].map(({ name }) => nameKey(name)));
    return change(
      rows.map((row) => {
        const name = freeName(row.name, used);
        used.add(nameKey(name));
        return { ...row, name, check: undefined, isWanted: undefined };
      }),
    );
  }

  async function save(category: string): Promise<void> {
    const open = latest.current.rows.filter((row) => isChosen(row) && !isDone(row));
    const total = latest.current.rows.filter(isChosen).length;
    update({ phase: 'applying', done: total - open.length, total, error: undefined });
    const { importId } = latest.current;
    try {
      const toInput = (row: ImportRow) => rowInput(row, category);
      for (const batch of requestPages(open, GEOFENCE_LIMITS.appliedFeatures, toInput)) {
        const applied = await apply.mutateAsync({ customerId, importId, rows: batch.map(toInput) });
        const byId = new Map(applied.map((outcome) => [outcome.id, outcome]));
        putRows(batch.map((row) => ({ ...row, outcome: byId.get(row.id) })));
        update({ done: latest.current.done + batch.length, appliedAt: now() });
      }
      update({ phase: 'applied' });
    } catch (error) {
      fail(error as ApiError);
    }
    await refresh();
  }

  async function undoAll(): Promise<void> {
    update({ phase: 'undoing', error: undefined });
    const { importId } = latest.current;
    try {
      for (let remaining = 1; remaining > 0; ) {
        const answer = await undo.mutateAsync({ customerId, importId });
        const { undone, left } = latest.current;
        update({ undone: undone + answer.undone, left: [...left, ...answer.left] });
        remaining = answer.remaining;
      }
      putRows(latest.current.rows.map((row) => (isUndone(row, latest.current.left) ? asUndone(row) : row)));
      update({ phase: 'undone' });
    } catch (error) {
      fail(error as ApiError);
    }
    await refresh();
  }

  return {
    state,
    read,
    check,
    fix,
    keepBoth,
    save,
    undo: undoAll,
    choose: (rows: readonly ImportRow[], isWanted: boolean) => putRows(rows.map((row) => ({ ...row, isWanted }))),
    /** Checks rows again that could not be saved. */
    checkAgain: (rows: readonly ImportRow[]) =>
      change(rows.map((row) => ({ ...row, check: undefined, outcome: undefined, isWanted: undefined }))),
    /** Back to the choice of a file. */
    restart() {
      run.current?.abort();
      update(startImport());
    },
    /** Ends a check that takes too long; rows without a verdict wait. */
    stop() {
      run.current?.abort();
      update({ phase: 'review', error: undefined });
    },
  };
}

const isUndone = ({ outcome }: ImportRow, left: ImportState['left']): boolean =>
  (outcome?.outcome === 'created' || outcome?.outcome === 'replaced') &&
  left.every(({ id }) => id !== outcome.geofenceId);

const asUndone = (row: ImportRow): ImportRow =>
  row.outcome ? { ...row, outcome: { ...row.outcome, outcome: 'undone' } } : row;

export type Importing = ReturnType<typeof useImport>;
