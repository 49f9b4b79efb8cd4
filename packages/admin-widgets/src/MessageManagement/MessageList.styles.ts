import { styled } from 'styled-components';

export const Lines = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding-inline: var(--gh-layout-gutter);

  &[aria-busy='true'] {
    gap: 22px;
    padding-block: 20px;
  }
  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 16px;
  padding-block: 12px;
  border-block-end: 1px solid var(--gh-color-border-neutral);

  @container gh-widget (width < 480px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What a message says to whom. */
export const About = styled.div`
  display: grid;
  align-content: start;
  gap: 6px;
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`;

export const Words = styled.p`
  display: -webkit-box;
  margin: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  font: var(--gh-text-13);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Note = styled.div`
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  margin: 0;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    min-inline-size: 0;
  }
  dt::after {
    content: ':';
  }
  dd {
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    color: var(--gh-color-text-neutral);
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding-block: 12px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;
