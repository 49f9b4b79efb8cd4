import { ApiErrorCode } from '@gladhand/domain';
import { isEmail, normalizeEmail } from '@gladhand/domain/contact';
import { checkShape, GEOFENCE_CATEGORIES, GEOFENCE_LIMITS } from '@gladhand/domain/geofences';
import type { GeofenceInput } from '../../graphql/generated/resolvers';
import { apiError, badInput } from '../../http/apiError';
import type { CategoryRecord } from './categories/categoryRepository';
import { checkedText } from './checkedText';
import { GEOFENCE_MESSAGES } from './messages';
import type { GeofenceRecord } from './repository';

const CATEGORIES = GEOFENCE_CATEGORIES.map(({ id }) => id);
const NONE: readonly CategoryRecord[] = [];

type Content = Omit<GeofenceRecord, 'customerId' | 'geofenceId' | 'version' | 'validFrom' | 'createdAt' | 'updatedAt'>;

/** The contents of a geofence, if they can be saved. `own`: categories that the customer has added. */
export function checkedGeofence(input: GeofenceInput, own = NONE): Content {
  const { nameCharacters, descriptionCharacters, maxFreeMinutes } = GEOFENCE_LIMITS;
  const name = checkedText(input.name, nameCharacters, GEOFENCE_MESSAGES.name);
  const description = input.description?.trim() || null;
  if (description && description.length > descriptionCharacters) {
    throw badInput(GEOFENCE_MESSAGES.description(descriptionCharacters));
  }
  const freeMinutes = input.freeMinutes ?? null;
  if (freeMinutes !== null && (freeMinutes < 0 || freeMinutes > maxFreeMinutes)) {
    throw badInput(GEOFENCE_MESSAGES.freeMinutes(maxFreeMinutes));
  }
  const problems = checkShape(input.shape);
  const [problem] = problems;
  if (problem) {
    const details = { problems: problems.slice(0, 20) };
    throw apiError(ApiErrorCode.BadUserInput, GEOFENCE_MESSAGES.problem(problem), { details });
  }
  return {
    name,
    description,
    category: checkedCategory(input.category, own),
    isActive: input.isActive,
    shape: input.shape,
    enterEmails: checkedEmails(input.enterEmails),
    exitEmails: checkedEmails(input.exitEmails),
    freeMinutes,
  };
}

/** Whether a category is built in or the customer's own. */
export const isKnownCategory = (category: string, own: readonly CategoryRecord[]): boolean =>
  CATEGORIES.includes(category) || own.some(({ categoryId }) => categoryId === category);

/** The id of a category, if it is known. */
export function checkedCategory(category: string, own: readonly CategoryRecord[]): string {
  if (isKnownCategory(category, own)) return category;
  throw badInput(GEOFENCE_MESSAGES.category(CATEGORIES));
}

function checkedEmails(addresses: readonly string[]): string[] {
  const emails = addresses.map(normalizeEmail);
  const wrong = emails.find((email) => !isEmail(email));
  if (wrong !== undefined) throw badInput(GEOFENCE_MESSAGES.email(wrong));
  if (new Set(emails).size < emails.length || emails.length > GEOFENCE_LIMITS.emails) {
    throw badInput(GEOFENCE_MESSAGES.emails(GEOFENCE_LIMITS.emails));
  }
  return emails;
}
