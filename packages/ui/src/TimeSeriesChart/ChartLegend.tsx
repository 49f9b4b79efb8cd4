import { styled } from 'styled-components';
import { focusRing, plainButton } from '../internal/styles';
import type { ChartLine } from './chartData';
import { DASHES } from './chartInk';
import type { ChartZone } from './chartTypes';

interface ChartLegendProps {
  /** Time of the values. */
  moment: string;
  lines: readonly ChartLine[];
  /** One value for each line, in words; undefined where there is none. */
  values: readonly (string | undefined)[];
  zones: readonly ChartZone[];
  noReports: string;
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** The lines, their values at the cursor, and the switch of each. */
export function ChartLegend(props: ChartLegendProps) {
  const { moment, lines, values, zones, noReports, hidden, onToggle } = props;
  return (
    <Row>
      <Moment>{moment}</Moment>
      {lines.map((line, i) => (
        <Entry key={line.id} type="button" aria-pressed={!hidden.has(line.id)} onClick={() => onToggle(line.id)}>
          <Swatch color={`var(--gh-viz-${line.color})`} dash={DASHES[line.dash]} width={line.main ? 2.25 : 1.75} />
          <span>{line.label}</span>
          <Value data-missing={values[i] === undefined || undefined}>{values[i] ?? noReports}</Value>
        </Entry>
      ))}
      {zones.map((zone) => (
        <Zone key={zone.label}>
          <Swatch color="var(--gh-viz-blue)" dash={[5, 3]} width={1.5} />
          {zone.label}
        </Zone>
      ))}
    </Row>
  );
}

function Swatch({ color, dash, width }: { color: string; dash: number[]; width: number }) {
  return (
    <svg width="16" height="8" viewBox="0 0 16 8" aria-hidden="true">
      <path d="M0 4h16" style={{ stroke: color }} strokeWidth={width} strokeDasharray={dash.join(' ') || undefined} />
    </svg>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  min-inline-size: 0;
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;
  color: var(--gh-color-text-muted);
`;

const Moment = styled.span`
  min-inline-size: 86px;
  margin-inline-end: 4px;
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

  > svg {
    flex: none;
  }
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
  @media (forced-colors: active) {
    > svg {
      forced-color-adjust: auto;
    }
  }
`;

/* wide enough for most values, so that the legend stands still while the cursor moves */
const Value = styled.strong`
  min-inline-size: 4ch;
  font-weight: 600;
  color: var(--gh-color-text-neutral);

  &[data-missing] {
    font-weight: 400;
    color: var(--gh-color-text-subtle);
  }
  [aria-pressed='false'] > & {
    visibility: hidden;
  }
`;

const Zone = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 24px;
  padding-inline: 6px;
`;
