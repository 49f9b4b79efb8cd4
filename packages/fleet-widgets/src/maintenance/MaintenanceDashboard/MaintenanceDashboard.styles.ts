import { css, styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: var(--gh-color-surface-panel);
  color: var(--gh-color-text-neutral);
`;

export const Numbers = styled.section`
  display: grid;
  flex: none;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  border-block-end: 1px solid var(--gh-color-border-neutral);
  @container gh-widget (width < 1000px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @container gh-widget (width < 520px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const NumberCell = styled.div`
  display: grid;
  gap: 2px;
  align-content: center;
  min-block-size: 60px;
  padding: 7px 12px 7px 20px;
  border-inline-end: 1px solid var(--gh-color-border-hairline);
  font: var(--gh-text-12);

  > span {
    display: flex;
    gap: 5px;
    align-items: center;
    color: var(--gh-color-text-muted);
  }
  &[data-on] {
    background: var(--gh-color-surface-selected);
  }
  @container gh-widget (width < 1000px) {
    border-block-end: 1px solid var(--gh-color-border-hairline);
  }
`;

export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 8px;
  align-items: baseline;

  > strong {
    font: 600 20px/26px var(--gh-font-sans);
    font-variant-numeric: tabular-nums;
  }
  > small {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
    font-variant-numeric: tabular-nums;
  }
`;

export const BigNumber = styled.button`
  all: unset;
  box-sizing: border-box;
  min-inline-size: 24px;
  border-radius: var(--gh-radius-xs);
  cursor: pointer;
  font: 600 20px/26px var(--gh-font-sans);
  font-variant-numeric: tabular-nums;

  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 1px;
  }
`;

export const SmallNumber = styled(BigNumber)`
  display: inline-flex;
  gap: 3px;
  align-items: center;
  justify-content: center;
  min-block-size: 24px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);

  &[aria-pressed='true'] {
    color: var(--gh-color-text-neutral);
    font-weight: 600;
  }
`;

export const Content = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 0;

  &[data-panel] {
    grid-template-columns: minmax(0, 1fr) 364px;
  }
  @container gh-widget (width < 1000px) {
    &[data-panel] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Side = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  &[hidden] {
    display: none;
  }
`;

export const Filters = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 10px 20px;
  @container gh-widget (width < 520px) {
    padding-inline: 12px;
  }
`;

export const FilterLine = styled.div`
  display: flex;
  flex: 1 1 320px;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: flex-end;
  min-inline-size: 0;

  > div {
    flex: 1 1 130px;
    min-inline-size: 0;
    max-inline-size: 260px;
  }
  @container gh-widget (width < 520px) {
    > div {
      max-inline-size: none;
    }
  }
`;

export const FilterPanel = styled.div`
  display: grid;
  flex: 1 1 100%;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: 12px;
  padding: 12px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
`;

export const Toggles = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 8px;
  align-items: center;

  > span {
    color: var(--gh-color-text-muted);
    font: 500 12px/16px var(--gh-font-sans);
  }
`;

export const Chips = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;

export const Scroller = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;

  > ul {
    position: relative;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Row = styled.li`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  display: grid;
  grid-template-columns: var(--choice,) minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  box-sizing: border-box;
  block-size: 56px;
  padding-inline: 20px;
  border-block-end: 1px solid var(--gh-color-border-hairline);

  &[data-choosable] {
    --choice: 24px;
  }
  label {
    min-inline-size: 24px;
  }
  &[data-selected] {
    background: var(--gh-color-surface-selected);
    box-shadow: inset 2px 0 var(--gh-color-border-focus);
  }
  [dir='rtl'] &[data-selected] {
    box-shadow: inset -2px 0 var(--gh-color-border-focus);
  }
  &:hover:not([data-selected]) {
    background: var(--gh-color-surface-hover);
  }
  &[data-quiet] strong,
  &[data-quiet] span {
    color: var(--gh-color-text-muted);
    font-weight: 400;
  }
  @container gh-widget (width < 520px) {
    padding-inline: 12px;
    gap: 8px;
  }
`;

/** The columns of a row; narrow boxes show fewer. */
const columns = css`
  display: grid;
  grid-template-columns: 118px 168px minmax(0, 1fr) 84px 76px minmax(0, 0.6fr) 44px;
  gap: 12px;
  align-items: center;
  box-sizing: border-box;
  min-inline-size: 0;
  padding-inline: 4px;

  [data-panel] & {
    grid-template-columns: 118px 158px minmax(0, 1fr) 84px 76px 44px;
  }
  [data-panel] & [data-cell='place'] {
    display: none;
  }
  @container gh-widget (width < 1000px) {
    &,
    [data-panel] & {
      grid-template-columns: 110px 158px minmax(0, 1fr) 84px 44px;
    }
    [data-cell='miles'],
    [data-cell='place'] {
      display: none;
    }
  }
  @container gh-widget (width < 640px) {
    &,
    [data-panel] & {
      grid-template-columns: 16px minmax(0, 0.8fr) minmax(0, 1fr) 76px;
      gap: 8px;
    }
    [data-cell='score'] {
      display: none;
    }
  }
  [data-cell='miles'],
  [data-cell='score'] {
    text-align: end;
  }
`;

export const Heads = styled.div`
  flex: none;
  padding-inline: 20px;
  border-block: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-sunken);
  color: var(--gh-color-text-muted);
  font: 500 12px/16px var(--gh-font-sans);

  &[data-choosable] {
    padding-inline-start: 56px;
  }
  @container gh-widget (width < 640px) {
    display: none;
  }
`;

export const HeadCells = styled.div`
  ${columns}
  min-block-size: 32px;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Open = styled.button`
  all: unset;
  ${columns}
  inline-size: 100%;
  min-block-size: 48px;
  border-radius: var(--gh-radius-xs);
  cursor: pointer;
  font: var(--gh-text-13);

  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -2px;
  }
`;

export const Clipped = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const State = styled.span`
  display: flex;
  gap: 6px;
  align-items: center;
  min-inline-size: 0;
  font-weight: 500;
  white-space: nowrap;

  &[data-tone='critical'] {
    color: var(--gh-color-text-critical);
  }
  &[data-tone='caution'] {
    color: var(--gh-color-text-caution);
  }
  &[data-tone='unknown'],
  &[data-tone='neutral'] {
    color: var(--gh-color-text-muted);
    font-weight: 400;
  }
  @container gh-widget (width < 640px) {
    /* The shape remains, and the text for screen readers. */
    > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

export const Two = styled.span`
  display: grid;
  /* Text of another direction begins where the column begins. */
  justify-items: start;
  min-inline-size: 0;

  > * {
    min-inline-size: 0;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > strong {
    font-weight: 600;
  }
  > code {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-code, 12px/16px var(--gh-font-mono));
  }
  > small {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
  &[data-cell='issue'] > span {
    display: flex;
    gap: 6px;
    align-items: center;
  }
  font-variant-numeric: tabular-nums;
  &[data-cell='miles'] {
    justify-items: end;
  }
`;

export const Score = styled.span.attrs({ 'data-cell': 'score', role: 'img' })`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

export const Selection = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  min-block-size: 52px;
  padding: 8px 20px;
  border-block-start: 1px solid var(--gh-color-border-neutral);
  font: var(--gh-text-13);

  > span {
    margin-inline-end: auto;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex: none;
  gap: 12px;
  align-items: center;
  min-block-size: 36px;
  padding-inline: 20px;
  border-block-start: 1px solid var(--gh-color-border-neutral);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;
`;

export const Waiting = styled.div`
  display: grid;
  border-block-start: 1px solid var(--gh-color-border-neutral);

  > div {
    display: grid;
    gap: 6px;
    align-content: center;
    box-sizing: border-box;
    block-size: 56px;
    padding-inline: 20px;
    border-block-end: 1px solid var(--gh-color-border-hairline);
  }
`;

export const Notices = styled.div`
  display: grid;
  flex: none;
  &:not(:empty) {
    padding: 8px 20px 0;
  }
`;

export const Panel = styled.aside`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  border-inline-start: 1px solid var(--gh-color-border-neutral);
`;

export const PanelHead = styled.header`
  display: flex;
  flex: none;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  padding: 10px 8px 0 16px;
  padding-inline: 16px 8px;

  h2 {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    margin: 0;
    font: 600 16px/24px var(--gh-font-sans);
    overflow-wrap: anywhere;
  }
`;

export const PanelBody = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
`;

export const PanelPart = styled.section`
  display: grid;
  gap: 8px;
  padding: 8px 16px 12px;
  font: var(--gh-text-13);

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Sub = styled.span`
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  overflow-wrap: anywhere;

  code {
    font-family: var(--gh-font-mono);
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 0;
  border-block: 1px solid var(--gh-color-border-neutral);

  > div {
    padding: 8px 12px;
  }
  > div + div {
    border-inline-start: 1px solid var(--gh-color-border-hairline);
  }
  > div:first-child {
    padding-inline-start: 16px;
  }
  dt {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
  dd {
    margin: 0;
    font: 600 14px/20px var(--gh-font-sans);
    font-variant-numeric: tabular-nums;
  }
`;

export const PartHead = styled.div`
  display: flex;
  gap: 8px;
  align-items: baseline;
  justify-content: space-between;
  font: var(--gh-text-12);

  h3 {
    margin: 0;
    font: 600 13px/20px var(--gh-font-sans);
  }
`;

export const Why = styled.dl`
  display: grid;
  gap: 2px;
  margin: 0;
  font: var(--gh-text-12);

  > div {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    align-items: center;
    min-block-size: 20px;
  }
  dt {
    color: var(--gh-color-text-muted);
  }
  dd {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 64px 24px;
    gap: 8px;
    align-items: center;
    margin: 0;
    font-weight: 500;
  }
  b {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-align: end;
  }
`;

export const Bar = styled.span`
  block-size: 4px;
  overflow: hidden;
  border-radius: 2px;
  background: var(--gh-color-surface-sunken);

  > i {
    display: block;
    block-size: 100%;
    background: var(--gh-color-text-muted);
  }
`;

export const Assignee = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  padding: 8px 16px;
  border-block-start: 1px solid var(--gh-color-border-neutral);
  font: var(--gh-text-12);
  overflow-wrap: anywhere;

  strong {
    font-weight: 500;
  }
`;

export const PanelFoot = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  min-block-size: 52px;
  padding: 8px 16px;
  border-block-start: 1px solid var(--gh-color-border-neutral);

  > :last-child {
    margin-inline-start: auto;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: 16px;
`;

/** A link is a target of at least 24 px. */
export const Target = styled.span`
  > a {
    display: inline-block;
    line-height: 24px;
  }
`;

export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-block-start: 4px;

  > a {
    display: grid;
    place-items: center;
    overflow: hidden;
    inline-size: 76px;
    block-size: 48px;
    border: 1px solid var(--gh-color-border-neutral);
    border-radius: var(--gh-radius-md);
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
  > a:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 2px;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
