const TABLE = /^\/[^/]+\/(?:(?!rooms\/)[^/]+\/table|rooms\/(?!new\/?$)[^/]+)\/?$/;

/** Whether a match is played at this path: a table on this device, or a room. */
export const isTableAddress = (pathname: string): boolean => TABLE.test(pathname);
