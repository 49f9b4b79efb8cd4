import { styled } from 'styled-components';
import { chosenInSystemColors, focusRingInside } from '../internal/styles';

export const Rail = styled.nav`
  display: flex;
  flex-direction: column;
  flex: none;
  inline-size: var(--gh-layout-rail);
  block-size: 100%;
  padding: 0 8px 8px;
  overflow-y: auto;
  border-inline-end: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-rail);

  &[data-min] {
    inline-size: var(--gh-layout-rail-min);
    padding-inline: 7px;
  }
`;

export const Brand = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  block-size: var(--gh-layout-top);
  padding: 0 8px;

  [data-min] > & {
    justify-content: center;
    padding: 0;
  }
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-end] {
    margin-block-start: auto;
    padding-block-start: 8px;
  }
`;

export const Entry = styled.li`
  margin-block-end: 1px;

  > button {
    appearance: none;
    inline-size: 100%;
    border: 0;
    background: none;
    cursor: pointer;
  }
  > :is(a, button) {
    position: relative;
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 32px;
    padding: 5px 9px;
    border-radius: var(--gh-radius-sm);
    color: var(--gh-color-text-muted);
    font: 500 13px/20px var(--gh-font-sans);
    text-decoration: none;
  }
  > :is(a, button) > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > :is(a, button):hover {
    background: var(--gh-color-surface-hover);
  }
  > a[aria-current='page'] {
    background: var(--gh-color-surface-selected);
    color: var(--gh-color-text-brand);
  }
  > :is(a, button):focus-visible {
    ${focusRingInside}
  }
  [data-min] & {
    margin-block-end: 2px;
  }
  [data-min] & > :is(a, button) {
    justify-content: center;
    inline-size: 36px;
    block-size: 36px;
    padding: 0;
  }
  @media (forced-colors: active) {
    > a[aria-current='page'] {
      ${chosenInSystemColors}
    }
  }
`;

export const Count = styled.span`
  && {
    flex: none;
  }
  margin-inline-start: auto;
  color: var(--gh-color-text-critical);
  font: var(--gh-text-11);
  font-variant-numeric: tabular-nums;
`;

export const Dot = styled.span`
  position: absolute;
  inset-block-start: 5px;
  inset-inline-end: 5px;
  inline-size: 6px;
  block-size: 6px;
  border-radius: var(--gh-radius-full);
  background: var(--gh-color-solid-critical);
  box-shadow: 0 0 0 2px var(--gh-color-surface-rail);
`;

export const Rule = styled.hr`
  inline-size: calc(100% - 16px);
  block-size: 1px;
  margin: 8px;
  border: 0;
  background: var(--gh-color-border-neutral);
`;

export const Footer = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  padding: 4px 6px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);

  overflow-wrap: anywhere;

  [data-min] > & {
    flex-direction: column;
    gap: 2px;
    padding-inline: 0;
  }
`;
