import type { ReactNode } from 'react';

/** Open state of an overlay, named as in Radix. */
export interface OpenProps {
  /** Whether it is open. Leave it out for an uncontrolled overlay. */
  open?: boolean | undefined;
  /** Whether an uncontrolled overlay is open initially. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the user opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The trigger and the content. */
  children?: ReactNode;
}

/** Components that can pass their behavior to another element. */
export interface AsChildProps {
  /**
   * Passes behavior and attributes to its only child, e.g. a `Button`, instead of rendering an element. @default false
   */
  asChild?: boolean | undefined;
}

/** A press or focus change outside of an open layer. */
export type OutsideEvent = CustomEvent<{ originalEvent: PointerEvent | FocusEvent }>;

/** Props of a layer above the page. */
export interface LayerProps {
  /** Called on Escape; `preventDefault` keeps it open. */
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** Called on a press or focus outside; `preventDefault` keeps it open. */
  onInteractOutside?: ((event: OutsideEvent) => void) | undefined;
  /** Called when it closes and returns the focus; `preventDefault` leaves the focus where it is. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** A layer that focuses its first control. */
export interface FocusLayerProps extends LayerProps {
  /** Called when it opens; to focus something else, call `preventDefault`. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
}

/** Placement of a layer relative to its button. */
export interface PlacementProps {
  /** Preferred side of the button; the opposite one is used if there is no space. @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Alignment with the edges of the button. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Gap to the button, in px. @default 4 */
  sideOffset?: number | undefined;
  /** Offset along the button, in px. @default 0 */
  alignOffset?: number | undefined;
  /** Minimum distance from the edge of the window, in px. @default 8 */
  collisionPadding?: number | undefined;
}
