import type { AdministrationApi } from '../../contract/administration/administrationApi';
import type { Transport } from '../transport';
import { createAdministrationCall } from './administrationCall';
import { createAuditApi } from './audit';

export function createAdministrationApi(transport: Transport): AdministrationApi {
  const data = createAdministrationCall(transport, '/graphql');
  return { audit: createAuditApi(data) };
}
