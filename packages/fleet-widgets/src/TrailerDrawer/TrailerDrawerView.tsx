import { type ApiError, ApiErrorCode, drawerSections, productLineOf, type TrailerDetail } from '@gladhand/domain';
import {
  ArrowLeftIcon,
  Banner,
  Button,
  Drawer,
  EmptyState,
  GripVerticalIcon,
  HistoryIcon,
  Icon,
  IconButton,
  InfoIcon,
  ListIcon,
  Skeleton,
} from '@gladhand/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FailedState } from '../internal/FailedState';
import { ActivityLog } from './ActivityLog';
import { DeviceInformation } from './DeviceInformation';
import { DrawerFacts } from './DrawerFacts';
import { DrawerHead } from './DrawerHead';
import type { DrawerSubject } from './drawerSubject';
import { ReorderSensors } from './ReorderSensors';
import type { DrawerContext } from './SensorContent';
import { SensorSections } from './SensorSections';
import * as S from './TrailerDrawer.styles';

interface TrailerDrawerViewProps {
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
  reefer?: ((trailer: { vin: string; unitId: string }) => ReactNode) | undefined;
  onDetails?: ((sensorTypeId: number | undefined) => void) | undefined;
  onHistory?: (() => void) | undefined;
  onShare?: ((trailer: { vin: string; unitId: string }) => void) | undefined;
  device?: ((trailer: { vin: string; unitId: string }) => ReactNode) | undefined;
}

type Part = 'sensors' | 'log' | 'device' | 'order';

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
                      sections={sections}
                      detail={detail}
                      context={context}
                      onDetails={props.onDetails}
                      reefer={props.reefer}
                    />
                  )}
                  {!sections && !props.error && <Waiting />}
                </S.Body>
                {detail && (
                  <S.Footer>
                    <Button kind="quiet" icon={<Icon icon={GripVerticalIcon} />} onClick={() => setPart('order')}>
                      Reorder
                    </Button>
                    {isGo && (
                      <Button icon={<Icon icon={InfoIcon} />} onClick={() => setPart('device')}>
                        Device
                      </Button>
                    )}
                    {props.onHistory && (
                      <Button icon={<Icon icon={HistoryIcon} />} onClick={props.onHistory}>
                        History
                      </Button>
                    )}
                    <Button icon={<Icon icon={ListIcon} />} onClick={() => setPart('log')}>
                      Activity Log
                    </Button>
                  </S.Footer>
                )}
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
            {part === 'order' && sections && (
              <ReorderSensors
                deviceTypeId={subject.deviceTypeId}
                sections={[...sections.shown, ...sections.hidden]}
                onDone={() => setPart('sensors')}
              />
            )}
          </S.Panel>
        </Drawer.Root>
      )}
    </>
  );
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
  if (error && !detail) return <FailedState what="This trailer" error={error} onRetry={onRetry} retrying={retrying} />;
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
