import { ApiErrorCode } from '@gladhand/domain';
import type { LeaseCheck, LeaseCheckInput } from '@gladhand/domain/leases';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, ConfirmDialog, DescriptionList, useMessages, useWords } from '@gladhand/ui';
import { COMMON_MESSAGES } from '../internal/messages';
import * as S from '../internal/RecordPage/RecordPage.styles';
import { momentText, useWriting } from '../internal/writing';
import { createLease } from './leaseQueries';
import { LEASE_MESSAGES } from './messages';

interface ConfirmLeaseProps {
  lease: LeaseCheckInput;
  check: LeaseCheck;
  lessorName: string;
  lesseeName: string;
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** Says what a lease does, and when it begins and ends, before it is created. */
export function ConfirmLease({ lease, check, lessorName, lesseeName, onClose, onCreated }: ConfirmLeaseProps) {
  const messages = useMessages(LEASE_MESSAGES);
  const common = useMessages(COMMON_MESSAGES);
  const say = useWords();
  const writing = useWriting();
  const { locale } = useWidgetHost();
  const creating = useApiMutation(createLease);
  const { trailers, from, until } = check;
  const text = trailers.toLocaleString(locale);
  const { error } = creating;
  const changedTo = error?.code === ApiErrorCode.Conflict ? error.details.trailers : undefined;
  // Midnights of the lessor are written in its zone.
  const midnight = (at: string) => momentText(at, { ...writing, timeZone: lease.timeZone });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.confirmTitle(trailers, text)}
      confirmLabel={messages.leaseCount(trailers, text)}
      working={creating.isPending}
      onConfirm={() => creating.mutate({ lease, trailers }, { onSuccess: ({ id }) => onCreated(id) })}
    >
      <S.Stack>
        {error && (
          <Banner tone="critical" title={messages.notCreated}>
            {typeof changedTo === 'number'
              ? messages.changedMeanwhile(changedTo.toLocaleString(locale))
              : say(error.message)}{' '}
            {common.kept}
          </Banner>
        )}
        <DescriptionList
          items={[
            { id: 'lessor', term: messages.lessor, value: lessorName },
            { id: 'lessee', term: messages.lessee, value: lesseeName },
            { id: 'from', term: messages.begins, value: midnight(from) },
            { id: 'until', term: messages.ends, value: until === null ? messages.never : midnight(until) },
          ]}
        />
        <span>{messages.effects(lesseeName, lessorName)}</span>
      </S.Stack>
    </ConfirmDialog>
  );
}
