import { ErrorState, useMessages } from '@gladhand/ui';
import * as S from '../FleetMap/FleetMap.styles';
import { mapFailureText } from '../mapFailure';
import { MAP_MESSAGES } from '../messages';

interface MapFailedProps {
  failure: Error;
  /** Where the page has the same information. */
  elsewhere: string;
  onRetry: () => void;
}

/** In place of a map: why there is none. An engine that gives no reason usually misses WebGL. */
export function MapFailed({ failure, elsewhere, onRetry }: MapFailedProps) {
  const messages = useMessages(MAP_MESSAGES);
  return (
    <S.Cover>
      <ErrorState title={messages.mapFailed} onRetry={onRetry}>
        {elsewhere} {mapFailureText(failure, messages) ?? messages.webglNeeded}
      </ErrorState>
    </S.Cover>
  );
}
