/** Texts of User Management, quoted from the specification. */
export const USER_TEXTS = {
  selectCustomer: 'You need to select a customer in order to change group assignments or to edit groups',
  atLeastOneGroup: 'You must assign user to at least one of the following groups',
  neverLoggedIn: 'Never Logged In',
  /** Shown instead of customers for administrators without any. */
  admin: 'Admin',
  createTitle: 'Create New User',
  editTitle: 'Edit User Information',
  created: 'Successfully created user: ',
  updated: 'Successfully updated user: ',
  deleted: 'Successfully deleted user: ',
  createFailed: 'Error while creating user: ',
  updateFailed: 'Error while editing user: ',
  deleteFailed: 'Error while deleting user: ',
  resetSent: 'The password reset email was sent to ',
  verificationSent: 'The verification email was sent to ',
  resetFailed: 'Failed to send reset password email.',
  verificationFailed: 'Failed to send verification email.',
} as const;
