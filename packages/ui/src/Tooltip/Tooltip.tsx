import * as RadixTooltip from '@radix-ui/react-tooltip';
import { type ReactElement, type ReactNode, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { isRtl } from '../internal/direction';
import { isFocusHandedOver, watchInput } from '../internal/handedFocus';
import { ScopeHostContext } from '../ThemeScope/portalHost';

export interface TooltipProps {
  /** What it says. Never the only place of a fact. */
  text: ReactNode;
  /** On which side it prefers to stand. @default 'top' */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  /** Rest before it appears, in ms. @default 400 */
  delayMs?: number;
  /** A press shows it too, for touch screens. For what does nothing else when it is pressed. @default false */
  pressable?: boolean;
  /** The one element it belongs to; it must take a ref and can be focused. */
  children: ReactElement;
}

const DELAY_MS = 400;

/**
 * A short explanation on hover and where the keyboard goes; Escape hides it. Focus that a closing dialog gives back
 * does not show it, and an Escape that meets one under a resting pointer also does what it was pressed for.
 */
export function Tooltip({ text, side = 'top', delayMs = DELAY_MS, pressable = false, children }: TooltipProps) {
  const [shownBy, setShownBy] = useState<'focus' | 'pointer'>();
  useEffect(watchInput, []);
  const byPointer = shownBy === 'pointer';
  useEffect(() => {
    if (!byPointer) return;
    // At the window, and at once: what lies beneath asks at the document whether it is the uppermost layer.
    const hide = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') flushSync(() => setShownBy(undefined));
    };
    window.addEventListener('keydown', hide, { capture: true });
    return () => window.removeEventListener('keydown', hide, { capture: true });
  }, [byPointer]);
  // Not into a dialog: that takes the focus to itself whenever something goes out of it while the focus is on its way.
  const host = useContext(ScopeHostContext);
  return (
    <RadixTooltip.Provider delayDuration={delayMs}>
      <RadixTooltip.Root
        open={shownBy !== undefined}
        onOpenChange={(open) => setShownBy((now) => (open ? (now ?? 'pointer') : undefined))}
      >
        <RadixTooltip.Trigger
          asChild
          onFocus={(event) => {
            // Radix would show it
            if (isFocusHandedOver()) event.preventDefault();
            else setShownBy('focus');
          }}
          onClick={(event) => {
            if (!pressable) return;
            // Radix would close it
            event.preventDefault();
            setShownBy('pointer');
          }}
        >
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={host}>
          <Bubble
            side={physicalSide(side, host)}
            sideOffset={6}
            collisionPadding={8}
            data-passes-escape={byPointer || undefined}
          >
            {text}
          </Bubble>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

/** Popper knows physical sides only; the writing direction decides which one is meant. */
function physicalSide(side: NonNullable<TooltipProps['side']>, host: HTMLElement | null) {
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
