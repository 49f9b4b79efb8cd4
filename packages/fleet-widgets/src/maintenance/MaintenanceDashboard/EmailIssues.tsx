import { ApiErrorCode } from '@gladhand/domain';
import { MAINTENANCE_LIMITS, type ShownIssue } from '@gladhand/domain/maintenance';
import {
  useApiMutation,
  useApiQuery,
  useMailDeliveries,
  useReadingFormats,
  useWidgetHost,
} from '@gladhand/domain/react';
import type { AftermarketDealer, ClosestDealers } from '@gladhand/domain/service';
import { Banner, Button, Dialog, Select, type SelectOption, TextArea, useMessages } from '@gladhand/ui';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { allQuery, closestQuery } from '../../internal/serviceCenters/centersQueries';
import { MailBanner } from '../../internal/serviceCenters/MailBanner';
import { emailIssues } from '../internal/maintenanceQueries';
import * as S from './IssueDialog.styles';
import { MAINTENANCE_MESSAGES } from './messages';

interface EmailIssuesProps {
  /** Issues of one customer. */
  issues: readonly ShownIssue[];
  onClose: () => void;
}

/** Chooses a service center and a note, emails issues to it, and then shows where the email is. */
export function EmailIssues({ issues, onClose }: EmailIssuesProps) {
  const messages = useMessages(MAINTENANCE_MESSAGES);
  const { count } = useReadingFormats();
  const { timeZone } = useWidgetHost();
  const formId = useId();
  const sending = useApiMutation(emailIssues);
  const [dealerId, setDealerId] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [mail] = useMailDeliveries(sending.data ? [sending.data.mail] : []);
  const { centers, options, isFailed, retry, isLoading } = useCenters(issues);
  const dealer = centers?.find(({ id }) => id === dealerId);
  const close = () => !sending.isPending && onClose();

  function submit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    setIsTried(true);
    const [first] = issues;
    if (!first || dealerId === null || sending.isPending) return;
    sending.mutate({ customerId: first.customerId, ids: issues.map(({ id }) => id), dealerId, note: note.trim() });
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Content width="small" aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>{messages.emailTo}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          {mail && dealer ? (
            <div aria-live="polite">
              <MailBanner mail={mail} dealer={dealer} timeZone={timeZone} />
            </div>
          ) : (
            <S.Form id={formId} noValidate onSubmit={submit}>
              {sending.error && (
                <Banner tone="critical" title={messages.emailFailed}>
                  {sending.error.code === ApiErrorCode.RateLimited ? messages.emailedOften : sending.error.message}
                </Banner>
              )}
              {isFailed && (
                <Banner
                  tone="critical"
                  title={messages.centersFailed}
                  action={
                    <Button kind="link" working={isLoading} onClick={retry}>
                      {messages.tryAgain}
                    </Button>
                  }
                />
              )}
              {centers?.length === 0 && <Banner tone="neutral" title={messages.noCenters} />}
              <p>{messages.emailContent(issues.length, count(issues.length))}</p>
              <Select
                label={messages.serviceCenter}
                required
                disabled={!centers}
                placeholder={isLoading ? messages.loadingCenters : messages.chooseCenter}
                searchFrom={12}
                options={options}
                value={dealerId}
                onChange={setDealerId}
                error={isTried && dealerId === null ? messages.centerMissing : undefined}
              />
              <TextArea
                label={messages.noteText}
                optional
                maxLength={MAINTENANCE_LIMITS.note}
                value={note}
                onChange={(event) => setNote(event.currentTarget.value)}
              />
            </S.Form>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          {mail ? (
            <Button kind="primary" onClick={onClose}>
              {messages.done}
            </Button>
          ) : (
            <>
              <Button disabled={sending.isPending} onClick={close}>
                {messages.cancel}
              </Button>
              <Button kind="primary" type="submit" form={formId} working={sending.isPending}>
                {messages.send}
              </Button>
            </>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Every service center; if the issues are of one trailer, the nearest first. */
function useCenters(issues: readonly ShownIssue[]) {
  const messages = useMessages(MAINTENANCE_MESSAGES);
  const formats = useReadingFormats();
  const [vin = '', ...others] = [...new Set(issues.map((issue) => issue.vin))];
  const all = useApiQuery(allQuery, { staleMs: 300_000 });
  const closest = useApiQuery(closestQuery(vin), { enabled: others.length === 0, staleMs: 60_000 });
  const isWaiting = others.length === 0 && closest.isPending;
  const options = useMemo(
    () =>
      all.data && !isWaiting
        ? optionsOf(all.data, closest.data, messages, (miles) => formats.text(miles, 'mi', '', 0))
        : [],
    [all.data, closest.data, isWaiting, messages, formats],
  );
  return {
    centers: isWaiting ? undefined : all.data,
    options,
    isFailed: all.isError && !all.data,
    isLoading: all.isFetching || isWaiting,
    retry: () => void all.refetch(),
  };
}

function optionsOf(
  all: readonly AftermarketDealer[],
  closest: ClosestDealers | undefined,
  messages: typeof MAINTENANCE_MESSAGES,
  distance: (miles: number) => string,
): SelectOption[] {
  const near = closest?.dealers ?? [];
  const nearIds = new Set(near.map(({ dealer }) => dealer.id));
  const label = ({ name, city, region }: AftermarketDealer) => `${name}, ${city}, ${region}`;
  const optionOf = (dealer: AftermarketDealer) => ({ value: dealer.id, label: label(dealer) });
  if (near.length === 0) return all.map(optionOf);
  return [
    ...near.map(({ dealer, miles }) => ({ ...optionOf(dealer), group: messages.nearest, note: distance(miles) })),
    ...all
      .filter(({ id }) => !nearIds.has(id))
      .map((dealer) => ({ ...optionOf(dealer), group: messages.otherCenters })),
  ];
}
