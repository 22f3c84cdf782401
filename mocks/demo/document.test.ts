import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MockServer } from '../server.ts'
import { createNoonServer } from '../testing/noon-server.ts'
import { createPlayerClient } from '../testing/player-client.ts'

let server: MockServer
beforeAll(async () => {
  server = await createNoonServer()
})
afterAll(() => server.close())

test('the operator scenario serves its documents from another host, and a newer version', async () => {
  const visitor = createPlayerClient(server, 'documents')
  expect((await visitor.get('/api/config/fetch')).data).toMatchObject({
    privacy_policy: '',
    terms_of_use: '',
    showDownloadBanner: true,
  })
  await visitor.control('/__mock/sandboxes', { id: 'documents', scenario: 'operator' })
  const { privacy_policy: address, showDownloadBanner } = (await visitor.get('/api/config/fetch')).data as {
    privacy_policy: string
    showDownloadBanner: boolean
  }
  expect(showDownloadBanner).toBe(false)
  expect(new URL(address).hostname).toBe('localhost')
  const page = await fetch(address)
  expect(page.headers.get('content-security-policy')).toContain('frame-ancestors')
  expect(await page.text()).toContain('privacy policy')
  expect((await fetch(address.replace('privacyPolicy', 'nothing'))).status).toBe(404)
  expect((await visitor.get('/api/app/version')).data).toMatchObject({ versionCode: 105 })
})
