import { useWidgetHost } from '@gladhand/domain/react';
import { Link, useMessages } from '@gladhand/ui';
import { INTERNAL_MESSAGES } from './messages';

interface NewGeofenceLinkProps {
  lat: number;
  lng: number;
  /** Name of the new geofence. @default none yet */
  name?: string | undefined;
}

/** Leads to a new geofence around a position, for users who may create it. */
export function NewGeofenceLink({ lat, lng, name = '' }: NewGeofenceLinkProps) {
  const messages = useMessages(INTERNAL_MESSAGES);

  const { links, can } = useWidgetHost();
  if (!links.newGeofence || !can('createGeofence')) return null;
  return <Link href={links.newGeofence({ name, lat, lng })}>{messages.newGeofence}</Link>;
}
