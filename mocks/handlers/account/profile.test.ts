import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServer, type MockServer } from '../../server.ts'
import { createPlayerClient, type PlayerClient } from '../../testing/player-client.ts'
import { uploadPicture } from '../../testing/upload.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})
afterAll(() => server.close())

async function player(sandbox: string, username = 'newplayer'): Promise<PlayerClient> {
  const client = createPlayerClient(server, sandbox)
  await client.login(username)
  return client
}

const update = (client: PlayerClient, body: object) => client.post('/api/user/modify', body)
const getUser = async (client: PlayerClient) =>
  (await client.get('/api/user/info')).data as { avatar: string; registrationCode: string }
const getSpins = async (client: PlayerClient) =>
  ((await client.get('/api/badge/data')).data as { inviteFriendToEarnNum: number }).inviteFriendToEarnNum

test('only the sent fields change', async () => {
  const client = await player('changes')
  const before = await getUser(client)
  expect((await update(client, { nickname: 'Bituin' })).data).toEqual({ ...before, nickname: 'Bituin' })
  expect((await update(client, { gender: 'female', avatar: '/art/avatar/7.svg' })).data).toEqual({
    ...before,
    nickname: 'Bituin',
    gender: 'female',
    avatar: '/art/avatar/7.svg',
  })
})

test('a nickname is unique in any spelling, and a refused change changes nothing', async () => {
  const client = await player('names')
  const before = await getUser(client)
  expect((await update(client, { nickname: 'TakenNick', gender: 'female' })).code).toBe(41501)
  expect((await update(client, { nickname: 'Bituin', avatar: '/art/avatar/99.svg' })).code).toBe(41502)
  expect(await getUser(client)).toEqual(before)
  await update(client, { nickname: 'Bituin' })
  expect((await update(client, { nickname: 'BITUIN' })).success).toBe(true)
  expect((await update(await player('names', 'ratified'), { nickname: 'bituin' })).code).toBe(41501)
})

test('an avatar is an offered one or the player’s own upload', async () => {
  const client = await player('avatars')
  const offered = (await client.get('/api/material/avatar')).data as { url: string }[]
  expect((await client.fetch(offered[11]?.url ?? '')).status).toBe(200)
  const { url } = await uploadPicture(client, 'avatar')
  expect((await update(client, { avatar: url })).data).toMatchObject({ avatar: url })
  const selfie = await uploadPicture(client, 'selfie')
  expect((await update(client, { avatar: selfie.url })).code).toBe(41502)
  expect((await update(client, { avatar: `https://evil.example${url}` })).code).toBe(41502)
  expect((await update(await player('avatars', 'ratified'), { avatar: url })).code).toBe(41502)
})

test('an invitation code is bound once, never one’s own, and gives the inviter a spin', async () => {
  const [client, friend] = [await player('invited'), await player('invited', 'ratified')]
  const spins = await getSpins(friend)
  expect((await client.post('/api/user/bind/NOBODY')).code).toBe(41103)
  expect((await client.post('/api/user/bind/PAROL1')).code).toBe(41402)
  expect(await getUser(client)).toMatchObject({ registrationCode: '' })
  expect((await client.post('/api/user/bind/parol2')).data).toMatchObject({ registrationCode: 'PAROL2' })
  expect((await client.post('/api/user/bind/PAROL3')).code).toBe(41403)
  expect(await getUser(client)).toMatchObject({ registrationCode: 'PAROL2' })
  expect(await getSpins(friend)).toBe(spins + 1)
})

test('the share link leads to registration, which counts as invited and can be closed', async () => {
  const friend = await player('shared', 'ratified')
  const { searchParams, pathname } = new URL((await friend.get('/api/user/share')).data as string)
  expect([pathname, searchParams.get('code')]).toEqual(['/register', 'PAROL2'])
  const visitor = createPlayerClient(server, 'shared')
  const rule = async (body: object) => (await visitor.post('/api/user/register/flag', body)).data
  expect(await rule({})).toEqual({ isOpen: true, needsRegistrationCode: false })
  expect(await rule({ invitationCode: 'PAROL2' })).toEqual({ isOpen: true, needsRegistrationCode: false })
  expect(await rule({ invitationCode: 'CLOSED' })).toEqual({ isOpen: false, needsRegistrationCode: false })
  expect(await rule({ invitationCode: 'INVITEONLY' })).toEqual({ isOpen: true, needsRegistrationCode: true })
  const newcomer = { username: 'newcomer', password: 'a'.repeat(64), phone: '9995550001', areaCode: '63' }
  expect((await visitor.post('/api/user/custom/register', { ...newcomer, invitationCode: 'CLOSED' })).code).toBe(41104)
  expect((await visitor.post('/api/user/custom/register', { ...newcomer, invitationCode: 'INVITEONLY' })).code).toBe(
    41103,
  )
  expect(
    (await visitor.post('/api/user/custom/register', { ...newcomer, invitationCode: 'PAROL2' })).data,
  ).toMatchObject({ registrationCode: 'PAROL2' })
  expect((await visitor.post('/api/user/bind/PAROL3')).code).toBe(41403)
})

test('countries have names in the player’s language, and an empty list for the player of empty lists', async () => {
  const visitor = createPlayerClient(server, 'countries')
  const named = async (language: string) =>
    (
      (await visitor.get('/api/user/country', { 'accept-language': language })).data as { code: string; name: string }[]
    ).find(({ code }) => code === 'DE')?.name
  expect([await named('en-US'), await named('vi-VN')]).toEqual(['Germany', 'Đức'])
  const empty = await player('countries', 'emptylists')
  expect([(await empty.get('/api/user/country')).data, (await empty.get('/api/material/avatar')).data]).toEqual([
    [],
    [],
  ])
})
