export { CONTACT_TEXTS, checkUnitId, parseDotNumber } from '../rules/contact/contact';
export { EMAIL_MAX_LENGTH, isEmail, normalizeEmail } from '../rules/contact/email';
export { EMAIL_NOT_VALID } from '../rules/contact/emailText';
