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
  gap: 8px 16px;
  padding: 8px var(--gh-layout-gutter);

  @media (max-width: 767px) {
    padding-inline: 16px;
  }
`;

export const Actions = styled.div`
  display: flex;
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
