import * as Radix from '@radix-ui/react-dialog';
import { type ComponentProps, createContext, useContext, useState } from 'react';
import { Dialog } from '../Dialog/Dialog';
import type { FocusLayerProps, OpenProps } from '../internal/overlayProps';
import { useReturnFocus } from '../internal/useReturnFocus';
import { PortalHostContext, usePortalHost } from '../ThemeScope/portalHost';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery';
import { Panel, Veil } from './drawerStyles';

export interface DrawerRootProps extends OpenProps {
  /** Window width in px below which it blocks the rest of the page: 0 for never, Infinity for always. @default 1024 */
  modalBelowPx?: number | undefined;
}

export interface DrawerContentProps extends ComponentProps<'div'>, FocusLayerProps {
  /**
   * Width of 404 px next to a map, or 480 px alone. On a phone, it is a bottom sheet between 45 and 92 % of the
   * window's height, whose content scrolls. @default 'small'
   */
  width?: 'small' | 'large' | undefined;
  /** The positioned element at whose edge it is shown. @default the window */
  container?: HTMLElement | null | undefined;
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
        // An explicit `undefined` keeps Radix from warning about a missing description, which most drawers don't need.
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
 * Details at the edge while the list or map next to it stays usable: a `dialog`, modal only in narrow windows. For a
 * task that must be finished first, use a `Dialog`. Escape closes it and returns the focus.
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
