import { PART_CATEGORIES, partCategory } from '@gladhand/domain/parts';
import { useReadingFormats } from '@gladhand/domain/react';
import { Icon, PackageIcon, Select, useMessages, useWords } from '@gladhand/ui';
import { CategoryIcon } from './CategoryIcon';
import { PARTS_MESSAGES } from './messages';
import * as S from './Parts.styles';

interface CategoryListProps {
  /** Number of parts by category. */
  counts: ReadonlyMap<string, number>;
  /** Null for all. */
  value: string | null;
  onChange: (category: string | null) => void;
}

const ALL = 'all';

/** The categories that have parts, with their numbers: a list beside the parts, a field in a narrow box. */
export function CategoryList({ counts, value, onChange }: CategoryListProps) {
  const messages = useMessages(PARTS_MESSAGES);
  const say = useWords();
  const { count } = useReadingFormats();
  const known = PART_CATEGORIES.map(({ id }) => id as string);
  const shown = [...known, ...[...counts.keys()].filter((id) => !known.includes(id))].filter(
    (id) => counts.has(id) || id === value,
  );
  const total = [...counts.values()].reduce((sum, one) => sum + one, 0);
  const labelOf = (id: string) => say(partCategory(id).label);
  return (
    <>
      <S.Categories aria-label={messages.categories}>
        <S.Category type="button" aria-pressed={value === null} onClick={() => onChange(null)}>
          <Icon icon={PackageIcon} size={18} />
          <span>{messages.allParts}</span>
          <span>{count(total)}</span>
        </S.Category>
        {shown.map((id) => (
          <S.Category key={id} type="button" aria-pressed={value === id} onClick={() => onChange(id)}>
            <CategoryIcon category={id} />
            <span>{labelOf(id)}</span>
            <span>{count(counts.get(id) ?? 0)}</span>
          </S.Category>
        ))}
      </S.Categories>
      <S.CategoryField>
        <Select
          aria-label={messages.category}
          value={value ?? ALL}
          options={[
            { value: ALL, label: messages.allParts, note: count(total) },
            ...shown.map((id) => ({ value: id, label: labelOf(id), note: count(counts.get(id) ?? 0) })),
          ]}
          onChange={(next) => onChange(next === ALL ? null : next)}
        />
      </S.CategoryField>
    </>
  );
}
