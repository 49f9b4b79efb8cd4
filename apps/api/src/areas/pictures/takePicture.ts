import { ApiErrorCode } from '@gladhand/domain';
import { PICTURE_POLICY, pictureType } from '@gladhand/domain/pictures';
import type { Access } from '../../auth/access';
import { PICTURE_MESSAGES } from '../../engine/pictures/messages';
import { authorizeWriting } from '../../graphql/customerAccess';
import { apiError, badInput, notFound } from '../../http/apiError';
import { readBytes } from '../../http/readBytes';
import type { ApiDeps } from '../../ports';

const MEGABYTE = 1024 * 1024;
const tooLarge = () => apiError(ApiErrorCode.TooLarge, PICTURE_MESSAGES.tooLarge(PICTURE_POLICY.maxBytes / MEGABYTE));

/** Stores the picture in a request's body for a customer of the caller. Rejects with the reason if it is refused. */
export async function takePicture(
  request: Request,
  customer: string | undefined,
  access: Access,
  { repositories, ids, now }: Pick<ApiDeps, 'repositories' | 'ids' | 'now'>,
): Promise<{ id: string }> {
  await access.authorize('addPicture');
  if (!/^\d{1,9}$/.test(customer ?? '')) throw badInput(PICTURE_MESSAGES.customer);
  const customerId = Number(customer);
  await authorizeWriting('addPicture', customerId, { access });
  const [known] = await repositories.customers.find([customerId]);
  if (!known) throw notFound();

  const bytes = await readBytes(request, PICTURE_POLICY.maxBytes, tooLarge);
  if (bytes.length === 0) throw badInput(PICTURE_MESSAGES.empty);
  const contentType = pictureType(bytes);
  if (!contentType) throw badInput(PICTURE_MESSAGES.format);
  const pictureId = ids.uuid();
  const { userId } = access.user;
  await repositories.pictures.add({ pictureId, customerId, contentType, addedBy: userId, addedAt: now() }, bytes);
  return { id: pictureId };
}
