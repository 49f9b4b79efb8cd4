import { MailStatus, mailStatus } from '@gladhand/domain/mail';
import { StatusPill, type StatusPillProps, useWords } from '@gladhand/ui';

const TONES: Record<MailStatus, StatusPillProps['tone']> = {
  [MailStatus.Queued]: 'neutral',
  [MailStatus.Sending]: 'neutral',
  [MailStatus.HandingOver]: 'neutral',
  [MailStatus.Sent]: 'good',
  [MailStatus.Failed]: 'critical',
  [MailStatus.Unconfirmed]: 'caution',
};

/** The status of an email as a word and a tone. */
export function MailStatusPill({ status }: { status: string }) {
  const say = useWords();
  const { label, known, id } = mailStatus(status);
  return <StatusPill tone={known ? TONES[id as MailStatus] : 'unknown'}>{say(label)}</StatusPill>;
}
