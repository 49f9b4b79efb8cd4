import { ApiErrorCode, failureOf } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { Banner, Button, TextField } from '@gladhand/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { LOOKUP_MESSAGES as TEXT } from './messages';

export interface TrailerLookupProps {
  /** Opens the trailer that was found. */
  onOpen: (vin: string) => void;
  /** What is shown of the open trailer, e.g. a `TrailerDrawer`. */
  detail?: ReactNode;
}

/** One trailer at a time, by its full VIN or serial number, for people who have no fleet to look at. */
export function TrailerLookup({ onOpen, detail }: TrailerLookupProps) {
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const finding = useApiMutation<string, string>({ run: (api, wanted) => api.trailers.find(wanted) });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wanted = text.trim();
    setIsMissing(wanted === '');
    if (wanted !== '') finding.mutate(wanted, { onSuccess: (vin) => onOpen(vin) });
  }

  const isUnknown = finding.error?.code === ApiErrorCode.NotFound;
  return (
    <Screen>
      <Form onSubmit={handleSubmit} noValidate>
        <h1>{TEXT.title}</h1>
        <p>{TEXT.hint}</p>
        <TextField
          label={TEXT.label}
          value={text}
          autoComplete="off"
          error={isMissing ? TEXT.required : isUnknown ? TEXT.notFound : undefined}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setIsMissing(false);
            if (finding.error) finding.reset();
          }}
        />
        {finding.error && !isUnknown && <Banner tone="critical">{failureOf(finding.error).message}</Banner>}
        <Button kind="primary" type="submit" working={finding.isPending}>
          {TEXT.find}
        </Button>
      </Form>
      {detail}
    </Screen>
  );
}

const Screen = styled.div`
  position: relative;
  block-size: 100%;
  overflow: auto;
  background: var(--gh-color-surface-page);
`;

const Form = styled.form`
  display: grid;
  gap: 16px;
  justify-items: start;
  max-inline-size: 400px;
  padding: 32px var(--gh-layout-gutter);

  > h1 {
    margin: 0;
    font: 600 20px/28px var(--gh-font-sans);
  }
  > p {
    margin: 0;
    font: var(--gh-text-14);
    color: var(--gh-color-text-muted);
  }
  > :not(button) {
    inline-size: 100%;
  }
`;
