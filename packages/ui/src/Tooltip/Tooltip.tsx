import {
  type ComponentProps,
  cloneElement,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { isFocusHandedOver, watchInput } from '../internal/handedFocus';
import { mergeRefs } from '../internal/mergeRefs';
import { lazyPart } from '../lazyPart/lazyPart';
import type { TooltipSide, TriggerHandlers } from './TooltipBubble';

export interface TooltipProps {
  /** The text. Don't put information only here. */
  text: ReactNode;
  /** Preferred side. @default 'top' */
  side?: TooltipSide | undefined;
  /** Delay before it appears, in ms. @default 400 */
  delayMs?: number | undefined;
  /** A press shows it, too, for touch screens. Only for elements where a press has no other effect. @default false */
  pressable?: boolean | undefined;
  /** The described element. It must be focusable and accept a ref and element props. */
  children: ReactElement<ComponentProps<'button'>>;
}

const DELAY_MS = 400;

/** Controls have a name and text without it, so nothing replaces code that a deployment removed. */
const Nothing = () => null;

const TooltipBubble = lazyPart(() => import('./TooltipBubble').then((part) => part.TooltipBubble), {
  whenGone: Nothing,
});

/**
 * A short explanation on hover and keyboard focus; Escape hides it. It doesn't appear when a closing dialog returns the
 * focus. If it is open because of the pointer, Escape also reaches the layer below. Its positioning code loads when the
 * pointer or the focus first reaches the element.
 */
export function Tooltip({ text, side = 'top', delayMs = DELAY_MS, pressable = false, children }: TooltipProps) {
  const [shownBy, setShownBy] = useState<'focus' | 'pointer'>();
  const [wanted, setWanted] = useState(false);
  const [describedBy, setDescribedBy] = useState<string>();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const handlers = useRef<TriggerHandlers>({});
  const lastMove = useRef<PointerEvent<HTMLButtonElement>>(undefined);
  /** Pressed since the pointer entered: moves no longer show the tooltip, even if the bubble loads after the press. */
  const isPressed = useRef(false);
  useEffect(watchInput, []);
  const byPointer = shownBy === 'pointer';
  useEffect(() => {
    if (!byPointer) return;
    // On the window and synchronous, because overlays check on the document whether they are the topmost layer.
    const hide = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') flushSync(() => setShownBy(undefined));
    };
    window.addEventListener('keydown', hide, { capture: true });
    return () => window.removeEventListener('keydown', hide, { capture: true });
  }, [byPointer]);
  const own = children.props;
  const ref = useMemo(() => mergeRefs(own.ref, setElement), [own.ref]);
  const trigger = cloneElement(children, {
    ref,
    'aria-describedby': [own['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined,
    onPointerMove: (event) => {
      own.onPointerMove?.(event);
      if (isPressed.current) return;
      lastMove.current = event;
      if (event.pointerType !== 'touch') setWanted(true);
      handlers.current.onPointerMove?.(event);
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      isPressed.current = false;
      lastMove.current = undefined;
      handlers.current.onPointerLeave?.(event);
    },
    onPointerDown: (event) => {
      own.onPointerDown?.(event);
      isPressed.current = true;
      lastMove.current = undefined;
      setShownBy(undefined);
      handlers.current.onPointerDown?.(event);
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      if (isFocusHandedOver()) return;
      setWanted(true);
      setShownBy('focus');
      handlers.current.onFocus?.(event);
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      setShownBy(undefined);
      handlers.current.onBlur?.(event);
    },
    onClick: (event) => {
      own.onClick?.(event);
      setShownBy(pressable ? 'pointer' : undefined);
      if (pressable) setWanted(true);
      else handlers.current.onClick?.(event);
    },
  });
  return (
    <>
      {trigger}
      {wanted && element && (
        <Suspense fallback={null}>
          <TooltipBubble
            text={text}
            side={side}
            delayMs={delayMs}
            trigger={element}
            open={shownBy !== undefined}
            passesEscape={byPointer}
            onOpenChange={(open) => setShownBy((now) => (open ? (now ?? 'pointer') : undefined))}
            onHandlers={(next) => {
              const isFirst = !handlers.current.onPointerMove;
              handlers.current = next;
              if (isFirst && lastMove.current) next.onPointerMove?.(lastMove.current);
            }}
            onDescribe={setDescribedBy}
          />
        </Suspense>
      )}
    </>
  );
}
