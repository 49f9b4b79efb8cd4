import type { AlertsPort } from '@gladhand/domain';
import type { AlertActivityInput, AlertActivityLine, AlertActivityPage } from '@gladhand/domain/alerts';
import type { ApiInfiniteQuery, ApiQuery, useApiFetch } from '@gladhand/domain/react';
import type { ExportRun } from '@gladhand/ui';

/** Lines per request of an export. */
const EXPORT_LINES = 500;
/** More lines than this are no file for a spreadsheet. */
const MAX_EXPORTED = 100_000;

/** The activity, page by page. */
export const activityPagesQuery = (
  input: AlertActivityInput,
): ApiInfiniteQuery<AlertActivityPage, string | undefined> => ({
  key: ['alertActivityPages', input],
  fetch: (api: AlertsPort, after, options) => api.alerts.activity({ ...input, ...(after && { after }) }, options),
  firstCursor: undefined,
  next: ({ next }) => next ?? undefined,
});

/** The first page as it is now. */
export const newestActivityQuery = (input: AlertActivityInput): ApiQuery<AlertActivityPage> => ({
  key: ['alertActivity', input],
  fetch: (api: AlertsPort, options) => api.alerts.activity(input, options),
});

/** All lines for a file. Throws if there are too many. */
export async function* allActivity(
  input: AlertActivityInput,
  tooMany: string,
  { signal, onProgress }: ExportRun,
  fetch: ReturnType<typeof useApiFetch>,
): AsyncGenerator<readonly AlertActivityLine[]> {
  let after: string | undefined;
  let written = 0;
  do {
    const page: AlertActivityPage = await fetch(
      newestActivityQuery({ ...input, limit: EXPORT_LINES, ...(after && { after }) }),
      signal,
    );
    after = page.next ?? undefined;
    written += page.lines.length;
    if (written > MAX_EXPORTED) throw new Error(tooMany);
    // The total isn't known before the last page.
    onProgress(written, after ? written + EXPORT_LINES : written);
    yield page.lines;
  } while (after);
}
