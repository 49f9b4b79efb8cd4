import {
  type ApiError,
  ApiErrorCode,
  drawerSections,
  failureOf,
  productLineOf,
  type TrailerDetail,
} from '@gladhand/domain';
import {
  ArrowLeftIcon,
  Banner,
  Button,
  CalendarClockIcon,
  ClipboardListIcon,
  Drawer,
  EmptyState,
  FailedState,
  GripVerticalIcon,
  HistoryIcon,
  Icon,
  IconButton,
  InfoIcon,
  ListIcon,
  Skeleton,
  WrenchIcon,
} from '@gladhand/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ActivityLog } from './ActivityLog';
import { DeviceInformation } from './DeviceInformation';
import { DrawerFacts } from './DrawerFacts';
import { DrawerFooter, type FooterAction } from './DrawerFooter';
import { DrawerHead } from './DrawerHead';
import type { DrawerParts } from './DrawerParts';
import type { DrawerSubject } from './drawerSubject';
import { ReorderSensors } from './ReorderSensors';
import type { DrawerContext } from './SensorContent';
import { SensorSections } from './SensorSections';
import * as S from './TrailerDrawer.styles';

interface TrailerDrawerViewProps extends DrawerParts {
  vin: string;
  /** Undefined while nothing at all is known of the trailer. */
  subject: DrawerSubject | undefined;
  detail: TrailerDetail | undefined;
  /** The viewer's order of sections before the answer is there; null is the default one, undefined not known yet. */
  knownOrder: readonly number[] | null | undefined;
  error: ApiError | null;
  retrying: boolean;
  onRetry: () => void;
  context: DrawerContext;
  /** An instant in the words of the log. */
  logMoment: (at: Date) => string;
  day: (at: Date) => string;
  onClose: () => void;
}

type Part = 'sensors' | 'log' | 'device' | 'order' | 'serviceCenters' | 'maintenance' | 'inspections';

/** The drawer without its data. */
export function TrailerDrawerView(props: TrailerDrawerViewProps) {
  const { vin, subject, detail, knownOrder, context } = props;
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [part, setPart] = useState<Part>('sensors');
  const order = detail ? detail.sensorOrder : knownOrder;
  const sections =
    subject &&
    order !== undefined &&
    drawerSections({
      deviceTypeId: subject.deviceTypeId,
      installedSensorTypeIds: subject.installedSensorTypeIds,
      order: order ?? undefined,
      hasFeature: context.hasFeature,
    });
  const isGo = subject !== undefined && productLineOf(subject.deviceTypeId) === 'go';

  return (
    <>
      <S.Edge ref={setHost} />
      {host && (
        <Drawer.Root open modalBelowPx={768} onOpenChange={(open) => !open && props.onClose()}>
          <S.Panel
            container={host}
            onOpenAutoFocus={(event) => {
              // on the panel itself: its first button would open a tooltip over what one came to read
              event.preventDefault();
              (event.currentTarget as HTMLElement).focus();
            }}
          >
            <DrawerHead vin={vin} subject={subject} onShare={props.onShare} />
            {subject && <DrawerFacts subject={subject} moment={context.moment} />}
            {part === 'sensors' && (
              <>
                <S.Body aria-label="Sensors and their readings">
                  {notice(props)}
                  {sections && (
                    <SensorSections
                      vin={vin}
                      deviceTypeId={subject.deviceTypeId}
                      sections={sections}
                      detail={detail}
                      context={context}
                      onDetails={props.onDetails}
                      reefer={props.reefer}
                      camera={props.camera}
                    />
                  )}
                  {!sections && !props.error && <Waiting />}
                </S.Body>
                {detail && <DrawerFooter {...footerActions(props, isGo, setPart)} />}
              </>
            )}
            {part === 'log' && subject && (
              <SubPart title="Activity Log" onBack={() => setPart('sensors')}>
                <ActivityLog
                  vin={vin}
                  installedSensorTypeIds={subject.installedSensorTypeIds}
                  moment={props.logMoment}
                />
              </SubPart>
            )}
            {part === 'device' && detail && (
              <SubPart title="Fleet Device Information" onBack={() => setPart('sensors')}>
                <DeviceInformation detail={detail} moment={context.moment} day={props.day} />
                {props.device?.({ vin, unitId: detail.trailer.unitId })}
              </SubPart>
            )}
            {isService(part) && detail && (
              <SubPart title={SERVICE_TITLES[part]} onBack={() => setPart('sensors')}>
                {props[part]?.({ vin, unitId: detail.trailer.unitId })}
              </SubPart>
            )}
            {part === 'order' && sections && (
              <ReorderSensors
                deviceTypeId={subject.deviceTypeId}
                sections={[...sections.shown, ...sections.hidden]}
                order={order ?? undefined}
                onDone={() => setPart('sensors')}
              />
            )}
          </S.Panel>
        </Drawer.Root>
      )}
    </>
  );
}

type ServicePart = keyof typeof SERVICE_TITLES;

const SERVICE_TITLES = {
  serviceCenters: 'Nearest Service Center',
  maintenance: 'Preventative Maintenance Log',
  inspections: 'Recent Inspections',
} as const;

const isService = (part: Part): part is ServicePart => part in SERVICE_TITLES;

/** Two buttons and a menu: the log, what is wanted most besides, and the rest. */
function footerActions(props: TrailerDrawerViewProps, isGo: boolean, open: (part: Part) => void) {
  const to = (part: Part, label: string, icon: FooterAction['icon']) => ({ label, icon, onSelect: () => open(part) });
  const center = isGo && props.serviceCenters && to('serviceCenters', 'Service Center', WrenchIcon);
  const history = props.onHistory && { label: 'History', icon: HistoryIcon, onSelect: props.onHistory };
  const [first, ...others] = [
    center,
    history,
    isGo && props.maintenance && to('maintenance', 'Maintenance Log', CalendarClockIcon),
    props.inspections && to('inspections', 'Recent Inspections', ClipboardListIcon),
  ].filter((action) => action !== undefined && action !== false);
  return {
    shown: [...(first ? [first] : []), to('log', 'Activity Log', ListIcon)],
    more: [...others, ...(isGo ? [to('device', 'Device', InfoIcon)] : []), to('order', 'Reorder', GripVerticalIcon)],
  };
}

/** What stands above the sections: failures, and an order that could not be read. */
function notice({ subject, detail, error, retrying, onRetry, context }: TrailerDrawerViewProps): ReactNode {
  if (error?.code === ApiErrorCode.NotFound) {
    return (
      <EmptyState edge="none" title="This trailer is not in your fleet">
        It does not exist, or belongs to a customer or group that you do not see.
      </EmptyState>
    );
  }
  if (error && !detail)
    return <FailedState what="This trailer" {...failureOf(error)} onRetry={onRetry} retrying={retrying} />;
  if (error && subject && detail) {
    return (
      <Banner
        tone="caution"
        title="Not up to date"
        action={
          <Button size="xsmall" onClick={onRetry} working={retrying}>
            Try again
          </Button>
        }
      >
        These readings are from {context.moment(new Date(detail.asOf))}. {error.message}
      </Banner>
    );
  }
  if (detail && !detail.sensorOrderKnown) {
    return <Banner tone="caution">Your order of sensors could not be read, so they stand in the default order.</Banner>;
  }
  return null;
}

function SubPart({ title, onBack, children }: { title: string; onBack: () => void; children: ReactNode }) {
  const body = useRef<HTMLElement>(null);
  // the button that led here is gone; the one that leads back would open its tooltip, and Escape close only that
  useEffect(() => body.current?.focus(), []);
  return (
    <>
      <S.SubHead>
        <IconButton label="Back to sensors" icon={<Icon icon={ArrowLeftIcon} />} onClick={onBack} />
        <h3>{title}</h3>
      </S.SubHead>
      {/* what scrolls and holds no button can be reached by keyboard all the same */}
      <S.Body ref={body} aria-label={title} tabIndex={0}>
        {children}
      </S.Body>
    </>
  );
}

function Waiting() {
  return (
    <S.Waiting role="status" aria-busy="true" aria-label="Loading the trailer">
      {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
        <Skeleton key={row} height={22} />
      ))}
    </S.Waiting>
  );
}
