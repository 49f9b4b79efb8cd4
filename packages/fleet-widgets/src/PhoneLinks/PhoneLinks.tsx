import { type DeviceLink, failureOf, type NewDeviceLink } from '@gladhand/domain';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, ConfirmDialog, FailedState, RelativeTime, Skeleton, TextField } from '@gladhand/ui';
import { type FormEvent, useId, useState } from 'react';
import { NewAddress } from './NewAddress';
import * as S from './PhoneLinks.styles';

export interface PhoneLinksProps {
  /** The trailer that the phones report for. */
  vin: string;
}

const MAX_NAME = 60;

/** Phones and trackers that report for a trailer by the OsmAnd protocol: the open addresses, a new one, the end of one. */
export function PhoneLinks({ vin }: PhoneLinksProps) {
  const { now, timeZone, locale } = useWidgetHost();
  const titleId = useId();
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const [made, setMade] = useState<NewDeviceLink>();
  const [ending, setEnding] = useState<DeviceLink>();
  const key = ['deviceLinks', vin] as const;
  const links = useApiQuery({ key, fetch: (api, options) => api.devices.links(vin, options) });
  const create = useApiMutation<{ vin: string; name: string }, NewDeviceLink>({
    run: (api, input, requestId) => api.devices.createLink({ ...input, requestId }),
    invalidates: () => [key],
  });
  const revoke = useApiMutation<{ vin: string; linkId: string }, void>({
    run: (api, input) => api.devices.revokeLink(input),
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
      <h4 id={titleId}>Phones and trackers</h4>
      <p>
        A phone with the Traccar Client app, or any tracker that speaks the OsmAnd protocol, can report for this
        trailer. Each has an address of its own, which is its secret.
      </p>
      {links.isPending && <Skeleton height={24} />}
      {links.isError && !links.data && (
        <FailedState
          what="The list of phones"
          {...failureOf(links.error)}
          onRetry={() => void links.refetch()}
          retrying={links.isFetching}
        />
      )}
      {links.data && links.data.length > 0 && (
        <S.Links aria-label="Phones that may report">
          {links.data.map((link) => (
            <li key={link.id}>
              <span>
                <b>{link.name}</b>
                <RelativeTime at={new Date(link.createdAt)} now={now} timeZone={timeZone} locale={locale} />
              </span>
              <Button kind="danger" size="xsmall" onClick={() => setEnding(link)}>
                Revoke
              </Button>
            </li>
          ))}
        </S.Links>
      )}
      {made && <NewAddress url={made.url} />}
      {create.isError && (
        <Banner tone="critical" title="The address was not made">
          {create.error.message}
        </Banner>
      )}
      {!links.isError && (
        <S.Form onSubmit={handleSubmit} noValidate>
          <TextField
            label="Name of the phone"
            required
            maxLength={MAX_NAME}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={asked && name.trim() === '' ? 'Give the phone a name, so that you know it later.' : undefined}
          />
          <Button type="submit" working={create.isPending}>
            Connect a phone
          </Button>
        </S.Form>
      )}
      <ConfirmDialog
        open={ending !== undefined}
        onOpenChange={(open) => !open && setEnding(undefined)}
        title={`Revoke the address of ${ending?.name ?? 'this phone'}?`}
        confirmLabel="Revoke"
        destructive
        working={revoke.isPending}
        onConfirm={handleRevoke}
      >
        What it sends from now on is refused. Positions it sent before stay.
        {revoke.isError && <Banner tone="critical">{revoke.error.message}</Banner>}
      </ConfirmDialog>
    </S.Part>
  );
}
