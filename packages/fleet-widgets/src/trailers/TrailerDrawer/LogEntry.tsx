import { useReadingFormats } from '@gladhand/domain/react';
import type { ActivityLogEntry } from '@gladhand/domain/trailers';
import { useMessages, useWords } from '@gladhand/ui';
import { styled } from 'styled-components';
import { INTERNAL_MESSAGES } from '../../internal/messages';
import { mainLines, otherLines } from './logLines';
import { TRAILER_DRAWER_MESSAGES } from './messages';

interface LogEntryProps {
  entry: ActivityLogEntry;
  installedSensorTypeIds: readonly number[];
  moment: (at: Date) => string;
}

/** One report: time, place and readings. */
export function LogEntry({ entry, installedSensorTypeIds, moment }: LogEntryProps) {
  const internalMessages = useMessages(INTERNAL_MESSAGES);
  const trailerDrawerMessages = useMessages(TRAILER_DRAWER_MESSAGES);
  const formats = useReadingFormats();
  const say = useWords();

  const lines = [
    ...mainLines(entry, installedSensorTypeIds, formats, trailerDrawerMessages, say),
    ...otherLines(entry, formats, internalMessages, trailerDrawerMessages, say),
  ];
  return (
    <Entry>
      <Head>
        <time dateTime={entry.recorded}>{moment(new Date(entry.recorded))}</time>
        <span>{entry.reverseGeoFullAddress ?? trailerDrawerMessages.addressNA}</span>
      </Head>
      <Lines>
        {lines.map(({ term, value, missing }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd data-missing={missing}>{value}</dd>
          </div>
        ))}
      </Lines>
    </Entry>
  );
}

const Entry = styled.li`
  display: grid;
  gap: 4px;
  padding: 10px 16px;
  border-block-end: 1px solid var(--gh-color-border-hairline);
  font-variant-numeric: tabular-nums;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  > time {
    font: 600 13px/20px var(--gh-font-sans);
  }
  > span {
    color: var(--gh-color-text-muted);
    overflow-wrap: anywhere;
  }
`;

const Lines = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 0 16px;
  margin: 0;
  font: var(--gh-text-12);
  > div {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    min-inline-size: 0;
  }
  dt {
    flex: none;
    color: var(--gh-color-text-muted);
  }
  dd {
    margin: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }
  dd[data-missing] {
    color: var(--gh-color-text-subtle);
  }
`;
