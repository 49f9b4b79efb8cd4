import { Skeleton, useMessages } from '@gladhand/ui';
import { PARTS_MESSAGES } from './messages';
import * as S from './Parts.styles';

/** Placeholders for parts that are loading. */
export function LoadingParts() {
  const messages = useMessages(PARTS_MESSAGES);
  return (
    <S.Waiting role="status" aria-busy="true" aria-label={messages.loading}>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={32} />
      ))}
    </S.Waiting>
  );
}
