import { useMemo } from 'react';
import { styled } from 'styled-components';
import { Select } from '../Select/Select';

export interface ScopeSelectProps {
  /** What is chosen among, such as 'Customer'. */
  label: string;
  /** The entry for all of them, such as 'All Customers'. */
  allLabel: string;
  /** Each with a positive number. */
  options: readonly { id: number; label: string }[];
  /** Null: all of them. */
  value: number | null;
  /** Takes what was chosen. */
  onChange: (id: number | null) => void;
}

const ALL = '0';

/** Narrows a page to one of several, or to all of them. */
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
  @media (max-width: 767px) {
    flex: 1 1 110px;
    inline-size: auto;
  }
`;
