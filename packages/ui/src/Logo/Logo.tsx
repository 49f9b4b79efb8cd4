import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../locale/LocaleProvider';
import { MarkShapes } from './LogoMark';
import { wordPath } from './logoPaths';
import { LOGO_MESSAGES } from './messages';

export interface LogoProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Height in px, at least 20. @default 28 */
  height?: number | undefined;
  /** Name for screen readers. @default 'Gladhand' */
  label?: string | undefined;
}

const WIDTH_TO_HEIGHT = 136 / 32;

/** Mark and wordmark in the colors of the theme. */
export function Logo({ height = 28, label, ...rest }: LogoProps) {
  const messages = useMessages(LOGO_MESSAGES);

  return (
    <Drawing
      width={height * WIDTH_TO_HEIGHT}
      height={height}
      viewBox="0 0 136 32"
      fill="none"
      role="img"
      aria-label={label ?? messages.name}
      {...rest}
    >
      <MarkShapes />
      <path transform="translate(39 23.4)" d={wordPath} fill="currentColor" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  flex: none;
  color: var(--gh-color-text-neutral);
`;
