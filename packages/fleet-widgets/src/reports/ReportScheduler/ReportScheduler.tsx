import { ApiErrorCode } from '@gladhand/domain';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import type { Report, ReportProblem } from '@gladhand/domain/reports';
import { useMessages } from '@gladhand/ui';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { createReport, updateReport } from '../internal/reportQueries';
import { REPORT_SCHEDULER_MESSAGES } from './messages';
import { ReportForm } from './ReportForm';
import { inputOf } from './reportDraft';
import type { SaveOutcome, SaveReport } from './saveOutcome';

export interface ReportSchedulerProps extends LocalizedProps {
  customerId: number;
  /** The report to edit; undefined for a new one. */
  report?: Report | undefined;
  /** Type of a new report. @default the first one */
  typeId?: number | undefined;
  onSaved?: ((report: Report) => void) | undefined;
  onClose: () => void;
}

/**
 * Creates or edits a report in a dialog: what it shows, when it runs, and who gets it, with the first rows that
 * it would have now. Failures keep everything that was entered.
 */
export function ReportScheduler({ messages, ...props }: ReportSchedulerProps) {
  return (
    <WidgetTexts messages={messages}>
      <WidgetFrame name="ReportScheduler">
        <BoundScheduler key={props.report?.id} {...props} />
      </WidgetFrame>
    </WidgetTexts>
  );
}

function BoundScheduler({ customerId, report, typeId, onSaved, onClose }: ReportSchedulerProps) {
  const messages = useMessages(REPORT_SCHEDULER_MESSAGES);
  const { notify, track } = useWidgetHost();
  const create = useApiMutation(createReport);
  const update = useApiMutation(updateReport);

  const save: SaveReport = async (draft, basis) => {
    const input = inputOf(draft);
    try {
      const saved = basis
        ? await update.mutateAsync({ customerId, id: basis.id, version: basis.version, input })
        : await create.mutateAsync({ customerId, report: input });
      if (!basis) track({ type: 'createReport', reportTypeId: saved.reportTypeId });
      notify({ tone: 'good', title: messages.saved, detail: saved.name });
      return { kind: 'saved', report: saved };
    } catch (error) {
      return outcomeOf(error);
    }
  };

  return (
    <ReportForm
      {...{ customerId, report, typeId, onClose }}
      onSave={save}
      onSaved={(saved) => (onSaved ? onSaved(saved) : onClose())}
    />
  );
}

function outcomeOf(error: unknown): SaveOutcome {
  const { code, message, details } = error as {
    code?: string;
    message?: string;
    details?: Readonly<Record<string, unknown>>;
  };
  if (code === ApiErrorCode.Conflict && details?.current)
    return { kind: 'conflict', theirs: details.current as Report };
  return {
    kind: 'failed',
    reason: code === ApiErrorCode.BadUserInput ? message : undefined,
    problems: (details?.problems as ReportProblem[] | undefined) ?? [],
  };
}
