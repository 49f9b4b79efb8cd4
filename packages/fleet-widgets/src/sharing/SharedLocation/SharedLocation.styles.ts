import { WidgetBox } from '@gladhand/ui';
import { styled } from 'styled-components';

export const Box = styled(WidgetBox)`
  block-size: 100%;
`;

export const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(220px, 1fr) auto;
  block-size: 100%;
  min-block-size: 0;
  overflow: auto;
  background: var(--gh-color-surface-panel);
  color: var(--gh-color-text-neutral);
  @container gh-widget (width >= 768px) {
    grid-template-columns: 360px minmax(0, 1fr);
    grid-template-rows: auto minmax(0, 1fr);
    overflow: hidden;
  }
`;

export const Head = styled.header`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: 12px;
  min-block-size: 52px;
  padding-inline: 16px;
  border-block-end: 1px solid var(--gh-color-border-neutral);
  > h1 {
    margin: 0;
    padding-inline-start: 12px;
    border-inline-start: 1px solid var(--gh-color-border-neutral);
    font: 600 15px/24px var(--gh-font-sans);
  }
`;

export const Middle = styled.div`
  display: grid;
  grid-column: 1 / -1;
  place-items: center;
  padding: 24px;
`;

export const MapPlace = styled.div`
  position: relative;
  min-block-size: 220px;
  background: var(--gh-map-water);
  @container gh-widget (width >= 768px) {
    grid-column: 2;
    grid-row: 2;
  }
`;

export const Side = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  border-block-start: 1px solid var(--gh-color-border-neutral);
  @container gh-widget (width >= 768px) {
    grid-column: 1;
    grid-row: 2;
    overflow: auto;
    border-block-start: 0;
    border-inline-end: 1px solid var(--gh-color-border-neutral);
  }
`;

export const Cards = styled.ul`
  flex: 1;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Card = styled.li`
  display: grid;
  gap: 2px;
  padding: 12px 16px;
  border-block-end: 1px solid var(--gh-color-border-hairline);
  &[data-chosen] {
    background: var(--gh-color-surface-selected);
  }
  > p {
    margin: 0;
    font: var(--gh-text-12);
    font-variant-numeric: tabular-nums;
    color: var(--gh-color-text-muted);
  }
  time {
    font: inherit;
    color: inherit;
  }
`;

export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  > h2,
  > button {
    margin: 0;
    font: 600 16px/24px var(--gh-font-sans);
    overflow-wrap: anywhere;
  }
  > button {
    all: unset;
    box-sizing: border-box;
    min-block-size: 24px;
    border-radius: var(--gh-radius-sm);
    font: 600 16px/24px var(--gh-font-sans);
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  > button:hover {
    text-decoration: underline;
  }
  > button:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 2px;
  }
`;

/** Coordinates that can be copied. */
export const Coordinates = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 4px;
`;

export const Place = styled.strong`
  font: 500 14px/20px var(--gh-font-sans);
`;

export const Waiting = styled.div`
  display: grid;
  gap: 8px;
  padding: 16px;
`;

export const Foot = styled.p`
  margin: 0;
  padding: 12px 16px;
  font: var(--gh-text-12);
  color: var(--gh-color-text-muted);
`;
