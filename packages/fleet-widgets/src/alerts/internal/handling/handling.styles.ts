import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: 16px;
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: 12px;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;

export const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  box-sizing: border-box;
  min-inline-size: 18px;
  block-size: 18px;
  padding-inline: 4px;
  border: 1px solid color-mix(in srgb, currentcolor 35%, transparent);
  border-radius: var(--gh-radius-xs);
  font: var(--gh-text-12);
  line-height: 16px;
`;

export const Toast = styled.div`
  position: absolute;
  inset-block-end: 48px;
  inset-inline: 12px;
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  max-inline-size: 368px;
  min-block-size: 40px;
  padding-inline: 14px 12px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-panel);
  box-shadow: var(--gh-shadow-popover);
  font: var(--gh-text-13);

  &[data-empty] {
    visibility: hidden;
    pointer-events: none;
  }
`;
