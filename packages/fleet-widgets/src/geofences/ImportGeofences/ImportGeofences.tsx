import type { Geofence } from '@gladhand/domain/geofences';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Dialog, useMessages } from '@gladhand/ui';
import { useRef } from 'react';
import { useGeofenceCategories } from '../../internal/useGeofenceCategories';
import { useLeaving } from '../../internal/useLeaving';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import type { MapEngineFactory } from '../../map/mapEngine';
import { ChooseFile } from './ChooseFile';
import { ImportFooter } from './ImportFooter';
import * as S from './ImportGeofences.styles';
import { ImportResult } from './ImportResult';
import { IMPORT_GEOFENCES_MESSAGES } from './messages';
import { Notes } from './Notes';
import { PhaseProgress } from './PhaseProgress';
import { Review } from './Review';
import { isChosen } from './rowState';
import { useChoices } from './useChoices';
import { useImport } from './useImport';

export interface ImportGeofencesProps extends LocalizedProps {
  /** Draws the map. Keep the same function between renders. */
  engine: MapEngineFactory;
  customerId: number;
  /** Geofences of the customer, to find free names. @default none */
  geofences?: readonly Geofence[] | undefined;
  /**
   * Address of the worker that reads files:
   * `import workerUrl from '@gladhand/fleet-widgets/geofence-file-worker?worker&url'`. @default the page reads files
   */
  workerUrl?: string | undefined;
  onClose: () => void;
}

const NONE: readonly Geofence[] = [];

/**
 * Imports geofences from a file: KML, KMZ, GeoJSON, GPX, WKT, CSV or a zipped Shapefile. A dry run shows what becomes of
 * each, with corrections; only what is chosen is saved, and can be undone for ten minutes.
 */
export function ImportGeofences({ messages, ...props }: ImportGeofencesProps) {
  return (
    <WidgetTexts messages={messages}>
      <ImportDialog {...props} />
    </WidgetTexts>
  );
}

function ImportDialog({ engine, customerId, geofences = NONE, workerUrl, onClose }: ImportGeofencesProps) {
  const messages = useMessages(IMPORT_GEOFENCES_MESSAGES);
  const formats = useReadingFormats();

  const { units } = useWidgetHost();
  const categories = useGeofenceCategories(customerId).all;
  const importing = useImport({ customerId, geofences, workerUrl, categories });
  const choices = useChoices(units);
  const title = useRef<HTMLHeadingElement>(null);
  const { state } = importing;
  const { phase, rows, fileName, remaining, error } = state;
  const isReview = phase === 'review' || phase === 'checking';
  const isBusy = (phase === 'applying' || phase === 'undoing') && !error;
  const { leave, question } = useLeaving(rows.length > 0 && (isReview || phase === 'applying'), {
    title: messages.loseTitle,
    text: messages.loseText,
    discard: messages.discard,
    keep: messages.keepReviewing,
  });
  const isChoosing = phase === 'choose' || phase === 'reading';
  const added = rows.filter((row) => isChosen(row) && !row.check?.meets).length;
  const retry = () => {
    if (phase === 'checking') void importing.check();
    if (phase === 'applying') void importing.save(choices.category);
    if (phase === 'undoing') void importing.undo();
  };
  const step = isChoosing
    ? messages.chooseStep
    : isReview
      ? messages.reviewStep(fileName)
      : messages.resultStep(fileName);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && !isBusy && leave(onClose)}>
      <Dialog.Content
        width={isChoosing ? 'medium' : 'wide'}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          title.current?.focus();
        }}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Dialog.Header>
          <S.Title ref={title} tabIndex={-1}>
            {messages.title}
          </S.Title>
          <Dialog.Description>{step}</Dialog.Description>
        </Dialog.Header>
        <S.Body data-review={isChoosing ? undefined : ''}>
          {phase === 'choose' && <ChooseFile refusal={state.refusal} onFile={(file) => void importing.read(file)} />}
          <S.Messages>
            <PhaseProgress importing={importing} onRetry={retry} />
            {(phase === 'applied' || phase === 'undone') && <ImportResult importing={importing} />}
            {isReview && <Notes notes={state.notes} />}
            {isReview && remaining !== undefined && added > remaining && (
              <Banner tone="critical" title={messages.tooMany(formats.count(remaining))}>
                {messages.tooManyHint}
              </Banner>
            )}
          </S.Messages>
          {!isChoosing && <Review engine={engine} importing={importing} choices={choices} categories={categories} />}
        </S.Body>
        <ImportFooter
          importing={importing}
          onImport={() => void importing.save(choices.category)}
          onClose={() => leave(onClose)}
          isTooMany={remaining !== undefined && added > remaining}
        />
        {question}
      </Dialog.Content>
    </Dialog.Root>
  );
}
