import { useReadingFormats } from '@gladhand/domain/react';
import { Button, SeverityIcon, useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { vertexCount } from '../readFile/vertexCount';
import * as S from './ImportGeofences.styles';
import { Verdict } from './ImportTable.styles';
import type { ImportRow } from './importRow';
import { IMPORT_GEOFENCES_MESSAGES } from './messages';
import { fixOf, fixRow } from './rowFixes';
import { isChosen, isDone, rowState } from './rowState';
import type { Importing } from './useImport';
import { verdictText } from './verdictText';

interface RowDetailsProps {
  row: ImportRow;
  radiusMeters: number;
  importing: Importing;
  /** Undefined where the map is visible anyway. */
  onShowOnMap: (() => void) | undefined;
}

/** What becomes of the selected row, with what can be done about it. */
export function RowDetails({ row, radiusMeters, importing, onShowOnMap }: RowDetailsProps) {
  const messages = useMessages(IMPORT_GEOFENCES_MESSAGES);
  const formats = useReadingFormats();

  const fix = fixOf(row);
  const fixed = useMemo(() => fix && fixRow(row, fix, radiusMeters), [row, fix, radiusMeters]);
  const { tone, text } = verdictText(row, messages);
  const isTaken = rowState(row) === 'nameTaken' && !isDone(row);
  const isOpen = importing.state.phase === 'review';
  const before = row.shape ? vertexCount(row.shape) : 0;
  const after = fixed?.shape ? vertexCount(fixed.shape) : 0;
  return (
    <S.Details aria-label={messages.details(row.name)}>
      <h3>
        <bdi>{row.name}</bdi>
      </h3>
      <Verdict data-tone={tone}>
        {tone !== 'neutral' && <SeverityIcon tone={tone} size={13} />}
        <span>{text}</span>
      </Verdict>
      {row.fixes.length > 0 && <p>{messages.fixed(row.fixes.map((kind) => messages.fixes[kind]).join(', '))}</p>}
      {isOpen && fix && fixed && (
        <S.Actions>
          <Button onClick={() => importing.fix([row], fix, radiusMeters)}>{messages.fixes[fix]}</Button>
          {before > 0 && after > 0 && before !== after && (
            <span>{messages.verticesAfter(formats.count(before), formats.count(after))}</span>
          )}
        </S.Actions>
      )}
      {isOpen && isTaken && (
        <S.Actions role="group" aria-label={messages.conflict}>
          <Button
            aria-pressed={!isChosen(row)}
            disabled={row.sameNameAs !== undefined}
            onClick={() => importing.choose([row], false)}
          >
            {messages.skip}
          </Button>
          {row.sameNameAs === undefined && (
            <Button aria-pressed={isChosen(row)} onClick={() => importing.choose([row], true)}>
              {messages.replace}
            </Button>
          )}
          <Button onClick={() => importing.keepBoth([row])}>{messages.keepBoth}</Button>
        </S.Actions>
      )}
      {onShowOnMap && (
        <S.Actions>
          <Button onClick={onShowOnMap}>{messages.showOnMap}</Button>
        </S.Actions>
      )}
    </S.Details>
  );
}
