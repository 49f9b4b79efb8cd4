import { type OtaFtpServer, otaFtpProblem } from '@gladhand/domain/ota-ftp';
import { StatusPill, useMessages, useWords } from '@gladhand/ui';
import { momentText, useWriting } from '../internal/writing';
import { OTA_FTP_MESSAGES } from './messages';
import * as S from './OtaFtpManagement.styles';
import { durationText } from './texts';

/** Problems that a person solves by comparing a fingerprint. */
const TO_CONFIRM: readonly string[] = ['unconfirmedKey', 'untrustedCertificate'];

/** The state of the last test in words, and when it was. */
export function TestState({ server: { test, testStartedAt } }: { server: OtaFtpServer }) {
  const messages = useMessages(OTA_FTP_MESSAGES);
  const say = useWords();
  const writing = useWriting();
  return (
    <div>
      {testStartedAt != null ? (
        <StatusPill tone="neutral">{messages.testing}</StatusPill>
      ) : test ? (
        <StatusPill tone={test.problem == null ? 'good' : TO_CONFIRM.includes(test.problem) ? 'caution' : 'critical'}>
          {test.problem == null ? messages.connected : say(otaFtpProblem(test.problem).label)}
        </StatusPill>
      ) : (
        <StatusPill tone="unknown">{messages.notTested}</StatusPill>
      )}
      {test && (
        <S.Sub>
          {messages.testedAt(
            momentText(test.testedAt, writing),
            durationText(test.durationMs, messages, writing.locale),
          )}
        </S.Sub>
      )}
    </div>
  );
}
