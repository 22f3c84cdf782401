import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerParts } from '../http/call.ts'
import { createOperatorPage } from './operator.ts'
import { markup } from '../pages/html.ts'

type Page = Awaited<ReturnType<typeof createOperatorPage>>

describe('operator page', () => {
  let page: Page
  const host = '127.0.0.1:4621'
  beforeAll(async () => {
    // No request of these tests reaches the database.
    page = await createOperatorPage({} as ServerParts)
  })
  afterAll(() => page.app.close())
  const getStatus = async (url: string, headers: Record<string, string>, method: 'GET' | 'POST' = 'GET') =>
    (await page.app.inject({ url, method, headers: { host, ...headers } })).statusCode

  it('opens with the printed token, and sets a cookie for its own path', async () => {
    const response = await page.app.inject({ url: `/operator/open?token=${page.token}`, headers: { host } })
    expect(response.statusCode).toBe(303)
    expect(response.headers['set-cookie']).toMatch(/Path=\/operator; HttpOnly; SameSite=Strict/)
  })

  it('refuses a request without the token, or with another one', async () => {
    expect(await getStatus('/operator', {})).toBe(403)
    expect(await getStatus('/operator', { cookie: 'tumpak_operator=guess' })).toBe(403)
    expect(await getStatus('/operator/open?token=guess', {})).toBe(403)
  })

  it('refuses another host name, and a write of another origin or of none', async () => {
    const cookie = `tumpak_operator=${page.token}`
    expect(await getStatus('/operator', { cookie, host: 'attacker.example:4621' })).toBe(403)
    expect(await getStatus('/operator/letter', { cookie, origin: 'http://localhost:4620' }, 'POST')).toBe(403)
    expect(await getStatus('/operator/letter', { cookie }, 'POST')).toBe(403)
  })

  it("lets browsers name the origin of the page's own forms, and tells no other site its address", async () => {
    const { headers } = await page.app.inject({ url: `/operator/open?token=${page.token}`, headers: { host } })
    expect(headers['referrer-policy']).toBe('same-origin')
  })

  it('escapes what it inserts', () => {
    expect(markup`<p>${'<img onerror="x">'}${markup`<b>${"'"}</b>`}</p>`.text).toBe(
      '<p>&lt;img onerror=&quot;x&quot;&gt;<b>&#39;</b></p>',
    )
  })
})
