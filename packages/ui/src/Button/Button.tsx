import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner';
import { ButtonRoot } from './ButtonRoot';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One `primary` in a view; `danger` only for what cannot be undone. @default 'default' */
  kind?: 'primary' | 'default' | 'quiet' | 'danger' | 'link';
  /** Height: 26, 32, 44 or 56 px. @default 'small' */
  size?: 'xsmall' | 'small' | 'medium' | 'large';
  /** Something standing before the label, usually an `Icon`. */
  icon?: ReactNode;
  /** Its action is under way: an arc replaces the icon, presses are ignored, focus stays. @default false */
  working?: boolean;
  /** The button is a toggle and this is its state. Leave it out for an ordinary button. */
  pressed?: boolean;
  /** Takes the whole width offered. @default false */
  wide?: boolean;
}

/** Does something here and now. What goes somewhere is a `Link`. */
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
    // aria-disabled, not disabled: a disabled button would throw the focus away in mid-work
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
