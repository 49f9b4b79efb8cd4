import { SAVED_VIEW_LIMITS, type SavedView, type SavedViewInput, ViewAudience } from '@gladhand/domain/saved-views';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { SAVED_VIEWS_MESSAGES } from './messages';

/** What the dialog asks for. */
export interface ViewEntry {
  name: string;
  audience: string;
  customerId: number | null;
  role: string | null;
  groupId: string | null;
  isDefault: boolean;
}

/** The entries of a new view, or of an existing one. */
export function entryOf(view: SavedView | undefined, customerId: number | null): ViewEntry {
  if (!view) {
    return { name: '', audience: ViewAudience.Private, customerId, role: null, groupId: null, isDefault: false };
  }
  const { name, audience, role = null, groupId = null, isDefault } = view;
  return { name, audience, customerId: view.customerId ?? null, role, groupId, isDefault };
}

/** The entries as the server gets them. Choices of another audience are left out. */
export function inputFrom(entry: ViewEntry, state: Pick<SavedViewInput, 'query' | 'layout'>): SavedViewInput {
  const { audience, isDefault } = entry;
  const isRole = audience === ViewAudience.Role;
  const isGroup = audience === ViewAudience.Group;
  return {
    ...state,
    name: entry.name.trim(),
    audience,
    customerId: isRole || isGroup ? entry.customerId : null,
    role: isRole ? entry.role : null,
    groupId: isGroup ? entry.groupId : null,
    isDefault: isDefault && !isGroup,
  };
}

/** Checks the entries. Without a customer, a role of all customers is meant if the viewer may share everywhere. */
export const checkEntry =
  (mayShareEverywhere: boolean, messages = SAVED_VIEWS_MESSAGES): Resolver<ViewEntry> =>
  (entry) => {
    const errors: FieldErrors<ViewEntry> = {};
    const { nameCharacters } = SAVED_VIEW_LIMITS;
    const name = entry.name.trim();
    if (name === '' || name.length > nameCharacters)
      errors.name = { type: 'value', message: messages.enterName(nameCharacters) };
    if (entry.audience !== ViewAudience.Private && entry.customerId === null) {
      if (entry.audience === ViewAudience.Group || !mayShareEverywhere)
        errors.customerId = { type: 'value', message: messages.chooseCustomer };
    }
    if (entry.audience === ViewAudience.Role && !entry.role)
      errors.role = { type: 'value', message: messages.chooseRole };
    if (entry.audience === ViewAudience.Group && !entry.groupId)
      errors.groupId = { type: 'value', message: messages.chooseGroup };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: entry, errors: {} };
  };
