import { faultFollower } from './faultFollower';
import { type BeginFollowing, followWith } from './follower';
import { reeferCommandFollower } from './reeferCommandFollower';

/** Everything that follows reports, in the order in which it is written. */
export const FOLLOWERS: readonly BeginFollowing[] = [followWith(faultFollower), followWith(reeferCommandFollower)];
