import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';

export interface FilterBarProps extends ComponentProps<'section'> {
  /** Name of the region. @default 'Filters' */
  label?: string;
  /** Takes all filters away; the button shows only with it. */
  onClear?: () => void;
  /** Text of the clearing button. @default 'Clear filters' */
  clearLabel?: string;
  /** What stands at the far end, such as a count of results. */
  end?: ReactNode;
}

/** The filters in force, as chips in one line that wraps. */
export function FilterBar({ label = 'Filters', onClear, clearLabel, end, children, ...rest }: FilterBarProps) {
  return (
    <Bar aria-label={label} {...rest}>
      {children}
      {onClear && (
        <Button kind="link" size="xsmall" onClick={onClear}>
          {clearLabel ?? 'Clear filters'}
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
