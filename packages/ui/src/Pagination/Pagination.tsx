import { ChevronDownIcon, ChevronFirstIcon, ChevronLastIcon, ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton';
import { Icon, type IconDrawing } from '../icons/Icon';
import { focusRing, ownLabel } from '../internal/styles';
import { useTakesEscape } from '../internal/useTakesEscape';
import { useLocale, useMessages } from '../locale/LocaleProvider';
import { PAGINATION_MESSAGES, type PaginationTexts } from './messages';
import { pageAfterResize, pageCount, readPage, rowsOfPage } from './pages';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Total number of rows. */
  total: number;
  /** The current page, counted from 1. */
  page: number;
  /** Rows per page. */
  pageSize: number;
  /** Called with the new page, counted from 1. */
  onPageChange: (page: number) => void;
  /** Page sizes to select, shown only with `onPageSizeChange`. @default [25, 50, 100] */
  pageSizes?: readonly number[] | undefined;
  /** Called with the new page size, and the page that then contains the same first row. */
  onPageSizeChange?: ((pageSize: number, page: number) => void) | undefined;
  /** Locale of the numbers. @default the system's locale */
  locale?: string | undefined;
  /** Words to replace. */
  texts?: Partial<PaginationTexts> | undefined;
}

const PAGE_SIZES = [25, 50, 100];

/** Pages of a long list: a `nav` with the visible rows as text. A list that scrolls doesn't need it. */
export function Pagination(props: PaginationProps) {
  const messages = useMessages(PAGINATION_MESSAGES);

  const {
    total,
    page,
    pageSize,
    onPageChange,
    pageSizes = PAGE_SIZES,
    onPageSizeChange,
    locale: given,
    texts,
    ...rest
  } = props;
  const words = { ...messages, ...texts };
  const locale = useLocale(given);
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
    // The buttons use `aria-disabled`, because a disabled button would lose the focus at the last page.
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
  ${ownLabel}
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
