import {
  type NewSharedLink,
  SHARED_DETAILS,
  SHARING_DURATIONS,
  SHARING_LIMITS,
  SharedDetail,
  type ShareLocationInput,
} from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { Banner, Button, RadioGroup, TextField } from '@gladhand/ui';
import { type FormEvent, useState } from 'react';
import * as S from './ShareLocation.styles';
import { sharedLinksKey } from './sharedLinksQuery';

/** A trailer to share, under its unit ID until the sharer calls it something else. */
export interface SharedTrailerChoice {
  vin: string;
  unitId: string;
}

interface ShareFormProps {
  trailers: readonly SharedTrailerChoice[];
  onMade: (made: NewSharedLink) => void;
}

const DETAILS = SHARED_DETAILS.map(({ id, label, hint }) => ({ value: id, label, description: hint }));
const DURATIONS = SHARING_DURATIONS.map(({ id, label }) => ({ value: String(id), label }));
const DEFAULT_HOURS = '8';

/** What is shown under which name, and for how long. */
export function ShareForm({ trailers, onMade }: ShareFormProps) {
  const [names, setNames] = useState<readonly string[]>(() => trailers.map(({ unitId }) => unitId));
  const [detail, setDetail] = useState<string>(SharedDetail.Movement);
  const [hours, setHours] = useState(DEFAULT_HOURS);
  const [asked, setAsked] = useState(false);
  const share = useApiMutation<ShareLocationInput, NewSharedLink>({
    run: (api, input, requestId) => api.sharing.share({ ...input, requestId }),
    invalidates: () => [sharedLinksKey],
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (names.some((name) => name.trim() === '')) return;
    const named = trailers.map(({ vin }, index) => ({ vin, name: (names[index] ?? '').trim() }));
    share.mutate({ trailers: named, detail, hours: Number(hours) }, { onSuccess: onMade });
  }

  return (
    <S.Form onSubmit={handleSubmit} noValidate>
      {trailers.map(({ vin, unitId }, index) => (
        <TextField
          key={vin}
          label={trailers.length === 1 ? 'Name on the page' : `Name of ${unitId} on the page`}
          hint={index === 0 ? 'Whoever has the link sees this name. VIN and company are not shown.' : undefined}
          required
          maxLength={SHARING_LIMITS.nameChars}
          value={names[index] ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setNames((before) => before.map((name, at) => (at === index ? value : name)));
          }}
          error={
            asked && (names[index] ?? '').trim() === '' ? 'Give the trailer a name that the page can show.' : undefined
          }
        />
      ))}
      <RadioGroup
        label="What is shared"
        options={DETAILS}
        layout="cards"
        value={detail}
        onChange={(event) => setDetail(event.currentTarget.value)}
      />
      <RadioGroup
        label="The link ends after"
        options={DURATIONS}
        layout="row"
        value={hours}
        onChange={(event) => setHours(event.currentTarget.value)}
      />
      {share.isError && (
        <Banner tone="critical" title="The link was not made">
          {share.error.message}
        </Banner>
      )}
      <Button type="submit" kind="primary" working={share.isPending}>
        Create link
      </Button>
    </S.Form>
  );
}
