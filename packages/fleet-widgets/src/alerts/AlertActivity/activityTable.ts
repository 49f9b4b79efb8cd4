import type { AlertActivityLine } from '@gladhand/domain/alerts';
import { type FileTable, type FileValue, wallTimeOf } from '@gladhand/domain/files';
import { severityText } from '../internal/alertWords';
import { type ActivityTexts, detailText, kindOf, nameText, sentenceText } from './activityTexts';

/** Lines as a table for a file, with their times in the viewer's zone and in UTC. */
export function activityTable(
  texts: ActivityTexts,
  timeZone: string,
  pages: AsyncIterable<readonly AlertActivityLine[]>,
): FileTable {
  const { messages } = texts;
  const { columns } = messages;
  const zones = [...new Set([timeZone, 'UTC'])];
  return {
    columns: [
      ...zones.map((zone) => ({ heading: columns.time(zone), isTime: true })),
      { heading: columns.kind },
      { heading: columns.what, widthCharacters: 60 },
      { heading: columns.detail, widthCharacters: 40 },
      { heading: messages.rule, widthCharacters: 24 },
      { heading: messages.severity },
      { heading: messages.trailer },
      { heading: columns.vin, widthCharacters: 18 },
      { heading: columns.geofence, widthCharacters: 24 },
      { heading: columns.by, widthCharacters: 24 },
      { heading: columns.channel },
      { heading: columns.recipient, widthCharacters: 24 },
      { heading: columns.outcome },
    ],
    pages: (async function* () {
      for await (const lines of pages) yield lines.map((line) => valuesOf(line, texts, zones));
    })(),
  };
}

function valuesOf(line: AlertActivityLine, texts: ActivityTexts, zones: readonly string[]): FileValue[] {
  const { messages, words } = texts;
  const outcomes: Readonly<Record<string, string>> = messages.outcomeNames;
  const { at, ruleName, severity, unitId, vin, geofence, by, channel, recipient, outcome } = line;
  return [
    ...zones.map((zone) => wallTimeOf(new Date(at), zone)),
    messages.kinds[kindOf(line)],
    sentenceText(line, texts),
    detailText(line, texts) ?? null,
    ruleName,
    severity == null ? null : severityText(severity, words),
    ...[unitId, vin, geofence?.name ?? null, by],
    channel == null ? null : nameText('channel', line, texts),
    recipient ?? null,
    outcome == null ? null : (outcomes[outcome] ?? outcome),
  ];
}
