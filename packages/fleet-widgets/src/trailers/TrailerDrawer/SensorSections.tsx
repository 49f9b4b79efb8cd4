import { useWidgetHost } from '@gladhand/domain/react';
import { SimStatus } from '@gladhand/domain/readings';
import { type DrawerSection, type DrawerSections, SensorType, type TrailerDetail } from '@gladhand/domain/trailers';
import { Accordion, Button, useMessages } from '@gladhand/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { INTERNAL_MESSAGES } from '../../internal/messages';
import { WHEEL_MESSAGES } from '../../internal/wheels/messages';
import type { DrawerSlot } from './DrawerParts';
import { lightBranches } from './faultContent';
import { TRAILER_DRAWER_MESSAGES } from './messages';
import type { DrawerContext, SensorContent } from './SensorContent';
import { SensorSection } from './SensorSection';
import { SENSOR_CONTENT } from './sensorContents';

interface SensorSectionsProps {
  vin: string;
  deviceTypeId: number;
  sections: DrawerSections;
  /** Undefined while the trailer loads: only the headings are shown. */
  detail: TrailerDetail | undefined;
  context: DrawerContext;
  onDetails?: ((sensorTypeId: number | undefined) => void) | undefined;
  reefer?: DrawerSlot | undefined;
  camera?: DrawerSlot | undefined;
}

/** Open by default: location, reefer, and any section with a fault. */
const OPEN_AT_FIRST: readonly SensorType[] = [SensorType.Gps, SensorType.ReeferUnit];

/** The sensors of a trailer, a section each. */
export function SensorSections(props: SensorSectionsProps) {
  const messages = useMessages(TRAILER_DRAWER_MESSAGES);
  const internalMessages = useMessages(INTERNAL_MESSAGES);
  const wheelMessages = useMessages(WHEEL_MESSAGES);
  const sharedMessages = useMemo(() => ({ ...internalMessages, ...wheelMessages }), [internalMessages, wheelMessages]);

  const { vin, deviceTypeId, sections, detail, context, onDetails, reefer, camera } = props;
  const { track } = useWidgetHost();
  const [chosen, setChosen] = useState<string[]>();
  const [all, setAll] = useState(false);
  const drawn = [...sections.shown, ...sections.hidden].map((section) => {
    const content =
      detail && SENSOR_CONTENT[section.type.id](detail, section.installed, context, messages, sharedMessages);
    return { section, content };
  });
  // A section that is hidden by default is shown while it has a fault.
  const isShown = ({ section, content }: Drawn) => all || sections.shown.includes(section) || isTrouble(content);
  const open = chosen ?? drawn.filter(opensAtFirst).map(({ section }) => String(section.type.id));
  const visible = drawn.filter(isShown);
  const rest =
    drawn.length - drawn.filter((one) => sections.shown.includes(one.section) || isTrouble(one.content)).length;
  const choose = (next: string[]) => {
    for (const id of next) if (!open.includes(id)) track({ type: 'sensorClick', sensorTypeId: Number(id) });
    setChosen(next);
  };
  return (
    <>
      <Accordion.Root
        value={open}
        onValueChange={choose}
        aria-label={messages.sensors}
        role="group"
        aria-busy={!detail}
      >
        {visible.map(({ section, content }) => (
          <SensorSection
            key={section.type.id}
            vin={vin}
            section={section}
            content={content}
            deviceTypeId={deviceTypeId}
            positionSource={detail?.positionSource}
            isSuspended={detail?.trailer.simStatus === SimStatus.Suspended}
            branches={detail && section.type.id === SensorType.LightFault ? lightBranches(detail, messages) : undefined}
            open={open.includes(String(section.type.id))}
            context={context}
            onDetails={onDetails}
            below={detail && section.type.id === SensorType.CargoCamera && camera?.(detail.trailer)}
            inPlace={detail && section.type.id === SensorType.ReeferUnit && reefer?.(detail.trailer)}
          />
        ))}
      </Accordion.Root>
      {(rest > 0 || (onDetails && detail)) && (
        <More>
          {rest > 0 && (
            <Button kind="link" size="xsmall" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? messages.showFewerSensors : messages.showMore(rest)}
            </Button>
          )}
          {onDetails && detail && (
            <Button kind="link" size="xsmall" onClick={() => onDetails(undefined)}>
              {messages.sensorDetails}
            </Button>
          )}
        </More>
      )}
    </>
  );
}

interface Drawn {
  section: DrawerSection;
  content: SensorContent | undefined;
}

/** A stale reading is not treated as a fault. */
function isTrouble(content: SensorContent | undefined): boolean {
  return content?.reading.state === 'fresh' && (content.tone === 'caution' || content.tone === 'critical');
}

function opensAtFirst({ section, content }: Drawn): boolean {
  return (
    content !== undefined &&
    'value' in content.reading &&
    (OPEN_AT_FIRST.includes(section.type.id) || isTrouble(content))
  );
}

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding: 8px 12px;
  border-block-start: 1px solid var(--gh-color-border-hairline);
`;
