import { SOCKET_ADDRESS } from '#generated/ws/socket.ts'

/**
 * The address of a player's socket on the app's origin: `wss:`, or `ws:` if the app came by http. It contains only the
 * uid (`asyncapi/socket.yaml#/channels/player`).
 */
export function socketUrl(uid: string, origin: string = globalThis.location.origin): string {
  return new URL(SOCKET_ADDRESS.replace('{uid}', encodeURIComponent(uid)), origin.replace(/^http/, 'ws')).href
}
