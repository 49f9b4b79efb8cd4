import { exportFileName } from '@gladhand/domain';
import { useApiFetch, useWidgetHost } from '@gladhand/domain/react';
import { ExportDialog, type ExportRun } from '@gladhand/ui';
import { EXPORT_HEADINGS, userLine } from './userLine';
import { type UserView, viewInput } from './userQuery';

/** Most that the server gives at once. */
const PAGE = 500;

/** Writes every user of the view into a file. */
export function ExportUsers({ view, onClose }: { view: UserView; onClose: () => void }) {
  const fetch = useApiFetch();
  const { now, timeZone } = useWidgetHost();
  const input = viewInput(view, timeZone);
  const write = async ({ signal, onProgress }: ExportRun) => {
    const lines = [EXPORT_HEADINGS];
    for (let pageNumber = 1, total = 1; lines.length - 1 < total; pageNumber++) {
      const paginationInput = { pageSize: PAGE, pageNumber };
      const page = await fetch(
        { key: [], fetch: (api, options) => api.administration.users.page({ ...input, paginationInput }, options) },
        signal,
      );
      if (page.users.length === 0) break;
      total = page.userCount;
      lines.push(...page.users.map((user) => userLine(user, timeZone)));
      onProgress(lines.length - 1, total);
    }
    return lines;
  };
  const fileName = exportFileName({ what: 'Users', at: now(), timeZone, ending: 'csv' });
  return <ExportDialog fileName={fileName} many="users" write={write} onClose={onClose} />;
}
