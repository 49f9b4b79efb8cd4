import type { ComponentProps, FunctionComponent } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../internal/styles';

/**
 * The bordered box of a control with `data-size`, `data-invalid` and `data-disabled`. Boxes that grow with their
 * content read height and padding from `--gh-field-height` and `--gh-field-padding`.
 */
export const FieldBox: FunctionComponent<ComponentProps<'div'>> = styled.div`
  --gh-field-height: 32px;
  --gh-field-padding: 10px;
  position: relative;
  display: flex;
  align-items: center;
  gap: 7px;
  min-inline-size: 0;
  block-size: var(--gh-field-height);
  padding: 0 var(--gh-field-padding);
  border: 1px solid var(--gh-color-border-control);
  border-radius: var(--gh-radius-sm);
  background: var(--gh-color-surface-control);
  color: var(--gh-color-text-neutral);
  font: var(--gh-text-13);
  white-space: nowrap;
  cursor: text;

  &[data-size='xsmall'] {
    --gh-field-height: 19px;
    --gh-field-padding: 5px;
    gap: 3px;
    border-radius: var(--gh-radius-xs);
    font: 500 11px/16px var(--gh-font-sans);
  }
  &[data-size='medium'] {
    --gh-field-height: 44px;
    --gh-field-padding: 12px;
    font-size: 14px;
  }
  &[data-size='large'] {
    --gh-field-height: 56px;
    --gh-field-padding: 16px;
    border-radius: var(--gh-radius-md);
    font-size: 16px;
    line-height: 24px;
  }
  &[data-soft] {
    border-color: var(--gh-color-border-neutral);
  }
  /* A read-only field can be read and copied, but must not look editable. */
  &:has(> :is(input, textarea)[readonly]:not([role='combobox'])),
  &:has([aria-readonly='true']) {
    border-color: var(--gh-color-border-neutral);
    background: transparent;
    cursor: default;
  }
  &[data-invalid] {
    border-color: var(--gh-color-icon-critical);
    box-shadow: 0 0 0 1px var(--gh-color-icon-critical);
  }
  &[data-disabled] {
    background: var(--gh-color-surface-sunken);
    border-color: var(--gh-color-border-neutral);
    color: var(--gh-color-text-disabled);
    cursor: not-allowed;
  }
  &:has(:is(input, textarea):focus),
  &:has([role='combobox']:focus-visible),
  &:focus-visible {
    ${focusRing}
  }
  /* 19 px is drawn, 24 px is hit */
  &[data-size='xsmall']::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block: -4px;
  }
  &[data-size='xsmall'] > * {
    position: relative;
  }

  > :is(input:not([type='hidden']), textarea) {
    appearance: none;
    flex: 1;
    inline-size: 100%;
    min-inline-size: 0;
    block-size: 100%;
    margin: 0;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    text-overflow: ellipsis;
  }
  > :is(input, textarea)::placeholder {
    color: var(--gh-color-text-subtle);
    opacity: 1;
  }
  > :is(input, textarea)[readonly] {
    cursor: default;
  }
  > :is(input, textarea):disabled {
    cursor: not-allowed;
  }
  > input::-webkit-search-cancel-button {
    display: none;
  }
  @media (forced-colors: active) {
    &[data-invalid] {
      border-width: 2px;
    }
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** Icon, unit or short text inside the box, before or after the text. */
export const FieldAffix: FunctionComponent<ComponentProps<'span'>> = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  color: var(--gh-color-text-subtle);
`;
