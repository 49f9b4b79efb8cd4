import type { AlertActivityInput } from '@gladhand/domain/alerts';
import { csvFile } from '@gladhand/domain/files';
import { exportFileName } from '@gladhand/domain/formats';
import { useApiFetch, useWidgetHost } from '@gladhand/domain/react';
import { ExportDialog, useMessages } from '@gladhand/ui';
import { allActivity } from './activityQueries';
import { activityTable } from './activityTable';
import type { ActivityTexts } from './activityTexts';
import { ALERT_ACTIVITY_MESSAGES } from './messages';

interface ExportActivityProps {
  input: AlertActivityInput;
  texts: ActivityTexts;
  onClose: () => void;
}

/** Writes all lines that match the filters to a CSV file. */
export function ExportActivity({ input, texts, onClose }: ExportActivityProps) {
  const messages = useMessages(ALERT_ACTIVITY_MESSAGES);
  const { now, timeZone } = useWidgetHost();
  const fetch = useApiFetch();
  return (
    <ExportDialog
      fileName={exportFileName({ what: messages.title, at: now(), timeZone, ending: 'csv' })}
      many={messages.rowsOfActivity}
      texts={{ title: messages.export }}
      write={(run) => csvFile(activityTable(texts, timeZone, allActivity(input, messages.tooMany, run, fetch)))}
      onClose={onClose}
    />
  );
}
