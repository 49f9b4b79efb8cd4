import { ApiErrorCode } from '@gladhand/domain';
import { isoDayOf } from '@gladhand/domain/history';
import type { LeaseAction, TrailerLease } from '@gladhand/domain/leases';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, ConfirmDialog, DateField, useMessages, useWords } from '@gladhand/ui';
import { useState } from 'react';
import { RECORD_PAGE_MESSAGES } from '../internal/RecordPage/messages';
import * as S from '../internal/RecordPage/RecordPage.styles';
import { controlLease } from './leaseQueries';
import { LEASE_MESSAGES } from './messages';

const ORDER: readonly LeaseAction[] = ['changeEnd', 'cancel', 'end'];

/** What can be done with a lease, each after a confirmation. */
export function LeaseActions({ lease }: { lease: TrailerLease }) {
  const messages = useMessages(LEASE_MESSAGES);
  const { can } = useWidgetHost();
  const [asking, setAsking] = useState<LeaseAction>();
  const labels: Record<LeaseAction, string> = {
    ...{ changeEnd: messages.changeEnd, cancel: messages.cancelLease, end: messages.end },
  };
  if (!can('controlTrailerLease')) return null;
  return (
    <>
      {ORDER.filter((action) => lease.actions.includes(action)).map((action) => (
        <Button key={action} onClick={() => setAsking(action)}>
          {labels[action]}
        </Button>
      ))}
      {asking && <Confirm lease={lease} action={asking} label={labels[asking]} onClose={() => setAsking(undefined)} />}
    </>
  );
}

interface ConfirmProps {
  lease: TrailerLease;
  action: LeaseAction;
  label: string;
  onClose: () => void;
}

function Confirm({ lease, action, label, onClose }: ConfirmProps) {
  const messages = useMessages(LEASE_MESSAGES);
  const recordMessages = useMessages(RECORD_PAGE_MESSAGES);
  const say = useWords();
  const { locale, now } = useWidgetHost();
  const control = useApiMutation(controlLease);
  const [lastDay, setLastDay] = useState(lease.lastDay);
  const { error } = control;
  const today = isoDayOf(now(), lease.timeZone);
  const [earliest = today] = [lease.firstDay, today].sort().reverse();
  const words = {
    changeEnd: { title: messages.changeEndTitle, label: messages.save, text: '' },
    cancel: { title: messages.cancelTitle, label, text: messages.cancelText },
    end: { title: messages.endTitle, label, text: messages.endText(lease.lessee.name) },
  }[action];
  const isWrong = action === 'changeEnd' && lastDay !== null && (lastDay === '' || lastDay < earliest);
  const confirm = () => {
    if (isWrong) return;
    control.mutate(
      { id: lease.id, version: lease.version, action, ...(action === 'changeEnd' && { lastDay }) },
      { onSuccess: onClose },
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      confirmLabel={words.label}
      cancelLabel={action === 'changeEnd' ? undefined : messages.keep}
      destructive={action !== 'changeEnd'}
      working={control.isPending}
      onConfirm={confirm}
    >
      <S.Stack>
        {error && (
          <Banner tone="critical" title={recordMessages.notDone}>
            {error.code === ApiErrorCode.Conflict ? messages.changed : say(error.message)}
          </Banner>
        )}
        {words.text && <span>{words.text}</span>}
        {action === 'changeEnd' && (
          <DateField
            label={messages.lastDay}
            hint={messages.lastDayHint}
            min={earliest}
            today={today}
            locale={locale}
            value={lastDay}
            onChange={setLastDay}
            error={isWrong ? messages.badLastDay : undefined}
          />
        )}
      </S.Stack>
    </ConfirmDialog>
  );
}
