import { ApiErrorCode } from '@gladhand/domain';
import { changesBetween } from '../../auth/audit';
import { badInput, fault, notFound } from '../../http/fault';
import type { ManagedTrailerRecord, TrailerWrite } from '../../repositories/trailerAdministration';
import type { GraphQLContext } from '../context';
import { told, toManagedVehicle } from './managedVehicle';
import { TAKEN } from './vehicleInput';

type Saved = Extract<TrailerWrite, { kind: 'saved' }>;

/** The saved trailer, or the fault that says why there is none. */
export function savedOrThrow(write: TrailerWrite, { access }: Pick<GraphQLContext, 'access'>): Saved {
  switch (write.kind) {
    case 'saved':
      return write;
    case 'absent':
      throw notFound();
    case 'taken':
      throw badInput(TAKEN[write.field]);
    case 'noSuchGroup':
      throw badInput('Choose groups of this customer.');
    case 'conflict':
      throw fault(ApiErrorCode.Conflict, 'Somebody else saved this trailer. Look at the changes and save again.', {
        details: { current: toManagedVehicle(write.current, access) },
      });
  }
}

/** The line of the audit log that a save leaves behind. */
export async function auditSave(
  { before, trailer }: { before: ManagedTrailerRecord | undefined; trailer: ManagedTrailerRecord },
  { access, audit }: Pick<GraphQLContext, 'access' | 'audit'>,
): Promise<void> {
  await audit(before ? 'trailer.updated' : 'trailer.created', {
    userId: access.user.userId,
    customerId: trailer.customerId,
    subject: trailer.vin,
    subjectId: trailer.trailerId,
    changes: changesBetween(before ? told(before) : {}, told(trailer)),
  });
}
