import * as Radix from '@radix-ui/react-dropdown-menu';
import { css, styled } from 'styled-components';
import { choiceBox, choiceCircle, chosenBox, dash, dot, tick } from '../internal/choiceStyles';
import { floating, optionRow } from '../internal/floating';

export const Sheet = styled(Radix.Content)`
  ${floating}
  min-inline-size: 180px;
  max-inline-size: min(360px, var(--radix-dropdown-menu-content-available-width));
  max-block-size: var(--radix-dropdown-menu-content-available-height);
  padding: 4px;
  overflow-y: auto;
`;

const row = css`
  ${optionRow}

  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > span > span[aria-hidden] {
    margin-inline-end: 4px;
    vertical-align: -2px;
  }
  > span[aria-hidden] {
    color: var(--gh-color-text-muted);
  }
  &[data-highlighted] {
    background: var(--gh-color-surface-hover);
  }
  &[data-disabled] {
    color: var(--gh-color-text-disabled);
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &[data-disabled],
    &[data-tone][data-disabled] {
      color: GrayText;
    }
  }
`;

export const Row = styled(Radix.Item)`
  ${row}

  &[data-tone='critical'] {
    color: var(--gh-color-text-critical);
  }
  &[data-tone='critical'] > span[aria-hidden] {
    color: inherit;
  }
  &[data-tone='critical'][data-disabled] {
    color: var(--gh-color-text-disabled);
  }
`;

export const CheckRow = styled(Radix.CheckboxItem)`
  ${row}
`;

export const RadioRow = styled(Radix.RadioItem)`
  ${row}
`;

export const Tick = styled.span`
  ${choiceBox}

  [data-state='checked'] > &,
  [data-state='indeterminate'] > & {
    ${chosenBox}
  }
  [data-state='checked'] > &::after {
    ${tick}
  }
  [data-state='indeterminate'] > &::after {
    ${dash}
  }
`;

export const Dot = styled.span`
  ${choiceCircle}

  [data-state='checked'] > & {
    ${chosenBox}
  }
  [data-state='checked'] > &::after {
    ${dot}
  }
`;

export const Shortcut = styled.span`
  flex: none;
  margin-inline-start: auto;
  padding-inline-start: 8px;
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;
  color: var(--gh-color-text-subtle);
`;

export const Heading = styled(Radix.Label)`
  padding: 6px 8px 2px;
  font: var(--gh-text-11);
  color: var(--gh-color-text-subtle);
  overflow-wrap: anywhere;
`;

export const Rule = styled(Radix.Separator)`
  block-size: 1px;
  margin: 4px -4px;
  background: var(--gh-color-border-neutral);

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
