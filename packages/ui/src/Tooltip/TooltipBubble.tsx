import * as RadixTooltip from '@radix-ui/react-tooltip';
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
} from 'react';
import { styled } from 'styled-components';
import { isRtl } from '../internal/direction';
import { ScopeHostContext } from '../ThemeScope/portalHost';

/** Preferred side. The inline sides follow the text direction. */
export type TooltipSide = 'top' | 'bottom' | 'inline-start' | 'inline-end';

/** Trigger events that are passed on once the bubble has loaded. */
export type TriggerHandlers = Pick<
  ComponentProps<'button'>,
  'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onClick'
>;

interface TooltipBubbleProps {
  text: ReactNode;
  side: TooltipSide;
  delayMs: number;
  /** The element of the tooltip. */
  trigger: HTMLElement;
  open: boolean;
  /** Escape hides it and also reaches the layer below. */
  passesEscape: boolean;
  onOpenChange: (open: boolean) => void;
  /** Receives the event handlers for the trigger on every render. */
  onHandlers: (handlers: TriggerHandlers) => void;
  /** Receives the id for the trigger's `aria-describedby` while it is open. */
  onDescribe: (id: string | undefined) => void;
}

/** The bubble of a `Tooltip`, for a trigger that is already on the page. */
export function TooltipBubble(props: TooltipBubbleProps) {
  const { text, side, delayMs, trigger, open, passesEscape, onOpenChange, onHandlers, onDescribe } = props;
  // Outside of a dialog: a dialog takes the focus back when an element inside disappears while the focus moves.
  const host = useContext(ScopeHostContext);
  return (
    <RadixTooltip.Provider delayDuration={delayMs}>
      <RadixTooltip.Root open={open} onOpenChange={onOpenChange}>
        <RadixTooltip.Trigger asChild>
          <TriggerProxy element={trigger} onHandlers={onHandlers} onDescribe={onDescribe} />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={host}>
          <Bubble
            side={physicalSide(side, host)}
            sideOffset={6}
            collisionPadding={8}
            data-passes-escape={passesEscape || undefined}
          >
            {text}
          </Bubble>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

interface TriggerProxyProps extends TriggerHandlers {
  element: HTMLElement;
  onHandlers: TooltipBubbleProps['onHandlers'];
  onDescribe: TooltipBubbleProps['onDescribe'];
  'aria-describedby'?: string;
  ref?: Ref<HTMLElement>;
}

/** Renders nothing. Passes the element on the page to Radix, and Radix's props to the element. */
function TriggerProxy({ element, onHandlers, onDescribe, ref, ...radix }: TriggerProxyProps) {
  const describedBy = radix['aria-describedby'];
  useImperativeHandle(ref, () => element, [element]);
  useLayoutEffect(() => onHandlers(radix));
  useEffect(() => {
    onDescribe(describedBy);
    return () => onDescribe(undefined);
  }, [describedBy, onDescribe]);
  return null;
}

/** Popper only knows physical sides, so the text direction determines the side. */
function physicalSide(side: TooltipSide, host: HTMLElement | null) {
  if (side === 'top' || side === 'bottom') return side;
  return (side === 'inline-start') === isRtl(host) ? 'right' : 'left';
}

const Bubble = styled(RadixTooltip.Content)`
  z-index: 60;
  max-inline-size: min(280px, var(--radix-tooltip-content-available-width));
  padding: 4px 8px;
  border-radius: var(--gh-radius-xs);
  background: var(--gh-color-surface-inverse);
  color: var(--gh-color-text-inverse);
  font: var(--gh-text-12);
  overflow-wrap: anywhere;

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
