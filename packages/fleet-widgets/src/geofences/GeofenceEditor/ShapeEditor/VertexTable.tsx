import {
  type RingPlace,
  ringsOf,
  type ShapeAction,
  type ShapeEdit,
  type VertexPlace,
} from '@gladhand/domain/geofences';
import { Icon, IconButton, readCoordinate, Trash2Icon, useMessages } from '@gladhand/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, type RefObject, useEffect, useRef } from 'react';
import type { MapPoint } from '../../../map/mapFeatures';
import { degrees, wrapped } from './coordinateText';
import { DegreesField } from './DegreesField';
import { SHAPE_EDITOR_MESSAGES } from './messages';
import { isInRing } from './shownVertices';
import { useVertexWords, type VertexWords } from './useVertexWords';
import * as S from './VertexTable.styles';

interface VertexTableProps {
  edit: ShapeEdit;
  dispatch: (action: ShapeAction) => void;
}

const ROW_PX = 28;
const OVERSCAN_ROWS = 12;

type TableRow = { ring: RingPlace; count: number } | { vertex: VertexPlace; at: MapPoint };

/** All vertices with their coordinates. Everything that the map can do to a vertex can be done here. */
export function VertexTable({ edit, dispatch }: VertexTableProps) {
  const messages = useMessages(SHAPE_EDITOR_MESSAGES);
  const { draft, ring, vertex } = edit;
  const words = useVertexWords(draft);
  const frame = useRef<HTMLDivElement>(null);
  const rows = tableRows(ringsOf(draft), draft.mode === 'polygon');
  const virtual = useVirtualizer({
    count: rows.count,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN_ROWS,
  });

  const selectedRow = vertex === undefined ? -1 : rows.indexOf({ ...ring, vertex });
  useScrollTo(frame, selectedRow);

  return (
    <S.Table ref={frame} role="table" aria-label={messages.vertexTable} aria-rowcount={rows.count + 1}>
      <S.Row role="row" aria-rowindex={1} data-row="header">
        <S.Cell role="columnheader">{messages.number}</S.Cell>
        <S.Cell role="columnheader">{messages.latitude}</S.Cell>
        <S.Cell role="columnheader">{messages.longitude}</S.Cell>
      </S.Row>
      <S.Rows role="rowgroup" style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows.at(index);
          const style = { position: 'absolute', insetInline: 0, insetBlockStart: start } as const;
          if (!row) return null;
          if ('ring' in row) {
            return (
              <S.Row key={`ring ${index}`} role="row" aria-rowindex={index + 2} data-row="ring" style={style}>
                <S.Cell role="cell">{words.ring(row.ring)}</S.Cell>
                <S.Cell role="cell">{messages.vertexCount(row.count)}</S.Cell>
                {rows.count > row.count + 1 && (
                  <S.Cell role="cell">
                    <IconButton
                      kind="quiet"
                      size="xsmall"
                      icon={<Icon icon={Trash2Icon} size={14} />}
                      label={messages.deleteRing(words.ring(row.ring))}
                      onClick={() => dispatch({ type: 'deleteRing', ring: row.ring })}
                    />
                  </S.Cell>
                )}
              </S.Row>
            );
          }
          return (
            <S.Row
              key={`vertex ${index}`}
              role="row"
              aria-rowindex={index + 2}
              data-row="vertex"
              data-selected={index === selectedRow || undefined}
              style={style}
              onFocus={() => index !== selectedRow && dispatch({ type: 'selectVertex', vertex: row.vertex })}
            >
              <VertexCells {...row.vertex} at={row.at} words={words} dispatch={dispatch} />
            </S.Row>
          );
        })}
      </S.Rows>
    </S.Table>
  );
}

interface VertexCellsProps extends VertexPlace {
  at: MapPoint;
  words: VertexWords;
  dispatch: (action: ShapeAction) => void;
}

const VertexCells = memo(function VertexCells({ part, ring, vertex: number, at, words, dispatch }: VertexCellsProps) {
  const messages = useMessages(SHAPE_EDITOR_MESSAGES);
  const vertex = { part, ring, vertex: number };
  const name = words.short(vertex);
  const move = (to: MapPoint) => dispatch({ type: 'moveVertex', vertex, to });
  const takePair = (text: string) => {
    const reading = readCoordinate(text);
    if (!('coordinate' in reading)) return false;
    move(reading.coordinate);
    return true;
  };
  return (
    <>
      <S.Cell role="cell">{number + 1}</S.Cell>
      <S.Cell role="cell">
        <DegreesField
          label={messages.latitudeOf(name)}
          value={degrees(at.lat)}
          limit={90}
          error={messages.invalidLatitude}
          onChange={(lat) => move({ lat, lng: at.lng })}
          onPair={takePair}
        />
      </S.Cell>
      <S.Cell role="cell">
        <DegreesField
          label={messages.longitudeOf(name)}
          value={degrees(wrapped(at.lng))}
          limit={180}
          error={messages.invalidLongitude}
          onChange={(lng) => move({ lat: at.lat, lng })}
          onPair={takePair}
        />
      </S.Cell>
      <S.Cell role="cell">
        <IconButton
          kind="quiet"
          size="xsmall"
          icon={<Icon icon={Trash2Icon} size={14} />}
          label={messages.deleteVertex(name)}
          onClick={() => dispatch({ type: 'deleteVertex', vertex })}
        />
      </S.Cell>
    </>
  );
});

/** The rows of all rings, without an object for each of thousands of vertices. */
function tableRows(rings: ReturnType<typeof ringsOf>, hasHeadings: boolean) {
  const headings = hasHeadings ? 1 : 0;
  const starts: number[] = [];
  let count = 0;
  for (const { points } of rings) {
    starts.push(count);
    count += points.length + headings;
  }
  return {
    count,
    at(index: number): TableRow | undefined {
      const which = starts.findLastIndex((start) => start <= index);
      const found = rings[which];
      if (!found) return undefined;
      const { part, ring, points } = found;
      const vertex = index - (starts[which] ?? 0) - headings;
      if (vertex < 0) return { ring: { part, ring }, count: points.length };
      const at = points[vertex];
      return at && { vertex: { part, ring, vertex }, at };
    },
    indexOf(place: VertexPlace): number {
      const which = rings.findIndex((ring) => isInRing(place, ring));
      return which < 0 ? -1 : (starts[which] ?? 0) + headings + place.vertex;
    },
  };
}

/** Scrolls the table to the selected vertex, without moving anything around it. */
function useScrollTo(frame: RefObject<HTMLDivElement | null>, row: number): void {
  useEffect(() => {
    const table = frame.current;
    if (!table || row < 0) return;
    // Below the header, which stays.
    const top = (row + 1) * ROW_PX;
    if (top < table.scrollTop + ROW_PX) table.scrollTop = top - ROW_PX;
    else if (top + ROW_PX > table.scrollTop + table.clientHeight) table.scrollTop = top + ROW_PX - table.clientHeight;
  }, [frame, row]);
}
