import { useKeptKeys } from '@gladhand/domain/react';
import { Banner, Button, useMessages } from '@gladhand/ui';
import * as S from './AbsTroubleshooting.styles';
import { LIFECYCLES_KEY } from './absQueries';
import { ABS_MESSAGES } from './messages';

interface OpenedBeforeProps {
  vin: string | null;
  onOpen: (vin: string) => void;
}

/** Without a network: what is shown, and the trailers that were opened before. */
export function OpenedBefore({ vin, onOpen }: OpenedBeforeProps) {
  const messages = useMessages(ABS_MESSAGES);
  const opened = useOpenedVins();
  const remaining = opened.filter((one) => one !== vin);
  return (
    <Banner tone="caution" title={messages.offline}>
      {opened.length === 0 ? messages.nothingOpened : messages.offlineHint}
      {remaining.length > 0 && (
        <S.Opened aria-label={messages.opened}>
          {remaining.map((one) => (
            <li key={one}>
              <Button kind="link" size="xsmall" onClick={() => onOpen(one)}>
                {one}
              </Button>
            </li>
          ))}
        </S.Opened>
      )}
    </Banner>
  );
}

/** VINs of trailers whose faults are kept. */
export function useOpenedVins(): string[] {
  return useKeptKeys(LIFECYCLES_KEY).flatMap(([vin]) => (typeof vin === 'string' ? [vin] : []));
}
