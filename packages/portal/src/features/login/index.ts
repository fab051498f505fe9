export { AccessDeniedScreen, type AccessDeniedScreenProps } from './AccessDeniedScreen.tsx';
export { CallbackScreen, type CallbackScreenProps } from './CallbackScreen.tsx';
export { ErrorScreen, type ErrorScreenProps } from './ErrorScreen.tsx';
export { FramedNotice, type FramedNoticeProps } from './FramedNotice.tsx';
export { LoginScreen, type LoginScreenProps } from './LoginScreen.tsx';
export { LogoutScreen, type LogoutScreenProps } from './LogoutScreen.tsx';
