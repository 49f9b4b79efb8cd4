import { ageText } from '@gladhand/domain/formats';
import type { Reading as ReadingState } from '@gladhand/domain/readings';
import { perLanguage, Reading, type Tone, useLocale, useMessages } from '@gladhand/ui';
import { TRAILER_SUMMARY_MESSAGES } from './messages';

interface FactProps<Value> {
  label: string;
  unit?: string | undefined;
  reading: ReadingState<Value>;
  show: (value: Value) => string;
  moment: (at: Date) => string;
  /** The source of the reading. */
  source: string;
  tone?: Tone | undefined;
}

const UNITED = { fresh: 'fresh', stale: 'stale', missing: 'missing', notInstalled: 'not-installed' } as const;

/** A reading in one of its four states. When and by what it was reported is its explanation. */
export function Fact<Value>({ label, unit, reading, show, moment, source, tone }: FactProps<Value>) {
  const messages = useMessages(TRAILER_SUMMARY_MESSAGES);
  const locale = useLocale();

  const known = 'value' in reading;
  return (
    <Reading
      label={label}
      unit={unit}
      state={UNITED[reading.state]}
      tone={tone}
      value={known ? show(reading.value) : undefined}
      reason={known ? reported(reading, moment, source, messages, locale) : whyOf(messages)[reading.state]}
    />
  );
}

const whyOf = perLanguage(
  (messages: typeof TRAILER_SUMMARY_MESSAGES) =>
    ({
      missing: messages.installedNeverReported,
      notInstalled: messages.notInstalledHere,
    }) as const,
);

function reported(
  reading: { state: string; at: Date; ageMs: number },
  moment: (at: Date) => string,
  source: string,
  messages = TRAILER_SUMMARY_MESSAGES,
  locale?: string,
): string {
  const text = messages.by(moment(reading.at), ageText(reading.ageMs, locale), source);
  return reading.state === 'stale' ? messages.staleReported(text) : messages.reported(text);
}
