import { styled } from 'styled-components';
import { choiceCircle, chosenBox, dot } from '../internal/choiceStyles';
import { focusRing, ownLabel } from '../internal/styles';

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
  ${ownLabel}
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
  ${choiceCircle}
  appearance: none;
  margin: 2px 0;
  cursor: inherit;
  transition: background-color var(--gh-duration-quick) var(--gh-ease-out);

  &:checked {
    ${chosenBox}
  }
  &:checked::before {
    ${dot}
  }
  [data-invalid] &:not(:checked, :disabled) {
    border-color: var(--gh-color-icon-critical);
  }
  &:disabled {
    border-color: var(--gh-color-border-neutral);
    background: var(--gh-color-surface-sunken);
  }
  &:disabled::before {
    border-color: var(--gh-color-text-disabled);
  }
  /* A read-only choice stays legible but doesn't look interactive. */
  [data-read-only] &:checked {
    border-color: var(--gh-color-border-control);
    background: var(--gh-color-surface-control);
  }
  [data-read-only] &:checked::before {
    border-color: var(--gh-color-text-neutral);
    border-width: 4px;
  }
  [data-read-only] &:not(:checked) {
    border-color: var(--gh-color-border-neutral);
  }
  &:focus-visible {
    ${focusRing}
  }
  /* Extends the pointer target from 16 to 26 px, for radios without a visible label. */
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
