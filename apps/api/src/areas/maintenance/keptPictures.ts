import { MAINTENANCE_LIMITS } from '@gladhand/domain/maintenance';
import type { GraphQLContext } from '../../graphql/context';
import { badInput, notFound } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { MAINTENANCE_MESSAGES } from './messages';
import type { IssueEventRecord } from './repository';

const { pictures: MAX_PICTURES } = MAINTENANCE_LIMITS;

/** Keeps pictures that the caller has uploaded for a customer, and names them for the history. */
export async function keptPictures(
  customerId: number,
  pictureIds: readonly string[] | null | undefined,
  isAllowed: boolean,
  { access, repositories }: GraphQLContext,
): Promise<IssueEventRecord['detail']> {
  const wanted = [...new Set(pictureIds ?? [])];
  if (wanted.length === 0) return {};
  if (wanted.length > MAX_PICTURES || !isAllowed) throw badInput(MAINTENANCE_MESSAGES.pictures(MAX_PICTURES));
  const { userId } = access.user;
  for (const pictureId of wanted) {
    const picture = { pictureId, customerId, userId, use: 'repair' } as const;
    if (!isUuid(pictureId) || !(await repositories.pictures.keep(picture))) throw notFound();
  }
  return { pictureIds: wanted.join(' ') };
}
