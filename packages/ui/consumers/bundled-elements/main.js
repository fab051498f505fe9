import '@countersign/ui/custom-elements';

document.querySelector('countersign-upload-panel').items = [
  {
    id: 'deed',
    name: 'Trust deed.pdf',
    status: 'complete',
    percent: 100,
    bytesPerSecond: null,
    secondsLeft: null,
    failureReason: null,
    retryable: false,
    cancellable: false,
  },
];
