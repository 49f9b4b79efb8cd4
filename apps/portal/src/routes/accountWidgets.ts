export {
  EmailVerification,
  ForgotPassword,
  ResetPassword,
  SetPassword,
  TechnicianAccount,
  Unsubscribe,
} from '@gladhand/admin-widgets';
