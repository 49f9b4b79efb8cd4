import { defineScreen } from './screen';

const publicPage = () => import('../routes/PublicPages');

/** The sign-in page and what opens without a session. They are apart because the sign-in page loads nothing else. */
export const PUBLIC_SCREENS = [
  defineScreen({ id: 'signIn', path: '/', title: 'Sign in' }),
  defineScreen({
    id: 'forgotPassword',
    path: '/forgotPassword',
    title: 'Forgot password',
    load: () => publicPage().then((module) => module.ForgotPasswordPage),
  }),
  defineScreen({
    id: 'resetPassword',
    path: '/resetPassword',
    title: 'Reset password',
    load: () => publicPage().then((module) => module.ResetPasswordPage),
  }),
  defineScreen({
    id: 'setPassword',
    path: '/setpassword',
    title: 'Set password',
    load: () => publicPage().then((module) => module.SetPasswordPage),
  }),
  defineScreen({
    id: 'emailVerification',
    path: '/emailverification',
    title: 'Email verification',
    load: () => publicPage().then((module) => module.EmailVerificationPage),
  }),
  defineScreen({
    id: 'unsubscribe',
    path: '/unsubscribe',
    title: 'Unsubscribe',
    load: () => publicPage().then((module) => module.UnsubscribePage),
  }),
  defineScreen({
    id: 'createTechnicianAccount',
    path: '/createTechnicianAccount',
    title: 'Create a technician account',
    load: () => publicPage().then((module) => module.TechnicianAccountPage),
  }),
  defineScreen({
    id: 'sharedLocation',
    path: '/shared-location',
    title: 'Shared location',
    load: () => publicPage().then((module) => module.SharedLocationPage),
  }),
] as const;
