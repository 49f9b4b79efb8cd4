import * as Radix from '@radix-ui/react-dialog';
import { type ComponentProps, createContext, useContext, useState } from 'react';
import { Dialog } from '../Dialog/Dialog';
import type { FocusLayerProps, OpenProps } from '../internal/overlayProps';
import { useReturnFocus } from '../internal/useReturnFocus';
import { PortalHostContext, usePortalHost } from '../ThemeScope/portalHost';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery';
import { Panel, Veil } from './drawerStyles';

export interface DrawerRootProps extends OpenProps {
  /**
   * Below which width of the window the rest waits while it is open, in px: 0 for never, Infinity for always.
   * @default 1024
   */
  modalBelowPx?: number;
}

export interface DrawerContentProps extends ComponentProps<'div'>, FocusLayerProps {
  /** Width: 404 px beside a map, 480 px alone. On a phone it is a sheet from below, as high as its content between 45 and 92 % of the window; what is longer scrolls. @default 'small' */
  width?: 'small' | 'large';
  /** The positioned element at whose edge it stands. @default the window */
  container?: HTMLElement | null;
}

const ModalContext = createContext(false);

export function DrawerRoot({ modalBelowPx = 1024, ...rest }: DrawerRootProps) {
  const narrow = useMediaQuery(`(max-width: ${modalBelowPx - 0.02}px)`);
  const modal = modalBelowPx === Number.POSITIVE_INFINITY || narrow;
  return (
    <ModalContext value={modal}>
      <Radix.Root {...rest} modal={modal} />
    </ModalContext>
  );
}

export function DrawerContent({ width = 'small', container, children, ...rest }: DrawerContentProps) {
  const modal = useContext(ModalContext);
  const host = usePortalHost();
  const [innerHost, setInnerHost] = useState<HTMLElement | null>(null);
  const returnFocus = useReturnFocus(rest);
  return (
    <Radix.Portal container={container ?? host}>
      {modal && <Veil />}
      <Panel
        data-width={width}
        data-contained={(container && !modal) || undefined}
        // undefined takes away the hint that a description is missing: most drawers describe themselves
        aria-describedby={undefined}
        {...rest}
        {...returnFocus}
        onInteractOutside={(event) => {
          const pressed = event.detail.originalEvent.target;
          const onToast = pressed instanceof Element && pressed.closest('[data-sonner-toaster]');
          if (!modal || onToast) event.preventDefault();
          rest.onInteractOutside?.(event);
        }}
      >
        <PortalHostContext value={innerHost}>{children}</PortalHostContext>
        <div ref={setInnerHost} data-portal-host="" />
      </Panel>
    </Radix.Portal>
  );
}

/**
 * Details at the edge while the list or map beside it stays in use: a `dialog`, modal only on narrow windows. What needs
 * an answer first is a `Dialog`. Escape closes it and focus goes back to where it came from.
 */
export const Drawer = {
  Root: DrawerRoot,
  Trigger: Dialog.Trigger,
  Content: DrawerContent,
  Header: Dialog.Header,
  Title: Dialog.Title,
  Description: Dialog.Description,
  Body: Dialog.Body,
  Footer: Dialog.Footer,
  Close: Dialog.Close,
};
