import { SortableList } from '@gladhand/ui';
import { css, styled } from 'styled-components';

export const Page = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: var(--gh-color-surface-panel);
`;

export const Toolbar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  min-block-size: 48px;
  padding: 8px var(--gh-layout-gutter);
  border-block-end: 1px solid var(--gh-color-border-neutral);

  > * {
    flex: 0 1 260px;
  }
  > [data-field] {
    flex: 0 1 180px;
  }
  @container gh-widget (width < 640px) {
    padding-inline: 16px;

    > *,
    > [data-field] {
      flex: 1 1 150px;
    }
  }
`;

/** Filters that are on or off. */
export const Toggles = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  && {
    flex: none;
  }
`;

const columns = css`
  display: grid;
  grid-template-columns:
    16px minmax(0, 1fr) minmax(60px, 96px) minmax(80px, 168px) 72px 64px
    136px 36px 32px;
  grid-template-areas: 'shape about trailers notify fired firing week switch menu';
  align-items: center;
  column-gap: 14px;
  @container gh-widget (width < 1000px) {
    grid-template-columns: 16px minmax(0, 1fr) minmax(60px, 96px) 64px 136px 36px 32px;
    grid-template-areas:
      'shape about trailers firing week switch menu'
      '. notes trailers firing week switch menu';
  }
  @container gh-widget (width < 640px) {
    grid-template-columns: 16px minmax(0, 1fr) auto 36px 32px;
    grid-template-areas:
      'shape about firing switch menu'
      '. notes notes notes notes';
    column-gap: 10px;
  }
`;

export const Heads = styled.div`
  ${columns}
  flex: none;
  min-block-size: 32px;
  padding-inline: calc(var(--gh-layout-gutter) + 28px) calc(var(--gh-layout-gutter) - 4px);
  border-block-end: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-sunken);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);

  &[data-fixed] {
    padding-inline-start: var(--gh-layout-gutter);
  }
  > [data-at='notes'] {
    display: none;
  }
  @container gh-widget (width < 1000px) {
    > [data-at='notify'],
    > [data-at='fired'] {
      display: none;
    }
  }
  @container gh-widget (width < 640px) {
    display: none;
  }
`;

/** The menu moves rows as well, so the buttons for it at the end of a row are left out. */
export const List = styled(SortableList)`
  flex: 1;
  min-block-size: 0;

  > li {
    padding: 4px calc(var(--gh-layout-gutter) - 8px);
    color: inherit;
  }
  > li > [data-part='up'],
  > li > [data-part='down'],
  &[data-fixed] > li > [data-part='grip'] {
    display: none;
  }
  @container gh-widget (width < 640px) {
    > li {
      padding-inline: 8px;
    }
  }
` as typeof SortableList;

export const Row = styled.div`
  ${columns}
  min-block-size: 54px;
  font: var(--gh-text-13);

  > [data-at='shape'] {
    align-self: start;
    margin-block-start: 13px;
    @container gh-widget (width < 640px) {
      margin-block-start: 8px;
    }
  }
  &[data-idle] > [data-at='shape'] > svg {
    color: var(--gh-color-icon-unknown);
  }
  &[data-idle] {
    color: var(--gh-color-text-muted);
  }
  @container gh-widget (width < 640px) {
    row-gap: 2px;
    align-items: start;
  }
`;

/** Where a value is in a row. */
export const At = styled.div`
  min-inline-size: 0;
`;

export const About = styled.div`
  grid-area: about;
  align-self: start;
  min-inline-size: 0;
  padding-block: 8px;
  @container gh-widget (width < 640px) {
    padding-block: 4px;
  }

  > p {
    display: -webkit-box;
    overflow: hidden;
    margin: 0;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
    overflow-wrap: anywhere;
  }
  > p[data-failed] {
    color: var(--gh-color-text-critical);
  }
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 8px;
  min-inline-size: 0;

  > span {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
`;

/** The name opens the rule, if the user may change it. */
export const Name = styled.span`
  &&& {
    color: inherit;
    font: 600 13px/20px var(--gh-font-sans);
    overflow-wrap: anywhere;
  }
  [data-idle] && {
    font-weight: 500;
  }
`;

export const NameButton = styled.button`
  all: unset;
  min-block-size: 24px;
  cursor: pointer;
  border-radius: var(--gh-radius-xs);
  font: 600 13px/24px var(--gh-font-sans);
  overflow-wrap: anywhere;

  [data-idle] & {
    font-weight: 500;
  }
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 1px;
  }
`;

export const Wide = styled(At)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @container gh-widget (width < 1000px) {
    display: none;
  }
`;

export const Trailers = styled(At)`
  text-align: end;
  @container gh-widget (width < 640px) {
    display: none;
  }
`;

/** Notify and last fired as one line, where they have no columns. */
export const Notes = styled(At)`
  display: none;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  @container gh-widget (width < 1000px) {
    display: block;
    padding-block-end: 4px;
    overflow-wrap: anywhere;
  }
`;

export const Firing = styled(At)`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: end;

  &[data-zero] {
    color: var(--gh-color-text-subtle);
    font-weight: 400;
  }
  > a {
    display: inline-block;
    min-inline-size: 24px;
    color: inherit;
    line-height: 24px;
    text-align: end;
  }
  @container gh-widget (width < 640px) {
    padding-block-start: 4px;
  }
`;

export const Week = styled(At)`
  display: grid;
  grid-template-columns: 72px 1fr;
  align-items: center;
  font-variant-numeric: tabular-nums;
  text-align: end;

  > div {
    display: grid;
  }
  @container gh-widget (width < 640px) {
    display: none;
  }
`;

export const Noise = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: end;
  gap: 4px;
  color: var(--gh-color-text-caution);
  font: 400 11px/14px var(--gh-font-sans);
  white-space: nowrap;
`;

export const Foot = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  min-block-size: 40px;
  padding-inline: var(--gh-layout-gutter);
  border-block-start: 1px solid var(--gh-color-border-neutral);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);

  > span:last-child {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  @container gh-widget (width < 640px) {
    padding-inline: 16px;

    > span:last-child:not(:first-child) {
      display: none;
    }
  }
`;

export const Key = styled.kbd`
  padding: 0 5px;
  border: 1px solid var(--gh-color-border-hairline);
  border-radius: var(--gh-radius-xs);
  background: var(--gh-color-surface-sunken);
  font: 400 11px/16px var(--gh-font-sans);
`;

export const Waiting = styled.div`
  display: grid;
  gap: 22px;
  padding: 20px var(--gh-layout-gutter);
`;

export const Empty = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: 8px;
  min-block-size: 0;
  padding: 24px var(--gh-layout-gutter);
  overflow-y: auto;

  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
    gap: 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @container gh-widget (width < 640px) {
    padding-inline: 16px;
  }
`;

export const Template = styled.button`
  all: unset;
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  align-content: start;
  gap: 2px 8px;
  box-sizing: border-box;
  block-size: 100%;
  inline-size: 100%;
  padding: 12px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  cursor: pointer;

  > svg {
    margin-block-start: 4px;
  }
  > strong {
    font: 600 13px/20px var(--gh-font-sans);
  }
  > span {
    grid-column: 2;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
  &:hover {
    background: var(--gh-color-surface-hover);
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 2px;
  }
`;
