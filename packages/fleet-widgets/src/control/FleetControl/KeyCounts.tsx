import { useReadingFormats } from '@gladhand/domain/react';
import { TRACKED_SEVERITY_WORDS, type TrackedSeverity } from '@gladhand/domain/tracking';
import { Stat, StatGroup, useMessages, useWords } from '@gladhand/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import { useControl } from './ControlContext';
import { CountButton } from './CountButton';
import { FLEET_CONTROL_MESSAGES } from './messages';

const SEVERITIES: readonly TrackedSeverity[] = ['critical', 'caution', 'good', 'unknown'];

interface KeyCountsProps {
  /** Some trailers have a deactivated SIM and are in no count. */
  someLeftOut: boolean;
  loading: boolean;
}

/** How many trailers there are and their health, as counts and as a bar. */
export const KeyCounts = memo(function KeyCounts({ someLeftOut, loading }: KeyCountsProps) {
  const messages = useMessages(FLEET_CONTROL_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();

  const { counts } = useControl();
  const total = SEVERITIES.reduce((sum, severity) => sum + counts.severity[severity], 0);
  const state = loading ? ('loading' as const) : ('fresh' as const);
  return (
    <Frame>
      <StatGroup aria-label={messages.trailersByHealth}>
        <Stat
          label={messages.trailers}
          state={state}
          value={<CountButton choice={{ kind: 'all' }} count={counts.all} />}
          note={someLeftOut ? messages.deactivatedSimsExcluded : undefined}
        />
        {SEVERITIES.map((severity) => (
          <Stat
            key={severity}
            label={say(TRACKED_SEVERITY_WORDS[severity])}
            tone={loading ? 'neutral' : severity}
            state={state}
            value={<CountButton choice={{ kind: 'severity', severity }} count={counts.severity[severity]} />}
            denominator={
              total > 0 ? messages.of(percent(counts.severity[severity], total), formats.count(total)) : undefined
            }
            note={severity === 'unknown' ? messages.unknownHealthHint : undefined}
          />
        ))}
      </StatGroup>
      <Ribbon aria-hidden="true">
        {SEVERITIES.filter((severity) => counts.severity[severity] > 0).map((severity) => (
          <span key={severity} data-severity={severity} style={{ flexGrow: counts.severity[severity] }} />
        ))}
      </Ribbon>
    </Frame>
  );
});

/** Never 0 % for some trailers, never 100 % unless it is all. */
function percent(count: number, total: number): string {
  const exact = (100 * count) / total;
  if (count > 0 && exact < 0.1) return '<0.1%';
  if (count < total && exact > 99.9) return '>99.9%';
  return `${Number.isInteger(exact) ? exact : exact.toFixed(1)}%`;
}

const Frame = styled.section`
  overflow: hidden;
  flex: none;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-panel);

  > [role='group'] {
    border: 0;
    border-radius: 0;
  }
  /* On a narrow widget the total has its own row above pairs of counts. */
  @container gh-widget (width < 768px) {
    > [role='group'] > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Ribbon = styled.div`
  display: flex;
  gap: 2px;
  block-size: 6px;

  > span {
    flex: 1 1 0;
    min-inline-size: 6px;
  }
  > [data-severity='critical'] {
    background: var(--gh-color-solid-critical);
  }
  > [data-severity='caution'] {
    background: var(--gh-color-solid-caution);
  }
  > [data-severity='good'] {
    background: var(--gh-color-track-good);
  }
  > [data-severity='unknown'] {
    background: repeating-linear-gradient(
      -45deg,
      var(--gh-color-track-unknown) 0 4px,
      var(--gh-color-surface-panel) 4px 7px
    );
  }
`;
