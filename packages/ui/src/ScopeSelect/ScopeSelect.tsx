import { useMemo } from 'react';
import { styled } from 'styled-components';
import { Select } from '../Select/Select';

export interface ScopeSelectProps {
  /** What is selected, e.g. 'Customer'. */
  label: string;
  /** The option for all of them, e.g. 'All Customers'. */
  allLabel: string;
  /** The options, with positive ids. */
  options: readonly { id: number; label: string }[];
  /** Null for all of them. */
  value: number | null;
  /** Called with the new id. */
  onChange: (id: number | null) => void;
}

const ALL = '0';

/** Filters a page by one of several, or shows all of them. */
export function ScopeSelect({ label, allLabel, options, value, onChange }: ScopeSelectProps) {
  const choices = useMemo(
    () => [
      { value: ALL, label: allLabel },
      ...options.map(({ id, label: name }) => ({ value: String(id), label: name })),
    ],
    [allLabel, options],
  );
  return (
    <Narrow
      aria-label={label}
      options={choices}
      searchFrom={12}
      value={String(value ?? ALL)}
      onChange={(chosen) => onChange(chosen === ALL || chosen === null ? null : Number(chosen))}
    />
  );
}

const Narrow = styled(Select)`
  inline-size: 200px;
  @container gh-widget (width < 768px) {
    flex: 1 1 110px;
    inline-size: auto;
  }
`;
