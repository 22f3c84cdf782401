/** Sentinel: to who comes by this invitation code, registration is closed. */
export const CLOSED_CODE = 'CLOSED'
/** Sentinel: who comes by this invitation code, which is nobody's, needs a code to register. */
export const INVITE_ONLY_CODE = 'INVITEONLY'
