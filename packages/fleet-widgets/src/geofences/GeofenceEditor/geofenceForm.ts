import { isEmail } from '@gladhand/domain/contact';
import { isStorableText } from '@gladhand/domain/formats';
import { GEOFENCE_LIMITS } from '@gladhand/domain/geofences';
import type { TypedValue } from '@gladhand/ui';
import type { FieldErrors, ResolverResult } from 'react-hook-form';
import type { CategoryChoice } from '../../internal/useGeofenceCategories';
import type { BackfillDays, EditedGeofence, GeofenceEntry } from './geofenceEntry';
import type { GEOFENCE_EDITOR_MESSAGES } from './messages';

/** The fields of the second step. */
export interface GeofenceFields {
  name: string;
  description: string;
  category: string | null;
  isActive: boolean;
  enterEmails: string[];
  exitEmails: string[];
  freeMinutes: TypedValue<number>;
  backfillDays: BackfillDays;
}

/** A new geofence has empty fields and is active. */
export function fieldsOf(
  geofence: Omit<EditedGeofence, 'id' | 'version' | 'shape'> | undefined,
  categories: readonly CategoryChoice[],
): GeofenceFields {
  return {
    name: geofence?.name ?? '',
    description: geofence?.description ?? '',
    category: geofence?.category ?? categories[0]?.id ?? null,
    isActive: geofence?.isActive ?? true,
    enterEmails: [...(geofence?.enterEmails ?? [])],
    exitEmails: [...(geofence?.exitEmails ?? [])],
    freeMinutes: geofence?.freeMinutes ?? null,
    backfillDays: 0,
  };
}

export function entryOf(fields: GeofenceFields, shape: GeofenceEntry['shape']): GeofenceEntry {
  const { category, description, freeMinutes, ...rest } = fields;
  return {
    ...rest,
    name: fields.name.trim(),
    description: description.trim() || null,
    category: category ?? '',
    freeMinutes: typeof freeMinutes === 'number' ? freeMinutes : null,
    shape,
  };
}

/** The fields with what is wrong with them. */
export function checkFields(
  fields: GeofenceFields,
  messages: typeof GEOFENCE_EDITOR_MESSAGES,
): ResolverResult<GeofenceFields> {
  const problems: Partial<Record<keyof GeofenceFields, string>> = {};
  const { nameCharacters, descriptionCharacters, emails, maxFreeMinutes } = GEOFENCE_LIMITS;
  const name = fields.name.trim();
  if (name === '') problems.name = messages.nameMissing;
  else if (name.length > nameCharacters || !isStorableText(name)) problems.name = messages.nameInvalid(nameCharacters);
  if (fields.description.length > descriptionCharacters || !isStorableText(fields.description)) {
    problems.description = messages.descriptionInvalid(descriptionCharacters);
  }
  if (!fields.category) problems.category = messages.categoryMissing;
  for (const list of ['enterEmails', 'exitEmails'] as const) {
    if (fields[list].length > emails) problems[list] = messages.tooManyEmails(emails);
    else if (!fields[list].every(isEmail)) problems[list] = messages.emailInvalid;
  }
  const { freeMinutes } = fields;
  if (freeMinutes === '' || (freeMinutes !== null && (freeMinutes < 0 || freeMinutes > maxFreeMinutes))) {
    problems.freeMinutes = messages.freeMinutesInvalid(maxFreeMinutes);
  }
  const found = Object.entries(problems);
  if (found.length === 0) return { values: fields, errors: {} };
  const errors = Object.fromEntries(found.map(([field, message]) => [field, { type: 'validate', message }]));
  return { values: {}, errors: errors as FieldErrors<GeofenceFields> };
}
