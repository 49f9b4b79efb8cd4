import { trailerHealthWord } from '@gladhand/domain';
import { CopyButton, Drawer, Icon, IconButton, Share2Icon, StatusPill } from '@gladhand/ui';
import { styled } from 'styled-components';
import type { DrawerSubject } from './drawerSubject';
import { Explained } from './Explained';
import { SEVERITY_TONE } from './SensorContent';

/** The part of a VIN that people read out. */
const VIN_TAIL = 6;

interface DrawerHeadProps {
  vin: string;
  subject: DrawerSubject | undefined;
  onShare: ((trailer: { vin: string; unitId: string }) => void) | undefined;
}

/** Which trailer it is, and how it does. */
export function DrawerHead({ vin, subject, onShare }: DrawerHeadProps) {
  return (
    <Head closeLabel="Close trailer details">
      <Name>
        <Drawer.Title>{subject?.unitId ?? 'Trailer'}</Drawer.Title>
        {subject && <Health subject={subject} />}
      </Name>
      <Drawer.Description asChild>
        <Identity>
          <Vin>
            {vin.slice(0, -VIN_TAIL)}
            <strong>{vin.slice(-VIN_TAIL)}</strong>
          </Vin>
          <CopyButton text={vin} label="Copy VIN" size="xsmall" />
          {subject && onShare && (
            <IconButton
              icon={<Icon icon={Share2Icon} size={14} />}
              label="Share location"
              kind="quiet"
              size="xsmall"
              onClick={() => onShare({ vin, unitId: subject.unitId })}
            />
          )}
          {subject && (
            <span>
              {subject.vehicleType}, {subject.product}
            </span>
          )}
        </Identity>
      </Drawer.Description>
    </Head>
  );
}

function Health({ subject }: { subject: DrawerSubject }) {
  const { health, healthReasons, silent } = subject;
  const { label } = trailerHealthWord(health);
  const why = healthReasons.join(', ');
  if (silent || health === 'NA') {
    const hint =
      health === 'NA'
        ? 'No health sensor is installed or has reported yet.'
        : `Not reporting. Last known: ${label}. ${why}`;
    return (
      <Explained text={hint}>
        <StatusPill tone="unknown">{health === 'NA' ? label : 'Not reporting'}</StatusPill>
      </Explained>
    );
  }
  const tone = SEVERITY_TONE[health] ?? 'unknown';
  return (
    <Explained text={why || 'Nothing that is judged is in trouble.'}>
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
