import { SOCKET_ADDRESS } from '#generated/ws/socket.ts'

/**
 * The address of a player's socket on the origin that serves the app: `wss:`, or `ws:` where the app came by http.
 * Nothing but the user id is in it (section 4 of the specification).
 */
export function socketUrl(uid: string, origin: string = globalThis.location.origin): string {
  return new URL(SOCKET_ADDRESS.replace('{uid}', encodeURIComponent(uid)), origin.replace(/^http/, 'ws')).href
}
