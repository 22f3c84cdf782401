import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createMockServer, type MockServer } from '../../server.ts'
import { createPlayerClient, type PlayerClient } from '../../testing/player-client.ts'
import { uploadPicture } from '../../testing/upload.ts'

let server: MockServer
beforeAll(async () => {
  // One second before midnight in Manila.
  server = await createMockServer({ port: 0, clock: () => Date.parse('2026-11-20T23:59:59+08:00') })
})
afterAll(() => server.close())

const MINUTE = 60_000
const ADDRESS = { line: 'Demo Street 1', city: 'Quezon City', province: 'Metro Manila', postalCode: '1100' }
const BASE = {
  fullName: 'Demo Perez',
  birthday: '1990-02-28',
  email: 'player@example.com',
  nationality: 'PH',
  presentAddress: ADDRESS,
  permanentAddress: ADDRESS,
  sourceOfIncome: 'salary',
  occupation: 'office',
  gamingVenue: 'online',
  idType: 'passport',
  idNumber: 'P123-4567',
}

async function player(sandbox: string, username = 'newplayer'): Promise<PlayerClient> {
  const client = createPlayerClient(server, sandbox)
  await client.login(username)
  return client
}

const saveBase = (client: PlayerClient, more: object = {}) =>
  client.post('/api/user/identity/base', { ...BASE, ...more })
const handIn = (client: PlayerClient, papers: object) => client.post('/api/user/identity/upload', papers)
const getIdentity = async (client: PlayerClient) => (await client.get('/api/user/identity/fetch')).data
const getUser = async (client: PlayerClient) => (await client.get('/api/user/info')).data
const getLetterTitle = async (client: PlayerClient, headers: Record<string, string> = {}) =>
  ((await client.get('/api/letter', headers)).data as { list: { title: string }[] }).list[0]?.title
const countUnread = async (client: PlayerClient) =>
  ((await client.get('/api/badge/data')).data as { letterUnreadNum: number }).letterUnreadNum
const wait = (client: PlayerClient, ms: number) => client.control('/__mock/clock', { advanceMs: ms })
const upload = async (client: PlayerClient, purpose: string) => (await uploadPicture(client, purpose)).fileId
const uploadDocuments = async (client: PlayerClient) => ({
  front: await upload(client, 'idFront'),
  selfie: await upload(client, 'selfie'),
})

test('an identity goes from editing to pending, and after ten minutes to approved with a letter', async () => {
  const client = await player('approved')
  const unread = await countUnread(client)
  const push = vi.spyOn(server.sandboxes.get('approved').hub, 'push')
  expect(await getIdentity(client)).toEqual({
    identityStatus: 'unverified',
    kycStatus: 'unratified',
    rejectReason: '',
    hasBase: false,
    hasPapers: false,
    deadline: '2026-11-23T23:59:59+08:00',
    termsDeadline: '2026-11-27T23:59:59+08:00',
    reviewMinutes: 10,
    fullName: '',
    idType: '',
    idNumber: '',
  })
  expect((await saveBase(client)).data).toMatchObject({
    identityStatus: 'editing',
    hasBase: true,
    hasPapers: false,
    fullName: 'D*** P***',
    idType: 'passport',
    idNumber: '****4567',
  })
  expect(await getUser(client)).toMatchObject({ identityStatus: 'editing', identityInfo: { fullName: 'D*** P***' } })
  expect((await handIn(client, await uploadDocuments(client))).data).toMatchObject({
    identityStatus: 'pending',
    hasPapers: true,
    submittedAt: '2026-11-20T23:59:59+08:00',
  })
  expect([(await saveBase(client)).code, (await handIn(client, await uploadDocuments(client))).code]).toEqual([
    44003, 44003,
  ])
  await wait(client, 10 * MINUTE - 1)
  expect(await getIdentity(client)).toMatchObject({ identityStatus: 'pending', kycStatus: 'unratified' })
  await wait(client, 1)
  expect(await getIdentity(client)).toMatchObject({ identityStatus: 'approved', kycStatus: 'ratified' })
  expect(await getUser(client)).toMatchObject({ identityStatus: 'approved', kycStatus: 'ratified' })
  expect([await getLetterTitle(client), await countUnread(client)]).toEqual(['Your identity is verified', unread + 1])
  expect(push).toHaveBeenCalledWith('U100001', 'inbox.unread', unread + 1, expect.any(Number))
  expect((await saveBase(client)).code).toBe(44003)
})

test('a document number ending in 1111 is rejected for the front picture', async () => {
  const client = await player('picture')
  const unread = await countUnread(client)
  const push = vi.spyOn(server.sandboxes.get('picture').hub, 'push')
  await saveBase(client, { idNumber: '1234-1111' })
  await handIn(client, await uploadDocuments(client))
  await wait(client, 10 * MINUTE)
  expect(await getIdentity(client)).toMatchObject({
    identityStatus: 'rejected',
    rejectReason: 'The picture of the ID is not readable.',
    rejectPart: 'front',
  })
  expect(push).toHaveBeenCalledWith('U100001', 'inbox.unread', unread + 1, expect.any(Number))
})

test.each([
  ['approved', 'Your identity is verified'],
  ['rejected', 'Your documents were rejected'],
])('the back office decides %s: one letter, with its push', async (identityStatus, title) => {
  const client = await player(`office-${identityStatus}`)
  const unread = await countUnread(client)
  const push = vi.spyOn(server.sandboxes.get(`office-${identityStatus}`).hub, 'push')
  const decide = () => client.control('/__mock/players', { username: 'newplayer', identityStatus })
  await decide()
  await decide()
  expect(await getLetterTitle(client)).toBe(title)
  expect(push).toHaveBeenCalledExactlyOnceWith('U100001', 'inbox.unread', unread + 1, expect.any(Number))
})

test('a document number ending in 0000 is rejected with a reason and can be corrected', async () => {
  const client = await player('rejected', 'suspended')
  await saveBase(client, { idNumber: '12 34-00 00' })
  await handIn(client, await uploadDocuments(client))
  await wait(client, 10 * MINUTE)
  expect(await getIdentity(client)).toMatchObject({
    identityStatus: 'rejected',
    kycStatus: 'unratified',
    rejectReason: 'The ID number does not match the picture.',
    rejectPart: 'idNumber',
    hasPapers: true,
  })
  expect(await getUser(client)).toMatchObject({ onlyKyc: true, identityInfo: { rejectReason: expect.any(String) } })
  expect(await getLetterTitle(client, { 'accept-language': 'vi-VN' })).toBe('Giấy tờ của bạn bị từ chối')
  expect((await saveBase(client, { idNumber: '12340001' })).data).toMatchObject({
    identityStatus: 'editing',
    rejectReason: '',
    hasPapers: false,
  })
  await handIn(client, await uploadDocuments(client))
  await wait(client, 10 * MINUTE)
  expect(await getUser(client)).toMatchObject({ identityStatus: 'approved', kycStatus: 'ratified', onlyKyc: false })
})

test('the age of 21 is computed by the Manila calendar, to the day', async () => {
  const client = await player('age')
  expect((await saveBase(client, { birthday: '2005-11-21' })).code).toBe(44001)
  expect(await getIdentity(client)).toMatchObject({ identityStatus: 'unverified', hasBase: false })
  expect((await saveBase(client, { birthday: '2005-11-20' })).success).toBe(true)
  expect((await saveBase(client, { birthday: '2030-01-01' })).code).toBe(44001)
  await wait(client, 1000)
  expect((await saveBase(client, { birthday: '2005-11-21' })).success).toBe(true)
})

test('a player born on 29 February is 21 on 1 March', async () => {
  const client = await player('leap')
  const birthday = { birthday: '2008-02-29' }
  await wait(client, Date.parse('2029-02-28T23:59:59+08:00') - Date.parse('2026-11-20T23:59:59+08:00'))
  expect((await saveBase(client, birthday)).code).toBe(44001)
  await wait(client, 1000)
  expect((await saveBase(client, birthday)).success).toBe(true)
})

test('a document number is unique in any spelling', async () => {
  const client = await player('taken')
  expect((await saveBase(client, { idNumber: 'taken 0000' })).code).toBe(44005)
  expect((await saveBase(client)).success).toBe(true)
  expect((await saveBase(client)).success).toBe(true)
  expect((await saveBase(await player('taken', 'emptylists'), { idNumber: 'p1234567' })).code).toBe(44005)
})

test('document pictures must be the player’s own, of the right purpose, with a back side where required', async () => {
  const client = await player('papers')
  const papers = await uploadDocuments(client)
  expect((await handIn(client, papers)).code).toBe(44004)
  await saveBase(client, { idType: 'philsys' })
  expect((await handIn(client, papers)).code).toBe(44008)
  expect((await handIn(client, { ...papers, back: papers.front })).code).toBe(44008)
  const other = await player('papers', 'ratified')
  expect((await handIn(client, { ...papers, back: await upload(other, 'idBack') })).code).toBe(44008)
  expect(await getIdentity(client)).toMatchObject({ identityStatus: 'editing', hasPapers: false })
  expect((await handIn(client, { ...papers, back: await upload(client, 'idBack') })).success).toBe(true)
})

test('options have names in the player’s language', async () => {
  const client = await player('options')
  const { data } = await client.get('/api/user/identity/type', { 'accept-language': 'vi-VN' })
  expect(data).toMatchObject({
    idTypes: expect.arrayContaining([{ code: 'passport', name: 'Hộ chiếu', needsBack: false }]),
  })
})
