import { useWidgetHost } from '@gladhand/domain/react';
import { REPORT_TYPES, type Report, RUN_STATES } from '@gladhand/domain/reports';
import { SearchField, SegmentedControl, Select, useMessages, useWords } from '@gladhand/ui';
import { useMemo } from 'react';
import { REPORTS_MESSAGES } from './messages';
import * as S from './Reports.styles';
import type { ReportsView } from './reportsView';

interface ReportFiltersProps {
  reports: readonly Report[];
  view: ReportsView;
  onViewChange: (view: ReportsView) => void;
}

const ALL = 'all';

/** Which list is shown, and what it is narrowed to. */
export function ReportFilters({ reports, view, onViewChange }: ReportFiltersProps) {
  const messages = useMessages(REPORTS_MESSAGES);
  const say = useWords();
  const { hasFeature } = useWidgetHost();
  const types = useMemo(
    () => [
      { value: ALL, label: messages.allTypes },
      ...REPORT_TYPES.filter(({ feature }) => feature === undefined || hasFeature(feature)).map(({ id, label }) => ({
        value: String(id),
        label: say(label),
      })),
    ],
    [messages, say, hasFeature],
  );
  const states = useMemo(
    () => [
      { value: ALL, label: messages.allStates },
      ...RUN_STATES.map(({ id, label }) => ({ value: id as string, label: say(label) })),
    ],
    [messages, say],
  );
  const names = useMemo(
    () => [{ value: ALL, label: messages.allReports }, ...reports.map(({ id, name }) => ({ value: id, label: name }))],
    [messages, reports],
  );
  const change = (part: Partial<ReportsView>) => onViewChange({ ...view, ...part });
  const chosen = (value: string | null) => (value === ALL ? null : value);
  return (
    <S.Toolbar>
      <SegmentedControl
        label={messages.segments}
        segments={[
          { value: 'reports', label: messages.reports },
          { value: 'sent', label: messages.sent },
        ]}
        value={view.segment}
        onChange={(segment) => change({ segment, reportId: null })}
      />
      {view.segment === 'reports' ? (
        <>
          <SearchField
            aria-label={messages.search}
            placeholder={messages.search}
            value={view.search}
            onSearch={(search) => change({ search })}
          />
          <Select
            aria-label={messages.type}
            options={types}
            value={view.typeId === null ? ALL : String(view.typeId)}
            onChange={(id) => change({ typeId: chosen(id) === null ? null : Number(id) })}
          />
        </>
      ) : (
        <>
          <Select
            aria-label={messages.reports}
            options={names}
            searchFrom={12}
            value={view.reportId ?? ALL}
            onChange={(id) => change({ reportId: chosen(id) })}
          />
          <Select
            aria-label={messages.state}
            options={states}
            value={view.state ?? ALL}
            onChange={(state) => change({ state: chosen(state) })}
          />
        </>
      )}
    </S.Toolbar>
  );
}
