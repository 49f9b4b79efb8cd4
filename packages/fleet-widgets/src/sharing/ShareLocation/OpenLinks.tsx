import { failureOf, type SharingPort } from '@gladhand/domain';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { SHARED_DETAILS, type SharedLink } from '@gladhand/domain/sharing';
import { Banner, Button, ConfirmDialog, FailedState, Skeleton, useMessages, useWords } from '@gladhand/ui';
import { useId, useState } from 'react';
import { remainingText } from '../../internal/remainingText';
import { SHARE_LOCATION_MESSAGES } from './messages';
import * as S from './ShareLocation.styles';
import { sharedLinksKey, sharedLinksQuery } from './sharedLinksQuery';
import { namesText, TrailerNames } from './TrailerNames';

/** Keeps the remaining time and the view counts current. */
const REFRESH_MS = 30_000;

interface OpenLinksProps {
  onRevoked: (linkId: string) => void;
  /** A trailer of a link was opened. */
  onOpened: () => void;
}

/** Open links with their remaining time and view counts. */
export function OpenLinks({ onRevoked, onOpened }: OpenLinksProps) {
  const say = useWords();
  const { locale } = useWidgetHost();
  const messages = useMessages(SHARE_LOCATION_MESSAGES);

  const { now } = useWidgetHost();
  const titleId = useId();
  const [ending, setEnding] = useState<SharedLink>();
  // Opening the list always loads it, because users want to see recent views.
  const links = useApiQuery(sharedLinksQuery, { refreshMs: REFRESH_MS, staleMs: 0 });
  const revoke = useApiMutation<{ linkId: string }, void>({
    run: (api: SharingPort, input) => api.sharing.revoke(input),
    invalidates: () => [sharedLinksKey],
  });

  function handleRevoke() {
    if (!ending) return;
    const linkId = ending.id;
    revoke.mutate(
      { linkId },
      {
        onSuccess: () => {
          setEnding(undefined);
          onRevoked(linkId);
        },
      },
    );
  }

  return (
    <S.Open aria-labelledby={titleId}>
      <h3 id={titleId}>{messages.activeLinks}</h3>
      {links.isPending && <Skeleton height={40} />}
      {links.isError && (
        <FailedState
          what={messages.linkList}
          {...failureOf(links.error)}
          onRetry={() => void links.refetch()}
          retrying={links.isFetching}
        />
      )}
      {links.data?.length === 0 && <p>{messages.noActiveLinks}</p>}
      {links.data && links.data.length > 0 && (
        <S.Links aria-labelledby={titleId}>
          {links.data.map((link) => (
            <li key={link.id}>
              <span>
                <b>
                  <TrailerNames trailers={link.trailers} onOpened={onOpened} />
                </b>
                <span>
                  {messages.expiresIn(
                    say(SHARED_DETAILS.find(({ id }) => id === link.detail)?.label ?? link.detail),
                    remainingText(new Date(link.expiresAt).getTime() - now().getTime(), say, locale),
                    openedText(link.timesOpened, messages),
                  )}
                </span>
                <span>{messages.by(link.createdBy)}</span>
              </span>
              <Button
                kind="danger"
                size="xsmall"
                aria-label={messages.revokeLink(namesText(link.trailers, messages))}
                onClick={() => setEnding(link)}
              >
                {messages.revoke}
              </Button>
            </li>
          ))}
        </S.Links>
      )}
      <ConfirmDialog
        open={ending !== undefined}
        onOpenChange={(open) => !open && setEnding(undefined)}
        title={messages.confirmRevoke(namesText(ending?.trailers ?? [], messages))}
        confirmLabel={messages.revoke}
        destructive
        working={revoke.isPending}
        onConfirm={handleRevoke}
      >
        {messages.revokeEffect}
        {revoke.isError && <Banner tone="critical">{revoke.error.message}</Banner>}
      </ConfirmDialog>
    </S.Open>
  );
}

function openedText(times: number, messages = SHARE_LOCATION_MESSAGES): string {
  if (times === 0) return messages.notOpened;
  return times === 1 ? messages.openedOnce : messages.openedTimes(times);
}
