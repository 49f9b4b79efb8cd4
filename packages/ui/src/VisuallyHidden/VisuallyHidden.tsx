import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../internal/styles';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for screen readers only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Hidden {...props} />;
}

const Hidden = styled.span`
  ${visuallyHidden}
`;
