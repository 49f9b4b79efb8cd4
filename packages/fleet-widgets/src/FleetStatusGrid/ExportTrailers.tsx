import type { FleetStatusRow } from '@gladhand/domain';
import { useApiFetch } from '@gladhand/domain/react';
import { ExportDialog, type ExportRun, type GridColumn } from '@gladhand/ui';
import { EXPORT_PAGE_SIZE, exportCsv } from './exportCsv';
import { type FleetStatusView, viewInput } from './fleetStatusView';

export interface ExportTrailersProps {
  view: FleetStatusView;
  columns: readonly GridColumn<FleetStatusRow>[];
  fileName: string;
  onClose: () => void;
}

/** Writes every trailer of the view in the columns of the screen. */
export function ExportTrailers({ view, columns, fileName, onClose }: ExportTrailersProps) {
  const fetch = useApiFetch();
  const write = async (run: ExportRun) => {
    const { parts } = await exportCsv({
      ...run,
      columns,
      fetchPage: (pageNumber, listId, signal) => {
        const paginationInput = { pageSize: EXPORT_PAGE_SIZE, pageNumber };
        const input = { ...viewInput(view), paginationInput, listId };
        return fetch({ key: [], fetch: (api, options) => api.fleetStatus.page(input, options) }, signal);
      },
    });
    return parts;
  };
  return <ExportDialog fileName={fileName} many="trailers" write={write} onClose={onClose} />;
}
