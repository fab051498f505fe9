export const menuFailed = 'The menu couldn’t be loaded';
