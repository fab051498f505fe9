export const leaveQuestion = {
  title: 'Discard what you entered?',
  message: 'It has not been saved.',
  stay: 'Keep editing',
  discard: 'Discard',
} as const;

export const dialogBusy = 'Please wait until this is done.';
