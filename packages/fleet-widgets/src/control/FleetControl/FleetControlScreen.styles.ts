import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: var(--gh-color-surface-canvas);
`;

export const Freshness = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;
  @container gh-widget (width < 768px) {
    flex: 1 0 100%;
  }
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 12px;
  min-block-size: 0;
  padding: 16px var(--gh-layout-gutter) 20px;
  overflow: auto;
  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
`;

export const Main = styled.div`
  display: grid;
  flex: 1 0 420px;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  max-block-size: 620px;
  @container gh-widget (width >= 768px) {
    &[data-side] {
      grid-template-columns: minmax(0, 1fr) minmax(280px, 34%);
    }
  }
  @container gh-widget (width < 768px) {
    flex: none;
    max-block-size: none;
  }
`;

export const Side = styled.div`
  min-block-size: 420px;
  min-inline-size: 0;
  block-size: 100%;
  @container gh-widget (width >= 768px) {
    [data-side] > & {
      grid-column: 2;
      grid-row: 1;
    }
  }
  @container gh-widget (width < 768px) {
    block-size: 420px;
  }
`;

export const MapSide = styled.div`
  position: relative;
  min-block-size: 320px;
  min-inline-size: 0;
  overflow: hidden;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  [data-side] > & {
    grid-row: 1;
    grid-column: 1;
  }
  @container gh-widget (width < 768px) {
    block-size: 320px;
    [data-side] > & {
      grid-row: 2;
    }
  }
`;

export const OpenTracking = styled.div`
  position: absolute;
  inset-block-end: 12px;
  inset-inline-start: 12px;
  @container gh-widget (width < 768px) {
    inset-block: 12px auto;
    inset-inline: auto 12px;
  }

  & > a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 32px;
    padding-inline: 12px;
    border-radius: var(--gh-radius-md);
    background: var(--gh-color-surface-raised);
    box-shadow: var(--gh-shadow-2);
    color: var(--gh-color-text-neutral);
    font: 500 13px/20px var(--gh-font-sans);
    text-decoration: none;
  }
  & > a:hover {
    background: var(--gh-color-surface-hover);
  }
  & > a:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 2px;
  }
`;

export const Panels = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: 12px;
`;

export const Stack = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
`;

export const Waiting = styled.div`
  display: grid;
  gap: 16px;
  padding: 14px;
`;
