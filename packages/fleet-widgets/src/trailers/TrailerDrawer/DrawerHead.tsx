import { healthReasonWord, trailerHealthWord } from '@gladhand/domain/readings';
import { vinParts } from '@gladhand/domain/trailers';
import { CopyButton, Drawer, Icon, IconButton, Share2Icon, StatusPill, useMessages, useWords } from '@gladhand/ui';
import { styled } from 'styled-components';
import { severityTone } from '../../internal/severityTone';
import type { DrawerSubject } from './drawerSubject';
import { Explained } from './Explained';
import { TRAILER_DRAWER_MESSAGES } from './messages';

interface DrawerHeadProps {
  vin: string;
  subject: DrawerSubject | undefined;
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
        {subject && <Health subject={subject} />}
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

function Health({ subject }: { subject: DrawerSubject }) {
  const messages = useMessages(TRAILER_DRAWER_MESSAGES);
  const say = useWords();

  const { health, healthReasons, silent } = subject;
  const label = say(trailerHealthWord(health).label);
  const why = healthReasons.map(({ code }) => say(healthReasonWord(code).label)).join(', ');
  if (silent || health === 'NA') {
    const hint = health === 'NA' ? messages.noHealthSensor : messages.lastKnown(label, why);
    return (
      <Explained text={hint}>
        <StatusPill tone="unknown">{health === 'NA' ? label : messages.notReporting}</StatusPill>
      </Explained>
    );
  }
  const tone = severityTone(health);
  return (
    <Explained text={why || messages.noProblemsFound}>
      <StatusPill tone={tone} solid={tone === 'critical'}>
        {label}
      </StatusPill>
    </Explained>
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
