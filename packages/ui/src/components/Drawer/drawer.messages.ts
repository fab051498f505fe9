export const drawerFailed = 'The panel couldn’t be loaded';
