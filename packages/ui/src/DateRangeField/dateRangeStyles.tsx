import { styled } from 'styled-components';
import { FieldBox } from '../Field/FieldBox';
import { chosenInSystemColors, focusRingInside, plainButton } from '../internal/styles';
import { Popover } from '../Popover/Popover';

export const Opener = styled(FieldBox)`
  && {
    appearance: none;
    inline-size: 100%;
    margin: 0;
    text-align: start;
    cursor: pointer;
  }
  &&[data-disabled] {
    cursor: not-allowed;
  }
`;

export const Written = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  font-variant-numeric: tabular-nums;

  &[data-empty] {
    color: var(--gh-color-text-subtle);
  }
`;

export const Sheet = styled(Popover.Content)`
  && {
    display: flex;
    gap: 16px;
    /* Two months are wider than the usual limit for popovers. */
    max-inline-size: var(--radix-popover-content-available-width);
    padding: 12px;
  }
  @media (max-width: 520px) {
    && {
      flex-direction: column;
      gap: 10px;
    }
  }
`;

export const Presets = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1px;
  flex: none;
  min-inline-size: 124px;
  padding-inline-end: 12px;
  border-inline-end: 1px solid var(--gh-color-border-hairline);

  > button {
    ${plainButton}
    min-block-size: 30px;
    padding: 0 8px;
    border-radius: 4px;
  }
  > button:hover {
    background: var(--gh-color-surface-hover);
  }
  > button[aria-pressed='true'] {
    background: var(--gh-color-surface-selected);
    color: var(--gh-color-text-brand);
    font-weight: 500;
  }
  > button:focus-visible {
    ${focusRingInside}
  }
  @media (forced-colors: active) {
    > button[aria-pressed='true'] {
      ${chosenInSystemColors}
    }
  }
  @media (max-width: 520px) {
    flex-flow: row wrap;
    padding: 0 0 10px;
    border-inline-end: 0;
    border-block-end: 1px solid var(--gh-color-border-hairline);
  }
`;
