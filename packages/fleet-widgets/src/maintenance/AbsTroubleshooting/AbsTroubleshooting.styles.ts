import { styled } from 'styled-components';
import { FullVinForm } from '../../internal/pickers/FullVinForm';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  overflow: auto;
  background: var(--gh-color-surface-page);
  color: var(--gh-color-text-neutral);
`;

export const Pickers = styled.div`
  inline-size: 360px;
  @container gh-widget (width < 520px) {
    inline-size: 100%;
  }
`;

export const FullVin = styled(FullVinForm)`
  display: flex;
  gap: 8px;
  align-items: end;
`;

export const Waiting = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px;
`;

export const Filters = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 8px 20px;
  border-block-end: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-panel);
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 12px;
  align-items: start;
  padding: 12px 20px;
  @container gh-widget (width < 1000px) {
    grid-template-columns: minmax(0, 1fr);
    padding: 12px;
  }
`;

/** In one column the card of the selected fault comes before the records, which may be many. */
export const Main = styled.div`
  display: grid;
  gap: 12px;
  min-inline-size: 0;
  @container gh-widget (width < 1000px) {
    display: contents;

    > section + section {
      order: 1;
    }
  }
`;

export const Part = styled.section`
  min-inline-size: 0;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-panel);

  > h2,
  h2 {
    margin: 0;
    padding: 12px 16px 8px;
    font: 600 14px/20px var(--gh-font-sans);
  }
`;

export const PartHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: baseline;
  padding-inline-end: 16px;

  > h2 {
    padding-inline-end: 0;
  }
  > span {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-13);
  }
`;

const LANE_COLUMNS = 'minmax(0, 240px) minmax(0, 1fr)';

export const Lanes = styled.div`
  padding-block-end: 8px;

  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    border-block-start: 1px solid var(--gh-color-border-hairline);
  }
`;

export const Lane = styled.button`
  display: grid;
  grid-template-columns: ${LANE_COLUMNS};
  gap: 12px;
  align-items: center;
  inline-size: 100%;
  min-block-size: 40px;
  padding: 4px 16px;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--gh-color-surface-hover);
  }
  &[aria-pressed='true'] {
    background: var(--gh-color-surface-selected);
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -2px;
  }
  @container gh-widget (width < 640px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
  }
`;

export const LaneName = styled.span`
  display: grid;
  font: var(--gh-text-13);
  overflow-wrap: anywhere;

  > small {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
`;

/** Bars of an active fault are filled; those of cleared ones are outlined. */
export const Track = styled.span`
  position: relative;
  display: block;
  block-size: 14px;
  border-block-end: 1px solid var(--gh-color-border-hairline);

  > i {
    position: absolute;
    inset-block: 1px 2px;
    min-inline-size: 4px;
    border: 1px solid var(--gh-color-text-muted);
    border-radius: 3px;
    background: var(--gh-color-surface-neutral);
  }
  > i[data-active] {
    border-color: var(--gh-color-solid-caution);
    background: var(--gh-color-solid-caution);
  }
`;

export const Axis = styled.div`
  display: grid;
  grid-template-columns: ${LANE_COLUMNS};
  gap: 12px;
  padding: 6px 16px 0;
  @container gh-widget (width < 640px) {
    grid-template-columns: minmax(0, 1fr);
    > span {
      display: none;
    }
  }
`;

export const Ticks = styled.div`
  display: flex;
  justify-content: space-between;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;
  @container gh-widget (width < 640px) {
    > span:nth-child(even) {
      display: none;
    }
  }
`;

export const Chart = styled.div`
  padding: 0 16px 12px;
`;

export const ChartNotice = styled.div`
  padding: 0 16px 8px;
`;

export const Records = styled.div`
  overflow: auto;
  max-block-size: 420px;

  th,
  td {
    overflow-wrap: normal;
    white-space: nowrap;
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -2px;
  }
`;

export const Status = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  color: var(--gh-color-text-muted);

  &[data-active] {
    color: var(--gh-color-text-caution);
    font-weight: 500;
  }
`;

export const Card = styled.aside`
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-panel);
  overflow-wrap: anywhere;
`;

export const CardPart = styled.div`
  display: grid;
  gap: 6px;
  padding: 12px 16px;

  & + & {
    border-block-start: 1px solid var(--gh-color-border-hairline);
  }
  h2 {
    margin: 0;
    font: 600 16px/22px var(--gh-font-sans);
  }
  h3 {
    margin: 0;
    font: 600 13px/18px var(--gh-font-sans);
  }
  p {
    margin: 0;
    font: var(--gh-text-13);
  }
  h3 + p::first-letter {
    text-transform: uppercase;
  }
  small {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
`;

export const Readings = styled.ul`
  margin: 0;
  padding-inline-start: 18px;
  font: var(--gh-text-13);
`;

export const CodeParts = styled.ul`
  display: grid;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
  font: var(--gh-text-13);

  small {
    display: block;
  }
`;

export const Codes = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 4px 0;
  border: 1px solid var(--gh-color-border-hairline);
  border-radius: var(--gh-radius-md);

  > div {
    padding: 8px 10px;
  }
  > div + div {
    border-inline-start: 1px solid var(--gh-color-border-hairline);
  }
  dt {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    align-items: center;
    margin: 0;
    font: 600 14px/20px var(--gh-font-sans);
    font-variant-numeric: tabular-nums;
  }
`;

export const Blinks = styled.span`
  display: inline-flex;
  gap: 6px;

  > span {
    display: inline-flex;
    gap: 2px;
  }
  i {
    inline-size: 7px;
    block-size: 8px;
    border: 1px solid var(--gh-color-border-caution);
    border-radius: 2px;
    background: var(--gh-color-solid-caution);
  }
`;

export const Opened = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
  font-family: var(--gh-font-mono);
`;
