import * as Radix from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { floating } from '../internal/floating';
import { focusRingInside } from '../internal/styles';
import { usePortalHost } from '../ThemeScope/portalHost';

export type PopoverContentProps = ComponentProps<typeof Radix.Content>;

function Content(props: PopoverContentProps) {
  const host = usePortalHost();
  return (
    <Radix.Portal container={host}>
      <Sheet align="start" sideOffset={4} collisionPadding={8} {...props} />
    </Radix.Portal>
  );
}

const Sheet = styled(Radix.Content)`
  ${floating}
  max-inline-size: min(480px, var(--radix-popover-content-available-width));
  max-block-size: var(--radix-popover-content-available-height);
  padding: 14px 16px;
  overflow-y: auto;

  &:focus-visible {
    ${focusRingInside}
  }
`;

/** A small panel that hangs from its button, for filters and settings. Give `Content` an `aria-label`. */
export const Popover = { Root: Radix.Root, Trigger: Radix.Trigger, Anchor: Radix.Anchor, Content, Close: Radix.Close };
