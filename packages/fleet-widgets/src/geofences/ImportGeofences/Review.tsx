import { SegmentedControl, useMessages } from '@gladhand/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useElementSize } from '../../internal/useElementSize';
import type { CategoryChoice } from '../../internal/useGeofenceCategories';
import type { MapEngineFactory } from '../../map/mapEngine';
import * as S from './ImportGeofences.styles';
import { ImportMap } from './ImportMap';
import { ImportTable } from './ImportTable';
import { Nothing } from './ImportTable.styles';
import type { ImportRow } from './importRow';
import { IMPORT_GEOFENCES_MESSAGES } from './messages';
import { ReviewBar } from './ReviewBar';
import { RowDetails } from './RowDetails';
import { type RowState, rowState } from './rowState';
import type { Choices } from './useChoices';
import type { Importing } from './useImport';

interface ReviewProps {
  engine: MapEngineFactory;
  importing: Importing;
  choices: Choices;
  categories: readonly CategoryChoice[];
}

/** The rows of a file in a table and on a map. */
export function Review({ engine, importing, choices, categories }: ReviewProps) {
  const messages = useMessages(IMPORT_GEOFENCES_MESSAGES);

  const { rows, phase } = importing.state;
  const [filter, setFilter] = useState<RowState>();
  const [selectedId, setSelectedId] = useState<string>();
  const [part, setPart] = useState<'table' | 'map'>('table');
  // The dialog is as narrow as a box around it, which a query of the window wouldn't see.
  const frame = useRef<HTMLDivElement>(null);
  const { widthPx } = useElementSize(frame);
  const isNarrow = widthPx > 0 && widthPx < 900;
  const matching = useMemo(() => (filter ? rows.filter((row) => rowState(row) === filter) : rows), [rows, filter]);
  // A filter whose last row was corrected would show an empty table.
  const shown = matching.length > 0 ? matching : rows;
  const selected = useMemo(() => rows.find(({ id }) => id === selectedId), [rows, selectedId]);
  const choose = useCallback(
    (row: ImportRow, isWanted: boolean) => importing.choose([row], isWanted),
    [importing.choose],
  );
  return (
    <S.Review ref={frame}>
      <S.Side hidden={isNarrow && part === 'map'}>
        <ReviewBar
          importing={importing}
          shown={matching.length > 0 ? filter : undefined}
          onShow={setFilter}
          choices={choices}
          categories={categories}
        />
        <ImportTable
          rows={shown}
          selectedId={selectedId}
          onSelect={setSelectedId}
          onChoose={phase === 'review' ? choose : undefined}
        />
      </S.Side>
      <S.MapSide hidden={isNarrow && part === 'table'}>
        <ImportMap engine={engine} rows={rows} selected={selected} onSelect={setSelectedId} />
      </S.MapSide>
      <S.Bottom>
        {isNarrow && (
          <SegmentedControl
            label={messages.view}
            segments={[
              { value: 'table', label: messages.tableView },
              { value: 'map', label: messages.mapView },
            ]}
            value={part}
            onChange={(value) => setPart(value as typeof part)}
          />
        )}
        {selected ? (
          <RowDetails
            row={selected}
            radiusMeters={choices.radiusMeters}
            importing={importing}
            onShowOnMap={isNarrow && part === 'table' ? () => setPart('map') : undefined}
          />
        ) : (
          <Nothing>{messages.noSelection}</Nothing>
        )}
      </S.Bottom>
    </S.Review>
  );
}
