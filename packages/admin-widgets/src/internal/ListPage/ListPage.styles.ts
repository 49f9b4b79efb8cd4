import { SearchField, WidgetBox } from '@gladhand/ui';
import { styled } from 'styled-components';

export const Page = styled(WidgetBox)`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: var(--gh-color-surface-panel);

  &[data-layout='flow'] {
    block-size: auto;
    min-block-size: 100%;
  }
`;

/** A list in a part of a page. */
export const Pane = styled(WidgetBox)`
  --list-gutter: 16px;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 280px;

  &[data-kind='card'] {
    --list-gutter: 0px;
    min-block-size: 0;
  }
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 8px var(--list-gutter, var(--gh-layout-gutter));

  @container gh-widget (width < 768px) {
    padding-inline: var(--list-gutter, 16px);
  }
`;

export const Search = styled.div`
  flex: 1 1 246px;
  min-inline-size: 150px;
  max-inline-size: 320px;

  > * {
    inline-size: 100%;
  }
  @container gh-widget (width < 768px) {
    flex-basis: 100%;
    max-inline-size: none;
  }
`;

/** The search of a list whose search is in the head of the page. It takes a line of its own on a phone. */
export const HeadSearch = styled(SearchField)`
  @container gh-widget (width < 768px) {
    flex: 1 1 100%;
    inline-size: auto;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-inline-start: auto;
`;

export const Notice = styled.div`
  padding: 0 var(--list-gutter, var(--gh-layout-gutter)) 8px;

  @container gh-widget (width < 768px) {
    padding-inline: var(--list-gutter, 16px);
  }
`;

export const Body = styled.div`
  flex: 1;
  min-block-size: 180px;
  border-block: 1px solid var(--gh-color-border-neutral);

  &[data-scroll] {
    position: relative;
    overflow: auto;
  }
`;

export const Foot = styled.div`
  padding: 8px var(--list-gutter, var(--gh-layout-gutter));

  @container gh-widget (width < 768px) {
    padding-inline: var(--list-gutter, 16px);
  }
`;
