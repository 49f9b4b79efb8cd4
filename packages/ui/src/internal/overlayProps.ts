import type { ReactNode } from 'react';

/** What opens and closes, in the words of Radix. */
export interface OpenProps {
  /** Whether it is open. Leave it out and it minds itself. */
  open?: boolean;
  /** Whether it is open at first, when `open` is left out. @default false */
  defaultOpen?: boolean;
  /** The user has opened or closed it. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, and what it opens. */
  children?: ReactNode;
}

/** What can lend its behaviour to another element. */
export interface AsChildProps {
  /** Gives behaviour and attributes to the one child, such as a `Button`, instead of an element of its own. @default false */
  asChild?: boolean;
}

/** A press or a focus outside of what is open. */
export type OutsideEvent = CustomEvent<{ originalEvent: PointerEvent | FocusEvent }>;

/** What lies above the page until it is closed. */
export interface LayerProps {
  /** Escape was pressed; `preventDefault` keeps it open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
  /** A press or the focus went elsewhere; `preventDefault` keeps it open. */
  onInteractOutside?: (event: OutsideEvent) => void;
  /** It closes and gives the focus back; `preventDefault` leaves the focus where it is. */
  onCloseAutoFocus?: (event: Event) => void;
}

/** A layer that takes the focus to its first control. */
export interface FocusLayerProps extends LayerProps {
  /** It opens and takes the focus; `preventDefault`, and focus something else. */
  onOpenAutoFocus?: (event: Event) => void;
}

/** Where a layer stands that hangs from its button. */
export interface PlacementProps {
  /** The side of the button that it prefers; it goes to the other where there is no room. @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Which edge of the button it keeps to. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** Gap to the button, in px. @default 4 */
  sideOffset?: number;
  /** Moved along the button, in px. @default 0 */
  alignOffset?: number;
  /** How near it comes to the edge of the window, in px. @default 8 */
  collisionPadding?: number;
}
