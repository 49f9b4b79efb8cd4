export { type AfterSignIn, afterSignIn } from '../rules/session/afterSignIn';
export {
  isPasswordValid,
  PASSWORD_LENGTH,
  PASSWORD_MISMATCH,
  type PasswordRule,
  passwordRules,
  RESET_MISMATCH,
} from '../rules/session/password';
export { PASSWORD_EXPIRY_WARNING_DAYS, passwordExpiry } from '../rules/session/passwordExpiry';
export { SESSION_POLICY, sessionStep } from '../rules/session/session';
