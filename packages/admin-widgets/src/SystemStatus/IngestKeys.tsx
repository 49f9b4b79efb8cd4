import { failureOf } from '@gladhand/domain';
import type { IngestKey } from '@gladhand/domain/administration';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import {
  Banner,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  FailedState,
  Icon,
  Link,
  PlusIcon,
  Skeleton,
  useMessages,
} from '@gladhand/ui';
import { useState } from 'react';
import { momentText, useWriting } from '../internal/writing';
import { CreateIngestKey } from './CreateIngestKey';
import { SYSTEM_MESSAGES } from './messages';
import * as S from './SystemStatus.styles';
import { ingestKeysQuery, revokeIngestKey } from './systemQueries';

/** The keys with which devices and gateways send reports. */
export function IngestKeys() {
  const messages = useMessages(SYSTEM_MESSAGES);
  const writing = useWriting();
  const { links } = useWidgetHost();
  const keys = useApiQuery(ingestKeysQuery);
  const [isCreating, setIsCreating] = useState(false);
  const [revoking, setRevoking] = useState<IngestKey>();
  return (
    <Card
      title={messages.ingestKeys}
      headingLevel={2}
      actions={
        <Button size="xsmall" icon={<Icon icon={PlusIcon} size={14} />} onClick={() => setIsCreating(true)}>
          {messages.createKey}
        </Button>
      }
    >
      <S.Hint>{messages.ingestKeysHint}</S.Hint>
      {keys.isPending && <Skeleton height={80} />}
      {keys.isError && !keys.data && (
        <FailedState
          what={messages.ingestKeys}
          {...failureOf(keys.error)}
          onRetry={() => keys.refetch()}
          retrying={keys.isRefetching}
        />
      )}
      {keys.data?.length === 0 && <EmptyState title={messages.noKeys}>{messages.noKeysHint}</EmptyState>}
      {keys.data && keys.data.length > 0 && (
        <S.Scroller role="region" aria-label={messages.ingestKeys} tabIndex={0}>
          <S.ActionTable>
            <thead>
              <tr>
                <th scope="col">{messages.keyName}</th>
                <th scope="col">{messages.devicesOf}</th>
                <th scope="col">{messages.created}</th>
                <th scope="col">{messages.action}</th>
              </tr>
            </thead>
            <tbody>
              {keys.data.map((key) => (
                <tr key={key.id}>
                  <td>{key.name}</td>
                  <td>
                    {key.customerId != null && links.customer ? (
                      <Link href={links.customer(key.customerId)}>{key.customerName}</Link>
                    ) : (
                      (key.customerName ?? messages.allDevicesOf(key.gateway ?? ''))
                    )}
                  </td>
                  <td>{momentText(key.createdAt, writing)}</td>
                  <td>
                    <Button size="xsmall" aria-label={messages.revokeKey(key.name)} onClick={() => setRevoking(key)}>
                      {messages.revoke}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </S.ActionTable>
        </S.Scroller>
      )}
      {isCreating && <CreateIngestKey onClose={() => setIsCreating(false)} />}
      {revoking && <ConfirmRevoke ingestKey={revoking} onClose={() => setRevoking(undefined)} />}
    </Card>
  );
}

function ConfirmRevoke({ ingestKey: { id, name }, onClose }: { ingestKey: IngestKey; onClose: () => void }) {
  const messages = useMessages(SYSTEM_MESSAGES);
  const { notify } = useWidgetHost();
  const revoking = useApiMutation(revokeIngestKey);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.revokeTitle(name)}
      confirmLabel={messages.revoke}
      destructive
      working={revoking.isPending}
      onConfirm={() =>
        revoking.mutate(id, {
          onSuccess: () => {
            notify({ tone: 'good', title: messages.revoked, detail: name });
            onClose();
          },
        })
      }
    >
      <p>{messages.revokeText}</p>
      {revoking.error && (
        <Banner tone="critical" title={messages.notRevoked}>
          {revoking.error.message}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
