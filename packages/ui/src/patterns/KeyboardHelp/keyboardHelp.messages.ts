export const noneHere = 'There are no shortcuts on this page.';
