import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { PICTURE_HEAD_BYTES, pictureType } from '@tumpak/contract-kit/picture-type.ts'
import type { Database } from './database/open-database.ts'
import type { ServerParts } from './http/call.ts'
import { findSession } from './http/sessions.ts'
import type { Settings } from './settings.ts'

/** "We keep your data for 5 years" (terms; shown where the pictures are taken). */
const KEPT_YEARS = 5

/** The offered avatars. */
export const AVATARS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8']

/** The address of an avatar: an offered one, or a player's picture. */
export function getAvatarUrl(avatar: string): string {
  return AVATARS.includes(avatar) ? `/api/picture/avatar/${avatar}.svg` : getPictureUrl(avatar)
}

export function getPictureUrl(id: string): string {
  return `/api/picture/${id}`
}

/** The media type of a picture by its first bytes, whatever its name says; undefined for what is not accepted. */
export function findPictureType(content: Buffer): string | undefined {
  const type = pictureType(content.subarray(0, PICTURE_HEAD_BYTES))
  return type === 'heic' || type === 'other' ? undefined : `image/${type}`
}

/** Stores a picture outside every served folder, under a name that nobody can guess. */
export async function storePicture(settings: Settings, content: Buffer): Promise<string> {
  const id = randomBytes(24).toString('base64url')
  await mkdir(getFolder(settings), { recursive: true, mode: 0o700 })
  await writeFile(path.join(getFolder(settings), id), content, { mode: 0o600, flag: 'wx' })
  return id
}

function getFolder({ folder }: Settings): string {
  return path.join(folder, 'pictures')
}

/** Sends a picture, if the database knows it and its owner is `accountId`; the operator sees all. */
export async function sendPicture(
  reply: FastifyReply,
  { db, settings }: Pick<ServerParts, 'db' | 'settings'>,
  id: string,
  accountId: number | 'operator',
): Promise<FastifyReply> {
  const found = await db.selectFrom('picture').selectAll().where('id', '=', id).executeTakeFirst()
  if (found === undefined || (accountId !== 'operator' && found.account_id !== accountId)) return reply.code(404).send()
  return secure(reply)
    .header('cache-control', 'private, no-store')
    .type(found.content_type)
    .send(await readFile(path.join(getFolder(settings), found.id)))
}

/** A picture that is opened by itself runs nothing. */
function secure(reply: FastifyReply): FastifyReply {
  return reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
}

/** The pictures of a player, for the player, and the offered avatars. */
export function registerPictures(app: FastifyInstance, parts: ServerParts): void {
  app.get<{ Params: { id: string } }>('/api/picture/:id', async (request, reply) => {
    const session = await findSession(parts.db, request.cookies[parts.contract.cookieName])
    if (session === undefined) return reply.code(404).send()
    return sendPicture(reply, parts, request.params.id, session.account.id)
  })
  app.get<{ Params: { file: string } }>('/api/picture/avatar/:file', async (request, reply) => {
    const index = AVATARS.findIndex((avatar) => `${avatar}.svg` === request.params.file)
    if (index === -1) return reply.code(404).send()
    return secure(reply).header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(drawAvatar(index))
  })
}

function drawAvatar(index: number): string {
  const hue = Math.round((index * 360) / AVATARS.length)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(${hue} 60% 40%)"/>
<g fill="hsl(${hue + 45} 90% 75%)"><circle cx="48" cy="38" r="17"/><path d="M14 96a34 34 0 0 1 68 0z"/></g></svg>`
}

/** A file is written before its row is committed. Without a row it is nobody's after so long. */
const UNCOMMITTED_MS = 3_600_000

/** Deletes the files that no row has: their upload was undone, or the process ended in between. */
export async function deleteLostPictures(db: Database, settings: Settings): Promise<void> {
  const folder = getFolder(settings)
  const rows = await db.selectFrom('picture').select('id').execute()
  const known = new Set(rows.map(({ id }) => id))
  for (const file of await readdir(folder).catch(() => [])) {
    if (known.has(file)) continue
    const { mtimeMs } = await stat(path.join(folder, file))
    if (Date.now() - mtimeMs > UNCOMMITTED_MS) await rm(path.join(folder, file), { force: true })
  }
}

/** Deletes the pictures whose term is over, files first: a row that is left is tried again. */
export async function deleteOldPictures(db: Database, settings: Settings): Promise<void> {
  const old = await db
    .selectFrom('picture')
    .select('id')
    .where('created_at', '<', sql<Date>`now() - make_interval(years => ${KEPT_YEARS})`)
    .execute()
  for (const { id } of old) {
    await rm(path.join(getFolder(settings), id), { force: true })
    await db.updateTable('account').set({ avatar: '1' }).where('avatar', '=', id).execute()
    await db.deleteFrom('picture').where('id', '=', id).execute()
  }
}
