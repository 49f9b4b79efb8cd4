import { useMessages } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FullVinForm } from '../../internal/pickers/FullVinForm';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import type { MapEngineFactory } from '../../map/mapEngine';
import { LOOKUP_MESSAGES } from './messages';
import { TrailerPlace } from './TrailerPlace';

export interface TrailerLookupProps extends LocalizedProps {
  /** Opens the trailer that was found. */
  onOpen: (vin: string) => void;
  /** VIN of the open trailer. @default none */
  vin?: string | undefined;
  /** Creates the map that shows the open trailer. Keep the same function between renders. @default no map */
  engine?: MapEngineFactory | undefined;
  /** Shown over the map for the open trailer, e.g. a `TrailerDrawer`. */
  detail?: ReactNode;
  /** CSS pixels that `detail` covers at the inline end. @default 0 */
  coveredPx?: number | undefined;
}

/** Finds one trailer by its full VIN or serial number, for users without a fleet. */
export function TrailerLookup({ messages, ...props }: TrailerLookupProps) {
  return (
    <WidgetTexts messages={messages}>
      <TrailerLookupBody {...props} />
    </WidgetTexts>
  );
}

function TrailerLookupBody({ onOpen, vin, engine, detail, coveredPx = 0 }: TrailerLookupProps) {
  const messages = useMessages(LOOKUP_MESSAGES);

  return (
    <WidgetFrame name="TrailerLookup">
      <Screen>
        <Form onFind={onOpen} isPrimary>
          <h1>{messages.title}</h1>
          <p>{messages.hint}</p>
        </Form>
        <Place>
          {vin && engine && <TrailerPlace engine={engine} vin={vin} coveredPx={coveredPx} />}
          {detail}
        </Place>
      </Screen>
    </WidgetFrame>
  );
}

const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 356px) minmax(0, 1fr);
  block-size: 100%;
  background: var(--gh-color-surface-page);

  @container gh-widget (width < 768px) {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  }
`;

const Place = styled.div`
  position: relative;
  min-block-size: 0;
  min-inline-size: 0;
`;

const Form = styled(FullVinForm)`
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
  @container gh-widget (width < 768px) {
    padding: 16px;
  }
`;
