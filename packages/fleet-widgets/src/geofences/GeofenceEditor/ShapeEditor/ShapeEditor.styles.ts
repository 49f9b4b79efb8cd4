import { WidgetBox } from '@gladhand/ui';
import { styled } from 'styled-components';

export const Box = styled(WidgetBox)`
  block-size: 100%;
  min-block-size: 0;
`;

/** Map and table next to each other; below 1024 px under each other, below 768 px one at a time. */
export const Layout = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr) 364px;
  block-size: 100%;

  @container gh-widget (width < 1024px) {
    grid-template: minmax(0, 55fr) minmax(0, 45fr) / minmax(0, 1fr);
  }
  @container gh-widget (width < 768px) {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);

    &[data-view='map'] > [data-part='table'],
    &[data-view='table'] > [data-part='map'] {
      display: none;
    }
  }
`;

/** The choice of map or table, where there is no room for both. */
export const ViewSwitch = styled.div`
  display: none;
  padding: 8px 12px;
  border-block-end: 1px solid var(--gh-color-border-hairline);

  @container gh-widget (width < 768px) {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 8px;
  }
`;

export const MapPart = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;

  > section {
    flex: 1;
    min-block-size: 160px;
  }
  > section:focus {
    outline: none;
  }
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  overflow-y: auto;
  border-inline-start: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-raised);

  @container gh-widget (width < 1024px) {
    border-inline-start: 0;
    border-block-start: 1px solid var(--gh-color-border-neutral);
  }
  @container gh-widget (width < 768px) {
    border-block-start: 0;
  }
`;

export const Mode = styled.div`
  flex: none;
  padding: 12px 14px;

  > fieldset {
    display: flex;
    inline-size: 100%;
  }
  > fieldset > label {
    flex: 1;
    justify-content: center;
  }
  /* It is next to the choice of map or table. */
  @container gh-widget (width < 768px) {
    display: none;
  }
`;
