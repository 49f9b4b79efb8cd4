import { type ComponentProps, useMemo } from 'react';
import { styled } from 'styled-components';
import { sparkPath } from './sparkPath';

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'children' | 'width' | 'height' | 'values'> {
  /** Describes the line with its last value: 'Trailer battery, 24 h, last 12.6 V'. */
  label: string;
  /** Values at equal steps; null leaves a gap. */
  values: readonly (number | null)[];
  /** Width in px. @default 96 */
  width?: number | undefined;
  /** Height in px. @default 24 */
  height?: number | undefined;
  /** Color of the line. Use a severity only if the last value has it, with its text next to it. @default 'neutral' */
  tone?: 'neutral' | 'caution' | 'critical' | undefined;
}

const INSET_PX = 4;

/**
 * A small trend next to its number: an `img` of a line with a mark at its last value. Without axes, it needs that
 * number. To read values from a chart, use a `TimeSeriesChart`.
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

/** The line of a sparkline without any value. */
const Silence = styled.path`
  stroke-dasharray: 2 3;
`;
