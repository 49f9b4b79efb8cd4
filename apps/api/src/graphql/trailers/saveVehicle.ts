import { ApiErrorCode } from '@gladhand/domain';
import { changesBetween } from '../../auth/audit';
import { apiError, badInput, notFound } from '../../http/apiError';
import type { ManagedTrailerRecord, TrailerWrite } from '../../repositories/trailerAdministration';
import type { GraphQLContext } from '../context';
import { auditedFields, toManagedVehicle } from './managedVehicle';
import { VEHICLE_MESSAGES } from './messages';
import { TAKEN } from './vehicleInput';

type Saved = Extract<TrailerWrite, { kind: 'saved' }>;

/** The saved trailer; throws an error with the reason if it was not saved. */
export function savedOrThrow(write: TrailerWrite, { access }: Pick<GraphQLContext, 'access'>): Saved {
  switch (write.kind) {
    case 'saved':
      return write;
    case 'absent':
      throw notFound();
    case 'taken':
      throw badInput(TAKEN[write.field]);
    case 'noSuchGroup':
      throw badInput(VEHICLE_MESSAGES.groupsOfCustomer);
    case 'leased':
      throw badInput(VEHICLE_MESSAGES.leased);
    case 'conflict':
      throw apiError(ApiErrorCode.Conflict, VEHICLE_MESSAGES.conflict, {
        details: { current: toManagedVehicle(write.current, access) },
      });
  }
}

/** Adds the audit log entry of a save. */
export async function auditSave(
  { before, trailer }: { before: ManagedTrailerRecord | undefined; trailer: ManagedTrailerRecord },
  { access, audit }: Pick<GraphQLContext, 'access' | 'audit'>,
): Promise<void> {
  await audit(before ? 'trailer.updated' : 'trailer.created', {
    userId: access.user.userId,
    customerId: trailer.customerId,
    subject: trailer.vin,
    subjectId: trailer.trailerId,
    changes: changesBetween(before ? auditedFields(before) : {}, auditedFields(trailer)),
  });
}
