import { durationText } from '@gladhand/domain/formats';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { REPORT_INTERVAL_MS } from '@gladhand/domain/readings';
import { SeverityIcon, useMessages } from '@gladhand/ui';
import type { BacktestWarning } from './backtestWarnings';
import * as S from './LastDays.styles';
import { ALERT_BACKTEST_MESSAGES } from './messages';

const HOUR_MS = 3_600_000;

/** What is worth a thought before saving. */
export function WarningList({ warnings }: { warnings: readonly BacktestWarning[] }) {
  const messages = useMessages(ALERT_BACKTEST_MESSAGES);
  const formats = useReadingFormats();
  const { locale } = useWidgetHost();
  const hours = formats.count(REPORT_INTERVAL_MS.untethered / HOUR_MS);
  /** What is wrong, and what follows from it. */
  function textsOf(warning: BacktestWarning): readonly [string, string] {
    switch (warning.kind) {
      case 'neverFires':
        return [messages.neverFires, messages.neverFiresHint];
      case 'noisy':
        return [messages.noisy(formats.count(warning.perDay)), messages.noisyHint];
      case 'withoutData':
        return [
          messages.withoutData(formats.count(warning.trailers), formats.count(warning.total)),
          messages.withoutDataHint,
        ];
      case 'short':
        return [messages.short(durationText(warning.durationMs, locale)), messages.shortHint(hours)];
      case 'shortSilence':
        return [messages.short(durationText(warning.durationMs, locale)), messages.shortSilenceHint(hours)];
    }
  }
  return (
    <S.Warnings aria-label={messages.warnings}>
      {warnings.map((warning) => {
        const [problem, hint] = textsOf(warning);
        return (
          <li key={warning.kind}>
            <SeverityIcon tone="caution" size={14} />
            <span>
              <strong>{problem}</strong> {hint}
            </span>
          </li>
        );
      })}
    </S.Warnings>
  );
}
