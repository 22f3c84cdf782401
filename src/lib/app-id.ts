/** The id of the native wrapper's app, which is also its scheme; undefined if the build does not know it. */
export const APP_ID: string | undefined = import.meta.env.VITE_APP_ID || undefined
