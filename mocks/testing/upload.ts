import type { PlayerClient } from './player-client.ts'

/** The first bytes of pictures, and of a file that is not a picture. */
export const FILES = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00],
  webp: [...Buffer.from('RIFF\u0004\u0000\u0000\u0000WEBPVP8 ')],
  wave: [...Buffer.from('RIFF\u0004\u0000\u0000\u0000WAVEfmt ')],
  heic: [0, 0, 0, 0x18, ...Buffer.from('ftypheic')],
  gif: [...Buffer.from('GIF89a')],
  text: [...Buffer.from('no picture at all')],
} as const

/** Uploads bytes as a file for a purpose; returns the whole response. */
export async function upload(
  player: PlayerClient,
  purpose: string,
  bytes: readonly number[] | Uint8Array<ArrayBuffer> = FILES.jpeg,
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData()
  form.append('purpose', purpose)
  form.append('file', new File([Uint8Array.from(bytes)], 'picture.jpg', { type: 'image/jpeg' }))
  return player.fetch('/api/common/uploadImg', { method: 'POST', body: form, headers })
}

/** Uploads a picture and returns its id and address. */
export async function uploadPicture(player: PlayerClient, purpose: string): Promise<{ fileId: string; url: string }> {
  const { data } = (await (await upload(player, purpose)).json()) as { data: { fileId: string; url: string } }
  return data
}
