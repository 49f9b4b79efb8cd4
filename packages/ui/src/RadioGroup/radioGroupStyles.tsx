import { styled } from 'styled-components';
import { focusRing } from '../internal/styles';

export const Group = styled.div`
  display: flex;
  flex-direction: column;
  font: var(--gh-text-13);

  &[data-layout='row'] {
    flex-flow: row wrap;
    column-gap: 16px;
  }
  &[data-layout='cards'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
    gap: 8px;
  }
  &[data-layout='cards'] > label {
    padding: 10px 12px;
    border: 1px solid var(--gh-color-border-neutral);
    border-radius: var(--gh-radius-md);
    background: var(--gh-color-surface-panel);
    transition: background-color var(--gh-duration-quick) var(--gh-ease-out);
  }
  &[data-layout='cards']:not([data-read-only]) > label:hover:not(:has(:disabled)) {
    background: var(--gh-color-surface-hover);
  }
  &[data-layout='cards'] > label:has(:checked) {
    border-color: var(--gh-color-border-focus);
    background: var(--gh-color-surface-selected);
  }
  &[data-layout='cards'][data-read-only] > label:has(:checked) {
    border-color: var(--gh-color-border-control);
    background: var(--gh-color-surface-panel);
  }
  &[data-layout='cards'] > label:has(:disabled) {
    border-color: var(--gh-color-border-neutral);
    background: var(--gh-color-surface-sunken);
  }
  &[data-layout='cards'] > label:has(:focus-visible) {
    ${focusRing}
  }
  &[data-layout='cards'] :focus-visible {
    outline: none;
  }
  &[data-layout='cards'][data-invalid] > label {
    border-color: var(--gh-color-icon-critical);
  }
`;

export const Choice = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  min-block-size: 24px;
  min-inline-size: 0;
  padding-block: 2px;
  color: var(--gh-color-text-neutral);
  cursor: pointer;

  > svg,
  > [aria-hidden] {
    order: 1;
    flex: none;
    margin-block: 2px;
    margin-inline-start: auto;
    color: var(--gh-color-text-subtle);
  }
  &:has(:disabled) {
    color: var(--gh-color-text-disabled);
    cursor: not-allowed;
  }
  &:has(:disabled) > :is(svg, [aria-hidden]) {
    color: inherit;
  }
  [data-read-only] > & {
    cursor: default;
  }
  @media (forced-colors: active) {
    &:has(:disabled) {
      color: GrayText;
    }
  }
`;

export const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  [data-layout='cards'] & {
    font-weight: 500;
  }
`;

export const Description = styled.span`
  font: var(--gh-text-12);
  color: var(--gh-color-text-subtle);

  label:has(:disabled) & {
    color: inherit;
  }
`;

export const Dot = styled.input`
  appearance: none;
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  margin: 2px 0;
  border: 1px solid var(--gh-color-border-control);
  border-radius: var(--gh-radius-full);
  background: var(--gh-color-surface-control);
  cursor: inherit;
  transition: background-color var(--gh-duration-quick) var(--gh-ease-out);

  &:checked {
    border-color: var(--gh-color-solid-brand);
    background: var(--gh-color-solid-brand);
  }
  &:checked::before {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border-radius: inherit;
    background: var(--gh-color-on-solid-brand);
  }
  [data-invalid] &:not(:checked, :disabled) {
    border-color: var(--gh-color-icon-critical);
  }
  &:disabled {
    border-color: var(--gh-color-border-neutral);
    background: var(--gh-color-surface-sunken);
  }
  &:disabled::before {
    background: var(--gh-color-text-disabled);
  }
  /* what was chosen is to be read, and no longer to be acted on */
  [data-read-only] &:checked {
    border-color: var(--gh-color-border-control);
    background: var(--gh-color-surface-control);
  }
  [data-read-only] &:checked::before {
    inline-size: 8px;
    block-size: 8px;
    background: var(--gh-color-text-neutral);
  }
  [data-read-only] &:not(:checked) {
    border-color: var(--gh-color-border-neutral);
  }
  &:focus-visible {
    ${focusRing}
  }
  /* 16 px are drawn, 24 px are hit even without words beside it */
  &::after {
    content: '';
    position: absolute;
    inset: -5px;
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      display: none;
    }
  }
`;
