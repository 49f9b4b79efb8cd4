import { failureOf } from '@gladhand/domain';
import { formatDate } from '@gladhand/domain/formats';
import { useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { type ReportContent, reportProblems } from '@gladhand/domain/reports';
import { FailedState, Skeleton, useMessages } from '@gladhand/ui';
import { useEffect, useMemo, useState } from 'react';
import { ResultTable } from '../internal/ResultTable';
import { previewQuery } from '../internal/reportQueries';
import { REPORT_SCHEDULER_MESSAGES } from './messages';
import * as S from './ReportScheduler.styles';
import { inputOf } from './reportDraft';

interface PreviewPanelProps {
  customerId: number;
  draft: ReportContent;
}

const PAUSE_MS = 600;
/** Fields that decide nothing about the rows. */
const IRRELEVANT: ReadonlySet<string> = new Set(['name', 'notifyEmails', 'formats', 'whenEmpty', 'emailFrequency']);
const WAITING = ['first', 'second', 'third', 'fourth'];

/** The first rows that the report would have now, read again after a pause in what it is about. */
export function PreviewPanel({ customerId, draft }: PreviewPanelProps) {
  const messages = useMessages(REPORT_SCHEDULER_MESSAGES);
  const formats = useReadingFormats();
  const { locale } = useWidgetHost();
  const isReady = reportProblems(draft).every(({ field }) => IRRELEVANT.has(field));
  const wanted = useMemo(() => JSON.stringify({ ...inputOf(draft), name: '', notifyEmails: [] }), [draft]);
  const settled = useSettled(wanted);
  const report = useMemo(() => JSON.parse(settled), [settled]);
  const preview = useApiQuery(previewQuery({ customerId, report }), {
    enabled: isReady && settled === wanted,
    keepPrevious: true,
    staleMs: 30_000,
  });
  const { data } = preview;
  const failure = preview.error ? failureOf(preview.error) : undefined;
  const time = (at: string) => formatDate(new Date(at), 'spokenDateTime', data?.timezone ?? 'UTC');

  return (
    <S.Preview aria-label={messages.preview}>
      <header>
        <h2>{messages.preview}</h2>
        {data && (
          <S.Note role="status">
            {data.from === data.to ? time(data.to) : messages.to(time(data.from), time(data.to))}. {countText()}
          </S.Note>
        )}
      </header>
      <S.PreviewBody tabIndex={0} role="group" aria-label={messages.thePreview} lang={locale}>
        {body()}
      </S.PreviewBody>
    </S.Preview>
  );

  function countText(): string {
    if (!data) return '';
    const shown = formats.count(data.rows.length);
    if (data.total === null || data.total === undefined) return messages.previewMore(shown);
    return data.total > data.rows.length
      ? messages.previewRows(shown, formats.count(data.total))
      : messages.previewAll(shown);
  }

  function body() {
    if (failure) {
      return <FailedState what={messages.thePreview} {...failure} onRetry={() => void preview.refetch()} />;
    }
    if (!isReady && !data)
      return (
        <S.Section>
          <S.Note>{messages.previewWaits}</S.Note>
        </S.Section>
      );
    if (!data) {
      return (
        <S.Section aria-busy="true">
          {WAITING.map((row) => (
            <Skeleton key={row} height={20} />
          ))}
        </S.Section>
      );
    }
    if (data.rows.length === 0)
      return (
        <S.Section>
          <S.Note>{messages.previewEmpty}</S.Note>
        </S.Section>
      );
    return (
      <ResultTable
        {...{ customerId, reportTypeId: draft.reportTypeId, columnIds: data.columns, rows: data.rows }}
        timeZone={data.timezone}
        label={messages.preview}
      />
    );
  }
}

/** A value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
