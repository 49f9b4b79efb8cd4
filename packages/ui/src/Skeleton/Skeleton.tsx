import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** CSS width: '168px', '60%'. @default '100%' */
  width?: string | undefined;
  /** Height in px. @default 10 */
  height?: number | undefined;
  /** A circle, for icons and avatars; its width is its height. @default false */
  round?: boolean | undefined;
}

/** Placeholder with the size of the content. It appears after 200 ms, so fast responses don't flicker. */
export function Skeleton({ width = '100%', height = 10, round = false, style, ...rest }: SkeletonProps) {
  return (
    <Bar
      aria-hidden="true"
      data-skeleton=""
      data-round={round || undefined}
      style={{ inlineSize: round ? height : width, blockSize: height, ...style }}
      {...rest}
    />
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const Bar = styled.span`
  display: block;
  flex: none;
  max-inline-size: 100%;
  border-radius: var(--gh-radius-xs);
  background: var(--gh-color-surface-active);
  animation:
    ${appear} var(--gh-duration-base) 200ms backwards,
    ${breathe} 2s 600ms ease-in-out infinite;

  &[data-round] {
    border-radius: var(--gh-radius-full);
  }
  @media (prefers-reduced-motion: reduce) {
    animation: ${appear} 1ms 200ms backwards;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
