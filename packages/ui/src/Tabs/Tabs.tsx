import * as Radix from '@radix-ui/react-tabs';
import { type ComponentProps, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useDirection } from '../internal/direction';
import { focusRing, focusRingInside } from '../internal/styles';

export interface TabsRootProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** Which view is shown. Leave it out and the tabs mind themselves. */
  value?: string;
  /** Which view is shown at first, when `value` is left out. */
  defaultValue?: string;
  /** Another view was chosen. */
  onValueChange?: (value: string) => void;
  /** Whether an arrow key shows a view, or only Enter does, for views that load. @default 'automatic' */
  activationMode?: 'automatic' | 'manual';
}

export interface TabsTriggerProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** The view that it shows. */
  value: string;
}

export interface TabsContentProps extends ComponentProps<'div'> {
  /** The view that it is. */
  value: string;
  /** Stays in the page while another one is shown: hide it yourself by `[data-state=inactive]`. */
  forceMount?: true;
}

export function TabsRoot(props: TabsRootProps) {
  return <Radix.Root dir={useDirection()} {...props} />;
}

/** The names; where they are more than fit, the chosen one is brought into sight. */
export function TabsList(props: ComponentProps<'div'>) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const show = () => {
      const name = list.current?.querySelector('[data-state="active"]');
      name?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    };
    show();
    // Radix tells nobody which one is chosen but the page itself
    const changes = new MutationObserver(show);
    if (list.current) changes.observe(list.current, { subtree: true, attributeFilter: ['data-state'] });
    return () => changes.disconnect();
  }, []);

  return <Names ref={list} {...props} />;
}

export function TabsTrigger(props: TabsTriggerProps) {
  return <Name {...props} />;
}

export function TabsContent(props: TabsContentProps) {
  return <View {...props} />;
}

const Names = styled(Radix.List)`
  display: flex;
  gap: 12px;
  border-block-end: 1px solid var(--gh-color-border-neutral);
  overflow-x: auto;
  scrollbar-width: none;
`;

const Name = styled(Radix.Trigger)`
  appearance: none;
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  block-size: 36px;
  margin: 0;
  padding: 0 4px;
  border: 0;
  background: none;
  color: var(--gh-color-text-muted);
  font: 500 13px/20px var(--gh-font-sans);
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: var(--gh-color-text-neutral);
  }
  &[data-state='active'] {
    color: var(--gh-color-text-neutral);
  }
  &[data-state='active']::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    border-block-end: 2px solid var(--gh-color-text-brand);
  }
  &[data-disabled] {
    color: var(--gh-color-text-disabled);
    cursor: not-allowed;
  }
  &:focus-visible {
    ${focusRingInside}
    border-radius: var(--gh-radius-xs);
  }
  @media (forced-colors: active) {
    &[data-state='active']::after {
      border-color: Highlight;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

const View = styled(Radix.Content)`
  padding-block-start: 12px;

  &:focus-visible {
    ${focusRing}
  }
`;

/** Several views of one thing, one at a time. Arrow keys, Home and End move between the names. */
export const Tabs = { Root: TabsRoot, List: TabsList, Trigger: TabsTrigger, Content: TabsContent };
