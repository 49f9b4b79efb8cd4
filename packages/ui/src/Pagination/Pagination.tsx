import { ChevronDownIcon, ChevronFirstIcon, ChevronLastIcon, ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton';
import { Icon, type IconDrawing } from '../icons/Icon';
import { focusRing } from '../internal/styles';
import { useTakesEscape } from '../internal/useTakesEscape';
import { pageAfterResize, pageCount, readPage, rowsOfPage } from './pages';

/** Words of a `Pagination` that a host may replace. */
export interface PaginationTexts {
  /** Name of the navigation. @default 'Pages' */
  label: string;
  /** @default (first, last, total) => `Rows ${first} to ${last} of ${total}` */
  rows: (first: string, last: string, total: string) => string;
  /** @default 'No rows' */
  none: string;
  /** Before the choice of the page size. @default 'Rows per page' */
  pageSize: string;
  /** Before the field with the page. @default 'Page' */
  page: string;
  /** After it. @default (count) => `of ${count}` */
  of: (count: string) => string;
  /** @default 'First page' */
  first: string;
  /** @default 'Previous page' */
  previous: string;
  /** @default 'Next page' */
  next: string;
  /** @default 'Last page' */
  last: string;
}

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** How many rows there are in all. */
  total: number;
  /** The page shown, from 1. */
  page: number;
  /** Rows on a page. */
  pageSize: number;
  /** The page to show, from 1. */
  onPageChange: (page: number) => void;
  /** Sizes to choose from. They show only with `onPageSizeChange`. @default [25, 50, 100] */
  pageSizes?: readonly number[];
  /** Another page size, and the page that then holds the same first row. */
  onPageSizeChange?: (pageSize: number, page: number) => void;
  /** Locale of the numbers. @default the system's */
  locale?: string;
  /** Words to replace. */
  texts?: Partial<PaginationTexts>;
}

const TEXTS: PaginationTexts = {
  label: 'Pages',
  rows: (first, last, total) => `Rows ${first} to ${last} of ${total}`,
  none: 'No rows',
  pageSize: 'Rows per page',
  page: 'Page',
  of: (count) => `of ${count}`,
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
};
const PAGE_SIZES = [25, 50, 100];

/** Steps through the pages of a long list: a `nav` with the rows in words. What scrolls through all rows needs none. */
export function Pagination(props: PaginationProps) {
  const {
    total,
    page,
    pageSize,
    onPageChange,
    pageSizes = PAGE_SIZES,
    onPageSizeChange,
    locale,
    texts,
    ...rest
  } = props;
  const words = { ...TEXTS, ...texts };
  const [draft, setDraft] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useTakesEscape(field, draft !== undefined);
  const count = pageCount(total, pageSize);
  const rows = rowsOfPage(page, pageSize, total);
  const write = (value: number) => value.toLocaleString(locale);

  function commit() {
    const next = draft === undefined ? undefined : readPage(draft, count);
    setDraft(undefined);
    if (next !== undefined && next !== page) onPageChange(next);
  }

  const step = (label: string, icon: IconDrawing, target: number) => {
    // aria-disabled, not disabled: the last step would throw the focus away
    const off = target < 1 || target > count || target === page;
    return (
      <IconButton
        kind="quiet"
        size="xsmall"
        label={label}
        icon={<Icon icon={icon} size={15} />}
        aria-disabled={off || undefined}
        onClick={() => !off && onPageChange(target)}
      />
    );
  };

  return (
    <Bar aria-label={words.label} {...rest}>
      <span role="status">
        {total === 0 ? words.none : words.rows(write(rows.first), write(rows.last), write(total))}
      </span>
      {onPageSizeChange && (
        <Size>
          {words.pageSize}
          <span>
            <select
              value={pageSize}
              onChange={(event) => {
                const next = Number(event.target.value);
                onPageSizeChange(next, pageAfterResize(page, pageSize, next));
              }}
            >
              {pageSizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
            <Icon icon={ChevronDownIcon} size={12} />
          </span>
        </Size>
      )}
      <Steps>
        {step(words.first, ChevronFirstIcon, 1)}
        {step(words.previous, ChevronLeftIcon, page - 1)}
        <label>
          {words.page}
          <input
            ref={field}
            inputMode="numeric"
            autoComplete="off"
            value={draft ?? page}
            style={{ inlineSize: `calc(${Math.max(2, String(count).length)}ch + 16px)` }}
            onChange={(event) => setDraft(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key === 'Enter') commit();
              if (event.key === 'Escape') setDraft(undefined);
            }}
          />
          {words.of(write(count))}
        </label>
        {step(words.next, ChevronRightIcon, page + 1)}
        {step(words.last, ChevronLastIcon, count)}
      </Steps>
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  min-block-size: 34px;
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;
  color: var(--gh-color-text-muted);

  select,
  input {
    appearance: none;
    block-size: 26px;
    margin: 0;
    padding: 0 7px;
    border: 1px solid var(--gh-color-border-control);
    border-radius: var(--gh-radius-sm);
    background: var(--gh-color-surface-control);
    color: var(--gh-color-text-neutral);
    font: inherit;
    font-variant-numeric: inherit;
  }
  :is(select, input):focus-visible {
    ${focusRing}
  }
`;

const Size = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;

  > span {
    position: relative;
    display: flex;
    align-items: center;
  }
  select {
    padding-inline-end: 22px;
    cursor: pointer;
  }
  > span > span {
    position: absolute;
    inset-inline-end: 7px;
    color: var(--gh-color-text-subtle);
    pointer-events: none;
  }
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  margin-inline-start: auto;

  > label {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-inline: 6px;
    white-space: nowrap;
  }
  input {
    text-align: center;
  }
  && > button[aria-disabled='true'][data-kind] {
    border-color: transparent;
    background: none;
  }
  && > button[aria-disabled='true'] svg {
    color: var(--gh-color-text-disabled);
  }
  &:dir(rtl) > button svg {
    transform: scaleX(-1);
  }
`;
