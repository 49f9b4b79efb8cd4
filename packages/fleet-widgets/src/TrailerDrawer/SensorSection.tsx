import type { DrawerSection, TrailerDetail } from '@gladhand/domain';
import {
  Accordion,
  Button,
  ClockIcon,
  FieldIcon,
  Icon,
  Skeleton,
  StatusPill,
  shortAge,
  Tooltip,
  VisuallyHidden,
} from '@gladhand/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { readingSource } from '../internal/readingSource';
import { AxleDiagram } from '../internal/wheels/AxleDiagram';
import { ActiveFaults } from './ActiveFaults';
import type { BranchLook } from './faultContent';
import { LightBranches } from './LightBranches';
import type { DrawerContext, SensorContent } from './SensorContent';
import { LeadFigures, SensorLines } from './SensorLines';
import { SensorTrend } from './SensorTrend';
import { SENSOR_ICON } from './sensorContents';
import { useScrolls } from './useScrolls';

interface SensorSectionProps {
  vin: string;
  section: DrawerSection;
  /** Undefined until the trailer's answer is there. */
  content: SensorContent | undefined;
  /** Device of the trailer. */
  deviceTypeId: number;
  /** Who brought the newest position. */
  positionSource?: TrailerDetail['positionSource'] | undefined;
  branches?: readonly BranchLook[] | undefined;
  open: boolean;
  context: DrawerContext;
  /** Shows all that is known of the sensor. Left out: there is no such screen. */
  onDetails?: ((sensorTypeId: number) => void) | undefined;
  /** Stands there instead of the sensor's figures and lines, while the section is open. */
  inPlace?: ReactNode;
  /** Stands under the sensor's figures, while the section is open. */
  below?: ReactNode;
}

const NOT_INSTALLED = 'This sensor is not installed on this trailer.';
const MISSING = 'This sensor is installed and has not reported anything yet.';

/** One sensor: its state and age in the heading, more below it where there is something to see. */
export function SensorSection(props: SensorSectionProps) {
  const { vin, section, content, branches, open, context, onDetails, inPlace, below } = props;
  const { type, installed } = section;
  const reading = content?.reading;
  const heard = reading && 'value' in reading ? reading : undefined;
  const source = content && readingSource(content.kind, props.deviceTypeId, props.positionSource);
  const reported = heard && source && `Reported ${context.moment(heard.at)} by ${source}`;
  return (
    <Accordion.Item
      value={String(type.id)}
      title={type.section}
      icon={<FieldIcon name={SENSOR_ICON[type.id]} size={18} />}
      disabled={!heard}
      state={stateOf(content, installed)}
      age={heard && ageOf(heard)}
      hint={reported && (content.hint ? `${content.hint} ${reported}.` : `${reported}.`)}
    >
      {content && heard && inPlace && open && <Body>{inPlace}</Body>}
      {content && heard && !inPlace && (
        <ScrollBody name={type.section} heightVh={type.sectionHeightVh}>
          {content.hint && !content.fault && <Hint>{content.hint}</Hint>}
          {heard.state === 'stale' && (
            <Hint>
              Stale: reported {context.moment(heard.at)}. The sensor has been quiet for longer than it should be.
            </Hint>
          )}
          {(content.lead?.length || content.trend) && (
            <Lead>
              <LeadFigures figures={content.lead ?? []} stale={heard.state === 'stale'} />
              {content.trend && open && (
                <SensorTrend vin={vin} sensorTypeId={type.id} kind={content.kind} trend={content.trend} />
              )}
            </Lead>
          )}
          {branches && <LightBranches branches={branches} />}
          {content.wheels && <AxleDiagram figure={content.wheels} />}
          {content.fault && open && (
            <ActiveFaults vin={vin} worst={content.fault} hint={content.hint} context={context} />
          )}
          {content.lines.length > 0 && <SensorLines lines={content.lines} />}
          {open && below}
          <Reported>
            <span>{reported}</span>
            {onDetails && (
              <Button kind="link" size="xsmall" onClick={() => onDetails(type.id)}>
                Details<VisuallyHidden> of {type.section}</VisuallyHidden>
              </Button>
            )}
          </Reported>
        </ScrollBody>
      )}
    </Accordion.Item>
  );
}

function ScrollBody({ name, heightVh, children }: { name: string; heightVh: number; children: ReactNode }) {
  const [body, scrolls] = useScrolls<HTMLDivElement>();
  const reached = scrolls ? { role: 'region', 'aria-label': `${name}, all of it`, tabIndex: 0 } : {};
  return (
    <Body ref={body} style={{ maxBlockSize: `${heightVh}vh` }} {...reached}>
      {children}
    </Body>
  );
}

function stateOf(content: SensorContent | undefined, installed: boolean): ReactNode {
  if (!installed) return <Silent text="Not installed" why={NOT_INSTALLED} />;
  if (!content) return <Skeleton width="64px" />;
  const { reading, text, tone } = content;
  if (!('value' in reading)) return <Silent text="N/A" why={MISSING} />;
  if (text === undefined) return null;
  if (reading.state === 'stale') return <Stale>{text}</Stale>;
  if (tone === undefined) return <Plain>{text}</Plain>;
  return <StatusPill tone={tone}>{text}</StatusPill>;
}

/** A heading that cannot be opened has no focus: what it means is read out with it. */
function Silent({ text, why }: { text: string; why: string }) {
  return (
    <Tooltip text={why}>
      <Quiet>
        {text}
        <VisuallyHidden>. {why}</VisuallyHidden>
      </Quiet>
    </Tooltip>
  );
}

function ageOf({ state, ageMs }: { state: string; ageMs: number }): ReactNode {
  const age = shortAge(ageMs);
  if (state !== 'stale') return age;
  return (
    <Old>
      <Icon icon={ClockIcon} size={12} />
      {age}, stale
    </Old>
  );
}

const Body = styled.div`
  display: grid;
  gap: 8px;
  overflow-y: auto;
  font-variant-numeric: tabular-nums;
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -2px;
  }
`;

const Lead = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 24px;
`;

const Hint = styled.p`
  margin: 0;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

const Reported = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 0 12px;
  min-block-size: 24px;
  color: var(--gh-color-text-subtle);
  font: var(--gh-text-12);
`;

const Plain = styled.span`
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Stale = styled(Plain)`
  border-block-end: 1px dotted var(--gh-color-border-control);
  color: var(--gh-color-text-subtle);
  font-weight: 400;
`;

const Quiet = styled.span`
  color: var(--gh-color-text-subtle);
  font: 400 13px/20px var(--gh-font-sans);
`;

const Old = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--gh-color-text-muted);
`;
