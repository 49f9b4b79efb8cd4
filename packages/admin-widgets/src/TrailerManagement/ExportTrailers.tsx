import { useApiFetch } from '@gladhand/domain/react';
import { ExportDialog } from '@gladhand/ui';
import { EXPORT_PAGE, exportTrailers } from './trailerExport';
import { type TrailerView, trailerPageQuery } from './trailerQuery';

interface ExportTrailersProps {
  view: TrailerView;
  fileName: string;
  onClose: () => void;
}

/** Writes every trailer of the view into a file that can be imported again. */
export function ExportTrailers({ view, fileName, onClose }: ExportTrailersProps) {
  const fetch = useApiFetch();
  return (
    <ExportDialog
      fileName={fileName}
      many="trailers"
      write={(run) =>
        exportTrailers({
          ...run,
          fetchPage: (page, signal) => fetch(trailerPageQuery({ ...view, page, pageSize: EXPORT_PAGE }), signal),
        })
      }
      onClose={onClose}
    >
      The file can be edited and imported again.
    </ExportDialog>
  );
}
