import * as Radix from '@radix-ui/react-dialog';
import { XIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ButtonRoot } from '../Button/ButtonRoot';
import { Icon } from '../icons/Icon';
import type { AsChildProps, FocusLayerProps, OpenProps } from '../internal/overlayProps';
import { useReturnFocus } from '../internal/useReturnFocus';
import { useMessages } from '../locale/LocaleProvider';
import { PortalHostContext, usePortalHost } from '../ThemeScope/portalHost';
import { BoxContext } from '../WidgetBox/boxContext';
import { Body, Footer, HeaderRow, Heading, Panel, Subtitle, Veil } from './dialogStyles';
import { DIALOG_MESSAGES } from './messages';

export interface DialogRootProps extends OpenProps {
  /** Blocks the rest of the page. @default true */
  modal?: boolean | undefined;
}

export interface DialogButtonProps extends ComponentProps<'button'>, AsChildProps {}

export interface DialogContentProps extends ComponentProps<'div'>, FocusLayerProps {
  /**
   * Width of 440, 640 or 1024 px, at most that of the window. `wide` is for work surfaces such as a map: up to 1280 px
   * with a fixed height, and all of the window below 1024 px. @default 'medium'
   */
  width?: 'small' | 'medium' | 'large' | 'wide' | undefined;
  /** A click outside and Escape close it. Set it to false if input would be lost. @default true */
  dismissible?: boolean | undefined;
}

export interface DialogHeaderProps extends ComponentProps<'div'> {
  /** Name of the close button; `null` omits the button. @default 'Close' */
  closeLabel?: string | null | undefined;
  /** `Dialog.Title`, with `Dialog.Description` below. */
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
  // Overlays opened inside must stay inside, because the rest of the page is inert while it is open.
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
          <PortalHostContext value={innerHost}>
            {/* A dialog covers the window, so its content isn't sized by the widget that opened it. */}
            <BoxContext value={undefined}>{children}</BoxContext>
          </PortalHostContext>
          <div ref={setInnerHost} data-portal-host="" />
        </Panel>
      </Veil>
    </Radix.Portal>
  );
}

export function DialogHeader({ closeLabel, children, ...rest }: DialogHeaderProps) {
  const messages = useMessages(DIALOG_MESSAGES);

  return (
    <HeaderRow {...rest}>
      <div>{children}</div>
      {closeLabel !== null && (
        <Radix.Close asChild>
          <ButtonRoot type="button" data-kind="quiet" data-square="" aria-label={closeLabel ?? messages.close}>
            <Icon icon={XIcon} />
          </ButtonRoot>
        </Radix.Close>
      )}
    </HeaderRow>
  );
}

/** The title of the dialog. */
export function DialogTitle(props: ComponentProps<'h2'>) {
  return <Heading {...props} />;
}

export function DialogDescription(props: DialogDescriptionProps) {
  return <Subtitle {...props} />;
}

export function DialogClose(props: DialogButtonProps) {
  return <Radix.Close {...props} />;
}

export function DialogBody(props: ComponentProps<'div'>) {
  return <Body {...props} />;
}

export function DialogFooter(props: ComponentProps<'div'>) {
  return <Footer {...props} />;
}

/** A task that blocks the page until it is finished or canceled. Focus stays inside and returns to the opener. */
export const Dialog = {
  Root: DialogRoot,
  Trigger: DialogTrigger,
  Content: DialogContent,
  Header: DialogHeader,
  Title: DialogTitle,
  Description: DialogDescription,
  Body: DialogBody,
  Footer: DialogFooter,
  Close: DialogClose,
};
