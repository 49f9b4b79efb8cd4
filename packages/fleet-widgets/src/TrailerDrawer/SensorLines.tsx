import { CopyButton, Reading } from '@gladhand/ui';
import { styled } from 'styled-components';
import { Explained } from './Explained';
import type { LeadFigure, SensorLine } from './SensorContent';

/** The figures that lead a section. */
export function LeadFigures({ figures, stale }: { figures: readonly LeadFigure[]; stale: boolean }) {
  return figures.map(({ label, value, unit, tone, reason }) => (
    <Reading
      key={label ?? unit}
      label={label}
      value={value}
      unit={unit}
      size="large"
      state={stale ? 'stale' : 'fresh'}
      {...(tone && { tone })}
      {...(reason && { reason })}
    />
  ));
}

/** What else a sensor says, in dense lines. */
export function SensorLines({ lines }: { lines: readonly SensorLine[] }) {
  return (
    <List>
      {lines.map(({ id, term, value, copied, reason }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd data-missing={!value || undefined} data-code={copied || undefined}>
            <Explained text={reason}>{value || 'N/A'}</Explained>
            {value && copied && <CopyButton text={value} label={`Copy ${term.toLowerCase()}`} size="xsmall" />}
          </dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: minmax(96px, 34%) minmax(0, 1fr);
    gap: 0 12px;
    min-block-size: 24px;
  }
  dt {
    padding-block: 2px;
    color: var(--gh-color-text-muted);
  }
  dd {
    display: flex;
    align-items: center;
    gap: 4px;
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  dd[data-missing] {
    color: var(--gh-color-text-subtle);
  }
  dd[data-code] {
    font: 400 12px/16px var(--gh-font-mono);
    font-feature-settings: 'zero';
    font-variant-ligatures: none;
  }
`;
