import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServer, type MockServer } from '../../server.ts'
import { createPlayerClient, type PlayerClient } from '../../testing/player-client.ts'
import { FILES, upload, uploadPicture } from '../../testing/upload.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})
afterAll(() => server.close())

const PATH = '/api/common/uploadImg'
const LIMIT = 5 * 1024 * 1024

async function player(sandbox: string, username = 'newplayer'): Promise<PlayerClient> {
  const client = createPlayerClient(server, sandbox)
  await client.login(username)
  return client
}

function createJpeg(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(13)
  bytes.set(FILES.jpeg)
  return bytes
}

const getCode = async (response: Response): Promise<number> => ((await response.json()) as { code: number }).code
const send = (client: PlayerClient, body: RequestInit['body'], headers: Record<string, string> = {}) =>
  client.fetch(PATH, { method: 'POST', body, headers })

test.each([
  ['jpeg', 20000],
  ['png', 20000],
  ['webp', 20000],
  ['wave', 44006],
  ['heic', 44006],
  ['gif', 44006],
  ['text', 44006],
] as const)('%s, named picture.jpg: %i', async (kind, code) => {
  expect(await getCode(await upload(await player('kinds'), 'selfie', FILES[kind]))).toBe(code)
})

test('an upload of five megabytes is accepted, one byte more is refused, far more is an HTTP 413', async () => {
  const client = await player('sizes')
  const whole = createJpeg(LIMIT)
  const { data } = (await (await upload(client, 'idFront', whole)).json()) as { data: { url: string } }
  expect(Buffer.from(await (await client.fetch(data.url)).arrayBuffer()).equals(whole)).toBe(true)
  expect(await getCode(await upload(client, 'idFront', createJpeg(LIMIT + 1)))).toBe(44007)
  expect(await getCode(await upload(client, 'idFront', new Uint8Array()))).toBe(44006)
  expect((await upload(client, 'idFront', createJpeg(25 * 1024 * 1024))).status).toBe(413)
})

test('a picture is served to its owner’s session alone', async () => {
  const client = await player('owner')
  const { fileId, url } = await uploadPicture(client, 'idBack')
  expect(fileId).toMatch(/-back$/)
  const served = await client.fetch(url)
  expect([served.status, served.headers.get('content-type'), served.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'no-store',
  ])
  expect((await (await player('owner', 'ratified')).fetch(url)).status).toBe(404)
  expect((await createPlayerClient(server, 'owner').fetch(url)).status).toBe(404)
  expect((await (await player('another-sandbox')).fetch(url)).status).toBe(404)
  await client.post('/api/user/logout')
  expect((await client.fetch(url)).status).toBe(404)
})

test('an invalid form is bad input', async () => {
  const client = await player('forms')
  const form = (fields: [string, string | Blob][]): FormData => {
    const made = new FormData()
    for (const [name, value] of fields) made.append(name, value)
    return made
  }
  const file: [string, Blob] = ['file', new Blob([Uint8Array.from(FILES.png)])]
  const refusal = async (body: RequestInit['body'], headers?: Record<string, string>): Promise<unknown> =>
    (await send(client, body, headers)).json()
  expect(await refusal(form([file]))).toMatchObject({ code: 40000, msg: 'purpose: This is required.' })
  expect(await refusal(form([['purpose', 'selfie']]))).toMatchObject({ code: 40000, msg: 'file: This is required.' })
  expect(await refusal(form([file, ['purpose', 'wallpaper']]))).toMatchObject({
    code: 40000,
    msg: expect.stringContaining('purpose'),
  })
  expect(await refusal(form([file, file, ['purpose', 'selfie']]))).toMatchObject({
    code: 40000,
    msg: expect.stringContaining('file'),
  })
  expect(await refusal('--x\r\nbroken', { 'content-type': 'multipart/form-data; boundary=x' })).toMatchObject({
    code: 40000,
    msg: 'body: This is not a valid form.',
  })
  expect(await refusal('--x', { 'content-type': 'multipart/form-data' })).toMatchObject({ code: 40000 })
  expect(await refusal('{}', { 'content-type': 'application/json' })).toMatchObject({
    code: 40000,
    msg: 'Content-Type: Only multipart/form-data is accepted.',
  })
  expect(
    await getCode(
      await send(
        client,
        form([
          ['file', 'text in the place of a file'],
          ['purpose', 'selfie'],
        ]),
      ),
    ),
  ).toBe(44006)
})

test('session, origin, injected faults and examples work as for other operations', async () => {
  const client = await player('pipeline')
  expect(await getCode(await upload(createPlayerClient(server, 'pipeline'), 'selfie'))).toBe(20002)
  expect((await upload(client, 'selfie', FILES.jpeg, { origin: 'https://evil.example' })).status).toBe(403)
  await client.control('/__mock/faults', { operationId: 'uploadImage', fault: { kind: 'status', status: 503 } })
  expect((await upload(client, 'selfie')).status).toBe(503)
  await client.control('/__mock/faults', { operationId: 'uploadImage', after: true, fault: { kind: 'drop' } })
  await expect((await upload(client, 'selfie')).text()).rejects.toThrow('terminated')
  const { fileId } = await uploadPicture(client, 'selfie')
  expect(fileId).toBe('file-0002-selfie')
  expect(await getCode(await upload(client, 'selfie', FILES.jpeg, { prefer: 'example=fileTooLarge' }))).toBe(44007)
  expect(await client.control('/__mock/calls')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ operationId: 'uploadImage', code: 20000, body: { file: '', purpose: 'selfie' } }),
    ]),
  )
})
