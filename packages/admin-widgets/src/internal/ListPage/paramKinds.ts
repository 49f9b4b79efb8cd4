import type { DateConditionKind } from '@gladhand/domain/users';
import type { ListParam } from './listParams';

const MAX_TEXT = 200;

/** A typed text. Blank text is empty. */
export const textParam = (name: string): ListParam<string> => ({
  name,
  read: (text) => text.slice(0, MAX_TEXT),
  write: (text) => (text.trim() ? text : ''),
  typed: true,
});

/** An id of a record, or none. */
export const idParam = (name: string): ListParam<string | null> => ({
  name,
  read: (text) => (text && text.length <= MAX_TEXT ? text : undefined),
  write: (id) => id ?? '',
});

/** A positive whole number, such as a customer id, or null. */
export const numberParam = (name: string): ListParam<number | null> => ({
  name,
  read: positive,
  write: (value) => String(value ?? ''),
});

/** A page, starting at 1. */
export const pageParam = (name = 'page'): ListParam<number> => ({ name, read: positive, write: String });

/** One of a few page sizes. */
export const pageSizeParam = (sizes: readonly number[], name = 'rows'): ListParam<number> => ({
  name,
  read: (text) => sizes.find((size) => String(size) === text),
  write: String,
});

/** Yes or no. */
export const flagParam = (name: string): ListParam<boolean> => ({
  name,
  read: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
  write: yesNo,
});

/** Yes, no or either. */
export const eitherParam = (name: string): ListParam<boolean | null> => ({
  name,
  read: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
  write: (value) => (value === null ? '' : yesNo(value)),
});

/** One of several words. */
export const wordParam = <Word extends string>(name: string, words: readonly Word[]): ListParam<Word> => ({
  name,
  read: (text) => words.find((word) => word === text),
  write: (word) => word,
});

/** One of several words, or none. */
export const optionalWordParam = (name: string, words: readonly string[]): ListParam<string | null> => ({
  name,
  read: (text) => words.find((word) => word === text),
  write: (word) => word ?? '',
});

/** Any of several words, in their given order. */
export const wordsParam = (name: string, words: readonly string[]): ListParam<readonly string[]> => ({
  name,
  read(text) {
    const given = text.split(',');
    return words.filter((word) => given.includes(word));
  },
  write: (chosen) => words.filter((word) => chosen.includes(word)).join(','),
});

/** The sort order: `email`, or `-email` for descending. */
export const sortParam = (
  fields: readonly string[],
  name = 'sort',
): ListParam<{ sortBy: string; sortAsc: boolean }> => ({
  name,
  read(text) {
    const sortBy = text.replace(/^-/, '');
    return fields.includes(sortBy) ? { sortBy, sortAsc: !text.startsWith('-') } : undefined;
  },
  write: ({ sortBy, sortAsc }) => `${sortAsc ? '' : '-'}${sortBy}`,
});

/** A condition on a day: `on:2026-11-17`. */
export const dayParam = (
  name: string,
  kinds: readonly DateConditionKind[],
): ListParam<{ kind: DateConditionKind; day: string } | null> => ({
  name,
  read(text) {
    const [given, day = ''] = text.split(':');
    const kind = kinds.find((known) => known === given);
    return kind && isDay(day) ? { kind, day } : undefined;
  },
  write: (filter) => (filter ? `${filter.kind}:${filter.day}` : ''),
});

function positive(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** Whether a day exists. 2026-02-30 does not. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const yesNo = (value: boolean) => (value ? 'yes' : 'no');
