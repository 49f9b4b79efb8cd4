import { useReadingFormats } from '@gladhand/domain/react';
import { Banner, useMessages } from '@gladhand/ui';
import type { FileNote } from '../readFile/readResult';
import { IMPORT_GEOFENCES_MESSAGES } from './messages';

/** What should be known about a file that was read. */
export function Notes({ notes }: { notes: readonly FileNote[] }) {
  const messages = useMessages(IMPORT_GEOFENCES_MESSAGES);
  const formats = useReadingFormats();
  if (notes.length === 0) return null;
  return <Banner tone="caution">{notes.map((note) => noteText(note, messages, formats.count)).join(' ')}</Banner>;
}

function noteText(
  note: FileNote,
  { notes }: typeof IMPORT_GEOFENCES_MESSAGES,
  count: (value: number) => string,
): string {
  switch (note.code) {
    case 'assumedWgs84':
    case 'assumedWindows1252':
      return notes[note.code];
    case 'assumedHalfWidth':
      return notes.assumedHalfWidth(count(note.count), count(note.meters));
    case 'unknownColumns':
      return `${notes.unknownColumns(note.names.join(', '))}.`;
    default:
      return notes[note.code](count(note.count));
  }
}
