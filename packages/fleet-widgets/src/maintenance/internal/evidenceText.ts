import { durationText, type ReadingFormats } from '@gladhand/domain/formats';
import type { ShownEvidence } from '@gladhand/domain/maintenance';
import { type ReadingId, readingWord } from '@gladhand/domain/readings';
import type { Say } from '@gladhand/ui';
import type { ISSUE_MESSAGES } from './messages';
import { plannedWorkText } from './plannedWorkText';

interface EvidenceContext {
  messages: typeof ISSUE_MESSAGES;
  formats: ReadingFormats;
  say: Say;
  /** 'YYYY-MM-DD' in UTC, as planned work is due. */
  today: string;
}

/** What a report showed, in a few words; empty if it isn't known. */
export function evidenceText(kind: string, evidence: ShownEvidence, context: EvidenceContext): string {
  const { messages, formats, say } = context;
  switch (kind) {
    case 'amberLamp': {
      const { description, amberLampMs } = evidence;
      if (amberLampMs == null) return description ?? '';
      const duration = durationText(amberLampMs, formats.locale);
      return description ? messages.faultWithLamp(description, duration) : messages.lampOn(duration);
    }
    case 'tireInflation': {
      if (evidence.unplugged) return messages.unplugged;
      return evidence.demandMs == null ? '' : messages.airFlowing(durationText(evidence.demandMs, formats.locale));
    }
    case 'trailerBattery':
      return evidence.volts == null ? '' : messages.volts(formats.text(evidence.volts, 'V', '-', 1));
    case 'sensorNotReporting': {
      const sensors = evidence.sensors ?? [];
      if (sensors.length === 0) return messages.allSilent;
      return messages.silent(sensors.map((id) => say(readingWord(id as ReadingId).label)).join(', '));
    }
    case 'plannedWork':
      return evidence.work ? plannedWorkText(evidence.work, context) : '';
    default:
      return '';
  }
}
