import { startServers } from '../../support/servers.ts'

/** Starts mock and app once for the whole run; the addresses go to the workers by the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const servers = await startServers()
  process.env['TUMPAK_APP_URL'] = servers.appUrl
  process.env['TUMPAK_MOCK_URL'] = servers.mockUrl
  return servers.stop
}
