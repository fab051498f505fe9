export { AccessDeniedScreen } from './AccessDeniedScreen.tsx';
export { CallbackScreen } from './CallbackScreen.tsx';
export { ErrorScreen } from './ErrorScreen.tsx';
export { FramedNotice } from './FramedNotice.tsx';
export { LoginScreen } from './LoginScreen.tsx';
export { LogoutScreen } from './LogoutScreen.tsx';
export { Unreachable } from './Unreachable.ts';
