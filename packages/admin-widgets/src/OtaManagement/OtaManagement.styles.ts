import { Button, Table } from '@gladhand/ui';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 16px var(--gh-layout-gutter) 40px;

  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
`;

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;

  & > * {
    flex: 1 1 180px;
    max-inline-size: 320px;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

export const Scroller = styled.div`
  position: relative;
  overflow-x: auto;
  border: 1px solid var(--gh-color-border-hairline);
  border-radius: 8px;
  background: var(--gh-color-surface-panel);
`;

export const List = styled(Table)`
  min-inline-size: 860px;
  th,
  td {
    vertical-align: top;
  }
  th[scope='col'],
  code {
    white-space: nowrap;
  }
`;

export const Code = styled.code`
  font: var(--gh-text-code, 12px/16px monospace);
  overflow-wrap: anywhere;
`;

export const Sub = styled.div`
  font: var(--gh-text-12);
  color: var(--gh-color-text-muted);
`;

/** A remark under what it explains. */
export const Remark = styled(Sub)`
  margin-block-start: 8px;
`;

/** A short word is a target of at least 24 px, too. */
export const Edit = styled(Button)`
  min-inline-size: 24px;
`;

export const Plain = styled.button`
  min-block-size: 24px;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-weight: 600;
  color: var(--gh-color-text-brand);
  text-align: start;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: 16px;
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: 16px;
  align-items: end;
`;

export const Lines = styled.ul`
  margin: 0;
  padding-inline-start: 20px;
  display: grid;
  gap: 4px;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: 16px;
  align-items: start;

  @container gh-widget (width < 1080px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-inline-size: 0;
`;

export const Stages = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  display: grid;
  grid-template-columns: 130px minmax(80px, 1fr) auto 110px;
  column-gap: 16px;

  @container gh-widget (width < 640px) {
    grid-template-columns: 1fr auto;
  }
`;

/** The columns of all stages are the same, so that their bars are comparable. */
export const Stage = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  min-block-size: 58px;
  border-block-start: 1px solid var(--gh-color-border-hairline);

  @container gh-widget (width < 640px) {
    padding-block: 8px;
    row-gap: 4px;
  }
`;

/** The parts of a stage. Their numbers are beside it in words. */
export const Parts = styled.div`
  display: flex;
  block-size: 8px;
  overflow: hidden;
  border-radius: 4px;
  background: var(--gh-color-surface-sunken);

  @container gh-widget (width < 640px) {
    grid-column: 1 / -1;
  }
`;

/** What the colors of the parts mean. */
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 12px 0 0;
  padding: 0;
  list-style: none;
  font: var(--gh-text-12);
  color: var(--gh-color-text-muted);

  & > li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  & > li > span {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 2px;
  }
`;

export const Part = styled.span`
  &[data-part='queued'] {
    background: var(--gh-color-border-neutral);
  }
  &[data-part='confirmed'] {
    background: var(--gh-color-solid-good);
  }
  &[data-part='inProgress'] {
    background: var(--gh-color-solid-brand);
  }
  &[data-part='failed'] {
    background: var(--gh-color-solid-critical);
  }
  &[data-part='expired'] {
    background: var(--gh-color-solid-unknown);
  }
`;

export const States = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(100px, 1fr));
  gap: 8px;

  @container gh-widget (width < 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const StateButton = styled.button`
  display: grid;
  gap: 2px;
  inline-size: 100%;
  min-block-size: 52px;
  padding: 6px 10px;
  border: 1px solid var(--gh-color-border-hairline);
  border-radius: 6px;
  background: var(--gh-color-surface-panel);
  font: var(--gh-text-12);
  color: inherit;
  text-align: start;
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: var(--gh-color-border-focus);
    box-shadow: inset 0 0 0 1px currentcolor;
  }
  & > span {
    display: flex;
    align-items: center;
    gap: 4px;
    color: var(--gh-color-text-muted);
  }
  & > strong {
    font: 600 16px/22px var(--gh-font-sans);
    font-variant-numeric: tabular-nums;
  }
  & > strong[data-tone='critical'] {
    color: var(--gh-color-text-critical);
  }
`;

export const Meter = styled.div`
  position: relative;
  display: flex;
  block-size: 8px;
  margin-block: 8px;
  border-radius: 4px;
  background: var(--gh-color-track-none);

  & > span {
    background: var(--gh-color-border-control);
  }
  & > span:first-child {
    border-start-start-radius: 4px;
    border-end-start-radius: 4px;
  }
  & > span[data-over] {
    background: var(--gh-color-solid-critical);
  }
  & > i {
    position: absolute;
    inset-block: -4px;
    inline-size: 2px;
    background: currentcolor;
  }
`;

/** The ends of the meter. */
export const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  font: var(--gh-text-12);
  color: var(--gh-color-text-muted);
  font-variant-numeric: tabular-nums;
`;

export const Big = styled.strong`
  font-size: 20px;

  &[data-over] {
    color: var(--gh-color-text-critical);
  }
`;

export const FileField = styled.div`
  display: grid;
  gap: 4px;

  & > label {
    font: var(--gh-text-13);
    font-weight: 600;
  }
  & > input {
    min-block-size: 32px;
  }
  & > span {
    font: var(--gh-text-12);
    color: var(--gh-color-text-critical);
  }
`;

export const Fields = styled.fieldset`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 12px;
  border: 1px solid var(--gh-color-border-hairline);
  border-radius: 6px;

  & > legend {
    padding-inline: 4px;
    font-weight: 600;
  }
`;

export const Results = styled(Table)`
  min-inline-size: 320px;
`;
