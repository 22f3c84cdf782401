/** Limits, breaks and reality checks. */
export interface ResponsibleTables {}
