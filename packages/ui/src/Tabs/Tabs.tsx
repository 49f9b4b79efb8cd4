import * as Radix from '@radix-ui/react-tabs';
import { styled } from 'styled-components';
import { focusRing, focusRingInside } from '../internal/styles';

const List = styled(Radix.List)`
  display: flex;
  gap: 20px;
  border-block-end: 1px solid var(--gh-color-border-neutral);
  overflow-x: auto;
  scrollbar-width: none;
`;

const Trigger = styled(Radix.Trigger)`
  appearance: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  block-size: 36px;
  margin: 0;
  padding: 2px 0 0;
  border: 0;
  border-block-end: 2px solid transparent;
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
    border-color: var(--gh-color-text-brand);
  }
  &[data-disabled] {
    color: var(--gh-color-text-disabled);
    cursor: not-allowed;
  }
  &:focus-visible {
    ${focusRingInside}
  }
`;

const Content = styled(Radix.Content)`
  padding-block-start: 12px;

  &:focus-visible {
    ${focusRing}
  }
`;

/** Several views of one thing, one at a time. Arrow keys, Home and End move between the names. */
export const Tabs = { Root: Radix.Root, List, Trigger, Content };
