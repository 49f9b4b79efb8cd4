import { styled } from 'styled-components';

export const Unit = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

export const Waiting = styled.div`
  display: grid;
  gap: 12px;
`;

/** A part of the unit with its heading. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  min-inline-size: 0;
`;

export const PartHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 4px 12px;
  min-block-size: 26px;
  > h4 {
    margin: 0;
    font: 600 13px/20px var(--gh-font-sans);
  }
  > span {
    color: var(--gh-color-text-subtle);
    font: var(--gh-text-12);
  }
`;

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: 8px 12px;
`;

export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    padding-block: 6px;
    border-block-start: 1px solid var(--gh-color-border-hairline);
    overflow-wrap: anywhere;
  }
  > li > div {
    min-inline-size: 0;
  }
`;

export const Quiet = styled.p`
  margin: 0;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  overflow-wrap: anywhere;
`;

export const End = styled.div`
  text-align: end;
`;
