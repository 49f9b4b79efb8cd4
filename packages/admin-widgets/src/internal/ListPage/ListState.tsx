import { failureOf } from '@gladhand/domain';
import { Button, EmptyState, FailedState } from '@gladhand/ui';
import type { ListQuery } from './listQuery';

/** The texts of a list without rows. */
export interface EmptyTexts {
  noMatch: string;
  noMatchHint: string;
  none: string;
  noneHint: string;
}

interface ListStateProps {
  query: ListQuery;
  /** The list as the beginning of a sentence: 'The users'. */
  what: string;
  isEmpty: boolean;
  /** Whether a search or filter may hide rows. */
  isFiltered: boolean;
  texts: EmptyTexts;
  /** Removes search and filters. */
  onClear?: () => void;
  clearLabel?: string;
}

/** What is in the place of the rows: failed, forbidden, no match or empty. Nothing while there are rows or they load. */
export function ListState({ query, what, isEmpty, isFiltered, texts, onClear, clearLabel }: ListStateProps) {
  if (query.error && query.data === undefined) {
    return (
      <FailedState
        what={what}
        {...failureOf(query.error)}
        onRetry={() => query.refetch()}
        retrying={query.isRefetching}
      />
    );
  }
  if (query.data === undefined || !isEmpty) return null;
  if (!isFiltered) {
    return (
      <EmptyState edge="none" title={texts.none}>
        {texts.noneHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState edge="none" title={texts.noMatch} action={onClear && <Button onClick={onClear}>{clearLabel}</Button>}>
      {texts.noMatchHint}
    </EmptyState>
  );
}
