import { SearchField } from '@gladhand/ui';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: var(--gh-color-surface-panel);
`;

/** Takes the line on a phone. */
export const Search = styled(SearchField)`
  @media (max-width: 767px) {
    flex: 1 1 100%;
    inline-size: auto;
  }
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 8px var(--gh-layout-gutter);

  @media (max-width: 767px) {
    padding-inline: 16px;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-inline-start: auto;
`;

export const Body = styled.div`
  flex: 1;
  min-block-size: 160px;
  border-block: 1px solid var(--gh-color-border-neutral);
`;

export const Foot = styled.div`
  padding: 8px var(--gh-layout-gutter);

  @media (max-width: 767px) {
    padding-inline: 16px;
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  align-items: start;
  gap: 16px;
  padding-block-start: 16px;

  > .wide {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    grid-column: 1 / -1;
  }
`;

export const Groups = styled.div`
  display: grid;
  gap: 12px;
  padding-block-start: 16px;
`;

export const Tree = styled.div`
  block-size: 320px;
`;

export const Form = styled.form`
  display: grid;
  gap: 16px;
`;
