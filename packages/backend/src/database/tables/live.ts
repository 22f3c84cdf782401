/** Messages of the socket. */
export interface LiveTables {}
