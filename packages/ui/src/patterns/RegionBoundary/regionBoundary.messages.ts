export const changesSafe = 'Your saved changes are safe.';
