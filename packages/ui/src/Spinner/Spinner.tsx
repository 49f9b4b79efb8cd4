import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';

export interface SpinnerProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Width and height in px. @default 12 */
  size?: number | undefined;
  /** What is in progress. Without it the spinner is decorative. */
  label?: string | undefined;
}

/** A spinner for short waits. For loading content, use a `Skeleton`. */
export function Spinner({ size = 12, label, ...rest }: SpinnerProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    <Arc width={size} height={size} viewBox="0 0 12 12" fill="none" {...spoken} {...rest}>
      <path d="M6 1a5 5 0 1 1-4.33 2.5" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </Arc>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const pulse = keyframes`
  50% { opacity: 0.35; }
`;

const Arc = styled.svg`
  flex: none;
  animation: ${turn} 0.8s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: ${pulse} 1.6s ease-in-out infinite;
  }
`;
