export { ClickToSignModal } from './clickToSign/ClickToSignModal.tsx';
export { SignModal } from './signDocument/SignModal.tsx';
export { signingSteps } from './signingSteps.ts';
