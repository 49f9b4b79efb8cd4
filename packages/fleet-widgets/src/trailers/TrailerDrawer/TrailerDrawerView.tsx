import { type ApiError, ApiErrorCode, failureOf } from '@gladhand/domain';
import { drawerSections, productLineOf, type TrailerDetail } from '@gladhand/domain/trailers';
import {
  ArrowLeftIcon,
  Banner,
  BellIcon,
  CalendarClockIcon,
  ClipboardListIcon,
  Drawer,
  EmptyState,
  FailedState,
  focusedElement,
  GripVerticalIcon,
  HistoryIcon,
  Icon,
  IconButton,
  InfoIcon,
  ListIcon,
  MapIcon,
  MapPinIcon,
  perLanguage,
  Skeleton,
  StaleBanner,
  useMessages,
  WrenchIcon,
} from '@gladhand/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TrailerSubject } from '../../internal/trailerSummary/trailerSubject';
import { ActivityLog } from './ActivityLog';
import { DeviceInformation } from './DeviceInformation';
import { DrawerFacts } from './DrawerFacts';
import { DrawerFooter, type FooterAction } from './DrawerFooter';
import { DrawerHead } from './DrawerHead';
import type { DrawerParts } from './DrawerParts';
import { TRAILER_DRAWER_MESSAGES } from './messages';
import { ReorderSensors } from './ReorderSensors';
import type { DrawerContext } from './SensorContent';
import { SensorSections } from './SensorSections';
import * as S from './TrailerDrawer.styles';

interface TrailerDrawerViewProps extends DrawerParts {
  vin: string;
  /** Undefined while nothing is known about the trailer. */
  subject: TrailerSubject | undefined;
  detail: TrailerDetail | undefined;
  /**
   * The viewer's order of sections, if it is known before the trailer loads. Null is the default order, undefined is
   * not known yet.
   */
  knownOrder: readonly number[] | null | undefined;
  error: ApiError | null;
  retrying: boolean;
  onRetry: () => void;
  context: DrawerContext;
  /** Formats an instant for the log. */
  logMoment: (at: Date) => string;
  day: (at: Date) => string;
  onClose: () => void;
}

type Part =
  | 'sensors'
  | 'log'
  | 'device'
  | 'order'
  | 'serviceCenters'
  | 'maintenance'
  | 'inspections'
  | 'issues'
  | 'geofences'
  | 'whyNotFired';

/** The drawer without its data. */
export function TrailerDrawerView(props: TrailerDrawerViewProps) {
  const messages = useMessages(TRAILER_DRAWER_MESSAGES);

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
              // Focus goes to the panel itself, because focus on its first button would open a tooltip over the content.
              // It stays in a search field if the trailer was found while the user was typing.
              event.preventDefault();
              if (!isTypingSearch()) (event.currentTarget as HTMLElement).focus();
            }}
          >
            <DrawerHead vin={vin} subject={subject} onShare={props.onShare} />
            {subject && <DrawerFacts subject={subject} moment={context.moment} />}
            {part === 'sensors' && (
              <>
                <S.Body aria-label={messages.sensorsLabel}>
                  {notice(props, messages)}
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
                {detail && <DrawerFooter {...footerActions(props, isGo, setPart, messages)} />}
              </>
            )}
            {part === 'log' && subject && (
              <SubPart title={messages.activityLogSection} onBack={() => setPart('sensors')}>
                <ActivityLog
                  vin={vin}
                  installedSensorTypeIds={subject.installedSensorTypeIds}
                  moment={props.logMoment}
                />
              </SubPart>
            )}
            {part === 'device' && detail && (
              <SubPart title={messages.deviceInformationSection} onBack={() => setPart('sensors')}>
                <DeviceInformation detail={detail} moment={context.moment} day={props.day} />
                {props.device?.({ vin, unitId: detail.trailer.unitId, customerId: detail.trailer.customerId })}
              </SubPart>
            )}
            {isService(part, messages) && detail && (
              <SubPart title={serviceTitlesOf(messages)[part]} onBack={() => setPart('sensors')}>
                {props[part]?.({ vin, unitId: detail.trailer.unitId, customerId: detail.trailer.customerId })}
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

type ServicePart = keyof ReturnType<typeof serviceTitlesOf>;

const serviceTitlesOf = perLanguage(
  (messages: typeof TRAILER_DRAWER_MESSAGES) =>
    ({
      serviceCenters: messages.nearestServiceCenter,
      maintenance: messages.preventativeMaintenanceLog,
      inspections: messages.recentInspections,
      issues: messages.maintenanceIssues,
      geofences: messages.geofences,
      whyNotFired: messages.whyNotFired,
    }) as const,
);

const isService = (part: Part, messages = TRAILER_DRAWER_MESSAGES): part is ServicePart =>
  part in serviceTitlesOf(messages);

/** Two buttons and a menu: the activity log, the most used action, and the rest. */
function footerActions(
  props: TrailerDrawerViewProps,
  isGo: boolean,
  open: (part: Part) => void,
  messages = TRAILER_DRAWER_MESSAGES,
) {
  const to = (part: Part, label: string, icon: FooterAction['icon']) => ({ label, icon, onSelect: () => open(part) });
  const center = isGo && props.serviceCenters && to('serviceCenters', messages.serviceCenter, WrenchIcon);
  const history = props.onHistory && {
    label: messages.history,
    icon: HistoryIcon,
    onSelect: props.onHistory,
  };
  const map = props.onMap && { label: messages.showOnMap, icon: MapPinIcon, onSelect: props.onMap };
  const [first, ...others] = [
    map,
    center,
    history,
    props.issues && to('issues', messages.maintenanceIssues, WrenchIcon),
    props.geofences && to('geofences', messages.geofences, MapIcon),
    isGo && props.maintenance && to('maintenance', messages.maintenanceLog, CalendarClockIcon),
    props.inspections && to('inspections', messages.recentInspections, ClipboardListIcon),
    props.whyNotFired && to('whyNotFired', messages.whyNotFired, BellIcon),
  ].filter((action) => action !== undefined && action !== false);
  return {
    shown: [...(first ? [first] : []), to('log', messages.activityLogSection, ListIcon)],
    more: [
      ...others,
      ...(isGo ? [to('device', messages.device, InfoIcon)] : []),
      to('order', messages.reorder, GripVerticalIcon),
    ],
  };
}

/** Shown above the sections: errors, and an order that couldn't be loaded. */
function notice(
  { subject, detail, error, retrying, onRetry, context }: TrailerDrawerViewProps,
  messages = TRAILER_DRAWER_MESSAGES,
): ReactNode {
  if (error?.code === ApiErrorCode.NotFound) {
    return (
      <EmptyState edge="none" title={messages.notInFleet}>
        {messages.notInFleetHint}
      </EmptyState>
    );
  }
  if (error && !detail)
    return <FailedState what={messages.thisTrailer} {...failureOf(error)} onRetry={onRetry} retrying={retrying} />;
  if (error && subject && detail) {
    return (
      <StaleBanner
        reason={error.message}
        asOf={context.moment(new Date(detail.asOf))}
        onRetry={onRetry}
        retrying={retrying}
      />
    );
  }
  if (detail && !detail.sensorOrderKnown) {
    return <Banner tone="caution">{messages.orderNotLoaded}</Banner>;
  }
  return null;
}

function SubPart({ title, onBack, children }: { title: string; onBack: () => void; children: ReactNode }) {
  const messages = useMessages(TRAILER_DRAWER_MESSAGES);

  const body = useRef<HTMLElement>(null);
  // The button that had the focus is gone. Focusing the back button would open its tooltip, and Escape would close only
  // that.
  useEffect(() => body.current?.focus(), []);
  return (
    <>
      <S.SubHead>
        <IconButton label={messages.backToSensors} icon={<Icon icon={ArrowLeftIcon} />} onClick={onBack} />
        <h3>{title}</h3>
      </S.SubHead>
      {/* A scrollable area without a control inside has to be focusable itself. */}
      <S.Body ref={body} aria-label={title} tabIndex={0}>
        {children}
      </S.Body>
    </>
  );
}

function Waiting() {
  const messages = useMessages(TRAILER_DRAWER_MESSAGES);

  return (
    <S.Waiting role="status" aria-busy="true" aria-label={messages.loadingTheTrailer}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
        <Skeleton key={row} height={22} />
      ))}
    </S.Waiting>
  );
}

function isTypingSearch(): boolean {
  const focused = focusedElement();
  return focused instanceof HTMLInputElement && focused.type === 'search' && focused.offsetParent !== null;
}
