import type { GeofencesPort } from '@gladhand/domain';
import type {
  GeofenceDwell,
  GeofenceDwellInput,
  GeofenceDwellPage,
  GeofenceVisit,
  GeofenceVisitPage,
  GeofenceVisitsInput,
} from '@gladhand/domain/geofences';
import type { ApiInfiniteQuery, useApiFetch } from '@gladhand/domain/react';
import type { ExportRun } from '@gladhand/ui';
import { visitsQuery } from '../../internal/geofenceQueries';
import type { GeofenceVisitsView } from '../internal/visitsView';

type Fetch = ReturnType<typeof useApiFetch>;
type Period = { from: Date; to: Date };

/** Rows per request of an export. */
const EXPORT_ROWS = 500;
/** The server skips no more rows than this. */
const MAX_EXPORTED = 100_000;
const DWELL_ROWS = 100;

/** A page of the visits of a view. */
export function visitsInput(
  view: GeofenceVisitsView,
  customerId: number,
  { from, to }: Period,
  page: GeofenceVisitsInput['paginationInput'],
): GeofenceVisitsInput {
  return {
    customerId,
    geofenceId: view.geofenceId,
    vin: view.vin,
    from: from.toISOString(),
    to: to.toISOString(),
    how: view.how,
    openOnly: view.openOnly,
    overFreeTime: view.overFreeTime,
    paginationInput: page,
  };
}

export function dwellInput(
  view: GeofenceVisitsView,
  customerId: number,
  { from, to }: Period,
): Omit<GeofenceDwellInput, 'pageSize'> {
  const { by, geofenceId, vin } = view;
  return { customerId, by, geofenceId, vin, from: from.toISOString(), to: to.toISOString() };
}

/** Dwell, page by page. */
export const dwellQuery = (
  input: Omit<GeofenceDwellInput, 'pageSize'>,
): ApiInfiniteQuery<GeofenceDwellPage, string | null> => ({
  key: ['geofenceDwell', input],
  fetch: (api: GeofencesPort, after, options) =>
    api.geofences.dwell({ ...input, after, pageSize: DWELL_ROWS }, options),
  firstCursor: null,
  next: ({ next }) => next ?? undefined,
});

/** All visits of a view for a file. Throws if there are too many. */
export async function* allVisits(
  inputOf: (page: GeofenceVisitsInput['paginationInput']) => GeofenceVisitsInput,
  tooMany: string,
  { signal, onProgress }: ExportRun,
  fetch: Fetch,
): AsyncGenerator<readonly GeofenceVisit[]> {
  const seen = new Set<string>();
  let total = Number.POSITIVE_INFINITY;
  for (let page = 1; (page - 1) * EXPORT_ROWS < total; page++) {
    const answer: GeofenceVisitPage = await fetch(
      visitsQuery(inputOf({ pageSize: EXPORT_ROWS, pageNumber: page })),
      signal,
    );
    total = answer.total;
    if (total > MAX_EXPORTED) throw new Error(tooMany);
    const fresh = answer.visits.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    onProgress(seen.size, total);
    yield fresh;
  }
}

/** All rows of dwell for a file. */
export async function* allDwell(
  input: Omit<GeofenceDwellInput, 'pageSize'>,
  { signal, onProgress }: ExportRun,
  fetch: Fetch,
): AsyncGenerator<readonly GeofenceDwell[]> {
  let [after, written]: [string | null, number] = [null, 0];
  do {
    const cursor: string | null = after;
    const answer: GeofenceDwellPage = await fetch(
      {
        key: [],
        fetch: (api: GeofencesPort, options) =>
          api.geofences.dwell({ ...input, after: cursor, pageSize: EXPORT_ROWS }, options),
      },
      signal,
    );
    after = answer.next;
    written += answer.rows.length;
    onProgress(written, answer.count);
    yield answer.rows;
  } while (after !== null);
}
