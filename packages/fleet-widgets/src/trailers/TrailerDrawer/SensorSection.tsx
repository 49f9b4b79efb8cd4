import type { DrawerSection, TrailerDetail } from '@gladhand/domain/trailers';
import {
  Accordion,
  Button,
  ClockIcon,
  FieldIcon,
  Icon,
  perLanguage,
  type Say,
  Skeleton,
  StatusPill,
  sayEnglish,
  Tooltip,
  useAges,
  useMessages,
  useWords,
  VisuallyHidden,
} from '@gladhand/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MapLinks } from '../../internal/MapLinks';
import { INTERNAL_MESSAGES } from '../../internal/messages';
import { NewGeofenceLink } from '../../internal/NewGeofenceLink';
import { readingSource } from '../../internal/readingSource';
import { AxleDiagram } from '../../internal/wheels/AxleDiagram';
import { ActiveFaults } from './ActiveFaults';
import type { BranchLook } from './faultContent';
import { LightBranches } from './LightBranches';
import { TRAILER_DRAWER_MESSAGES } from './messages';
import type { DrawerContext, SensorContent } from './SensorContent';
import { LeadFigures, SensorLines } from './SensorLines';
import { SensorTrend } from './SensorTrend';
import { SENSOR_ICON } from './sensorContents';
import { useScrolls } from './useScrolls';

interface SensorSectionProps {
  vin: string;
  section: DrawerSection;
  /** Undefined while the trailer loads. */
  content: SensorContent | undefined;
  /** Device of the trailer. */
  deviceTypeId: number;
  /** The source of the newest position. */
  positionSource?: TrailerDetail['positionSource'] | undefined;
  /** The SIM is suspended, which is why readings are old. */
  isSuspended: boolean;
  branches?: readonly BranchLook[] | undefined;
  open: boolean;
  context: DrawerContext;
  /** Opens the details of a sensor. Without it there is no button. */
  onDetails?: ((sensorTypeId: number) => void) | undefined;
  /** Replaces the sensor's readings while the section is open. */
  inPlace?: ReactNode;
  /** Shown below the sensor's readings while the section is open. */
  below?: ReactNode;
}

const notInstalledOf = perLanguage((messages: typeof TRAILER_DRAWER_MESSAGES) => messages.sensorNotInstalled);
const missingOf = perLanguage((messages: typeof TRAILER_DRAWER_MESSAGES) => messages.sensorNeverReported);

/** One sensor: state and age in the heading, readings below it if there are any. */
export function SensorSection(props: SensorSectionProps) {
  const internalMessages = useMessages(INTERNAL_MESSAGES);
  const trailerDrawerMessages = useMessages(TRAILER_DRAWER_MESSAGES);

  const say = useWords();
  const { shortAge } = useAges();
  const { vin, section, content, branches, open, context, onDetails, inPlace, below, isSuspended } = props;
  const { type, installed } = section;
  const reading = content?.reading;
  const reportedItems = reading && 'value' in reading ? reading : undefined;
  const source =
    content && readingSource(content.kind, props.deviceTypeId, props.positionSource, internalMessages, say);
  const reported =
    reportedItems && source && trailerDrawerMessages.reportedBy(context.moment(reportedItems.at), source);
  return (
    <Accordion.Item
      value={String(type.id)}
      title={say(type.section)}
      icon={<FieldIcon name={SENSOR_ICON[type.id]} size={18} />}
      disabled={!reportedItems}
      state={stateOf(content, installed, trailerDrawerMessages, say)}
      age={reportedItems && ageOf(reportedItems, shortAge, isSuspended, trailerDrawerMessages)}
      hint={reported && (content.hint ? `${content.hint} ${reported}.` : `${reported}.`)}
    >
      {content && reportedItems && inPlace && open && <Body>{inPlace}</Body>}
      {content && reportedItems && !inPlace && (
        <ScrollBody name={say(type.section)} heightVh={type.sectionHeightVh}>
          {content.hint && !content.fault && <Hint>{content.hint}</Hint>}
          {reportedItems.state === 'stale' && (
            <Hint>
              {(isSuspended ? trailerDrawerMessages.sensorSuspended : trailerDrawerMessages.sensorStale)(
                context.moment(reportedItems.at),
              )}
            </Hint>
          )}
          {(content.lead?.length || content.trend) && (
            <Lead>
              <LeadFigures figures={content.lead ?? []} stale={reportedItems.state === 'stale'} />
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
          {content.position && (
            <>
              <MapLinks {...content.position} />
              <NewGeofenceLink {...content.position} />
            </>
          )}
          {open && below}
          <Reported>
            <span>{reported}</span>
            {onDetails && (
              <Button kind="link" size="xsmall" onClick={() => onDetails(type.id)}>
                {trailerDrawerMessages.details}
                <VisuallyHidden> {trailerDrawerMessages.of(say(type.section))}</VisuallyHidden>
              </Button>
            )}
          </Reported>
        </ScrollBody>
      )}
    </Accordion.Item>
  );
}

function ScrollBody({ name, heightVh, children }: { name: string; heightVh: number; children: ReactNode }) {
  const messages = useMessages(TRAILER_DRAWER_MESSAGES);

  const [body, scrolls] = useScrolls<HTMLDivElement>();
  const reached = scrolls ? { role: 'region', 'aria-label': messages.fullList(name), tabIndex: 0 } : {};
  return (
    <Body ref={body} style={{ maxBlockSize: `${heightVh}vh` }} {...reached}>
      {children}
    </Body>
  );
}

function stateOf(
  content: SensorContent | undefined,
  installed: boolean,
  messages = TRAILER_DRAWER_MESSAGES,
  say: Say = sayEnglish,
): ReactNode {
  if (!installed) return <Silent text={messages.notInstalled} why={notInstalledOf(messages)} />;
  if (!content) return <Skeleton width="64px" />;
  const { reading, tone } = content;
  const text = content.text && say(content.text);
  if (!('value' in reading)) return <Silent text={say('N/A')} why={missingOf(messages)} />;
  if (text === undefined) return null;
  if (reading.state === 'stale') return <Stale>{text}</Stale>;
  if (tone === undefined) return <Plain>{text}</Plain>;
  return <StatusPill tone={tone}>{text}</StatusPill>;
}

/** A heading that can't be opened has no focus, so screen readers get its explanation as text. */
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

function ageOf(
  { state, ageMs }: { state: string; ageMs: number },
  shortAge: (ageMs: number) => string,
  isSuspended: boolean,
  messages = TRAILER_DRAWER_MESSAGES,
): ReactNode {
  const age = shortAge(ageMs);
  if (state !== 'stale') return age;
  return (
    <Old>
      <Icon icon={ClockIcon} size={12} />
      {(isSuspended ? messages.suspended : messages.stale)(age)}
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
