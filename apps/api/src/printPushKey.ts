import { makePushJwk } from './node/pushKey';

// For GLADHAND_PUSH_KEY; see `npm run push-key -w @gladhand/api`.
console.log(JSON.stringify(await makePushJwk()));
