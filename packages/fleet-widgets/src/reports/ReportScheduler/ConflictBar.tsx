import type { Report, ReportContent } from '@gladhand/domain/reports';
import { Banner, Button, useLocale, useMessages } from '@gladhand/ui';
import { REPORT_SCHEDULER_MESSAGES } from './messages';
import * as S from './ReportScheduler.styles';
import { changedParts, draftOf } from './reportDraft';

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
  const locale = useLocale();
  const parts = [...new Set(changedParts(before, draftOf(theirs)).map((part) => messages.parts[part]))];
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
      {parts.length > 0 && messages.conflictParts(new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts))}
    </Banner>
  );
}
