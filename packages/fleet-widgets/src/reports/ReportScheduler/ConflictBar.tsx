import { useWidgetHost } from '@gladhand/domain/react';
import type { Report, ReportContent } from '@gladhand/domain/reports';
import { Banner, Button, useMessages, useWords } from '@gladhand/ui';
import { REPORT_SCHEDULER_MESSAGES } from './messages';
import * as S from './ReportScheduler.styles';
import { theirChanges } from './theirChanges';

interface ConflictBarProps {
  /** The report that was opened. */
  before: ReportContent;
  theirs: Report;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Someone else saved the report since it was opened: what they changed, and which version to continue with. */
export function ConflictBar({ before, theirs, onKeepMine, onTakeTheirs }: ConflictBarProps) {
  const messages = useMessages(REPORT_SCHEDULER_MESSAGES);
  const { locale } = useWidgetHost();
  const say = useWords();
  const changes = theirChanges(before, theirs, { messages, locale, say });
  return (
    <Banner
      tone="caution"
      title={messages.conflictTitle}
      action={
        <S.Chips>
          <Button size="xsmall" onClick={onKeepMine}>
            {messages.keepMine}
          </Button>
          <Button size="xsmall" onClick={onTakeTheirs}>
            {messages.takeTheirs}
          </Button>
        </S.Chips>
      }
    >
      {changes.length > 0 && (
        <S.Changes aria-label={messages.theirValues}>
          {changes.map(({ label, value }) => (
            <li key={label}>
              <b>{label}</b> {value}
            </li>
          ))}
        </S.Changes>
      )}
    </Banner>
  );
}
