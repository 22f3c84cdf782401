/** The label in the side menu (section 9 of the specification). For people; nothing is compared with it. */
export const VERSION_LABEL: string = import.meta.env.VITE_VERSION_LABEL

/** The build's own version as text of a whole number, sent with each call and compared with the server's. */
export const VERSION_CODE: string = import.meta.env.VITE_VERSION_CODE
