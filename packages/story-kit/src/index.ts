export { drawn } from './drawn.ts';
export { featureChoices, featuresAnswer, type FeatureChoice } from './features.ts';
export { emulateMedia } from './media/emulateMedia.ts';
export { chromaticModes, themeMedia } from './modes.ts';
export { networkHandlers, networks, type Network } from './network.ts';
export { roleChoices, type RoleChoice } from './roles.ts';
export { brands, Themed } from './themed.tsx';
export { toolbarItem } from './toolbar.ts';
export { deviceMedia, viewports } from './viewports.ts';
