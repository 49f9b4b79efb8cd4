import { durationText } from '@gladhand/domain/formats';
import { useApiMutation, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { type ReportRunSummary, RunState } from '@gladhand/domain/reports';
import { Button, ProgressBar, useMessages } from '@gladhand/ui';
import { cancelRun } from '../reportQueries';
import { tookMs } from '../runTexts';
import { REPORT_RESULT_MESSAGES } from './messages';
import * as S from './ReportResult.styles';

interface RunProgressProps {
  customerId: number;
  run: ReportRunSummary;
}

/** How far an active run is. It goes on if the page is left. */
export function RunProgress({ customerId, run }: RunProgressProps) {
  const messages = useMessages(REPORT_RESULT_MESSAGES);
  const formats = useReadingFormats();
  const { can, now, notify, locale } = useWidgetHost();
  const cancel = useApiMutation(cancelRun);
  const { state, phase, rows, expectedRows } = run;
  const took = tookMs(run, now());
  const step = state === RunState.Queued ? messages.waiting : phase === 'files' ? messages.files : messages.reading;
  const count = expectedRows
    ? messages.rowsOf(formats.count(rows), formats.count(expectedRows))
    : messages.rowsUntilNow(formats.count(rows));
  return (
    <S.Card aria-label={messages.running}>
      <S.Progress>
        <div role="status">
          <ProgressBar
            label={step}
            value={expectedRows && phase === 'reading' ? Math.min(rows, expectedRows) : undefined}
            max={expectedRows ?? undefined}
            detail={took === undefined ? count : `${count} ${messages.elapsed(durationText(took, locale))}`}
          />
        </div>
        <span>{messages.leave}</span>
        {can('cancelReportRun') && (
          <Button
            size="xsmall"
            working={cancel.isPending}
            onClick={() =>
              cancel.mutate(
                { customerId, id: run.id },
                { onError: () => notify({ tone: 'critical', title: messages.cancelFailed }) },
              )
            }
          >
            {messages.cancel}
          </Button>
        )}
      </S.Progress>
    </S.Card>
  );
}
