import type { ApiError } from '@gladhand/domain';
import { formatDate } from '@gladhand/domain/formats';
import { useWidgetHost } from '@gladhand/domain/react';
import type { SharedLocation } from '@gladhand/domain/sharing';
import { EmptyState, ErrorState, Logo, Skeleton, StaleBanner, useMessages, useWords } from '@gladhand/ui';
import { useState } from 'react';
import { remainingText } from '../../internal/remainingText';
import type { MapEngineFactory } from '../../map/mapEngine';
import { SHARED_LOCATION_MESSAGES } from './messages';
import * as S from './SharedLocation.styles';
import { SharedMap } from './SharedMap';
import { SharedTrailerCard } from './SharedTrailerCard';

interface SharedLocationViewProps {
  engine: MapEngineFactory;
  /** Undefined while loading and after the link has ended. */
  answer: SharedLocation | undefined;
  ended: boolean;
  error: ApiError | null;
  retrying: boolean;
  onRetry: () => void;
  /** The server's clock. */
  now: () => Date;
  timeZone: string;
}

/** The page without its data access. */
export function SharedLocationView(props: SharedLocationViewProps) {
  const say = useWords();
  const { locale } = useWidgetHost();
  const messages = useMessages(SHARED_LOCATION_MESSAGES);

  const { answer, ended, error, now, timeZone } = props;
  const [chosen, setChosen] = useState(0);
  const moment = (iso: string) => formatDate(new Date(iso), 'longDateTime', timeZone);
  return (
    <S.Box>
      <S.Page>
        <S.Head>
          <Logo height={22} />
          <h1>{messages.sharedLocation}</h1>
        </S.Head>
        {ended ? (
          <S.Middle>
            <EmptyState edge="none" title={messages.ended}>
              {messages.endedHint}
            </EmptyState>
          </S.Middle>
        ) : !answer && error ? (
          <S.Middle>
            <ErrorState edge="none" title={messages.loadFailed} onRetry={props.onRetry} retrying={props.retrying}>
              {error.message}
            </ErrorState>
          </S.Middle>
        ) : (
          <>
            <S.MapPlace>
              {answer && (
                <SharedMap engine={props.engine} trailers={answer.trailers} chosen={chosen} onChoose={setChosen} />
              )}
            </S.MapPlace>
            <S.Side>
              {answer && error && (
                <StaleBanner
                  reason={error.message}
                  asOf={moment(answer.asOf)}
                  onRetry={props.onRetry}
                  retrying={props.retrying}
                />
              )}
              {answer ? (
                <S.Cards aria-label={messages.sharedTrailers}>
                  {answer.trailers.map((trailer, index) => (
                    <SharedTrailerCard
                      // Names may repeat; the order is stable.
                      // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what names a shared trailer
                      key={index}
                      trailer={trailer}
                      now={now}
                      moment={moment}
                      chosen={answer.trailers.length > 1 && index === chosen}
                      onChoose={answer.trailers.length > 1 ? () => setChosen(index) : undefined}
                    />
                  ))}
                </S.Cards>
              ) : (
                <S.Waiting role="status" aria-busy="true" aria-label={messages.loading}>
                  <Skeleton height={20} />
                  <Skeleton height={16} />
                  <Skeleton height={16} />
                </S.Waiting>
              )}
              {answer && (
                <S.Foot>
                  {messages.availableUntilLeft(
                    moment(answer.expiresAt),
                    remainingText(new Date(answer.expiresAt).getTime() - now().getTime(), say, locale),
                  )}
                </S.Foot>
              )}
            </S.Side>
          </>
        )}
      </S.Page>
    </S.Box>
  );
}
