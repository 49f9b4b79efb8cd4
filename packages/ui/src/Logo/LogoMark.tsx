import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { hookPaths } from './logoPaths';

export interface LogoMarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Width and height in px, at least 16. @default 24 */
  size?: number;
  /** Name for screen readers; an empty one makes it decorative. @default 'Gladhand' */
  label?: string;
}

/** The mark: two equal hooks round one port. Its colours follow the theme. */
export function LogoMark({ size = 24, label = 'Gladhand', ...rest }: LogoMarkProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    <Drawing width={size} height={size} viewBox="0 0 32 32" fill="none" {...spoken} {...rest}>
      <MarkShapes />
    </Drawing>
  );
}

/** The shapes of the mark alone, for use inside another drawing. */
export function MarkShapes() {
  return (
    <>
      <Service d={hookPaths.service} strokeWidth={4.5} />
      <Emergency d={hookPaths.emergency} strokeWidth={4.5} />
      <circle cx={16} cy={16} r={3.1} fill="currentColor" />
    </>
  );
}

const Drawing = styled.svg`
  display: block;
  flex: none;
  color: var(--gh-color-text-neutral);
`;

const Service = styled.path`
  stroke: var(--gh-logo-service);
`;

const Emergency = styled.path`
  stroke: var(--gh-logo-emergency);
`;
