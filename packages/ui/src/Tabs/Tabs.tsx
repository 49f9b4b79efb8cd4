import * as Radix from '@radix-ui/react-tabs';
import { type ComponentProps, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useDirection } from '../internal/direction';
import { focusRing, focusRingInside } from '../internal/styles';

export interface TabsRootProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** Value of the selected tab. Leave it out for uncontrolled tabs. */
  value?: string | undefined;
  /** Initial value of uncontrolled tabs. */
  defaultValue?: string | undefined;
  /** Called with the value of another tab. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether arrow keys select a tab, or only Enter does, for views that load. @default 'automatic' */
  activationMode?: 'automatic' | 'manual' | undefined;
}

export interface TabsTriggerProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** Value of its view. */
  value: string;
}

export interface TabsContentProps extends ComponentProps<'div'> {
  /** Value of its tab. */
  value: string;
  /** Keeps the view in the page while another one is selected: hide it with `[data-state=inactive]`. */
  forceMount?: true | undefined;
}

export function TabsRoot(props: TabsRootProps) {
  return <Radix.Root dir={useDirection()} {...props} />;
}

/** The tabs. If they don't fit, the selected one is scrolled into view. */
export function TabsList(props: ComponentProps<'div'>) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const show = () => {
      const name = list.current?.querySelector('[data-state="active"]');
      name?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    };
    show();
    // Radix exposes the selected tab only in the DOM.
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

/** Several views of the same content, one at a time. Arrow keys, Home and End move between the tabs. */
export const Tabs = { Root: TabsRoot, List: TabsList, Trigger: TabsTrigger, Content: TabsContent };
