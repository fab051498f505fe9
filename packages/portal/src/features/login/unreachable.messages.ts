/** Messages of a page that few meet, which load with it. */
export const unreachableMessages = {
  title: 'Sign-in can’t be reached',
  unreachable:
    'The sign-in service didn’t answer, so the portal couldn’t check your session. Check your connection and try again. The portal then goes on to the page you asked for.',
  stillUnreachable: 'Still no answer. Try again in a moment.',
} as const;
