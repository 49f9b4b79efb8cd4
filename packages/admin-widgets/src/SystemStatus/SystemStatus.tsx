import { useWidgetHost } from '@gladhand/domain/react';
import { PageHeader } from '@gladhand/ui';
import { SYSTEM_MESSAGES } from './messages';
import { OutgoingMail } from './OutgoingMail';
import { ScheduledJobs } from './ScheduledJobs';
import * as S from './SystemStatus.styles';

/** What the servers do later or on a schedule: outgoing mail, and jobs for top-level administrators. */
export function SystemStatus() {
  const { can } = useWidgetHost();
  return (
    <>
      <PageHeader title={SYSTEM_MESSAGES.title} />
      <S.Sections>
        <OutgoingMail />
        {can('scheduledJobs') && <ScheduledJobs />}
      </S.Sections>
    </>
  );
}
