export const leaveQuestion = {
  title: 'Discard changes?',
  message: 'Your changes haven’t been saved.',
  stay: 'Keep editing',
  discard: 'Discard',
} as const;

export const dialogBusy = 'Please wait';
