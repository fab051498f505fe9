/** Messages that the sign-in pages explain their steps with; the server's error messages come with the page. */
export const pageMessages = {
  code: 'Enter the 6-digit code that your authenticator app shows for Countersign.',
  secondFactorNext: 'Two-factor authentication (2FA) is the next step.',
  setUp:
    'Scan this code with an authenticator app, then enter the 6-digit code it shows. You’ll need a code each time you sign in.',
  qr: 'QR code for your authenticator app. You can enter the key below instead.',
} as const;
