import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { CopyButton } from '../CopyButton/CopyButton';
import { useMessages } from '../locale/LocaleProvider';
import { DESCRIPTION_MESSAGES } from './messages';

/** One line of a `DescriptionList`. */
export interface DescriptionItem {
  /** Unique in the list. */
  id: string;
  /** The label. */
  term: ReactNode;
  /** The value; null or undefined if there is none. */
  value?: ReactNode;
  /** Text for a copy button. */
  copyText?: string | undefined;
  /** Name of the copy button: 'Copy VIN'. @default 'Copy' */
  copyLabel?: string | undefined;
  /** Text of a missing value: 'N/A' if it was not reported, '-' if it is not installed. @default 'N/A' */
  missing?: string | undefined;
  /** Why it is missing, shown next to that text. */
  reason?: string | undefined;
  /** Monospaced, for VINs, serial numbers and coordinates. @default false */
  code?: boolean | undefined;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The lines in order. */
  items: readonly DescriptionItem[];
  /** Number of columns: 1, or 2 from 560 px on. @default 1 */
  columns?: 1 | 2 | undefined;
}

/** Labels with values: a `dl`. For readings with an age, use `Reading`. */
export function DescriptionList({ items, columns = 1, ...rest }: DescriptionListProps) {
  const messages = useMessages(DESCRIPTION_MESSAGES);

  return (
    <Frame>
      <List data-columns={columns} {...rest}>
        {items.map(({ id, term, value, copyText, copyLabel, missing = messages.missing, reason, code }) => {
          const known = value !== undefined && value !== null && value !== '';
          return (
            <div key={id}>
              <dt>{term}</dt>
              <dd data-missing={!known || undefined} data-code={code || undefined}>
                <span>{known ? value : missing}</span>
                {!known && reason && <small>{reason}</small>}
                {known && copyText && <CopyButton text={copyText} label={copyLabel} />}
              </dd>
            </div>
          );
        })}
      </List>
    </Frame>
  );
}

const Frame = styled.div`
  container-type: inline-size;
`;

const List = styled.dl`
  display: grid;
  gap: 0 32px;
  margin: 0;
  font: var(--gh-text-13);

  > div {
    display: grid;
    grid-template-columns: minmax(96px, 38%) minmax(0, 1fr);
    gap: 0 12px;
    padding-block: 4px;
    border-block-end: 1px solid var(--gh-color-border-hairline);
  }
  dt {
    padding-block: 3px;
    color: var(--gh-color-text-muted);
    overflow-wrap: anywhere;
  }
  dd {
    display: flex;
    align-items: center;
    gap: 4px;
    min-inline-size: 0;
    min-block-size: 26px;
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  dd > span {
    min-inline-size: 0;
  }
  dd > small {
    font: var(--gh-text-12);
  }
  dd[data-missing] {
    flex-wrap: wrap;
    column-gap: 8px;
    color: var(--gh-color-text-subtle);
  }
  dd[data-code]:not([data-missing]) {
    font: 400 12px/16px var(--gh-font-mono);
    font-feature-settings: 'zero';
    font-variant-ligatures: none;
  }
  @container (min-width: 560px) {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  /* In a narrow container, each value goes below its name. */
  @container (max-width: 239px) {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
    dt {
      padding-block-end: 0;
    }
  }
`;
