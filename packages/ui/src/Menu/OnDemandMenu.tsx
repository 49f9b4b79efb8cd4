import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, Suspense, useState } from 'react';

/** Props for a menu or popover of an `OnDemandMenu`: pass them to its `Root` and `Trigger`. */
export interface OnDemandMenuState {
  /** The button, for `Menu.Trigger asChild`. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Whether the menu is open. */
  open: boolean;
  /** Called to open or close it. */
  onOpenChange: (open: boolean) => void;
}

export interface OnDemandMenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Whether the menu is open. Leave it out for an uncontrolled menu. */
  open?: boolean | undefined;
  /** Called when the menu opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** What the button opens: a `Menu`, or a `Popover`, which is a dialog for assistive technology. @default 'menu' */
  opens?: 'menu' | 'dialog' | undefined;
  /** Renders the menu, usually a `lazyPart`, around the given button. */
  children: (menu: OnDemandMenuState) => ReactNode;
}

/** A button whose menu or popover loads when it is first opened. */
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
