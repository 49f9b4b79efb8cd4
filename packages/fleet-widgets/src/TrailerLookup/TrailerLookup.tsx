import { ApiErrorCode, failureOf } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { Banner, Button, TextField } from '@gladhand/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { MapEngineFactory } from '../map/mapEngine';
import { LOOKUP_MESSAGES as TEXT } from './messages';
import { TrailerPlace } from './TrailerPlace';

export interface TrailerLookupProps {
  /** Opens the trailer that was found. */
  onOpen: (vin: string) => void;
  /** VIN of the open trailer. @default none */
  vin?: string | undefined;
  /** Draws the map that shows where the open trailer is. Keep the same function between renders. @default no map */
  engine?: MapEngineFactory | undefined;
  /** What is shown over the map for the open trailer, e.g. a `TrailerDrawer`. */
  detail?: ReactNode;
  /** CSS pixels at the end of the lines that `detail` covers. @default 0 */
  coveredPx?: number | undefined;
}

/** One trailer at a time, by its full VIN or serial number, for people who have no fleet to look at. */
export function TrailerLookup({ onOpen, vin, engine, detail, coveredPx = 0 }: TrailerLookupProps) {
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
      <Place>
        {vin && engine && <TrailerPlace engine={engine} vin={vin} coveredPx={coveredPx} />}
        {detail}
      </Place>
    </Screen>
  );
}

const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 356px) minmax(0, 1fr);
  block-size: 100%;
  background: var(--gh-color-surface-page);

  @media (max-width: 767px) {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  }
`;

const Place = styled.div`
  position: relative;
  min-block-size: 0;
  min-inline-size: 0;
`;

const Form = styled.form`
  display: grid;
  gap: 16px;
  align-content: start;
  justify-items: start;
  padding: 24px var(--gh-layout-gutter);

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
  @media (max-width: 767px) {
    padding: 16px;
  }
`;
