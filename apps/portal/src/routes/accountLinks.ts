import type { AccountLinks } from '@gladhand/admin-widgets';
import { paths } from '../paths';

/** Where the links of the account screens lead in this portal. */
export const accountLinks: AccountLinks = {
  signIn: paths.signIn,
  forgotPassword: paths.forgotPassword,
  createTechnicianAccount: paths.createTechnicianAccount,
};
