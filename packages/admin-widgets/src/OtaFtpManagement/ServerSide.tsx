import { type OtaFtpServer, otaFtpProblem } from '@gladhand/domain/ota-ftp';
import { useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, useMessages, useWords } from '@gladhand/ui';
import { type ReactNode, useState } from 'react';
import { momentText, useWriting } from '../internal/writing';
import { ConfirmFingerprint } from './ConfirmFingerprint';
import { OTA_FTP_MESSAGES } from './messages';
import * as S from './OtaFtpManagement.styles';
import { TestState } from './TestState';
import { addressOf, hintOf } from './texts';

/** How a server is reached: its last test, what to do about it, and its confirmed identity. */
export function ServerSide({ server }: { server: OtaFtpServer }) {
  const messages = useMessages(OTA_FTP_MESSAGES);
  const say = useWords();
  const { can, locale } = useWidgetHost();
  const writing = useWriting();
  const [asked, setAsked] = useState<'confirm' | 'unpin'>();
  const { test, pinned, protocol } = server;
  const shown = test?.fingerprint ?? null;
  const canConfirm = can('trustOtaFtpServer') && server.testStartedAt == null && shown !== null;
  const isOther = shown !== null && shown !== pinned?.fingerprint;
  const isCertificate = protocol === 'ftps';
  return (
    <S.Side aria-label={messages.connection}>
      <h2>{messages.connection}</h2>
      <TestState server={server} />
      {test?.problem != null && (
        <Banner
          tone={test.problem === 'unconfirmedKey' ? 'caution' : 'critical'}
          title={say(otaFtpProblem(test.problem).label)}
        >
          {hintOf(test.problem, messages)}
          {test.detail && <S.Sub>{messages.answer(test.detail)}</S.Sub>}
        </Banner>
      )}
      <S.Facts>
        <Fact term={messages.address}>
          <S.Code>{addressOf(server)}</S.Code>
        </Fact>
        <Fact term={messages.user}>
          {server.username}
          <S.Sub>{messages.secretOf[server.secretKind === 'key' ? 'key' : 'password']}</S.Sub>
        </Fact>
        <Fact term={messages.folder}>
          {server.folder === '' ? messages.homeFolder : <S.Code>{server.folder}</S.Code>}
          {test?.entries != null && (
            <S.Sub>{messages.entries(test.entries, test.entries.toLocaleString(locale))}</S.Sub>
          )}
        </Fact>
        {protocol !== 'ftp' && (
          <Fact term={isCertificate ? messages.certificate : messages.hostKey}>
            {pinned && (
              <>
                <S.Code>{pinned.fingerprint}</S.Code>
                <S.Sub>{messages.confirmedBy(pinned.author, momentText(pinned.pinnedAt, writing))}</S.Sub>
              </>
            )}
            {!pinned && (test?.problem == null && test && isCertificate ? messages.byAuthority : messages.notConfirmed)}
          </Fact>
        )}
        {isOther && (
          <Fact term={messages.shown}>
            <S.Code>{shown}</S.Code>
            {test?.validTo && <S.Sub>{messages.validTo(momentText(test.validTo, writing))}</S.Sub>}
          </Fact>
        )}
      </S.Facts>
      <S.Bar>
        {canConfirm && isOther && (
          <Button onClick={() => setAsked('confirm')}>
            {isCertificate && test?.problem == null ? messages.pin : messages.confirm}
          </Button>
        )}
        {can('trustOtaFtpServer') && isCertificate && pinned && (
          <Button onClick={() => setAsked('unpin')}>{messages.unpin}</Button>
        )}
      </S.Bar>
      {asked && (
        <ConfirmFingerprint
          server={server}
          fingerprint={asked === 'confirm' ? shown : null}
          onClose={() => setAsked(undefined)}
        />
      )}
    </S.Side>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
