import type { Report } from '@gladhand/domain/reports';
import { Button, EmptyState, useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { REPORTS_MESSAGES } from './messages';
import { type ReportActions, ReportRow } from './ReportRow';
import * as S from './Reports.styles';
import type { ReportsView } from './reportsView';

interface ReportListProps {
  reports: readonly Report[];
  view: ReportsView;
  canCreate: boolean;
  mayChange: (report: Report) => boolean;
  actions: ReportActions;
  onClear: () => void;
}

/** The reports that match, by name. */
export function ReportList({ reports, view, canCreate, mayChange, actions, onClear }: ReportListProps) {
  const messages = useMessages(REPORTS_MESSAGES);
  const shown = useMemo(() => matchingReports(reports, view), [reports, view]);
  if (reports.length === 0) {
    return (
      <EmptyState edge="none" title={messages.noneYet}>
        {canCreate ? messages.noneYetHint : messages.noneYetRead}
      </EmptyState>
    );
  }
  return (
    <>
      <S.Body>
        {shown.length === 0 ? (
          <EmptyState
            edge="none"
            title={messages.noneMatch}
            action={
              <Button size="xsmall" onClick={onClear}>
                {messages.clear}
              </Button>
            }
          />
        ) : (
          <S.List aria-label={messages.reports}>
            {shown.map((report) => (
              <ReportRow key={report.id} report={report} mayChange={mayChange(report)} actions={actions} />
            ))}
          </S.List>
        )}
      </S.Body>
      <S.Foot>
        <span role="status">{messages.count(String(shown.length), String(reports.length))}</span>
      </S.Foot>
    </>
  );
}

/** The search is in names, literally and regardless of case. */
function matchingReports(reports: readonly Report[], { search, typeId }: ReportsView): readonly Report[] {
  const wanted = search.trim().toLowerCase();
  return reports.filter(
    ({ name, reportTypeId }) => name.toLowerCase().includes(wanted) && (typeId === null || reportTypeId === typeId),
  );
}
