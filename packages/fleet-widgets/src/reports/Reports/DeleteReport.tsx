import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import type { Report } from '@gladhand/domain/reports';
import { Banner, ConfirmDialog, useMessages } from '@gladhand/ui';
import { deleteReport } from '../internal/reportQueries';
import { REPORTS_MESSAGES } from './messages';

interface DeleteReportProps {
  report: Report;
  onClose: () => void;
}

/** Asks before a report is deleted, and says what is deleted with it. */
export function DeleteReport({ report, onClose }: DeleteReportProps) {
  const messages = useMessages(REPORTS_MESSAGES);
  const { notify } = useWidgetHost();
  const remove = useApiMutation(deleteReport);
  const { id, customerId, name } = report;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={messages.deleteTitle(name)}
      confirmLabel={messages.delete}
      destructive
      working={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { customerId, id },
          {
            onSuccess: () => {
              notify({ tone: 'good', title: messages.deleted, detail: name });
              onClose();
            },
          },
        )
      }
    >
      <p>{messages.deleteHint}</p>
      {remove.isError && <Banner tone="critical" title={messages.deleteFailed} />}
    </ConfirmDialog>
  );
}
