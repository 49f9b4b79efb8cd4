import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../locale/LocaleProvider';
import { hookPaths } from './logoPaths';
import { LOGO_MESSAGES } from './messages';

export interface LogoMarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Width and height in px, at least 16. @default 24 */
  size?: number | undefined;
  /** Name for screen readers; an empty text makes it decorative. @default 'Gladhand' */
  label?: string | undefined;
}

/** The mark: two equal hooks around one port, in the colors of the theme. */
export function LogoMark({ size = 24, label, ...rest }: LogoMarkProps) {
  const messages = useMessages(LOGO_MESSAGES);

  const name = label ?? messages.name;
  const spoken = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true as const };
  return (
    <Drawing width={size} height={size} viewBox="0 0 32 32" fill="none" {...spoken} {...rest}>
      <MarkShapes />
    </Drawing>
  );
}

/** The shapes of the mark, for use inside another drawing. */
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
