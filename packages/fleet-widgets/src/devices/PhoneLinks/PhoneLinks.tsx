import { type DevicesPort, failureOf } from '@gladhand/domain';
import type { DeviceLink, NewDeviceLink } from '@gladhand/domain/devices';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import {
  Banner,
  Button,
  ConfirmDialog,
  FailedState,
  RelativeTime,
  Skeleton,
  TextField,
  useMessages,
} from '@gladhand/ui';
import { type FormEvent, useId, useState } from 'react';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { PHONE_LINKS_MESSAGES } from './messages';
import { NewAddress } from './NewAddress';
import * as S from './PhoneLinks.styles';

export interface PhoneLinksProps extends LocalizedProps {
  /** The trailer that the phones report for. */
  vin: string;
}

const MAX_NAME = 60;

/**
 * Phones and trackers that report for a trailer with the OsmAnd protocol: lists, creates and revokes their addresses.
 */
export function PhoneLinks({ messages, ...props }: PhoneLinksProps) {
  return (
    <WidgetTexts messages={messages}>
      <PhoneLinksBody {...props} />
    </WidgetTexts>
  );
}

function PhoneLinksBody({ vin }: PhoneLinksProps) {
  const messages = useMessages(PHONE_LINKS_MESSAGES);

  const { now, timeZone, locale } = useWidgetHost();
  const titleId = useId();
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const [made, setMade] = useState<NewDeviceLink>();
  const [ending, setEnding] = useState<DeviceLink>();
  const key = ['deviceLinks', vin] as const;
  const links = useApiQuery({ key, fetch: (api: DevicesPort, options) => api.devices.links(vin, options) });
  const create = useApiMutation<{ vin: string; name: string }, NewDeviceLink>({
    run: (api: DevicesPort, input, requestId) => api.devices.createLink({ ...input, requestId }),
    invalidates: () => [key],
  });
  const revoke = useApiMutation<{ vin: string; linkId: string }, void>({
    run: (api: DevicesPort, input) => api.devices.revokeLink(input),
    invalidates: () => [key],
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (name.trim() === '') return;
    const input = { vin, name: name.trim() };
    create.mutate(input, {
      onSuccess: (link) => {
        setMade(link);
        setName('');
        setAsked(false);
      },
    });
  }

  function handleRevoke() {
    if (!ending) return;
    const linkId = ending.id;
    revoke.mutate(
      { vin, linkId },
      {
        onSuccess: () => {
          if (made?.link.id === linkId) setMade(undefined);
          setEnding(undefined);
        },
      },
    );
  }

  return (
    <S.Part aria-labelledby={titleId}>
      <h4 id={titleId}>{messages.phonesAndTrackers}</h4>
      <p>{messages.about}</p>
      {links.isPending && <Skeleton height={24} />}
      {links.isError && !links.data && (
        <FailedState
          what={messages.phoneList}
          {...failureOf(links.error)}
          onRetry={() => void links.refetch()}
          retrying={links.isFetching}
        />
      )}
      {links.data && links.data.length > 0 && (
        <S.Links aria-label={messages.connectedPhones}>
          {links.data.map((link) => (
            <li key={link.id}>
              <span>
                <b>{link.name}</b>
                <RelativeTime at={new Date(link.createdAt)} now={now} timeZone={timeZone} locale={locale} />
              </span>
              <Button kind="danger" size="xsmall" onClick={() => setEnding(link)}>
                {messages.revoke}
              </Button>
            </li>
          ))}
        </S.Links>
      )}
      {made && <NewAddress url={made.url} />}
      {create.isError && (
        <Banner tone="critical" title={messages.createFailed}>
          {create.error.message}
        </Banner>
      )}
      {!links.isError && (
        <S.Form onSubmit={handleSubmit} noValidate>
          <TextField
            label={messages.phoneName}
            required
            maxLength={MAX_NAME}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={asked && name.trim() === '' ? messages.phoneNameMissing : undefined}
          />
          <Button type="submit" working={create.isPending}>
            {messages.connectAPhone}
          </Button>
        </S.Form>
      )}
      <ConfirmDialog
        open={ending !== undefined}
        onOpenChange={(open) => !open && setEnding(undefined)}
        title={messages.confirmRevoke(ending?.name ?? 'this phone')}
        confirmLabel={messages.revoke}
        destructive
        working={revoke.isPending}
        onConfirm={handleRevoke}
      >
        {messages.revokeEffect}
        {revoke.isError && <Banner tone="critical">{revoke.error.message}</Banner>}
      </ConfirmDialog>
    </S.Part>
  );
}
