import type { GraphQLOperation } from '../../vocabulary/generated/operations';
import type { RestOperation } from '../../vocabulary/restOperations';
import type { ScreenId } from '../../vocabulary/screens';

/** An operation of the contract. */
export type OperationSubject = GraphQLOperation | RestOperation;

/** A part of a screen or operation that fewer users may use than the whole. */
export type ActionSubject =
  | 'action:acceptDataAgreement'
  | 'action:editCustomers'
  | 'action:auditEverything'
  | 'action:seeEveryUser'
  | 'action:chooseCustomer'
  | 'action:shareViews'
  | 'action:sendGeolocation'
  | 'action:trailerList'
  | 'action:trailerSelectors'
  | 'action:fleetHealth';

/** Everything with a row in the permission table. Any other name doesn't compile. */
export type PermissionSubject = OperationSubject | `screen:${ScreenId}` | ActionSubject;
