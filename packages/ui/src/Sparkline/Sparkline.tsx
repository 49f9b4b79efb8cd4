import { type ComponentProps, useMemo } from 'react';
import { styled } from 'styled-components';
import { sparkPath } from './sparkPath';

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'children' | 'width' | 'height' | 'values'> {
  /** What it shows, in words with its last value: 'Trailer battery, 24 h, last 12.6 V'. */
  label: string;
  /** Values at equal steps; null where nothing was reported: the line breaks there. */
  values: readonly (number | null)[];
  /** Width in px. @default 96 */
  width?: number;
  /** Height in px. @default 24 */
  height?: number;
  /** Colour of the line. A severity only when the last value has it, with its word beside. @default 'neutral' */
  tone?: 'neutral' | 'caution' | 'critical';
}

const INSET_PX = 4;

/**
 * A small trend beside its number: an `img` of a line, its last value marked. It has no axis, so it never stands alone;
 * what is to be read off is a `TimeSeriesChart`.
 */
export function Sparkline({ label, values, width = 96, height = 24, tone = 'neutral', ...rest }: SparklineProps) {
  const { line, lone, last } = useMemo(
    () => sparkPath(values, { width, height, inset: INSET_PX }),
    [values, width, height],
  );
  const middle = height / 2;
  return (
    <Drawing
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      data-tone={tone}
      {...rest}
    >
      {!last && <Silence d={`M${INSET_PX} ${middle}H${width - INSET_PX}`} />}
      <path d={line} />
      {lone.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={1} />
      ))}
      {last && <circle cx={last.x} cy={last.y} r={2.5} />}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: inline-block;
  flex: none;
  vertical-align: middle;
  overflow: visible;
  --gh-line: var(--gh-viz-slate);
  --gh-dot: var(--gh-color-text-neutral);

  &[data-tone='caution'] {
    --gh-dot: var(--gh-color-icon-caution);
  }
  &[data-tone='critical'] {
    --gh-dot: var(--gh-color-icon-critical);
  }
  > path {
    fill: none;
    stroke: var(--gh-line);
    stroke-width: 1.5;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  > circle {
    fill: var(--gh-line);
  }
  > circle:last-child {
    fill: var(--gh-dot);
  }
  @media (forced-colors: active) {
    --gh-line: CanvasText;
    --gh-dot: Highlight;
  }
`;

/** Nothing was reported at all. */
const Silence = styled.path`
  stroke-dasharray: 2 3;
`;
