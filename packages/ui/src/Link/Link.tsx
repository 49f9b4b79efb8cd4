import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../internal/styles';

export interface LinkProps extends ComponentProps<'a'> {
  /** Quiet links have the color of the surrounding text until hovered. @default 'default' */
  kind?: 'default' | 'quiet' | undefined;
}

/** Navigates. To run an action, use a `Button`. */
export function Link({ kind = 'default', ...rest }: LinkProps) {
  const apart = rest.target === '_blank' ? { rel: 'noreferrer' } : undefined;
  return <Anchor data-kind={kind} {...apart} {...rest} />;
}

const Anchor = styled.a`
  border-radius: 2px;
  color: var(--gh-color-text-brand);
  font-weight: 500;
  text-decoration: none;
  text-underline-offset: 3px;

  &[data-kind='quiet'] {
    color: inherit;
    font-weight: inherit;
  }
  &:hover {
    text-decoration: underline;
  }
  /* Inside a sentence, color alone would not distinguish it from the words around it. */
  p > & {
    text-decoration: underline;
  }
  &:focus-visible {
    ${focusRing}
  }
`;
