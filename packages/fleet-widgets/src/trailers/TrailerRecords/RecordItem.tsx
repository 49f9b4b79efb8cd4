import { formatLocalDate } from '@gladhand/domain/formats';
import { useReadingFormats } from '@gladhand/domain/react';
import { inspectionResult, type ServiceRecord } from '@gladhand/domain/service';
import { StatusPill, type Tone, useMessages, useWords } from '@gladhand/ui';
import { TRAILER_RECORDS_MESSAGES } from './messages';
import * as S from './TrailerRecords.styles';

const TONES: Readonly<Record<string, Tone>> = { GOOD: 'good', CAUTION: 'caution', CRITICAL: 'critical' };

/** One entry: type, date, result and author. */
export function RecordItem({ record, label }: { record: ServiceRecord; label: string }) {
  const messages = useMessages(TRAILER_RECORDS_MESSAGES);
  const formats = useReadingFormats();
  const say = useWords();

  const { performedOn, odometerMiles, note, addedBy, result } = record;
  const facts = [
    odometerMiles !== null && messages.at(formats.text(odometerMiles, 'mi')),
    addedBy && messages.by(addedBy),
  ];
  return (
    <li>
      <S.ItemHead>
        <b>{say(label)}</b>
        {result !== null && <Result id={result} />}
        {/* A calendar day has no time zone, so UTC keeps it from shifting. */}
        <time dateTime={performedOn}>
          {formatLocalDate(new Date(`${performedOn}T00:00:00Z`), 'date', 'UTC', formats.locale)}
        </time>
      </S.ItemHead>
      {note !== '' && <S.Note>{note}</S.Note>}
      {facts.some(Boolean) && <S.Facts>{facts.filter(Boolean).join(', ')}</S.Facts>}
    </li>
  );
}

/** An unknown result looks unknown, never good. */
function Result({ id }: { id: string }) {
  const say = useWords();
  const word = inspectionResult(id);
  return <StatusPill tone={word.known ? TONES[word.severity] : 'unknown'}>{say(word.label)}</StatusPill>;
}
