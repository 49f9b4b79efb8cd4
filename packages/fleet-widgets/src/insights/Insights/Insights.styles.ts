import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  overflow: auto;
  background: var(--gh-color-surface-page);
  color: var(--gh-color-text-neutral);
`;

export const Toolbar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 8px var(--gh-layout-gutter);
  border-block-end: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-panel);
  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
`;

export const Filters = styled.div`
  display: flex;
  flex: 1 1 320px;
  gap: 8px;
  justify-content: flex-end;
  min-inline-size: 0;
  > * {
    flex: 0 1 200px;
    min-inline-size: 0;
  }
`;

export const Count = styled.p`
  flex: none;
  margin: 0;
  padding: 8px var(--gh-layout-gutter) 0;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
`;

export const Panels = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  padding: 12px var(--gh-layout-gutter) 16px;
  @container gh-widget (width < 1200px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container gh-widget (width < 768px) {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: 16px;
  }
`;

export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-inline-size: 0;
  min-block-size: 320px;
  padding: 12px 14px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-panel);
`;

export const PanelHead = styled.header`
  display: flex;
  gap: 8px;
  align-items: center;
  h2 {
    flex: none;
    margin: 0;
    font: 600 14px / 20px var(--gh-font-sans);
  }
  > span {
    flex: 1;
    overflow: hidden;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Figure = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  align-items: baseline;
  margin: 0;
  font-variant-numeric: tabular-nums;
  > strong {
    font: 600 24px / 30px var(--gh-font-sans);
  }
  > span {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
`;

export const Foot = styled.div`
  margin-block-start: auto;
`;

export const Scroller = styled.div`
  overflow: auto;
  min-inline-size: 0;
`;

/** A number that opens a list; a digit alone is narrower than a target. */
export const Linked = styled.span`
  > button {
    justify-content: flex-end;
    min-inline-size: 24px;
  }
`;

export const Muted = styled.td`
  && {
    color: var(--gh-color-text-muted);
  }
`;

export const Name = styled.span`
  display: block;
  overflow: hidden;
  max-inline-size: 160px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The bar of the period with a tick for the other one. */
export const Bar = styled.span`
  position: relative;
  display: block;
  block-size: 8px;
  min-inline-size: 60px;
  border-radius: 2px;
  background: var(--gh-color-surface-sunken);
  > span {
    display: block;
    block-size: 100%;
    border-radius: 2px;
    background: var(--gh-viz-blue);
  }
  > i {
    position: absolute;
    inset-block: -3px;
    border-inline-start: 2px solid var(--gh-color-text-neutral);
  }
`;

export const Earlier = styled.span`
  display: block;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

export const Code = styled.span`
  font-family: var(--gh-font-mono);
`;
