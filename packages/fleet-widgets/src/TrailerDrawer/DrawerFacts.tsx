import {
  doorStatus,
  formatDuration,
  loadStatus,
  type ReadingKind,
  type Reading as ReadingState,
  tetherStatus,
} from '@gladhand/domain';
import { Reading } from '@gladhand/ui';
import { styled } from 'styled-components';
import { readingSource } from '../internal/readingSource';
import type { DrawerSubject } from './drawerSubject';

interface DrawerFactsProps {
  subject: DrawerSubject;
  moment: (at: Date) => string;
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** The four things that an operator asks first. */
export function DrawerFacts({ subject, moment }: DrawerFactsProps) {
  const { speedMph, loadLbs, loadStatus: load, tether, door } = subject;
  const isLoaded = 'value' in load && load.value === 'loaded';
  const by = (kind: ReadingKind) => ({
    moment,
    source: readingSource(kind, subject.deviceTypeId, subject.positionSource),
  });
  const isWeighed = isLoaded && 'value' in loadLbs;
  return (
    <Facts aria-label="Tracking">
      <Fact label="Speed" unit="mph" reading={speedMph} show={whole.format} {...by('position')} />
      {isWeighed ? (
        <Fact label="Load" unit="lbs" reading={loadLbs} show={whole.format} {...by('load')} />
      ) : (
        <Fact label="Load" reading={load} show={(status) => loadStatus(status).label} {...by('load')} />
      )}
      <Fact label="Tether" reading={tether} show={(status) => tetherStatus(status).label} {...by('tether')} />
      <Fact label="Door" reading={door} show={(status) => doorStatus(status).label} {...by('door')} />
    </Facts>
  );
}

interface FactProps<Value> {
  label: string;
  unit?: string;
  reading: ReadingState<Value>;
  show: (value: Value) => string;
  moment: (at: Date) => string;
  /** Who told it. */
  source: string;
}

const UNITED = { fresh: 'fresh', stale: 'stale', missing: 'missing', notInstalled: 'not-installed' } as const;

function Fact<Value>({ label, unit, reading, show, moment, source }: FactProps<Value>) {
  const known = 'value' in reading;
  return (
    <Reading
      label={label}
      unit={unit}
      state={UNITED[reading.state]}
      value={known ? show(reading.value) : undefined}
      reason={known ? reported(reading, moment, source) : WHY[reading.state]}
    />
  );
}

const WHY = { missing: 'Installed, but never reported', notInstalled: 'Not installed on this trailer' } as const;

function reported(
  reading: { state: string; at: Date; ageMs: number },
  moment: (at: Date) => string,
  source: string,
): string {
  const age = formatDuration(reading.ageMs);
  const text = `${moment(reading.at)}${age ? `, ${age} ago` : ''} by ${source}`;
  return reading.state === 'stale' ? `Stale: reported ${text}` : `Reported ${text}`;
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
  @media (max-width: 359px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div:nth-child(odd) {
      padding-inline-start: 16px;
      border-inline-start: 0;
    }
  }
`;
