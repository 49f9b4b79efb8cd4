import { ApiErrorCode } from '@gladhand/domain';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { type TransferCheck, type TransferCustomer, TransferResult } from '@gladhand/domain/transfers';
import {
  Banner,
  Button,
  DescriptionList,
  Dialog,
  NumberField,
  type TypedValue,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { useState } from 'react';
import { COMMON_MESSAGES } from '../internal/messages';
import * as S from '../internal/RecordPage/RecordPage.styles';
import { TRANSFER_MESSAGES } from './messages';
import { requestTransfer } from './transferQueries';

interface ConfirmTransferProps {
  from: TransferCustomer;
  to: TransferCustomer;
  /** Null for as soon as it is accepted. */
  day: string | null;
  timeZone: string;
  lines: string[];
  check: TransferCheck;
  /** The draft that the request takes the place of. */
  draft: { id: string; version: number } | undefined;
  onClose: () => void;
  onRequested: (id: string) => void;
}

/** Says what a transfer does, and asks for the number of trailers before it is requested. */
export function ConfirmTransfer(props: ConfirmTransferProps) {
  const { from, to, day, timeZone, lines, check, draft, onClose, onRequested } = props;
  const messages = useMessages(TRANSFER_MESSAGES);
  const common = useMessages(COMMON_MESSAGES);
  const say = useWords();
  const { can, locale } = useWidgetHost();
  const requesting = useApiMutation(requestTransfer);
  const [typed, setTyped] = useState<TypedValue<number>>(null);
  const { trailers } = check;
  const text = trailers.toLocaleString(locale);
  // Who may lease trailers is an administrator, who needs no acceptance.
  const isDecided = can('createTrailerLease');
  const onLease = check.lines.filter(({ result }) => result === TransferResult.OnLease).length;
  const { error } = requesting;
  const request = () =>
    requesting.mutate(
      { ...draft, fromCustomerId: from.id, toCustomerId: to.id, day, timeZone, lines, trailers },
      { onSuccess: ({ id }) => onRequested(id) },
    );
  const changedTo = error?.code === ApiErrorCode.Conflict ? error.details.trailers : undefined;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !requesting.isPending && onClose()}>
      <Dialog.Content width="small" role="alertdialog" dismissible={!requesting.isPending}>
        <Dialog.Header>
          <Dialog.Title>
            {isDecided ? messages.confirmTitle(trailers, text) : messages.requestTitle(trailers, text)}
          </Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <S.Stack>
            {error && (
              <Banner tone="critical" title={messages.notRequested}>
                {typeof changedTo === 'number'
                  ? messages.changedMeanwhile(changedTo.toLocaleString(locale))
                  : say(error.message)}{' '}
                {common.kept}
              </Banner>
            )}
            <DescriptionList
              items={[
                { id: 'from', term: messages.from, value: from.name },
                { id: 'to', term: messages.to, value: to.name },
                { id: 'date', term: messages.date, value: day === null ? messages.atOnce : `${day}, ${timeZone}` },
                {
                  id: 'accepted',
                  term: messages.acceptedBy,
                  value: isDecided
                    ? messages.noAcceptance
                    : messages.acceptance(check.ends === null ? from.name : to.name),
                },
              ]}
            />
            {onLease > 0 && (
              <Banner tone="caution">{messages.needAttention(onLease, onLease.toLocaleString(locale))}</Banner>
            )}
            <Dialog.Description>{messages.endsText(from.name)}</Dialog.Description>
            <NumberField label={messages.enterNumber} min={0} value={typed} onChange={setTyped} />
          </S.Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button disabled={requesting.isPending} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button kind="primary" disabled={typed !== trailers} working={requesting.isPending} onClick={request}>
            {isDecided ? messages.transferCount(trailers, text) : messages.requestCount(trailers, text)}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
