import { failureOf, SHARED_DETAILS, type SharedLink } from '@gladhand/domain';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, ConfirmDialog, FailedState, Skeleton } from '@gladhand/ui';
import { useId, useState } from 'react';
import { remainingText } from '../internal/remainingText';
import * as S from './ShareLocation.styles';
import { sharedLinksKey, sharedLinksQuery } from './sharedLinksQuery';

/** Often enough that the time left and the openings stay true. */
const REFRESH_MS = 30_000;
const SHOWN_NAMES = 3;

/** The links that are open, with what is left of their time and how often they were opened. */
export function OpenLinks({ onRevoked }: { onRevoked: (linkId: string) => void }) {
  const { now } = useWidgetHost();
  const titleId = useId();
  const [ending, setEnding] = useState<SharedLink>();
  // who opens the list wants to see who has just looked
  const links = useApiQuery(sharedLinksQuery, { refreshMs: REFRESH_MS, staleMs: 0 });
  const revoke = useApiMutation<{ linkId: string }, void>({
    run: (api, input) => api.sharing.revoke(input),
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
      <h3 id={titleId}>Open links</h3>
      {links.isPending && <Skeleton height={40} />}
      {links.isError && (
        <FailedState
          what="The list of links"
          {...failureOf(links.error)}
          onRetry={() => void links.refetch()}
          retrying={links.isFetching}
        />
      )}
      {links.data?.length === 0 && <p>No link is open.</p>}
      {links.data && links.data.length > 0 && (
        <S.Links aria-labelledby={titleId}>
          {links.data.map((link) => (
            <li key={link.id}>
              <span>
                <b>{namesText(link.names)}</b>
                <span>
                  {SHARED_DETAILS.find(({ id }) => id === link.detail)?.label ?? link.detail} · ends in{' '}
                  {remainingText(new Date(link.expiresAt).getTime() - now().getTime())} · {openedText(link.timesOpened)}
                </span>
                <span>by {link.createdBy}</span>
              </span>
              <Button
                kind="danger"
                size="xsmall"
                aria-label={`Revoke the link to ${namesText(link.names)}`}
                onClick={() => setEnding(link)}
              >
                Revoke
              </Button>
            </li>
          ))}
        </S.Links>
      )}
      <ConfirmDialog
        open={ending !== undefined}
        onOpenChange={(open) => !open && setEnding(undefined)}
        title={`Revoke the link to ${namesText(ending?.names ?? [])}?`}
        confirmLabel="Revoke"
        destructive
        working={revoke.isPending}
        onConfirm={handleRevoke}
      >
        Pages that show it end at once. A new link is another address.
        {revoke.isError && <Banner tone="critical">{revoke.error.message}</Banner>}
      </ConfirmDialog>
    </S.Open>
  );
}

function namesText(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN_NAMES).join(', ');
  return names.length > SHOWN_NAMES ? `${shown} and ${names.length - SHOWN_NAMES} more` : shown;
}

function openedText(times: number): string {
  if (times === 0) return 'not opened yet';
  return times === 1 ? 'opened once' : `opened ${times} times`;
}
