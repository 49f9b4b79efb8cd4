import { durationText, formatLocalDate } from '@gladhand/domain/formats';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { faultLevel } from '@gladhand/domain/readings';
import type { AbsFault } from '@gladhand/domain/trailers';
import { SeverityIcon, Table, useMessages, useWords } from '@gladhand/ui';
import { faultCode, faultTitle } from '../../internal/absFaults';
import { INTERNAL_MESSAGES } from '../../internal/messages';
import * as S from './AbsTroubleshooting.styles';
import { ABS_MESSAGES } from './messages';

/** Every column of fault records, newest first. */
export function FaultRecords({ records, label }: { records: readonly AbsFault[]; label: string }) {
  const messages = useMessages(ABS_MESSAGES);
  const internal = useMessages(INTERNAL_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();
  const { hasFeature, timeZone, locale } = useWidgetHost();
  const at = (instant: string) => formatLocalDate(new Date(instant), 'shortDateTime', timeZone, locale);
  const { columns } = messages;
  return (
    // A scrollable area without a control inside has to be focusable itself.
    <S.Records role="group" aria-label={label} tabIndex={0}>
      <Table density="compact" framed>
        <thead>
          <tr>
            <th scope="col">{columns.status}</th>
            <th scope="col">{columns.description}</th>
            <th scope="col">{columns.start}</th>
            <th scope="col">{columns.end}</th>
            <th scope="col">{columns.duration}</th>
            <th scope="col" data-align="end">
              {columns.maxSpeed(formats.unit('mph'))}
            </th>
            <th scope="col" data-align="end">
              {columns.mileage(formats.unit('mi'))}
            </th>
            <th scope="col">{columns.codes}</th>
            <th scope="col">{columns.faultType}</th>
            <th scope="col">{columns.component}</th>
            <th scope="col">{columns.cause}</th>
            <th scope="col">{columns.repair}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id}>
              <td>
                <S.Status data-active={record.faultEnd === null || undefined}>
                  {record.faultEnd === null && <SeverityIcon tone="caution" size={12} />}
                  {say(record.status)}
                </S.Status>
              </td>
              <td>{faultTitle(record, hasFeature, internal, say)}</td>
              <td>{at(record.faultStart)}</td>
              <td>{record.faultEnd === null ? messages.active : at(record.faultEnd)}</td>
              <td>{durationText(record.durationSeconds * 1_000, locale)}</td>
              <td data-align="end">
                {record.maxMph === null ? messages.notReported : formats.number(record.maxMph, 'mph')}
              </td>
              <td data-align="end">
                {record.bestAvailableTotalMileage === null
                  ? messages.notReported
                  : formats.number(record.bestAvailableTotalMileage, 'mi')}
              </td>
              <td>{faultCode(record) ?? messages.notReported}</td>
              <td>{say(faultLevel(record.faultTypeId).label)}</td>
              <td>{record.suspectComponent ? say(record.suspectComponent) : messages.notReported}</td>
              <td>{record.cause ? say(record.cause) : messages.notReported}</td>
              <td>{record.repairInformation ? say(record.repairInformation) : messages.notReported}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </S.Records>
  );
}
