import type { AdministrationPort } from '@gladhand/domain';
import { exportFileName } from '@gladhand/domain/formats';
import { useApiFetch, useWidgetHost } from '@gladhand/domain/react';
import { ExportDialog, type ExportRun, useMessages } from '@gladhand/ui';
import { USER_MESSAGES } from './messages';
import { EXPORT_HEADINGS, userLine } from './userLine';
import { viewInput } from './userQueries';
import type { UserView } from './userView';

/** The largest page that the server returns. */
const MAX_PAGE_SIZE = 500;

/** Exports all users that match the view. */
export function ExportUsers({ view, onClose }: { view: UserView; onClose: () => void }) {
  const userMessages = useMessages(USER_MESSAGES);

  const fetch = useApiFetch();
  const { now, timeZone } = useWidgetHost();
  const input = viewInput(view, timeZone);
  const write = async ({ signal, onProgress }: ExportRun) => {
    const lines = [EXPORT_HEADINGS];
    for (let pageNumber = 1, total = 1; lines.length - 1 < total; pageNumber++) {
      const paginationInput = { pageSize: MAX_PAGE_SIZE, pageNumber };
      const page = await fetch(
        {
          key: [],
          fetch: (api: AdministrationPort, options) =>
            api.administration.users.page({ ...input, paginationInput }, options),
        },
        signal,
      );
      if (page.users.length === 0) break;
      total = page.userCount;
      lines.push(...page.users.map((user) => userLine(user, timeZone)));
      onProgress(lines.length - 1, total);
    }
    return lines;
  };
  const fileName = exportFileName({ what: userMessages.users, at: now(), timeZone, ending: 'csv' });
  return <ExportDialog fileName={fileName} many={userMessages.many} write={write} onClose={onClose} />;
}
