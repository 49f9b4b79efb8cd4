import { makeSigningJwk } from './auth/tokenKeys';

// For GLADHAND_SIGNING_KEY; see `npm run signing-key -w @gladhand/api`.
console.log(JSON.stringify(await makeSigningJwk()));
