import { useApiFetch } from '@gladhand/domain/react';
import { ExportDialog, useMessages } from '@gladhand/ui';
import { TRAILER_MESSAGES } from './messages';
import { EXPORT_PAGE, exportTrailers } from './trailerExport';
import { trailerPageQuery } from './trailerQueries';
import type { TrailerView } from './trailerView';

interface ExportTrailersProps {
  view: TrailerView;
  fileName: string;
  onClose: () => void;
}

/** Exports all trailers that match the view. The file can be imported again. */
export function ExportTrailers({ view, fileName, onClose }: ExportTrailersProps) {
  const messages = useMessages(TRAILER_MESSAGES);

  const fetch = useApiFetch();
  return (
    <ExportDialog
      fileName={fileName}
      many={messages.many}
      write={(run) =>
        exportTrailers({
          ...run,
          fetchPage: (page, signal) => fetch(trailerPageQuery({ ...view, page, pageSize: EXPORT_PAGE }), signal),
        })
      }
      onClose={onClose}
    >
      {messages.exportHint}
    </ExportDialog>
  );
}
