import type { ReactNode, RefObject } from 'react';
import * as S from './ListPage.styles';
import type { ListQuery } from './listQuery';
import { StaleBanner } from './StaleBanner';

export interface ListFrameProps {
  /** The field that searches the list. It is first in the toolbar. */
  search?: ReactNode;
  filters?: ReactNode;
  /** Buttons at the end of the toolbar. */
  tools?: ReactNode;
  notice?: ReactNode;
  /** The query of the list, for the banner that its data is old. */
  query: ListQuery;
  /** For a table that does not scroll by itself: its frame scrolls, and can be reached by keyboard. */
  scroll?: { ref: RefObject<HTMLDivElement | null>; label: string } | undefined;
  /** Whether the table has a frame. @default true */
  framed?: boolean | undefined;
  /** What is below the table, such as its pagination. */
  foot?: ReactNode;
  /** The table with its states. */
  children: ReactNode;
}

/** The parts of a list from top to bottom: toolbar, notices, table and foot. */
export function ListFrame(props: ListFrameProps) {
  const { search, filters, tools, notice, query, scroll, framed = true, foot, children } = props;
  const hasToolbar = [search, filters, tools].some(Boolean);
  return (
    <>
      {hasToolbar && (
        <S.Toolbar>
          {search && <S.Search>{search}</S.Search>}
          {filters}
          {tools && <S.Tools>{tools}</S.Tools>}
        </S.Toolbar>
      )}
      {notice && <S.Notice>{notice}</S.Notice>}
      <StaleBanner query={query} />
      {framed ? (
        <S.Body
          {...(scroll && {
            ref: scroll.ref,
            tabIndex: 0,
            role: 'region',
            'aria-label': scroll.label,
            'data-scroll': true,
          })}
        >
          {children}
        </S.Body>
      ) : (
        children
      )}
      {foot && <S.Foot>{foot}</S.Foot>}
    </>
  );
}

interface ListPaneProps extends ListFrameProps {
  /** @default 'pane' */
  kind?: 'pane' | 'card';
}

/** A list in a part of a page: below a tab, or in a card. */
export const ListPane = ({ kind = 'pane', ...frame }: ListPaneProps) => (
  <S.Pane data-kind={kind}>
    <ListFrame {...frame} />
  </S.Pane>
);
