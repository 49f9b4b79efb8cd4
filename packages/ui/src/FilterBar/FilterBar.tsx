import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { useMessages } from '../locale/LocaleProvider';
import { FILTER_BAR_MESSAGES } from './messages';

export interface FilterBarProps extends ComponentProps<'section'> {
  /** Name of the region. @default 'Filters' */
  label?: string | undefined;
  /** Removes all filters. Without it there is no button. */
  onClear?: (() => void) | undefined;
  /** Label of that button. @default 'Clear filters' */
  clearLabel?: string | undefined;
  /** Content at the end, e.g. the number of results. */
  end?: ReactNode;
}

/** Active filters as chips in a line that wraps. */
export function FilterBar(props: FilterBarProps) {
  const messages = useMessages(FILTER_BAR_MESSAGES);

  const { label = messages.filters, onClear, clearLabel, end, children, ...rest } = props;
  return (
    <Bar aria-label={label} {...rest}>
      {children}
      {onClear && (
        <Button kind="link" size="xsmall" onClick={onClear}>
          {clearLabel ?? messages.clear}
        </Button>
      )}
      {end && <End>{end}</End>}
    </Bar>
  );
}

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

const End = styled.span`
  margin-inline-start: auto;
  font: var(--gh-text-12);
  color: var(--gh-color-text-subtle);
`;
