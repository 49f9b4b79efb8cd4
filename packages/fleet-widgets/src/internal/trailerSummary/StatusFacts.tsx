import { useReadingFormats } from '@gladhand/domain/react';
import { doorStatus, loadStatus, type ReadingKind, tetherStatus } from '@gladhand/domain/readings';
import { useMessages, useWords } from '@gladhand/ui';
import { INTERNAL_MESSAGES } from '../messages';
import { readingSource } from '../readingSource';
import { Fact } from './Fact';
import { TRAILER_SUMMARY_MESSAGES } from './messages';
import type { TrailerSubject } from './trailerSubject';

export interface StatusFactsProps {
  subject: TrailerSubject;
  moment: (at: Date) => string;
}

/** Load, tether and doors of a trailer, each a cell of the row or grid around it. */
export function StatusFacts({ subject, moment }: StatusFactsProps) {
  const messages = useMessages(TRAILER_SUMMARY_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();
  const by = useFactSource(subject, moment);

  const { loadLbs, loadStatus: load, tether, door } = subject;
  const isLoaded = 'value' in load && load.value === 'loaded';
  const isWeighed = isLoaded && 'value' in loadLbs;
  return (
    <>
      {isWeighed ? (
        <Fact
          label={messages.load}
          unit={formats.unit('lbs')}
          reading={loadLbs}
          show={(lbs) => formats.number(lbs, 'lbs')}
          {...by('load')}
        />
      ) : (
        <Fact label={messages.load} reading={load} show={(status) => say(loadStatus(status).label)} {...by('load')} />
      )}
      <Fact
        label={messages.tether}
        reading={tether}
        show={(status) => say(tetherStatus(status).label)}
        {...by('tether')}
      />
      <Fact label={messages.door} reading={door} show={(status) => say(doorStatus(status).label)} {...by('door')} />
    </>
  );
}

/** How a fact names when and by what its reading was reported. */
export function useFactSource(subject: TrailerSubject, moment: (at: Date) => string) {
  const messages = useMessages(INTERNAL_MESSAGES);
  const say = useWords();
  return (kind: ReadingKind) => ({
    moment,
    source: readingSource(kind, subject.deviceTypeId, subject.positionSource, messages, say),
  });
}
