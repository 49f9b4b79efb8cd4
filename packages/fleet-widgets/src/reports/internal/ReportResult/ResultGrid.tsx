import { failureOf } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import type { ReportRun } from '@gladhand/domain/reports';
import { FailedState, Pagination, Skeleton, useLocale, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { ResultTable } from '../ResultTable';
import { rowsQuery } from '../reportQueries';
import { REPORT_RESULT_MESSAGES } from './messages';
import * as S from './ReportResult.styles';

interface ResultGridProps {
  customerId: number;
  run: ReportRun;
}

const PAGE = 50;

/** The rows of a result, page by page from what was stored. */
export function ResultGrid({ customerId, run }: ResultGridProps) {
  const messages = useMessages(REPORT_RESULT_MESSAGES);
  const locale = useLocale();
  const [page, setPage] = useState(1);
  const { summary } = run;
  const offset = (page - 1) * PAGE;
  const rows = useApiQuery(rowsQuery({ customerId, runId: summary.id, offset, limit: PAGE }), {
    enabled: run.hasRows && summary.rows > 0,
    keepPrevious: true,
    staleMs: Number.POSITIVE_INFINITY,
  });
  if (!run.hasRows) return <S.Padded>{messages.notKept}</S.Padded>;
  if (summary.rows === 0) return <S.Padded>{messages.empty}</S.Padded>;
  if (rows.error) {
    return <FailedState what={messages.theRows} {...failureOf(rows.error)} onRetry={() => void rows.refetch()} />;
  }
  if (!rows.data) {
    return (
      <S.Padded aria-busy="true">
        <Skeleton height={320} />
      </S.Padded>
    );
  }
  return (
    <>
      <S.Scroll tabIndex={0} role="group" aria-label={messages.theRows}>
        <ResultTable
          {...{ customerId, reportTypeId: summary.reportTypeId, columnIds: run.columns, rows: rows.data.rows }}
          timeZone={summary.timezone}
          label={messages.result}
        />
      </S.Scroll>
      <S.Pages>
        <Pagination total={summary.rows} page={page} pageSize={PAGE} onPageChange={setPage} locale={locale} />
      </S.Pages>
    </>
  );
}
