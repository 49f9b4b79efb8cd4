import { formatLocalDate } from '@gladhand/domain/formats';
import { ANNUAL_INSPECTION, type WorkCountedFrom } from '@gladhand/domain/maintenance';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { useMessages, useWords } from '@gladhand/ui';
import { ISSUE_MESSAGES } from '../../internal/messages';
import { dueTexts, type ShownWork } from '../../internal/plannedWorkText';
import { PanelPart } from '../IssuePanel.styles';
import { PLANNED_WORK_MESSAGES } from './messages';
import * as S from './PlannedWork.styles';

/** When planned work is due, from what it is counted, and the rule that asks for it. */
export function WorkFacts({ work }: { work: ShownWork }) {
  const messages = useMessages(PLANNED_WORK_MESSAGES);
  const issueMessages = useMessages(ISSUE_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();
  const { now, locale } = useWidgetHost();
  const day = (text: string) => formatLocalDate(new Date(`${text}T00:00:00Z`), 'date', 'UTC', locale);
  const today = now().toISOString().slice(0, 10);
  const due = dueTexts(work, { messages: issueMessages, formats, say, today });
  const isAnnual = work.templateId === ANNUAL_INSPECTION.id;
  return (
    <PanelPart>
      <S.WorkList>
        <dt>{messages.due}</dt>
        <dd>
          {due.map((text) => (
            <div key={text}>{text}</div>
          ))}
          {work.unjudged.map((id) => (
            <div key={id}>{messages.notJudged[id as keyof typeof messages.notJudged]}</div>
          ))}
        </dd>
        {work.dueOn && (
          <>
            <dt>{messages.dueOn}</dt>
            <dd>{day(work.dueOn)}</dd>
          </>
        )}
        <dt>{messages.countedFrom}</dt>
        <dd>{messages.bases[work.countedFrom as WorkCountedFrom](day(work.countedOn))}</dd>
        {isAnnual && (
          <>
            <dt>{messages.source}</dt>
            <dd>{ANNUAL_INSPECTION.source}</dd>
          </>
        )}
      </S.WorkList>
    </PanelPart>
  );
}
