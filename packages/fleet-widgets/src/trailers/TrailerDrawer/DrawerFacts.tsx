import { ageText } from '@gladhand/domain/formats';
import { useReadingFormats } from '@gladhand/domain/react';
import {
  doorStatus,
  loadStatus,
  type ReadingKind,
  type Reading as ReadingState,
  tetherStatus,
} from '@gladhand/domain/readings';
import { perLanguage, Reading, useLocale, useMessages, useWords } from '@gladhand/ui';
import { styled } from 'styled-components';
import { INTERNAL_MESSAGES } from '../../internal/messages';
import { readingSource } from '../../internal/readingSource';
import type { DrawerSubject } from './drawerSubject';
import { TRAILER_DRAWER_MESSAGES } from './messages';

interface DrawerFactsProps {
  subject: DrawerSubject;
  moment: (at: Date) => string;
}

/** The four facts that operators look for first. */
export function DrawerFacts({ subject, moment }: DrawerFactsProps) {
  const internalMessages = useMessages(INTERNAL_MESSAGES);
  const trailerDrawerMessages = useMessages(TRAILER_DRAWER_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();

  const { speedMph, loadLbs, loadStatus: load, tether, door } = subject;
  const isLoaded = 'value' in load && load.value === 'loaded';
  const by = (kind: ReadingKind) => ({
    moment,
    source: readingSource(kind, subject.deviceTypeId, subject.positionSource, internalMessages, say),
  });
  const isWeighed = isLoaded && 'value' in loadLbs;
  return (
    <Facts aria-label={trailerDrawerMessages.tracking}>
      <Fact
        label={trailerDrawerMessages.speed}
        unit={formats.unit('mph')}
        reading={speedMph}
        show={(mph) => formats.number(mph, 'mph')}
        {...by('position')}
      />
      {isWeighed ? (
        <Fact
          label={trailerDrawerMessages.load}
          unit={formats.unit('lbs')}
          reading={loadLbs}
          show={(lbs) => formats.number(lbs, 'lbs')}
          {...by('load')}
        />
      ) : (
        <Fact
          label={trailerDrawerMessages.load}
          reading={load}
          show={(status) => say(loadStatus(status).label)}
          {...by('load')}
        />
      )}
      <Fact
        label={trailerDrawerMessages.tether}
        reading={tether}
        show={(status) => say(tetherStatus(status).label)}
        {...by('tether')}
      />
      <Fact
        label={trailerDrawerMessages.door}
        reading={door}
        show={(status) => say(doorStatus(status).label)}
        {...by('door')}
      />
    </Facts>
  );
}

interface FactProps<Value> {
  label: string;
  unit?: string;
  reading: ReadingState<Value>;
  show: (value: Value) => string;
  moment: (at: Date) => string;
  /** The source of the reading. */
  source: string;
}

const UNITED = { fresh: 'fresh', stale: 'stale', missing: 'missing', notInstalled: 'not-installed' } as const;

function Fact<Value>({ label, unit, reading, show, moment, source }: FactProps<Value>) {
  const messages = useMessages(TRAILER_DRAWER_MESSAGES);
  const locale = useLocale();

  const known = 'value' in reading;
  return (
    <Reading
      label={label}
      unit={unit}
      state={UNITED[reading.state]}
      value={known ? show(reading.value) : undefined}
      reason={known ? reported(reading, moment, source, messages, locale) : whyOf(messages)[reading.state]}
    />
  );
}

const whyOf = perLanguage(
  (messages: typeof TRAILER_DRAWER_MESSAGES) =>
    ({
      missing: messages.installedNeverReported,
      notInstalled: messages.notInstalledHere,
    }) as const,
);

function reported(
  reading: { state: string; at: Date; ageMs: number },
  moment: (at: Date) => string,
  source: string,
  messages = TRAILER_DRAWER_MESSAGES,
  locale?: string,
): string {
  const text = messages.by(moment(reading.at), ageText(reading.ageMs, locale), source);
  return reading.state === 'stale' ? messages.staleReported(text) : messages.reported(text);
}

const Facts = styled.section`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, auto));
  flex: none;
  border-block: 1px solid var(--gh-color-border-hairline);
  > div {
    padding: 8px 8px 8px 16px;
  }
  > div + div {
    padding-inline-start: 12px;
    border-inline-start: 1px solid var(--gh-color-border-hairline);
  }
  @container gh-widget (width < 380px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div:nth-child(odd) {
      padding-inline-start: 16px;
      border-inline-start: 0;
    }
  }
`;
