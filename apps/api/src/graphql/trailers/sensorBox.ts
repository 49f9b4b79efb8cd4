import { checkSensorBoxSerial, SENSOR_BOX_MANUFACTURERS } from '@gladhand/domain/trailers';
import { administeredCustomerIds } from '@gladhand/domain/users';
import { badInput, notFound } from '../../http/apiError';
import type { GraphQLContext } from '../context';
import type { MutationResolvers } from '../generated/resolvers';
import { VEHICLE_MESSAGES } from './messages';

export const sensorBoxMutations: Pick<MutationResolvers, 'upsertDetachedSensorBox'> = {
  async upsertDetachedSensorBox(_, { extMfgrSerialNum, iccid = null, sensorBoxMfgrId, customerId }, context) {
    const { access, repositories, now, audit } = context;
    await access.authorize('upsertDetachedSensorBox');
    const problem = checkSensorBoxSerial(extMfgrSerialNum);
    if (problem) throw badInput(problem);
    if (!SENSOR_BOX_MANUFACTURERS.some(({ id }) => id === sensorBoxMfgrId))
      throw badInput(VEHICLE_MESSAGES.manufacturer);
    const customerIds = customersOf(context);
    const box = {
      extMfgrSerialNum: extMfgrSerialNum.trim(),
      iccid,
      sensorBoxMfgrId,
      customerId: await ownerOf(customerId ?? null, customerIds, context),
      updatedAt: now(),
    };
    if (!(await repositories.trailerAdministration.putSensorBox(box, customerIds)))
      throw badInput(VEHICLE_MESSAGES.serialInUse);
    await audit('trailer.sensorBoxSaved', {
      userId: access.user.userId,
      customerId: box.customerId,
      subject: box.extMfgrSerialNum,
      detail: { iccid, sensorBoxMfgrId },
    });
    const { updatedAt, ...kept } = box;
    return { ...kept, updated: updatedAt.toISOString() };
  },
};

/** Administrators can use the customers that they administer, installers those that they can see. */
function customersOf({ access }: GraphQLContext): readonly number[] | 'all' {
  const own = administeredCustomerIds(access.user.roles);
  return own === 'all' || own.length > 0 ? own : access.scope.customerIds;
}

/** The customer of a sensor box. */
async function ownerOf(
  requestedId: number | null,
  customerIds: readonly number[] | 'all',
  { repositories }: GraphQLContext,
): Promise<number | null> {
  if (requestedId === null) {
    if (customerIds === 'all') return null;
    if (customerIds.length !== 1) throw badInput(VEHICLE_MESSAGES.boxCustomerMissing);
    return customerIds[0] ?? null;
  }
  const [customer] =
    customerIds === 'all' || customerIds.includes(requestedId) ? await repositories.customers.find([requestedId]) : [];
  if (!customer) throw notFound();
  return customer.customerId;
}
