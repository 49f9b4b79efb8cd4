import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { SeverityIcon } from '../icons/SeverityIcon';
import { focusRingInside, plainButton } from '../internal/styles';
import { useLocale, useMessages } from '../locale/LocaleProvider';
import { defineMessages } from '../locale/messages';
import type { Tone } from '../tone';

/** One line of a `BarList`. */
export interface BarListItem {
  /** Unique in the list; passed to `onSelect`. */
  id: string;
  /** Name of the counted items. */
  label: ReactNode;
  /** How many. */
  count: number;
  /** The bar shows `count` as a part of `total`. */
  total: number;
  /** Urgency: shape and color of the bar. @default 'neutral' */
  tone?: Tone | undefined;
  /** Icon before the label. */
  icon?: ReactNode;
  /** URL of the list of these items. The line becomes a link. */
  href?: string | undefined;
  /** Whether these items are selected, for lines that are buttons. */
  pressed?: boolean | undefined;
}

export interface BarListProps extends Omit<ComponentProps<'ul'>, 'children' | 'onSelect'> {
  /** The lines in display order, worst first. */
  items: readonly BarListItem[];
  /** Called with the id of a clicked line. Lines without `href` become buttons. */
  onSelect?: ((id: string) => void) | undefined;
  /** Formats a count with its total. @default (count, total) => `${count} of ${total}` */
  format?: ((count: number, total: number) => string) | undefined;
}

/** The share of a bar in words. */
export const BAR_LIST_MESSAGES = defineMessages('barList', {
  of: (count: string, total: string) => `${count} of ${total}`,
});

/** A `ul` of counts with their totals. */
export function BarList({ items, onSelect, format, ...rest }: BarListProps) {
  const messages = useMessages(BAR_LIST_MESSAGES);
  const locale = useLocale();
  const inWords = (count: number, total: number) =>
    (format ?? ((one, all) => messages.of(one.toLocaleString(locale), all.toLocaleString(locale))))(count, total);
  return (
    <List {...rest}>
      {items.map((item) => {
        const { id, label, count, total, tone = 'neutral', icon, href, pressed } = item;
        const line = (
          <>
            <Name>
              {icon}
              <span>{label}</span>
            </Name>
            <Count>
              {tone !== 'neutral' && count > 0 && <SeverityIcon tone={tone} size={11} />}
              {inWords(count, total)}
            </Count>
            <Track aria-hidden="true">
              <span style={{ inlineSize: `${total > 0 ? Math.min(100, (100 * count) / total) : 0}%` }} />
            </Track>
          </>
        );
        return (
          <li key={id} data-tone={tone} data-none={count === 0 || undefined}>
            {href && <a href={href}>{line}</a>}
            {!href && onSelect && (
              <button type="button" aria-pressed={pressed} onClick={() => onSelect(id)}>
                {line}
              </button>
            )}
            {!href && !onSelect && <div>{line}</div>}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  > li > * {
    ${plainButton}
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 5px 12px;
    inline-size: 100%;
    padding: 6px 0;
    border-radius: var(--gh-radius-sm);
    color: inherit;
    text-decoration: none;
  }
  > li > div {
    cursor: default;
  }
  /* Texts align with those around the list, so the area of a line that is clickable extends beyond it. */
  > li > :is(a, button) {
    inline-size: calc(100% + 16px);
    margin-inline: -8px;
    padding-inline: 8px;
  }
  > li > :is(a, button):hover {
    background: var(--gh-color-surface-hover);
  }
  > li > [aria-pressed='true'] {
    background: var(--gh-color-surface-selected);
  }
  > li > :is(a, button):focus-visible {
    ${focusRingInside}
  }
  > li[data-none] {
    color: var(--gh-color-text-subtle);
  }
  > li {
    --gh-bar: var(--gh-viz-slate);
  }
  > li[data-tone='critical'] {
    --gh-bar: var(--gh-color-icon-critical);
  }
  > li[data-tone='caution'] {
    --gh-bar: var(--gh-color-solid-caution);
  }
  > li[data-tone='good'] {
    --gh-bar: var(--gh-color-track-good);
  }
  > li[data-tone='unknown'] {
    --gh-bar: var(--gh-color-icon-unknown);
  }
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  font: 500 13px/20px var(--gh-font-sans);
  overflow-wrap: anywhere;

  > span[aria-hidden],
  > svg {
    flex: none;
    color: var(--gh-color-text-subtle);
  }
`;

const Count = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;
  color: var(--gh-color-text-muted);
  white-space: nowrap;
`;

const Track = styled.span`
  grid-column: 1 / -1;
  display: block;
  block-size: 4px;
  overflow: hidden;
  border-radius: 2px;
  background: var(--gh-color-track-none);

  > span {
    display: block;
    block-size: 100%;
    border-radius: 2px;
    background: var(--gh-bar);
  }
  li:not([data-none]) & > span {
    min-inline-size: 4px;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    block-size: 6px;

    > span {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
