import { ApiErrorCode } from '@gladhand/domain';
import { SAVED_VIEW_LIMITS, SavedViewScreen, ViewAudience } from '@gladhand/domain/saved-views';
import { administeredCustomerIds, roleWord } from '@gladhand/domain/users';
import type { GraphQLContext } from '../../graphql/context';
import type { SavedViewInput } from '../../graphql/generated/resolvers';
import { apiError, badInput, notFound } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { SAVED_VIEW_MESSAGES } from './messages';
import type { SavedViewRecord } from './repository';

const SCREENS: readonly string[] = Object.values(SavedViewScreen);

export function checkedScreen(screen: string): string {
  if (!SCREENS.includes(screen)) throw badInput(SAVED_VIEW_MESSAGES.screen(SCREENS));
  return screen;
}

/** Refuses another view if the caller has too many. */
export async function checkedLimit(screen: string, { access, repositories }: GraphQLContext): Promise<void> {
  const count = await repositories.savedViews.countOf(access.user.userId, screen);
  if (count >= SAVED_VIEW_LIMITS.perScreen) throw badInput(SAVED_VIEW_MESSAGES.tooMany(SAVED_VIEW_LIMITS.perScreen));
}

type Content = Pick<SavedViewRecord, 'name' | 'query' | 'layout' | 'isDefault'>;
type Audience = Pick<SavedViewRecord, 'audience' | 'customerId' | 'role' | 'groupId'>;

/** The contents of a view, after checking them and whether the caller may share it in this way. */
export async function checkedView(input: SavedViewInput, context: GraphQLContext): Promise<Content & Audience> {
  const audience = await checkedAudience(input, context);
  if (input.isDefault && audience.audience === ViewAudience.Group) throw badInput(SAVED_VIEW_MESSAGES.groupDefault);
  return { ...checkedContent(input), ...audience };
}

function checkedContent({ name, query, layout, isDefault }: SavedViewInput): Content {
  const { nameCharacters, queryCharacters, layoutCharacters } = SAVED_VIEW_LIMITS;
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > nameCharacters || /\p{Cc}/u.test(trimmed)) {
    throw badInput(SAVED_VIEW_MESSAGES.name(nameCharacters));
  }
  const normalized = new URLSearchParams(query).toString();
  if (normalized.length > queryCharacters) throw badInput(SAVED_VIEW_MESSAGES.query(queryCharacters));
  if (layout != null && (layout.length > layoutCharacters || !isJsonObject(layout))) {
    throw badInput(SAVED_VIEW_MESSAGES.layout(layoutCharacters));
  }
  return { name: trimmed, query: normalized, layout: layout ?? null, isDefault };
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

const PRIVATE: Audience = { audience: ViewAudience.Private, customerId: null, role: null, groupId: null };

async function checkedAudience(
  { audience, customerId = null, role, groupId }: SavedViewInput,
  { access, repositories }: GraphQLContext,
): Promise<Audience> {
  if (audience === ViewAudience.Private) return PRIVATE;
  if (audience !== ViewAudience.Role && audience !== ViewAudience.Group) throw badInput(SAVED_VIEW_MESSAGES.audience);
  const administers = administeredCustomerIds(access.user.roles);
  const mayShare = administers === 'all' || (customerId !== null && administers.includes(customerId));
  if (!mayShare && customerId === null) throw badInput(SAVED_VIEW_MESSAGES.customer);
  if (!mayShare) throw apiError(ApiErrorCode.Forbidden, SAVED_VIEW_MESSAGES.mayNotShare);
  if (customerId !== null && (await repositories.customers.find([customerId])).length === 0) throw notFound();
  if (audience === ViewAudience.Role) {
    if (!role || !roleWord(role).known) throw badInput(SAVED_VIEW_MESSAGES.role);
    return { audience, customerId, role, groupId: null };
  }
  if (customerId === null) throw badInput(SAVED_VIEW_MESSAGES.customer);
  if (!groupId || !isUuid(groupId)) throw badInput(SAVED_VIEW_MESSAGES.group);
  if (!(await repositories.groups.has(customerId, [groupId]))) throw notFound();
  return { audience, customerId, role: null, groupId };
}
