import { type GeofenceShape, shapeArea } from '@gladhand/domain/geofences';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Checkbox, SeverityIcon, useMessages } from '@gladhand/ui';
import { memo } from 'react';
import { vertexCount } from '../readFile/vertexCount';
import { areaText } from './areaText';
import * as S from './ImportTable.styles';
import type { ImportRow } from './importRow';
import { IMPORT_GEOFENCES_MESSAGES } from './messages';
import { canBeChosen, isChosen } from './rowState';
import { verdictText } from './verdictText';

interface TableRowProps {
  row: ImportRow;
  index: number;
  count: number;
  startPx: number;
  isSelected: boolean;
  /** The row whose controls are in the tab order. */
  isStop: boolean;
  onStop: (index: number) => void;
  onSelect: (id: string) => void;
  onChoose: ((row: ImportRow, isWanted: boolean) => void) | undefined;
}

/** A feature of the file with what becomes of it. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const messages = useMessages(IMPORT_GEOFENCES_MESSAGES);
  const formats = useReadingFormats();

  const { units, locale } = useWidgetHost();
  const { row, index, isStop, onChoose } = props;
  const { shape, place } = row;
  const { tone, text } = verdictText(row, messages);
  const vertices = shape ? vertexCount(shape) : 0;
  return (
    <S.Row
      aria-setsize={props.count}
      aria-posinset={index + 1}
      data-selected={props.isSelected || undefined}
      style={{ transform: `translateY(${props.startPx}px)` }}
      onFocus={() => props.onStop(index)}
    >
      {onChoose ? (
        <Checkbox
          aria-label={messages.importRow(row.name)}
          checked={isChosen(row)}
          disabled={!canBeChosen(row)}
          tabIndex={isStop ? 0 : -1}
          onChange={(event) => onChoose(row, event.currentTarget.checked)}
        />
      ) : (
        <span />
      )}
      <span data-number="">{row.number}</span>
      <S.Name
        type="button"
        aria-pressed={props.isSelected}
        aria-label={messages.rowName(row.number, row.name)}
        data-index={index}
        tabIndex={isStop ? 0 : -1}
        onClick={() => props.onSelect(row.id)}
      >
        <bdi>{row.name}</bdi>
      </S.Name>
      <span data-wide="">{kindText(shape, place !== undefined, messages)}</span>
      <span data-wide="" data-number="">
        {vertices > 0 && formats.count(vertices)}
      </span>
      <span data-wide="" data-number="">
        {shape && areaText(shapeArea(shape), units, locale)}
      </span>
      <S.Verdict data-tone={tone} title={text}>
        {tone !== 'neutral' && <SeverityIcon tone={tone} size={13} />}
        <span>{text}</span>
      </S.Verdict>
    </S.Row>
  );
});

function kindText(
  shape: GeofenceShape | undefined,
  isPoint: boolean,
  messages: typeof IMPORT_GEOFENCES_MESSAGES,
): string {
  if (shape) return messages[shape.type];
  return isPoint ? messages.point : '';
}
