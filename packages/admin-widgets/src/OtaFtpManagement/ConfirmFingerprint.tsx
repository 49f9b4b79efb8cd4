import type { OtaFtpServer } from '@gladhand/domain/ota-ftp';
import { useApiMutation } from '@gladhand/domain/react';
import { Banner, ConfirmDialog, useMessages, useWords } from '@gladhand/ui';
import { OTA_FTP_MESSAGES } from './messages';
import * as S from './OtaFtpManagement.styles';
import { trustServer } from './otaFtpQueries';

interface ConfirmFingerprintProps {
  server: OtaFtpServer;
  /** The one to confirm; null removes the confirmed one. */
  fingerprint: string | null;
  onClose: () => void;
}

/** Confirms what a server proves itself with. A changed fingerprint is shown next to the one before. */
export function ConfirmFingerprint({ server, fingerprint, onClose }: ConfirmFingerprintProps) {
  const messages = useMessages(OTA_FTP_MESSAGES);
  const say = useWords();
  const trust = useApiMutation(trustServer);
  const { serverId, version, name, pinned } = server;
  const isChange = fingerprint !== null && pinned != null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        fingerprint === null ? messages.unpinTitle : isChange ? messages.confirmChangedTitle : messages.confirmTitle
      }
      confirmLabel={fingerprint === null ? messages.unpin : messages.confirm}
      destructive={isChange}
      working={trust.isPending}
      onConfirm={() => trust.mutate({ serverId, version, fingerprint }, { onSuccess: onClose })}
    >
      <S.Stack>
        {trust.error && (
          <Banner tone="critical" title={messages.notDone}>
            {say(trust.error.message)}
          </Banner>
        )}
        <div>{fingerprint === null ? messages.unpinText(name) : messages.confirmText(name)}</div>
        {fingerprint !== null && (
          <S.Facts>
            {pinned && (
              <div>
                <dt>{messages.confirmed}</dt>
                <dd>
                  <S.Code>{pinned.fingerprint}</S.Code>
                </dd>
              </div>
            )}
            <div>
              <dt>{messages.shown}</dt>
              <dd>
                <S.Code>{fingerprint}</S.Code>
              </dd>
            </div>
          </S.Facts>
        )}
      </S.Stack>
    </ConfirmDialog>
  );
}
