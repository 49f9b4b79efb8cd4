import type { Alert } from '@gladhand/domain/alerts';
import { useWidgetHost } from '@gladhand/domain/react';
import { Link } from '@gladhand/ui';
import type { ReactNode } from 'react';

/** What an alert is about: a trailer, or a geofence whose trailers are counted. */
export type AlertSubject = Pick<Alert, 'vin' | 'unitId' | 'geofence'>;

/** The name of the trailer or the geofence. */
export const subjectName = ({ unitId, vin, geofence }: AlertSubject): string => unitId ?? vin ?? geofence?.name ?? '';

/** The page of the trailer or the geofence; undefined without one, and without access to it. */
export function useSubjectHref(customerId: number): (subject: AlertSubject) => string | undefined {
  const { links, can } = useWidgetHost();
  return ({ vin, geofence }) => {
    if (vin !== null) return links.trailer?.(vin);
    if (!geofence || !can('screen:geofence')) return undefined;
    return links.geofence?.({ customerId, geofenceId: geofence.id });
  };
}

/** The trailer or the geofence, with a link to its page. */
export function SubjectLink({ customerId, subject }: { customerId: number; subject: AlertSubject }): ReactNode {
  const name = <bdi>{subjectName(subject)}</bdi>;
  const href = useSubjectHref(customerId)(subject);
  return href === undefined ? name : <Link href={href}>{name}</Link>;
}
