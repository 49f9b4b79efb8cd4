import { type ApiError, formatDate, type SharedLocation } from '@gladhand/domain';
import { Banner, Button, EmptyState, ErrorState, Logo, Skeleton } from '@gladhand/ui';
import { useState } from 'react';
import { remainingText } from '../internal/remainingText';
import type { MapEngineFactory } from '../map/mapEngine';
import * as S from './SharedLocation.styles';
import { SharedMap } from './SharedMap';
import { SharedTrailerCard } from './SharedTrailerCard';

interface SharedLocationViewProps {
  engine: MapEngineFactory;
  /** Undefined until the first answer, and when the link has ended. */
  answer: SharedLocation | undefined;
  ended: boolean;
  error: ApiError | null;
  retrying: boolean;
  onRetry: () => void;
  /** The server's clock. */
  now: () => Date;
  timeZone: string;
}

/** The page without its data. */
export function SharedLocationView(props: SharedLocationViewProps) {
  const { answer, ended, error, now, timeZone } = props;
  const [chosen, setChosen] = useState(0);
  const moment = (iso: string) => formatDate(new Date(iso), 'longDateTime', timeZone);
  return (
    <S.Page>
      <S.Head>
        <Logo height={22} />
        <h1>Shared location</h1>
      </S.Head>
      {ended ? (
        <S.Middle>
          <EmptyState edge="none" title="This shared location has ended">
            It was shared for a time that is over, or whoever shared it has ended it. Ask the person who sent you the
            link for a new one.
          </EmptyState>
        </S.Middle>
      ) : !answer && error ? (
        <S.Middle>
          <ErrorState
            edge="none"
            title="The shared location did not load"
            onRetry={props.onRetry}
            retrying={props.retrying}
          >
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
              <Banner
                tone="caution"
                title="Not up to date"
                action={
                  <Button size="xsmall" onClick={props.onRetry} working={props.retrying}>
                    Try again
                  </Button>
                }
              >
                This is as of {moment(answer.asOf)}. {error.message}
              </Banner>
            )}
            {answer ? (
              <S.Cards aria-label="Shared trailers">
                {answer.trailers.map((trailer, index) => (
                  <SharedTrailerCard
                    // names may be the same; their order stays
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
              <S.Waiting role="status" aria-busy="true" aria-label="Loading the shared location">
                <Skeleton height={20} />
                <Skeleton height={16} />
                <Skeleton height={16} />
              </S.Waiting>
            )}
            {answer && (
              <S.Foot>
                Shown until {moment(answer.expiresAt)}, for another{' '}
                {remainingText(new Date(answer.expiresAt).getTime() - now().getTime())}.
              </S.Foot>
            )}
          </S.Side>
        </>
      )}
    </S.Page>
  );
}
