import type { AccountLinks } from '@gladhand/admin-widgets';
import { publicPaths } from '../screens/publicPaths';

/** The addresses of the account screens in this portal. */
export const accountLinks: AccountLinks = {
  signIn: publicPaths.signIn,
  forgotPassword: publicPaths.forgotPassword,
  createTechnicianAccount: publicPaths.createTechnicianAccount,
};
