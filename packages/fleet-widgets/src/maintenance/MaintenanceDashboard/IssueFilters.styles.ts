import { styled } from 'styled-components';

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
