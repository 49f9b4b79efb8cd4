import type { RunUnit } from '../engine/unitOfWork';
import { createUnits } from '../engine/unitOfWork';
import type { ApiDeps } from '../ports';
import { type Authenticate, createAuthenticate } from './authenticate';
import type { Background } from './background';
import type { IdTokens } from './idTokens';

/** Services of routes without a session. */
export interface AccountServices {
  /** Its storage uses the connections reserved for sign-in. */
  deps: ApiDeps;
  tokens: IdTokens;
  authenticate: Authenticate;
  runUnit: RunUnit;
  background: Background;
}

export function createAccountServices(given: ApiDeps, tokens: IdTokens, background: Background): AccountServices {
  const deps: ApiDeps = { ...given, repositories: given.reserve ?? given.repositories };
  return { deps, tokens, background, authenticate: createAuthenticate(deps, tokens), runUnit: createUnits(deps) };
}
