import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the process. */
  label: string;
  /** Progress from 0 to `max`. Without it the bar only shows that the process is running. */
  value?: number | undefined;
  /** `value` at the end. @default 100 */
  max?: number | undefined;
  /** Progress as text, at the end of the label line: '412 of 1,204'. */
  detail?: ReactNode;
}

/** Progress of a process. */
export function ProgressBar({ label, value, max = 100, detail, ...rest }: ProgressBarProps) {
  return (
    <Frame {...rest}>
      <Line>
        <span>{label}</span>
        {detail && <span>{detail}</span>}
      </Line>
      <Bar aria-label={label} value={value} max={max} />
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 4px;
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  font: var(--gh-text-12);
  color: var(--gh-color-text-muted);
  font-variant-numeric: tabular-nums;

  > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > :nth-child(2) {
    flex: none;
    max-inline-size: 60%;
  }
`;

const Bar = styled.progress`
  appearance: none;
  inline-size: 100%;
  block-size: 4px;
  border: 0;
  border-radius: var(--gh-radius-full);
  overflow: hidden;
  background: var(--gh-color-surface-active);
  color: var(--gh-color-solid-brand);

  &::-webkit-progress-bar {
    background: none;
  }
  &::-webkit-progress-value {
    background: var(--gh-color-solid-brand);
    transition: inline-size var(--gh-duration-base) var(--gh-ease-out);
  }
  &::-moz-progress-bar {
    background: var(--gh-color-solid-brand);
  }
  &:indeterminate {
    background: repeating-linear-gradient(
      90deg,
      var(--gh-color-solid-brand) 0 24px,
      var(--gh-color-surface-active) 24px 48px
    );
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    block-size: 8px;
    border: 1px solid CanvasText;
    background: Canvas;

    &::-webkit-progress-value {
      background: Highlight;
    }
    &::-moz-progress-bar {
      background: Highlight;
    }
    &:indeterminate {
      background: repeating-linear-gradient(90deg, Highlight 0 24px, Canvas 24px 48px);
    }
  }
`;
