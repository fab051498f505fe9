/** Messages of a rarely shown page; they load with it. */
export const unreachableMessages = {
  title: 'Sign-in service unreachable',
  unreachable:
    'The sign-in service didn’t respond, so the portal couldn’t check your session. Check your connection and try again. The portal will then open the page you asked for.',
  stillUnreachable: 'Still no response. Try again in a moment.',
} as const;
