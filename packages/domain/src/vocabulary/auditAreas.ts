import { lookup, type Word } from './lookup';

/** The area of an audit log action: the part of its name before the dot. */
export const AUDIT_AREAS: readonly Word<string>[] = [
  { id: 'user', label: 'Users' },
  { id: 'group', label: 'Groups' },
  { id: 'customer', label: 'Customers' },
  { id: 'trailer', label: 'Trailers' },
  { id: 'session', label: 'Sign-in' },
  { id: 'account', label: 'Own accounts' },
  { id: 'reefer', label: 'Reefer commands' },
  { id: 'location', label: 'Shared locations' },
  { id: 'deviceLink', label: 'Phones' },
  { id: 'inspection', label: 'Inspections' },
  { id: 'maintenance', label: 'Maintenance' },
  { id: 'parts', label: 'Parts' },
  { id: 'sim', label: 'SIMs' },
  { id: 'ota', label: 'Updates over the air' },
  { id: 'diagnosticEmail', label: 'Diagnostic emails' },
  { id: 'ingestKey', label: 'Ingest keys' },
  { id: 'geofence', label: 'Geofences' },
  { id: 'message', label: 'Messages to users' },
  { id: 'transfer', label: 'Transfers of trailers' },
  { id: 'lease', label: 'Leases' },
  { id: 'savedView', label: 'Saved views' },
  { id: 'audit', label: 'Audit log' },
  { id: 'mail', label: 'Outgoing mail' },
  { id: 'job', label: 'Scheduled jobs' },
  { id: 'retention', label: 'Retention' },
];
/** Finds an area by id; an unknown id is kept and labeled as unknown. */
export const auditArea = lookup(AUDIT_AREAS, 'audit area');
