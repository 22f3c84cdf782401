/** Sentinel: registration is closed for a visitor with this invitation code. */
export const CLOSED_CODE = 'CLOSED'
/** Sentinel: a visitor with this unknown invitation code needs a code to register. */
export const INVITE_ONLY_CODE = 'INVITEONLY'
