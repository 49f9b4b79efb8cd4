import { Dialog } from '@gladhand/ui';
import { styled } from 'styled-components';

/** Gets the focus when the dialog opens; it can't be used. */
export const Title = styled(Dialog.Title)`
  &:focus {
    outline: none;
  }
`;

export const Body = styled(Dialog.Body)`
  display: flex;
  flex-direction: column;
  gap: 12px;

  &[data-review] {
    padding: 0;
    overflow: hidden;
  }
`;

export const Messages = styled.div`
  display: grid;
  gap: 8px;

  &:empty {
    display: none;
  }
  [data-review] > & {
    padding: 0 20px;
  }
`;

export const Choose = styled.div`
  display: grid;
  gap: 12px;

  > p {
    margin: 0;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
`;

export const Review = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 3fr) minmax(320px, 2fr);
  grid-template-rows: minmax(0, 1fr) auto;
  min-block-size: 0;
  border-block-start: 1px solid var(--gh-color-border-neutral);
  container: geofence-import / inline-size;
  @container gh-dialog (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  container: geofence-rows / inline-size;
  border-inline-end: 1px solid var(--gh-color-border-neutral);
  &[hidden] {
    display: none;
  }
`;

export const MapSide = styled.div`
  position: relative;
  grid-row: 1;
  grid-column: -2;
  min-block-size: 0;
  min-inline-size: 0;
  &[hidden] {
    display: none;
  }
`;

export const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 8px 16px;
  align-items: center;
  max-block-size: 40cqb;
  overflow-y: auto;
  padding: 10px 20px;
  border-block-start: 1px solid var(--gh-color-border-neutral);
`;

export const Bar = styled.div`
  display: grid;
  flex: none;
  gap: 8px;
  padding: 10px 12px;
  border-block-end: 1px solid var(--gh-color-border-neutral);
`;

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: 12px;
`;

export const TableFrame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
`;

const columns = `
  display: grid;
  grid-template-columns: 24px 36px minmax(100px, 1.1fr) 68px 56px 76px minmax(140px, 1.5fr);
  gap: 12px;
  align-items: center;
  padding-inline: 12px;

  > [data-number] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  @container geofence-rows (width < 640px) {
    grid-template-columns: 24px 32px minmax(0, 1fr) minmax(0, 1.1fr);

    > [data-wide] {
      display: none;
    }
  }
`;

export const Heads = styled.div`
  ${columns}
  flex: none;
  block-size: 32px;
  border-block-end: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-sunken);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
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
  ${columns}
  block-size: 48px;
  border-block-end: 1px solid var(--gh-color-border-hairline);
  font: var(--gh-text-12);

  &[data-selected] {
    background: var(--gh-color-surface-selected);
    box-shadow: inset 2px 0 var(--gh-color-border-focus);
  }
  &:hover:not([data-selected]) {
    background: var(--gh-color-surface-hover);
  }
`;

export const Name = styled.button`
  all: unset;
  overflow: hidden;
  box-sizing: border-box;
  min-inline-size: 0;
  min-block-size: 32px;
  line-height: 32px;
  cursor: pointer;
  font: 500 13px/32px var(--gh-font-sans);
  text-overflow: ellipsis;
  white-space: nowrap;
  border-radius: var(--gh-radius-xs);

  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -2px;
  }
`;

export const Verdict = styled.span`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  min-inline-size: 0;
  font: var(--gh-text-12);

  > svg {
    flex: none;
    margin-block-start: 1px;
  }
  > span {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

export const Details = styled.section`
  display: grid;
  flex: 1;
  gap: 4px;
  min-inline-size: min(100%, 240px);

  > h3 {
    margin: 0;
    font: 600 13px/18px var(--gh-font-sans);
    overflow-wrap: anywhere;
  }
  > p {
    margin: 0;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
  > ${Verdict} > span {
    display: block;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

export const Nothing = styled.p`
  margin: 0;
  padding: 8px 12px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

export const FooterStart = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin-inline-end: auto;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;
`;
