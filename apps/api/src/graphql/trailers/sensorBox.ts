import { administeredCustomerIds, checkSensorBoxSerial, SENSOR_BOX_MANUFACTURERS } from '@gladhand/domain';
import { badInput, notFound } from '../../http/fault';
import type { GraphQLContext } from '../context';
import type { MutationResolvers } from '../generated/resolvers';

export const sensorBoxMutations: Pick<MutationResolvers, 'upsertDetachedSensorBox'> = {
  async upsertDetachedSensorBox(_, { extMfgrSerialNum, iccid = null, sensorBoxMfgrId, customerId }, context) {
    const { access, repositories, now, audit } = context;
    await access.authorise('upsertDetachedSensorBox');
    const problem = checkSensorBoxSerial(extMfgrSerialNum);
    if (problem) throw badInput(problem);
    if (!SENSOR_BOX_MANUFACTURERS.some(({ id }) => id === sensorBoxMfgrId)) throw badInput('Choose a manufacturer.');
    const customerIds = customersOf(context);
    const box = {
      extMfgrSerialNum: extMfgrSerialNum.trim(),
      iccid,
      sensorBoxMfgrId,
      customerId: await ownerOf(customerId ?? null, customerIds, context),
      updatedAt: now(),
    };
    if (!(await repositories.trailerAdministration.putSensorBox(box, customerIds)))
      throw badInput('This serial number is in use already.');
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

/** Administrators deal with what they administer, installers with the customers they see. */
function customersOf({ access }: GraphQLContext): readonly number[] | 'all' {
  const own = administeredCustomerIds(access.user.roles);
  return own === 'all' || own.length > 0 ? own : access.sight.customerIds;
}

/** Whose a sensor box becomes. */
async function ownerOf(
  asked: number | null,
  customerIds: readonly number[] | 'all',
  { repositories }: GraphQLContext,
): Promise<number | null> {
  if (asked === null) {
    if (customerIds === 'all') return null;
    if (customerIds.length !== 1) throw badInput('Say which customer the sensor box belongs to.');
    return customerIds[0] ?? null;
  }
  const [customer] =
    customerIds === 'all' || customerIds.includes(asked) ? await repositories.customers.find([asked]) : [];
  if (!customer) throw notFound();
  return customer.customerId;
}
