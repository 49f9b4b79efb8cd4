import { Dialog } from '@gladhand/ui';
import { styled } from 'styled-components';
import { Verdict } from './ImportTable.styles';

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
  @container geofence-rows (width < 480px) {
    flex-wrap: nowrap;
    /* Room for the outline of the focus, which would be cut off. */
    margin: -4px;
    padding: 4px;
    overflow-x: auto;
    > * {
      flex: none;
    }
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: 12px;
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
