import { faultFollower } from './faultFollower';
import { type BeginFollowing, followWith } from './follower';

/** The followers of the kernel. Areas add their own. */
export const KERNEL_FOLLOWERS: readonly BeginFollowing[] = [followWith(faultFollower)];
