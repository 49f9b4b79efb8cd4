import type { SharingPort } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import {
  type NewSharedLink,
  SHARED_DETAILS,
  SHARING_DURATIONS,
  SHARING_LIMITS,
  SharedDetail,
  type ShareLocationInput,
} from '@gladhand/domain/sharing';
import { Banner, Button, RadioGroup, TextField, useMessages, useWords } from '@gladhand/ui';
import { type FormEvent, useState } from 'react';
import { SHARE_LOCATION_MESSAGES } from './messages';
import * as S from './ShareLocation.styles';
import { sharedLinksKey } from './sharedLinksQuery';

/** A trailer to share. Its public name is the unit ID unless the user changes it. */
export interface SharedTrailerChoice {
  vin: string;
  unitId: string;
}

interface ShareFormProps {
  trailers: readonly SharedTrailerChoice[];
  onMade: (made: NewSharedLink) => void;
}

const DEFAULT_HOURS = '8';

/** Public names, options and duration of a new link. */
export function ShareForm({ trailers, onMade }: ShareFormProps) {
  const say = useWords();
  const messages = useMessages(SHARE_LOCATION_MESSAGES);

  const [names, setNames] = useState<readonly string[]>(() => trailers.map(({ unitId }) => unitId));
  const [detail, setDetail] = useState<string>(SharedDetail.Movement);
  const [hours, setHours] = useState(DEFAULT_HOURS);
  const [asked, setAsked] = useState(false);
  const share = useApiMutation<ShareLocationInput, NewSharedLink>({
    run: (api: SharingPort, input, requestId) => api.sharing.share({ ...input, requestId }),
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
          label={trailers.length === 1 ? messages.publicName : messages.publicNameOf(unitId)}
          hint={index === 0 ? messages.publicNameHint : undefined}
          required
          maxLength={SHARING_LIMITS.nameChars}
          value={names[index] ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setNames((before) => before.map((name, at) => (at === index ? value : name)));
          }}
          error={asked && (names[index] ?? '').trim() === '' ? messages.publicNameMissing : undefined}
        />
      ))}
      <RadioGroup
        label={messages.whatToShare}
        options={SHARED_DETAILS.map(({ id, label, hint }) => ({
          value: id,
          label: say(label),
          description: say(hint),
        }))}
        layout="cards"
        value={detail}
        onChange={(event) => setDetail(event.currentTarget.value)}
      />
      <RadioGroup
        label={messages.linkExpiresIn}
        options={SHARING_DURATIONS.map(({ id, label }) => ({ value: String(id), label: say(label) }))}
        layout="row"
        value={hours}
        onChange={(event) => setHours(event.currentTarget.value)}
      />
      {share.isError && (
        <Banner tone="critical" title={messages.createFailed}>
          {share.error.message}
        </Banner>
      )}
      <Button type="submit" kind="primary" working={share.isPending}>
        {messages.createLink}
      </Button>
    </S.Form>
  );
}
