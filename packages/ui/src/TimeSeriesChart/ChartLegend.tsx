import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing, plainButton } from '../internal/styles';
import type { ChartLine } from './chartData';
import { DASHES, DASHES_IN_TURN } from './chartInk';
import type { ChartZone } from './chartTypes';

interface ChartLegendProps {
  /** Time of the values. */
  moment: string;
  lines: readonly ChartLine[];
  /** The value of each line as text; undefined if there is none. */
  values: readonly (string | undefined)[];
  zones: readonly ChartZone[];
  noReports: string;
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** Content at the end of the line. */
  action: ReactNode;
}

/** The lines with their values at the cursor, and a switch for each. */
export function ChartLegend(props: ChartLegendProps) {
  const { moment, lines, values, zones, noReports, hidden, onToggle, action } = props;
  return (
    <Row>
      <Moment>{moment}</Moment>
      {lines.map((line, i) => (
        <Entry key={line.id} type="button" aria-pressed={!hidden.has(line.id)} onClick={() => onToggle(line.id)}>
          <Swatch
            color={`var(--gh-viz-${line.color})`}
            dash={DASHES[line.dash]}
            forcedDash={DASHES[DASHES_IN_TURN[i] ?? line.dash]}
            width={line.main ? 2.25 : 1.75}
          />
          <span>{line.label}</span>
          <Value data-missing={values[i] === undefined || undefined}>
            <bdi>{values[i] ?? noReports}</bdi>
          </Value>
        </Entry>
      ))}
      {zones.map((zone) => (
        <Zone key={zone.label}>
          <Swatch color="var(--gh-viz-blue)" dash={[5, 3]} width={1.5} />
          {zone.label}
        </Zone>
      ))}
      {action}
    </Row>
  );
}

interface SwatchProps {
  color: string;
  dash: number[];
  forcedDash?: number[];
  width: number;
}

function Swatch({ color, dash, forcedDash = dash, width }: SwatchProps) {
  const variables = {
    '--gh-line': color,
    '--gh-dash': dash.join(' ') || 'none',
    '--gh-forced-dash': forcedDash.join(' ') || 'none',
  };
  return (
    <Drawing width="20" height="8" viewBox="0 0 20 8" aria-hidden="true" style={variables as CSSProperties}>
      <path d="M0 4h20" strokeWidth={width} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  stroke: var(--gh-line);
  stroke-dasharray: var(--gh-dash);

  @media (forced-colors: active) {
    stroke: CanvasText;
    stroke-dasharray: var(--gh-forced-dash);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  min-inline-size: 0;
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;
  color: var(--gh-color-text-muted);

  /* The action stays in the corner, however the entries wrap. */
  position: relative;
  min-block-size: 26px;
  padding-inline-end: 32px;

  > :last-child {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
  @container (max-width: 480px) {
    padding-inline-end: 0;

    > :not(:last-child) {
      flex-basis: 100%;
    }
  }
`;

const Moment = styled.span`
  min-inline-size: 86px;
  margin-inline-end: 4px;
  line-height: 26px;
  color: var(--gh-color-text-subtle);
`;

const Entry = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 24px;
  padding-inline: 6px;
  border-radius: var(--gh-radius-sm);

  &:hover {
    background: var(--gh-color-surface-hover);
  }
  &[aria-pressed='false'] {
    color: var(--gh-color-text-subtle);
    text-decoration: line-through;
  }
  &[aria-pressed='false'] > svg {
    opacity: 0.35;
  }
  &:focus-visible {
    ${focusRing}
  }
`;

/* Wide enough for most values, so that the legend doesn't move with the cursor. */
const Value = styled.strong`
  min-inline-size: 4ch;
  white-space: nowrap;
  font-weight: 600;
  color: var(--gh-color-text-neutral);

  &[data-missing] {
    font-weight: 400;
    color: var(--gh-color-text-subtle);
  }
  [aria-pressed='false'] > & {
    visibility: hidden;
  }
  @container (max-width: 480px) {
    margin-inline-start: auto;
  }
`;

const Zone = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 24px;
  padding-inline: 6px;
`;
