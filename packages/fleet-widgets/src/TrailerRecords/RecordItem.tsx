import { formatDate, formatMiles, inspectionResult, type ServiceRecord } from '@gladhand/domain';
import { StatusPill, type Tone } from '@gladhand/ui';
import * as S from './TrailerRecords.styles';

const TONES: Readonly<Record<string, Tone>> = { GOOD: 'good', CAUTION: 'caution', CRITICAL: 'critical' };

/** One entry: what, when, how it ended, and who wrote it down. */
export function RecordItem({ record, label }: { record: ServiceRecord; label: string }) {
  const { performedOn, odometerMiles, note, addedBy, result } = record;
  const facts = [odometerMiles !== null && `at ${formatMiles(odometerMiles)}`, addedBy && `by ${addedBy}`];
  return (
    <li>
      <S.ItemHead>
        <b>{label}</b>
        {result !== null && <Result id={result} />}
        {/* a day has no zone */}
        <time dateTime={performedOn}>{formatDate(new Date(`${performedOn}T00:00:00Z`), 'date', 'UTC')}</time>
      </S.ItemHead>
      {note !== '' && <S.Note>{note}</S.Note>}
      {facts.some(Boolean) && <S.Facts>{facts.filter(Boolean).join(', ')}</S.Facts>}
    </li>
  );
}

/** A result nobody knows is unknown, never good. */
function Result({ id }: { id: string }) {
  const word = inspectionResult(id);
  return <StatusPill tone={word.known ? TONES[word.severity] : 'unknown'}>{word.label}</StatusPill>;
}
