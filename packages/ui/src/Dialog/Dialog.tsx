import * as Radix from '@radix-ui/react-dialog';
import { XIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ButtonRoot } from '../Button/ButtonRoot';
import { Icon } from '../icons/Icon';
import type { AsChildProps, FocusLayerProps, OpenProps } from '../internal/overlayProps';
import { useReturnFocus } from '../internal/useReturnFocus';
import { PortalHostContext, usePortalHost } from '../ThemeScope/portalHost';
import { Body, Footer, HeaderRow, Heading, Panel, Subtitle, Veil } from './dialogStyles';

export interface DialogRootProps extends OpenProps {
  /** Whether the rest of the page waits. @default true */
  modal?: boolean;
}

export interface DialogButtonProps extends ComponentProps<'button'>, AsChildProps {}

export interface DialogContentProps extends ComponentProps<'div'>, FocusLayerProps {
  /** Width: 440, 640 or 1024 px, never more than the window. @default 'medium' */
  width?: 'small' | 'medium' | 'large';
  /** A press on the veil and Escape close it. Set false where a half-filled form would be lost. @default true */
  dismissible?: boolean;
}

export interface DialogHeaderProps extends ComponentProps<'div'> {
  /** Name of the closing button; `null` leaves the button out. @default 'Close' */
  closeLabel?: string | null;
  /** `Dialog.Title`, and `Dialog.Description` under it. */
  children: ReactNode;
}

export interface DialogDescriptionProps extends ComponentProps<'p'>, AsChildProps {}

export function DialogRoot(props: DialogRootProps) {
  return <Radix.Root {...props} />;
}

export function DialogTrigger(props: DialogButtonProps) {
  return <Radix.Trigger {...props} />;
}

export function DialogContent({ width = 'medium', dismissible = true, children, ...rest }: DialogContentProps) {
  const host = usePortalHost();
  const returnFocus = useReturnFocus(rest);
  // what opens inside must stay inside: the rest of the page neither scrolls nor speaks meanwhile
  const [innerHost, setInnerHost] = useState<HTMLElement | null>(null);
  return (
    <Radix.Portal container={host}>
      <Veil>
        <Panel
          data-width={width}
          {...rest}
          {...returnFocus}
          onInteractOutside={(event) => {
            const pressed = event.detail.originalEvent.target;
            const onToast = pressed instanceof Element && pressed.closest('[data-sonner-toaster]');
            if (onToast || !dismissible) event.preventDefault();
            rest.onInteractOutside?.(event);
          }}
          onEscapeKeyDown={(event) => {
            if (!dismissible) event.preventDefault();
            rest.onEscapeKeyDown?.(event);
          }}
        >
          <PortalHostContext value={innerHost}>{children}</PortalHostContext>
          <div ref={setInnerHost} data-portal-host="" />
        </Panel>
      </Veil>
    </Radix.Portal>
  );
}

export function DialogHeader({ closeLabel = 'Close', children, ...rest }: DialogHeaderProps) {
  return (
    <HeaderRow {...rest}>
      <div>{children}</div>
      {closeLabel !== null && (
        <Radix.Close asChild>
          <ButtonRoot type="button" data-kind="quiet" data-square="" aria-label={closeLabel}>
            <Icon icon={XIcon} />
          </ButtonRoot>
        </Radix.Close>
      )}
    </HeaderRow>
  );
}

/** The name of the dialog. */
export function DialogTitle(props: ComponentProps<'h2'>) {
  return <Heading {...props} />;
}

export function DialogDescription(props: DialogDescriptionProps) {
  return <Subtitle {...props} />;
}

export function DialogClose(props: DialogButtonProps) {
  return <Radix.Close {...props} />;
}

/** Something that needs an answer before the rest goes on. Focus stays inside and returns to the opener. */
export const Dialog = {
  Root: DialogRoot,
  Trigger: DialogTrigger,
  Content: DialogContent,
  Header: DialogHeader,
  Title: DialogTitle,
  Description: DialogDescription,
  Body,
  Footer,
  Close: DialogClose,
};
