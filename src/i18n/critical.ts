/** Namespaces of the first page, the age sheet of a first visit included: loaded before the first paint, as one file. */
export const CRITICAL = ['age', 'common', 'errors', 'games', 'shell'] as const
