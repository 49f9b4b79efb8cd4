import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner';
import { ButtonRoot } from './ButtonRoot';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One `primary` per view; `danger` only for actions that can't be undone. @default 'default' */
  kind?: 'primary' | 'default' | 'quiet' | 'danger' | 'link' | undefined;
  /** Height: 26, 32, 44 or 56 px. @default 'small' */
  size?: 'xsmall' | 'small' | 'medium' | 'large' | undefined;
  /** Content before the label, usually an `Icon`. */
  icon?: ReactNode;
  /** The action is in progress: a spinner replaces the icon, clicks are ignored, and focus stays. @default false */
  working?: boolean | undefined;
  /** State of a toggle button. Leave it out for an ordinary button. */
  pressed?: boolean | undefined;
  /** Fills the available width. @default false */
  wide?: boolean | undefined;
}

/** Runs an action on the page. For navigation, use a `Link`. */
export function Button(props: ButtonProps) {
  const {
    kind = 'default',
    size = 'small',
    icon,
    working = false,
    pressed,
    wide,
    type = 'button',
    onClick,
    children,
    ...rest
  } = props;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // The button uses `aria-disabled`, because it would lose the focus if it were disabled.
    if (working) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <ButtonRoot
      type={type}
      data-kind={kind}
      data-size={size}
      data-working={working || undefined}
      data-wide={wide || undefined}
      aria-busy={working || undefined}
      aria-disabled={working || undefined}
      aria-pressed={pressed}
      onClick={handleClick}
      {...rest}
    >
      {working ? <Spinner data-arc={icon ? 'instead' : 'before'} /> : icon}
      {children}
    </ButtonRoot>
  );
}
