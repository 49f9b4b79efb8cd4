import * as Radix from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePortalHost } from '../ThemeScope/portalHost';

interface FilterPopoverProps {
  /** Accessible name of the popover. */
  label: string;
  /** The filter's button, which stays in place. */
  anchor: ReactElement;
  onClose: () => void;
  children: ReactNode;
}

/** The control of a filter in a popover. Escape and a click outside close it and return the focus. */
export function FilterPopover({ label, anchor, onClose, children }: FilterPopoverProps) {
  const host = usePortalHost();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Trigger asChild>{anchor}</Radix.Trigger>
      <Radix.Portal container={host}>
        <Sheet align="start" sideOffset={4} collisionPadding={8} aria-label={label}>
          {children}
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Sheet = styled(Radix.Content)`
  z-index: 10;
  min-width: 220px;
  max-width: min(360px, calc(100vw - 16px));
  padding: 12px;
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-raised);
  box-shadow: var(--gh-shadow-2);
  &:focus {
    outline: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
