import { Table } from '@gladhand/ui';
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

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
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
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

export const Head = styled(Bar)`
  justify-content: space-between;

  & > h2 {
    margin: 0;
    font: var(--gh-text-14);
    font-weight: 600;
  }
`;

export const Search = styled.div`
  flex: 1 1 180px;
  max-inline-size: 320px;
`;

export const Scroller = styled.div`
  position: relative;
  overflow-x: auto;
  border: 1px solid var(--gh-color-border-hairline);
  border-radius: 8px;
  background: var(--gh-color-surface-panel);
`;

export const List = styled(Table)`
  min-inline-size: 720px;

  th,
  td {
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th[scope='col'] {
    white-space: nowrap;
  }
`;

/** A short value in one line. */
export const Fixed = styled.td`
  white-space: nowrap;
`;

export const Actions = styled.div`
  display: flex;
  gap: 8px;
`;

export const Code = styled.code`
  font: var(--gh-text-code, 12px/16px monospace);
  overflow-wrap: anywhere;
`;

export const Sub = styled.div`
  font: var(--gh-text-12);
  color: var(--gh-color-text-muted);

  &[data-tone='critical'] {
    color: var(--gh-color-text-critical);
  }
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
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

export const Path = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li::before {
    content: '/';
    margin-inline-end: 4px;
    color: var(--gh-color-text-muted);
  }
`;

export const Side = styled.section`
  display: grid;
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--gh-color-border-hairline);
  border-radius: 8px;
  background: var(--gh-color-surface-panel);

  & > h2 {
    margin: 0;
    font: var(--gh-text-14);
    font-weight: 600;
  }
  p {
    margin: 0;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: 8px;
  margin: 0;

  dt {
    font: var(--gh-text-12);
    color: var(--gh-color-text-muted);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Tasks = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Task = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 12px;
  padding: 10px 12px;
  border: 1px solid var(--gh-color-border-hairline);
  border-radius: 8px;
  background: var(--gh-color-surface-panel);

  & > :first-child {
    overflow-wrap: anywhere;
  }
  & > [data-wide] {
    grid-column: 1 / -1;
  }
`;

export const Earlier = styled.details`
  & > summary {
    min-block-size: 24px;
    cursor: pointer;
    font-weight: 600;
  }
  & > ul {
    margin-block-start: 8px;
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
  align-items: start;
`;
