import type { FleetStatusPort } from '@gladhand/domain';
import { csvFile, xlsxFile } from '@gladhand/domain/files';
import type { FleetStatusRow } from '@gladhand/domain/fleet-status';
import { exportFileName } from '@gladhand/domain/formats';
import { useApiFetch, useWidgetHost } from '@gladhand/domain/react';
import { ExportDialog, type ExportRun, useMessages } from '@gladhand/ui';
import type { GridColumn } from '@gladhand/ui/grid';
import type { ExportFormat } from './ExportMenu';
import { EXPORT_PAGE_SIZE, exportTable } from './exportTable';
import { EMPTY_VIEW, type FleetStatusView, viewInput } from './fleetStatusView';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';

export interface ExportTrailersProps {
  view: FleetStatusView;
  /** Exports these trailers instead of all that match the view. At most `MAX_EXPORTED`. */
  vins?: readonly string[] | undefined;
  columns: readonly GridColumn<FleetStatusRow>[];
  format: ExportFormat;
  onClose: () => void;
}

/** Writes every trailer of the view, or the given ones, in the columns of the screen. */
export function ExportTrailers({ view, vins, columns, format, onClose }: ExportTrailersProps) {
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);

  const { now, timeZone } = useWidgetHost();
  const fetch = useApiFetch();
  const write = async (run: ExportRun) => {
    const table = exportTable(
      {
        ...run,
        columns,
        timeZone,
        fetchPage: (pageNumber, listId, signal) => {
          const paginationInput = { pageSize: EXPORT_PAGE_SIZE, pageNumber };
          const input = { ...viewInput(vins ? selectionOf(view, vins) : view), paginationInput, listId };
          return fetch(
            { key: [], fetch: (api: FleetStatusPort, options) => api.fleetStatus.page(input, options) },
            signal,
          );
        },
      },
      messages,
    );
    return format === 'csv' ? csvFile(table) : xlsxFile(messages.fleetStatus, table);
  };
  return (
    <ExportDialog
      fileName={exportFileName({ what: messages.fleetStatus, at: now(), timeZone, ending: format })}
      many="trailers"
      texts={{ title: messages.export }}
      write={write}
      onClose={onClose}
    />
  );
}

/** Selected trailers are exported even if they no longer match the filters, in the order of the view. */
const selectionOf = ({ sort }: FleetStatusView, vins: readonly string[]): FleetStatusView => ({
  ...EMPTY_VIEW,
  sort,
  filters: [{ field: 'vin', in: [...vins] }],
});
