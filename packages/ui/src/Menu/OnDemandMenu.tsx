import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, Suspense, useState } from 'react';

/** What a menu or popover behind an `OnDemandMenu` gets: hand it to its `Root` and `Trigger`. */
export interface OnDemandMenuState {
  /** The button, for `Menu.Trigger asChild`. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Whether the menu is open. */
  open: boolean;
  /** Opens and closes it. */
  onOpenChange: (open: boolean) => void;
}

export interface OnDemandMenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Whether the menu is open. Leave it out and the menu minds itself. */
  open?: boolean;
  /** The menu was opened or closed. */
  onOpenChange?: (open: boolean) => void;
  /** What opens: a `Menu`, or a `Popover`, which is a dialog to assistive technology. @default 'menu' */
  opens?: 'menu' | 'dialog';
  /** Draws the menu, usually a `lazyPart`, around the button that it is given. */
  children: (menu: OnDemandMenuState) => ReactNode;
}

/** A button whose menu or popover comes when it is first opened. Until then it costs one button. */
export function OnDemandMenu({ trigger, open: given, onOpenChange, opens = 'menu', children }: OnDemandMenuProps) {
  const [own, setOwn] = useState(false);
  const open = given ?? own;
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  const turn = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const face = cloneElement(trigger, {
    'aria-haspopup': opens,
    'aria-expanded': open,
    onClick: () => turn(true),
    onKeyDown: (event) => {
      if (opens !== 'menu' || event.key !== 'ArrowDown') return;
      event.preventDefault();
      turn(true);
    },
  });
  if (!wanted) return face;
  return <Suspense fallback={face}>{children({ trigger, open, onOpenChange: turn })}</Suspense>;
}
