import * as Radix from '@radix-ui/react-popover';
import type { ComponentProps, RefObject } from 'react';
import { styled } from 'styled-components';
import { floating } from '../internal/floating';
import type { AsChildProps, FocusLayerProps, OpenProps, PlacementProps } from '../internal/overlayProps';
import { focusRingInside } from '../internal/styles';
import { usePortalHost } from '../ThemeScope/portalHost';

export interface PopoverRootProps extends OpenProps {
  /** Blocks the rest of the page. @default false */
  modal?: boolean | undefined;
}

export interface PopoverButtonProps extends ComponentProps<'button'>, AsChildProps {}

export interface PopoverAnchorProps extends ComponentProps<'div'>, AsChildProps {
  /** Position without an element, e.g. a point of a drawing. */
  virtualRef?: RefObject<{ getBoundingClientRect(): DOMRect }> | undefined;
}

export interface PopoverContentProps extends ComponentProps<'div'>, FocusLayerProps, PlacementProps {}

export function PopoverRoot(props: PopoverRootProps) {
  return <Radix.Root {...props} />;
}

export function PopoverTrigger(props: PopoverButtonProps) {
  return <Radix.Trigger {...props} />;
}

/** Position of the popover, if it isn't its button. */
export function PopoverAnchor(props: PopoverAnchorProps) {
  return <Radix.Anchor {...props} />;
}

export function PopoverContent(props: PopoverContentProps) {
  const host = usePortalHost();
  return (
    <Radix.Portal container={host}>
      <Sheet align="start" sideOffset={4} collisionPadding={8} {...props} />
    </Radix.Portal>
  );
}

export function PopoverClose(props: PopoverButtonProps) {
  return <Radix.Close {...props} />;
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

/** A small panel attached to its button, for filters and settings. Set `aria-label` on `Content`. */
export const Popover = {
  Root: PopoverRoot,
  Trigger: PopoverTrigger,
  Anchor: PopoverAnchor,
  Content: PopoverContent,
  Close: PopoverClose,
};
