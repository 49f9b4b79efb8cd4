import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Button, NumberField, Select, ToggleChip, useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import type { CategoryChoice } from '../../internal/useGeofenceCategories';
import * as S from './ImportGeofences.styles';
import type { ImportRow } from './importRow';
import { IMPORT_GEOFENCES_MESSAGES } from './messages';
import { fixOf, ROW_FIXES } from './rowFixes';
import { ROW_STATES, type RowState, rowState } from './rowState';
import type { Choices } from './useChoices';
import type { Importing } from './useImport';

interface ReviewBarProps {
  importing: Importing;
  shown: RowState | undefined;
  onShow: (state: RowState | undefined) => void;
  choices: Choices;
  categories: readonly CategoryChoice[];
}

/** Counts as filters, and what can be decided for many rows at once. */
export function ReviewBar({ importing, shown, onShow, choices, categories }: ReviewBarProps) {
  const messages = useMessages(IMPORT_GEOFENCES_MESSAGES);
  const formats = useReadingFormats();

  const { units } = useWidgetHost();
  const { rows, phase } = importing.state;
  const byState = useMemo(() => grouped(rows, rowState), [rows]);
  const byFix = useMemo(() => grouped(rows, fixOf), [rows]);
  const options = useMemo(() => categories.map(({ id, label }) => ({ value: id, label })), [categories]);
  const taken = byState.get('nameTaken') ?? [];
  const needsCategory = rows.some((row) => row.category === null && row.check?.verdict === 'new');
  const isOpen = phase === 'review';
  const fixes = ROW_FIXES.flatMap((fix) => ({ fix, of: byFix.get(fix) ?? [] })).filter(({ of }) => of.length > 0);
  return (
    <S.Bar>
      <S.Filters role="group" aria-label={messages.filters}>
        {ROW_STATES.map((state) => ({ state, count: byState.get(state)?.length ?? 0 }))
          .filter(({ count }) => count > 0)
          .map(({ state, count }) => (
            <ToggleChip
              key={state}
              pressed={shown === state}
              tone={state === 'refused' ? 'critical' : 'neutral'}
              onClick={() => onShow(shown === state ? undefined : state)}
            >
              {messages.stateCount(messages.states[state], formats.count(count))}
            </ToggleChip>
          ))}
      </S.Filters>
      {isOpen && (fixes.length > 0 || taken.length > 0) && (
        <S.Filters role="group" aria-label={messages.offered}>
          {fixes.map(({ fix, of: rowsOfFix }) => (
            <Button key={fix} onClick={() => importing.fix(rowsOfFix, fix, choices.radiusMeters)}>
              {messages.fixAll(messages.fixes[fix], formats.count(rowsOfFix.length))}
            </Button>
          ))}
          {taken.length > 0 && (
            <Button onClick={() => importing.keepBoth(taken)}>
              {messages.keepAllBoth(formats.count(taken.length))}
            </Button>
          )}
        </S.Filters>
      )}
      {isOpen && (needsCategory || byFix.has('makeCircle')) && (
        <S.Fields>
          {needsCategory && (
            <Select
              label={messages.category}
              options={options}
              value={choices.category}
              onChange={(value) => value && choices.setCategory(value)}
            />
          )}
          {byFix.has('makeCircle') && (
            <NumberField
              label={messages.radius}
              unit={messages.radiusUnit[units]}
              value={choices.radius}
              min={choices.minRadius}
              max={choices.maxRadius}
              onChange={choices.setRadius}
            />
          )}
        </S.Fields>
      )}
    </S.Bar>
  );
}

function grouped<Key extends string>(
  rows: readonly ImportRow[],
  keyOf: (row: ImportRow) => Key | undefined,
): ReadonlyMap<Key, readonly ImportRow[]> {
  const groups = new Map<Key, ImportRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
