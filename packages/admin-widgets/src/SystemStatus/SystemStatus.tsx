import { useWidgetHost } from '@gladhand/domain/react';
import { PageHeader, useMessages, WidgetBox } from '@gladhand/ui';
import { type LocalizedProps, WidgetTexts } from '../internal/WidgetTexts';
import { IngestKeys } from './IngestKeys';
import { SYSTEM_MESSAGES } from './messages';
import { OutgoingMail } from './OutgoingMail';
import { ScheduledJobs } from './ScheduledJobs';
import * as S from './SystemStatus.styles';

/** Outgoing emails and, for top-level administrators, ingest keys and scheduled jobs. */
export function SystemStatus({ messages }: LocalizedProps) {
  return (
    <WidgetTexts messages={messages}>
      <SystemStatusBody />
    </WidgetTexts>
  );
}

function SystemStatusBody() {
  const messages = useMessages(SYSTEM_MESSAGES);

  const { can } = useWidgetHost();
  return (
    <WidgetBox>
      <PageHeader title={messages.title} />
      <S.Sections>
        <OutgoingMail />
        {can('ingestKeys') && <IngestKeys />}
        {can('scheduledJobs') && <ScheduledJobs />}
      </S.Sections>
    </WidgetBox>
  );
}
