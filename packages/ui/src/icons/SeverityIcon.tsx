import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { Tone } from '../tone';
import { severityShapes } from './severityShapes';

export interface SeverityIconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Severity of the shape. */
  tone: Exclude<Tone, 'neutral'>;
  /** Width and height in px. @default 12 */
  size?: number | undefined;
}

/** The shape of a severity. Decorative, because the text is always next to it. */
export function SeverityIcon({ tone, size = 12, style, ...rest }: SeverityIconProps) {
  const { body, mark, markWidth, bodyWidth, filled, dash } = severityShapes[tone];
  return (
    <Shape
      data-tone={tone}
      width={size}
      height={size}
      viewBox="0 0 12 12"
      aria-hidden="true"
      style={{ width: size, height: size, ...style }}
      {...rest}
    >
      <path
        d={body}
        fill={filled ? 'currentColor' : 'none'}
        stroke={bodyWidth ? 'currentColor' : 'none'}
        strokeWidth={bodyWidth}
        strokeDasharray={dash}
        strokeLinejoin="round"
      />
      {mark && <Mark d={mark} strokeWidth={markWidth} />}
    </Shape>
  );
}

const Shape = styled.svg`
  display: block;
  flex: none;
  fill: none;
  --gh-severity-ink: var(--gh-color-surface-panel);

  &[data-tone='good'] {
    color: var(--gh-color-icon-good);
  }
  &[data-tone='caution'] {
    color: var(--gh-color-icon-caution);
  }
  &[data-tone='critical'] {
    color: var(--gh-color-icon-critical);
  }
  &[data-tone='unknown'] {
    color: var(--gh-color-icon-unknown);
  }
  @media (forced-colors: active) {
    forced-color-adjust: auto;
    --gh-severity-ink: Canvas;
  }
`;

const Mark = styled.path`
  fill: none;
  stroke: var(--gh-severity-ink);
  stroke-linecap: round;
  stroke-linejoin: round;
`;
