import { type ApiError, failureOf } from '@gladhand/domain';
import { Banner, Button, useMessages } from '@gladhand/ui';
import * as S from './LastDays.styles';
import { ALERT_BACKTEST_MESSAGES } from './messages';

interface BacktestFailedProps {
  error: ApiError;
  onRetry: () => void;
}

/** Above the figures that are left, if there are any. Saving stays possible. */
export function BacktestFailed({ error, onRetry }: BacktestFailedProps) {
  const messages = useMessages(ALERT_BACKTEST_MESSAGES);
  return (
    <S.Part>
      <Banner
        tone="caution"
        title={messages.failed}
        action={
          <Button kind="link" onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        }
      >
        {failureOf(error).message}
      </Banner>
    </S.Part>
  );
}
