import { useWidgetHost } from '@gladhand/domain/react';
import { type Report, reportType } from '@gladhand/domain/reports';
import { EllipsisIcon, Icon, IconButton, Menu, Switch, useMessages, useWords } from '@gladhand/ui';
import { RunStatus } from '../internal/RunStatus';
import { sentText, zonedText } from '../internal/runTexts';
import { REPORTS_MESSAGES } from './messages';
import * as S from './Reports.styles';

/** What can be done with a report. An action that isn't possible is left out. */
export interface ReportActions {
  onEdit: ((report: Report) => void) | undefined;
  onRun: ((report: Report, send: boolean) => void) | undefined;
  onShowRuns: (report: Report) => void;
  onOpenRun: (runId: string) => void;
  onSwitch: (report: Report, isActive: boolean) => void;
  onTakeOver: ((report: Report) => void) | undefined;
  onDelete: (report: Report) => void;
}

interface ReportRowProps {
  report: Report;
  mayChange: boolean;
  actions: ReportActions;
}

/** A report in the list. */
export function ReportRow({ report, mayChange, actions }: ReportRowProps) {
  const messages = useMessages(REPORTS_MESSAGES);
  const say = useWords();
  const { locale } = useWidgetHost();
  const { name, lastRun, reportingSchedules, pausedBy, deactivated } = report;
  const timeZone = reportingSchedules?.timezone ?? lastRun?.timezone ?? 'UTC';
  const { onEdit, onShowRuns, onOpenRun } = actions;
  return (
    <S.Row data-off={deactivated || undefined}>
      <S.About>
        <S.NameButton type="button" onClick={() => (onEdit && mayChange ? onEdit(report) : onShowRuns(report))}>
          <bdi>{name}</bdi>
        </S.NameButton>
        <p>{say(reportType(report.reportTypeId).label)}</p>
        {pausedBy && <p>{pausedBy === 'notInPlan' ? messages.notInPlan : messages.paused}</p>}
      </S.About>
      <S.Fact data-fact="">
        <small>{messages.schedule}</small>
        <span>{sentText(report, messages, { locale, say })}</span>
      </S.Fact>
      <S.Fact data-fact="">
        <small>{messages.nextRun}</small>
        <span>{report.nextRun ? zonedText(report.nextRun, timeZone) : messages.none}</span>
      </S.Fact>
      <S.Fact data-fact="">
        <small>{messages.lastRun}</small>
        {lastRun ? (
          <S.NameButton type="button" onClick={() => onOpenRun(lastRun.id)}>
            <RunStatus state={lastRun.state} /> {zonedText(lastRun.planned, lastRun.timezone)}
          </S.NameButton>
        ) : (
          <span>{messages.never}</span>
        )}
      </S.Fact>
      <div data-end="">
        <Switch
          aria-label={messages.isOn(name)}
          checked={!deactivated}
          disabled={!mayChange}
          onChange={(event) => actions.onSwitch(report, event.currentTarget.checked)}
        />
      </div>
      <div data-end="">
        <ReportMenu {...{ report, mayChange, actions }} />
      </div>
    </S.Row>
  );
}

function ReportMenu({ report, mayChange, actions }: ReportRowProps) {
  const messages = useMessages(REPORTS_MESSAGES);
  const { onEdit, onRun, onShowRuns, onTakeOver, onDelete } = actions;
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger asChild>
        <IconButton kind="quiet" label={messages.moreOf(report.name)} icon={<Icon icon={EllipsisIcon} />} />
      </Menu.Trigger>
      <Menu.Content align="end">
        {mayChange && onEdit && <Menu.Item onSelect={() => onEdit(report)}>{messages.edit}</Menu.Item>}
        {mayChange && onRun && (
          <>
            <Menu.Item onSelect={() => onRun(report, false)}>{messages.runNow}</Menu.Item>
            <Menu.Item onSelect={() => onRun(report, true)}>{messages.runAndSend}</Menu.Item>
          </>
        )}
        <Menu.Item onSelect={() => onShowRuns(report)}>{messages.showRuns}</Menu.Item>
        {onTakeOver && report.pausedBy === 'ownerWithoutAccess' && (
          <Menu.Item onSelect={() => onTakeOver(report)}>{messages.takeOver}</Menu.Item>
        )}
        {mayChange && (
          <Menu.Item tone="critical" onSelect={() => onDelete(report)}>
            {messages.delete}
          </Menu.Item>
        )}
      </Menu.Content>
    </Menu.Root>
  );
}
