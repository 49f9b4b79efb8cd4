import { styled } from 'styled-components';

export const Keys = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 11px;
  min-block-size: 44px;
  padding: 8px 14px;
  border-block-start: 1px solid var(--gh-color-border-hairline);
  background: var(--gh-color-surface-raised);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);

  > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    white-space: nowrap;
  }
  @media (pointer: coarse) {
    display: none;
  }
  @container gh-widget (width < 768px) {
    display: none;
  }
`;

export const Key = styled.kbd`
  min-inline-size: 18px;
  padding: 0 4px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-xs);
  background: var(--gh-color-surface-sunken);
  color: var(--gh-color-text-neutral);
  font: 500 11px/16px var(--gh-font-sans);
  text-align: center;
`;
