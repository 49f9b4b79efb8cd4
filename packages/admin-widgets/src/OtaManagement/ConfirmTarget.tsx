import { type ApiError, ApiErrorCode } from '@gladhand/domain';
import type { OtaKind, OtaPackage, OtaTarget } from '@gladhand/domain/ota';
import { useWidgetHost } from '@gladhand/domain/react';
import { deviceFamily } from '@gladhand/domain/trailers';
import { Banner, Button, Dialog, useMessages, useWords } from '@gladhand/ui';
import { OTA_MESSAGES } from './messages';
import * as S from './OtaManagement.styles';
import { useVersionsText } from './useVersionsText';

interface ConfirmTargetProps {
  package: OtaPackage;
  target: OtaTarget;
  error: ApiError | null;
  working: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

/** Says which devices a campaign would change and what can't be undone. */
export function ConfirmTarget({ package: chosen, target, error, working, onBack, onConfirm }: ConfirmTargetProps) {
  const messages = useMessages(OTA_MESSAGES);
  const say = useWords();
  const { locale } = useWidgetHost();
  const versionsText = useVersionsText();
  const number = (value: number) => value.toLocaleString(locale);
  const { devices, fromVersions, leftOut, lines } = target;
  const count = messages.devices(devices, number(devices));
  const resultText = (result: string) => messages.results[result as keyof typeof messages.results] ?? result;
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{messages.confirmTitle(chosen.kind)}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <S.Stack>
          {error && (
            <Banner tone="critical" title={messages.notStarted}>
              {error.code === ApiErrorCode.Conflict ? error.message : say(error.message)}
            </Banner>
          )}
          {devices === 0 ? (
            <Banner tone="caution">{messages.noReady}</Banner>
          ) : (
            <S.Lines>
              <li>{messages.confirmDevices(count, say(deviceFamily(chosen.family).label), chosen.version)}</li>
              <li>{messages.confirmFrom(versionsText(fromVersions))}</li>
              <li>{messages.cantUndo[chosen.kind as OtaKind]}</li>
            </S.Lines>
          )}
          {leftOut.length > 0 && (
            <S.Lines>
              {leftOut.map(({ reason, devices: left }) => (
                <li key={reason}>{messages.leftOut(messages.devices(left, number(left)), resultText(reason))}</li>
              ))}
            </S.Lines>
          )}
          {lines.length > 0 && (
            <S.Scroller role="region" aria-label={messages.lineResults} tabIndex={0} style={{ maxHeight: 260 }}>
              <S.Results density="compact">
                <thead>
                  <tr>
                    <th scope="col">{messages.line}</th>
                    <th scope="col">{messages.unitId}</th>
                    <th scope="col">{messages.result}</th>
                  </tr>
                </thead>
                <tbody>
                  {lines.map(({ line, text, result, unitId }) => (
                    <tr key={line}>
                      <td>{number(line)}</td>
                      <td>
                        {text}
                        {unitId && unitId !== text && <S.Sub>{unitId}</S.Sub>}
                      </td>
                      <td>{resultText(result)}</td>
                    </tr>
                  ))}
                </tbody>
              </S.Results>
            </S.Scroller>
          )}
        </S.Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={working} onClick={onBack}>
          {messages.back}
        </Button>
        <Button kind="primary" working={working} disabled={devices === 0} onClick={onConfirm}>
          {messages.start(count)}
        </Button>
      </Dialog.Footer>
    </>
  );
}
