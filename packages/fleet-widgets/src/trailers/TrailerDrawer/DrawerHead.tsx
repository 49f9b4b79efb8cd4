import { vinParts } from '@gladhand/domain/trailers';
import { CopyButton, Drawer, Icon, IconButton, Share2Icon, useMessages, useWords } from '@gladhand/ui';
import { styled } from 'styled-components';
import { HealthPill } from '../../internal/trailerSummary/HealthPill';
import type { TrailerSubject } from '../../internal/trailerSummary/trailerSubject';
import { TRAILER_DRAWER_MESSAGES } from './messages';

interface DrawerHeadProps {
  vin: string;
  subject: TrailerSubject | undefined;
  onShare: ((trailer: { vin: string; unitId: string }) => void) | undefined;
}

/** The trailer's name and health. */
export function DrawerHead({ vin, subject, onShare }: DrawerHeadProps) {
  const messages = useMessages(TRAILER_DRAWER_MESSAGES);

  const say = useWords();
  return (
    <Head closeLabel={messages.closeTrailerDetails}>
      <Name>
        <Drawer.Title>{subject?.unitId ?? messages.trailer}</Drawer.Title>
        {subject && <HealthPill subject={subject} />}
      </Name>
      <Drawer.Description asChild>
        <Identity>
          <Vin>
            {vinParts(vin).lead}
            <strong>{vinParts(vin).tail}</strong>
          </Vin>
          <CopyButton text={vin} label={messages.copyVin} size="xsmall" />
          {subject && onShare && (
            <IconButton
              icon={<Icon icon={Share2Icon} size={14} />}
              label={messages.shareLocation}
              kind="quiet"
              size="xsmall"
              onClick={() => onShare({ vin, unitId: subject.unitId })}
            />
          )}
          {subject && (
            <span>
              {say(subject.vehicleType)}, {say(subject.product)}
            </span>
          )}
        </Identity>
      </Drawer.Description>
    </Head>
  );
}

const Head = styled(Drawer.Header)`
  padding-inline-start: 16px;
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 8px;
  min-inline-size: 0;
`;

const Identity = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 6px;
`;

const Vin = styled.span`
  color: var(--gh-color-text-subtle);
  font: 400 12px/16px var(--gh-font-mono);
  font-feature-settings: 'zero';
  font-variant-ligatures: none;
  > strong {
    color: var(--gh-color-text-neutral);
    font-weight: 500;
  }
`;
