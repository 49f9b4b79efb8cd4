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
  grid-template-columns: minmax(0, 1fr) 404px;
  gap: 16px;
  align-items: start;

  @container gh-widget (width < 1080px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: 16px;
  min-inline-size: 0;
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 16px;
  align-items: start;
`;

export const Party = styled.div`
  display: grid;
  gap: 8px;
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
  }
  th[scope='col'] {
    white-space: nowrap;
  }
  code {
    font: var(--gh-text-code, 12px/16px monospace);
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
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

export const Sub = styled.div`
  font: var(--gh-text-12);
  color: var(--gh-color-text-muted);
`;

export const Facts = styled.ul`
  display: grid;
  gap: 6px;
  margin: 0;
  padding-inline-start: 20px;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  font: var(--gh-text-12);
  color: var(--gh-color-text-muted);
`;

export const Links = styled.span`
  display: inline-flex;
  gap: 12px;
  margin-inline-start: 12px;
`;

export const Short = styled(List)`
  min-inline-size: 380px;
`;
