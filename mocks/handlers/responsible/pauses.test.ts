import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { PERSONA_PASSWORD } from '../../data/personas.ts'
import type { MockServer } from '../../server.ts'
import { openDeposit } from '../../testing/deposit.ts'
import { withdraw } from '../../testing/money.ts'
import { createNoonServer, logIn, passDays, play } from '../../testing/noon-server.ts'
import { createPlayerClient, type PlayerClient } from '../../testing/player-client.ts'

let server: MockServer
let count = 0
beforeAll(async () => {
  server = await createNoonServer()
})
afterAll(() => server.close())

const CODE = { ok: 20_000, longerHolds: 47_005, playPaused: 47_101 }
const password = hashPassword(PERSONA_PASSWORD)

/** A player in a sandbox of its own, and the events that the player's sockets get. */
async function enter(username = 'ratified', deviceId = 'phone') {
  count += 1
  const sandboxId = `pauses-${String(count)}`
  const client = createPlayerClient(server, sandboxId)
  const { uid } = (await client.login(username, { deviceId })).data as { uid: string }
  return { sandboxId, client, uid, heard: listen(sandboxId, uid) }
}

function listen(sandboxId: string, uid: string) {
  const heard: { event: string; content?: unknown }[] = []
  const connection = {
    sessionId: 'test',
    send: ({ event, content }: { event: string; content?: unknown }) => heard.push({ event, content }),
    close: () => undefined,
  }
  server.sandboxes.get(sandboxId).hub.attach(uid, connection)
  return (event: string) => heard.filter((one) => one.event === event).map(({ content }) => content)
}

const takeBreak = (client: PlayerClient, hours: number, thisDevice = false) =>
  client.post('/api/rg/break', { hours, thisDevice, password })
const exclude = (client: PlayerClient, months: number) => client.post('/api/rg/exclude', { months, password })
const launch = (client: PlayerClient) => client.post('/api/game/getUrl', { gameId: 'slot-001' })
const readPlay = async (client: PlayerClient) =>
  ((await client.get('/api/user/info')).data as { play: { state: string } }).play
const readBadges = async (client: PlayerClient) => (await client.get('/api/badge/data')).data
const readTitles = async (client: PlayerClient) =>
  ((await client.get('/api/letter?pageSize=100')).data as { list: { title: string }[] }).list.map(({ title }) => title)

describe('a break', () => {
  it('refuses games and deposits until its end, and leaves withdrawals open', async () => {
    const { client, heard } = await enter()
    expect((await takeBreak(client, 48)).data).toMatchObject({
      play: { state: 'break', until: '2026-11-22T12:00:00+08:00' },
    })
    expect((await launch(client)).code).toBe(CODE.playPaused)
    expect((await client.post('/api/recharge/preCreate', { method: 'gcash', amount: 500 })).code).toBe(CODE.playPaused)
    expect((await withdraw(client, 200)).code).toBe(CODE.ok)
    await passDays(client, 2)
    expect(await readPlay(client)).toEqual({ state: 'open' })
    expect((await launch(client)).code).toBe(CODE.ok)
    expect(heard('play.state')).toEqual([{ state: 'break' }, { state: 'open' }])
  })

  it('ends an open game after its round', async () => {
    const { client } = await enter()
    const { playUrl } = (await launch(client)).data as { playUrl: string }
    const playKey = /"playKey":"([^"]+)"/.exec(await (await fetch(`${playUrl}&lang=vi-VN`)).text())?.[1]
    const bet = async () => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
      const body = JSON.stringify({ playKey, bet: 5 })
      return (await (await fetch(new URL('/demo/game/bet', playUrl), { ...init, body })).json()) as object
    }
    expect(await bet()).toMatchObject({ success: true })
    await takeBreak(client, 24)
    expect(await bet()).toMatchObject({ error: 'playPaused', msg: expect.stringContaining('thời gian nghỉ') })
    expect((await client.get('/api/game/record/slot')).data).toMatchObject({ total: 1 })
  })

  it('cannot be shortened, but lengthened', async () => {
    const { client } = await enter()
    await takeBreak(client, 48)
    expect((await takeBreak(client, 47)).code).toBe(CODE.longerHolds)
    expect((await exclude(client, 6)).data).toMatchObject({
      play: { state: 'excluded', until: '2027-05-20T12:00:00+08:00' },
    })
    await passDays(client, 2)
    expect(await readPlay(client)).toMatchObject({ state: 'excluded' })
  })

  it('stays over a new login', async () => {
    const { client, sandboxId } = await enter()
    await takeBreak(client, 48)
    expect((await createPlayerClient(server, sandboxId).login('ratified', { deviceId: 'laptop' })).data).toMatchObject({
      play: { state: 'break' },
    })
  })
})

describe('a break for the device', () => {
  it('holds for other accounts on it, now and later, and on no other device', async () => {
    const { client, sandboxId } = await enter()
    const other = createPlayerClient(server, sandboxId)
    const { uid } = (await other.login('notradepw', { deviceId: 'phone' })).data as { uid: string }
    const heard = listen(sandboxId, uid)
    await takeBreak(client, 24, true)
    const ofDevice = { state: 'break', until: '2026-11-21T12:00:00+08:00', isOfDevice: true }
    expect(await readPlay(other)).toEqual(ofDevice)
    expect((await launch(other)).code).toBe(CODE.playPaused)
    expect(await readPlay(client)).not.toHaveProperty('isOfDevice')
    const third = createPlayerClient(server, sandboxId)
    expect((await third.login('nophone', { deviceId: 'phone' })).data).toMatchObject({ play: ofDevice })
    expect((await third.login('nophone', { deviceId: 'tablet' })).data).toMatchObject({ play: { state: 'open' } })
    await passDays(client, 1)
    expect(await readPlay(other)).toEqual({ state: 'open' })
    expect(heard('play.state')).toEqual([{ state: 'break' }, { state: 'open' }])
  })

  it('holds for no other account if the player does not want it', async () => {
    const { client, sandboxId } = await enter()
    await takeBreak(client, 24)
    expect((await createPlayerClient(server, sandboxId).login('notradepw', { deviceId: 'phone' })).data).toMatchObject({
      play: { state: 'open' },
    })
  })
})

describe('promotions', () => {
  it('wait during a break: letters of rewards, and all counters but that of letters', async () => {
    const { client } = await enter('vip8player')
    const [titles, badges] = [await readTitles(client), await readBadges(client)]
    expect(titles).toContain('Three months with us')
    expect(badges).toMatchObject({ inviteFriendToEarnNum: 3, letterUnreadNum: 5 })
    await takeBreak(client, 24)
    expect(await readTitles(client)).not.toContain('Three months with us')
    expect(await readBadges(client)).toMatchObject({
      inviteFriendToEarnNum: 0,
      inviteFriendEnergy: 0,
      taskRewardNum: 0,
      letterUnreadNum: 4,
    })
    await passDays(client, 1)
    expect(await readTitles(client)).toEqual(expect.arrayContaining(titles))
    expect(await readBadges(client)).toMatchObject({ inviteFriendToEarnNum: 3, letterUnreadNum: 5 })
  })

  it('of a login after a long absence is delivered once the exclusion has ended', async () => {
    const { client } = await enter()
    await exclude(client, 6)
    await passDays(client, 20)
    await client.login('ratified', { deviceId: 'phone' })
    expect(await readTitles(client)).not.toContain('Welcome back')
    await passDays(client, 162)
    expect(await readTitles(client)).toContain('Welcome back')
  })

  it('wait for a day after a limit of losses was reached, which the socket says once', async () => {
    const { client, heard } = await enter('limited')
    await client.control('/__mock/players', { username: 'limited', useUp: 'loss' })
    await client.control('/__mock/players', { username: 'limited', useUp: 'loss' })
    expect(heard('limit.reached')).toEqual([{ kind: 'loss', period: 'day', endsAt: '2026-11-21T00:00:00+08:00' }])
    expect(await readPlay(client)).toEqual({ state: 'open', heldUntil: '2026-11-21T12:00:00+08:00' })
    await passDays(client, 1)
    expect(await readPlay(client)).toEqual({ state: 'open' })
  })
})

describe('limit.reached', () => {
  it('is sent when a deposit or a round uses a limit up, and not for one that is set used up', async () => {
    const { client, heard } = await enter()
    await client.post('/api/rg/limit/set', { kind: 'deposit', period: 'day', amount: 500 })
    await openDeposit(client, 500)
    await client.post('/api/rg/limit/set', { kind: 'stake', period: 'day', amount: 20 })
    await play(client, 1, 20)
    await client.post('/api/rg/limit/set', { kind: 'stake', period: 'week', amount: 10 })
    expect(heard('limit.reached')).toMatchObject([
      { kind: 'deposit', period: 'day' },
      { kind: 'stake', period: 'day' },
    ])
  })

  it('is sent when the time of play runs out between rounds', async () => {
    const { client, heard } = await enter()
    await client.post('/api/rg/limit/set', { kind: 'time', period: 'day', minutes: 4 })
    await play(client, 1)
    await client.control('/__mock/clock', { advanceMs: 4 * 60_000 - 1 })
    expect(heard('limit.reached')).toEqual([])
    await client.control('/__mock/clock', { advanceMs: 1 })
    expect(heard('limit.reached')).toMatchObject([{ kind: 'time', period: 'day' }])
  })
})

describe('the state that the back office sets', () => {
  it.each([
    [
      { play: 'break', hours: 30 },
      { state: 'break', until: '2026-11-21T18:00:00+08:00' },
    ],
    [
      { play: 'excluded', months: 12 },
      { state: 'excluded', until: '2027-11-20T12:00:00+08:00' },
    ],
    [{ play: 'restricted' }, { state: 'restricted', reason: expect.stringContaining('under 21') }],
  ])('announces %j at once, and open ends it', async (change, shown) => {
    const { client, heard } = await enter()
    await client.control('/__mock/players', { username: 'ratified', ...change })
    expect(await readPlay(client)).toEqual(shown)
    await client.control('/__mock/players', { username: 'ratified', play: 'open' })
    expect(await readPlay(client)).toEqual({ state: 'open' })
    expect(heard('play.state')).toEqual([{ state: change.play }, { state: 'open' }])
  })

  it('is refused if it is unknown', async () => {
    const { client } = await enter()
    expect(await client.control('/__mock/players', { username: 'ratified', play: 'paused' })).toMatchObject({
      status: 400,
    })
  })
})

describe('the personas', () => {
  it.each([
    ['onbreak', { state: 'break', until: '2026-11-25T12:00:00+08:00' }],
    ['excluded', { state: 'excluded', until: '2027-03-20T12:00:00+08:00' }],
  ])('%s has a pending withdrawal and may withdraw more', async (username, shown) => {
    const client = await logIn(server, `persona-${username}`, username)
    expect(await readPlay(client)).toEqual(shown)
    expect((await client.get('/api/withdraw/fetch?status=0')).data).toMatchObject({ total: 1 })
    expect((await withdraw(client, 500)).code).toBe(CODE.ok)
  })

  it('shows the restriction only after the right password', async () => {
    const client = createPlayerClient(server, 'persona-restricted')
    const wrong = { username: 'restricted', password: '0'.repeat(64) }
    const ordinary = { username: 'ratified', password: '0'.repeat(64) }
    const [refused, other] = [
      await client.post('/api/user/login', wrong),
      await client.post('/api/user/login', ordinary),
    ]
    expect({ ...refused, raw: null }).toEqual({ ...other, raw: null })
    expect((await client.login('restricted', { 'accept-language': 'vi-VN' })).data).toMatchObject({
      play: { state: 'restricted', reason: expect.stringContaining('chưa đủ 21 tuổi') },
    })
  })
})
