import { styled } from 'styled-components';

export const LIST_PX = 320;

export const Frame = styled.div`
  position: relative;
  block-size: 100%;
`;

/** Over the map, at its end. Empty parts let pointer events through to the map. */
export const Over = styled.div`
  position: absolute;
  inset-block: 12px 26px;
  inset-inline-end: 12px;
  display: flex;
  flex-direction: column;
  align-items: end;
  gap: 8px;
  inline-size: min(${LIST_PX - 12}px, calc(100% - 72px));
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 4px 4px 4px 12px;
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-raised);
  box-shadow: var(--gh-shadow-2);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;
`;

export const List = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  inline-size: 100%;
  min-block-size: 0;
  overflow: hidden;
  border-radius: var(--gh-radius-lg);
  background: var(--gh-color-surface-raised);
  box-shadow: var(--gh-shadow-2);
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  padding: 6px 6px 6px 14px;
  font-weight: 600;
`;
